import IrekoContainers
import UIKit

/// A controller that calls back from each of its callbacks.
@MainActor
protocol RandomController: ContainerContent {
    /// Called at the end of each callback, with its name.
    var calls: ((String, UIViewController) -> Void)? { get set }
    /// How many containers it is in.
    var level: Int { get set }
}

final class RandomLeaf: UIViewController, RandomController {
    var calls: ((String, UIViewController) -> Void)?
    var level = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls?("viewWillAppear", self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        calls?("viewIsAppearing", self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls?("viewDidAppear", self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls?("viewWillDisappear", self)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls?("viewDidDisappear", self)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls?("willMove", self)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls?("didMove", self)
    }
}

final class RandomBase: ContainerViewController, RandomController {
    var calls: ((String, UIViewController) -> Void)?
    var level = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls?("viewWillAppear", self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        calls?("viewIsAppearing", self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls?("viewDidAppear", self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls?("viewWillDisappear", self)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls?("viewDidDisappear", self)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls?("willMove", self)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls?("didMove", self)
    }

    /// The children whose own animation runs, with what ends it.
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
        guard child.parent === self, !running.contains(where: { $0.child === child }) else { return }
        child.willMove(toParent: nil)
        run(child, animated: animated, isAppearing: false) { [weak self, weak child] in
            guard let self, let child else { return }
            child.view.removeFromSuperview()
            endAppearance(of: child)
            child.removeFromParent()
        }
    }

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

final class RandomModal: ModalContainerController, RandomController {
    var calls: ((String, UIViewController) -> Void)?
    var level = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls?("viewWillAppear", self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        calls?("viewIsAppearing", self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls?("viewDidAppear", self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls?("viewWillDisappear", self)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls?("viewDidDisappear", self)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls?("willMove", self)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls?("didMove", self)
    }
}

final class RandomSegmented: SegmentedContainerController, RandomController {
    var calls: ((String, UIViewController) -> Void)?
    var level = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls?("viewWillAppear", self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        calls?("viewIsAppearing", self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls?("viewDidAppear", self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls?("viewWillDisappear", self)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls?("viewDidDisappear", self)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls?("willMove", self)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls?("didMove", self)
    }
}

final class RandomContents: ContentContainerController, RandomController {
    var calls: ((String, UIViewController) -> Void)?
    var level = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls?("viewWillAppear", self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        calls?("viewIsAppearing", self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls?("viewDidAppear", self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls?("viewWillDisappear", self)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls?("viewDidDisappear", self)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls?("willMove", self)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls?("didMove", self)
    }
}
