import IrekoContainers
import UIKit

final class RandomLeaf: UIViewController, ContainerContent {}

final class RandomModal: ModalContainerController, ContainerContent {}

final class RandomSegmented: SegmentedContainerController, ContainerContent {}

final class RandomContents: ContentContainerController, ContainerContent {}

/// A custom container that shows and hides its children with the base class.
final class RandomBase: ContainerViewController, ContainerContent {
    /// The children whose own animation runs, with the closures that end it.
    private var running: [(child: UIViewController, end: () -> Void)] = []

    func show(_ child: UIViewController, animated: Bool) {
        addChild(child)
        guard child.parent === self else { return }
        run(child, animated: animated, isAppearing: true) { [weak self, weak child] in
            guard let self, let child else { return }
            endAppearance(of: child)
            if child.parent === self { child.didMove(toParent: self) }
        }
    }

    func hide(_ child: UIViewController, animated: Bool) {
        guard child.parent === self, !isRunning(child) else { return }
        child.willMove(toParent: nil)
        // A callback may have hidden it, or begun to hide it.
        guard child.parent === self, !isRunning(child) else { return }
        run(child, animated: animated, isAppearing: false) { [weak self, weak child] in
            guard let self, let child else { return }
            child.view.removeFromSuperview()
            endAppearance(of: child)
            child.removeFromParent()
        }
    }

    private func isRunning(_ child: UIViewController) -> Bool { running.contains { $0.child === child } }

    private func run(_ child: UIViewController, animated: Bool, isAppearing: Bool, end: @escaping () -> Void) {
        running.append((child, end))
        beginAppearance(of: child, isAppearing: isAppearing, animated: animated)
        if isAppearing {
            child.view.alpha = 0
            view.addSubview(child.view)
        }
        let finish = { [weak self] in
            guard let self, let index = running.firstIndex(where: { $0.child === child }) else { return }
            running.remove(at: index).end()
        }
        if animated {
            UIView.animate(withDuration: 0.3) {
                child.view.alpha = isAppearing ? 1 : 0
            } completion: { _ in
                finish()
            }
        } else {
            child.view.alpha = 1
            finish()
        }
    }
}
