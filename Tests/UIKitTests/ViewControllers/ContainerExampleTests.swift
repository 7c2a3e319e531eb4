import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The example of `UIKit.docc/Containers.md`.
private final class SwitchingViewController: UIViewController {
    private(set) var content: UIViewController
    private var isSwitching = false

    init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        fill(with: content)
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    func show(_ next: UIViewController) {
        guard !isSwitching, next !== content else { return }
        let previous = content
        content = next
        isSwitching = true

        previous.willMove(toParent: nil)
        addChild(next)
        fill(with: next)
        next.view.alpha = 0
        transition(from: previous, to: next, duration: 0.25) {
            next.view.alpha = 1
        } completion: { _ in
            previous.removeFromParent()
            next.didMove(toParent: self)
            self.isSwitching = false
        }
    }

    private func fill(with child: UIViewController) {
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}

@MainActor
@Suite("The container of the documentation")
struct ContainerExampleTests {
    @Test("Switching sends both controllers their callbacks, and releases the old one")
    func switching() throws {
        try Stage.run(root: SwitchingViewController(content: controller("Old"))) { stage, container in
            container.title = "Container"

            container.show(controller("New"))
            stage.advance(by: 0.25)

            stage.expectCallbacks(
                [
                    "Old willMove(toParent: nil)", "New willMove(toParent: Container)", "New viewWillAppear",
                    "Old viewWillDisappear", "New viewIsAppearing", "New viewDidAppear", "Old viewDidDisappear",
                    "Old didMove(toParent: nil)", "New didMove(toParent: Container)",
                ], of: [.appearance, .containment])
            expectEqual(container.children.map(\.title), ["New"])
            expectEqual(container.view.subviews, [container.content.view])
            expectEqual(container.content.view.frame, container.view.bounds)
            expectEmpty(stage.diagnostics)
        }
    }
}
