import Expectations
import IrekoTesting
import Testing
import UIKit

/// Decisions that the engine leaves to containers.
@MainActor
@Suite("Hooks for containers")
struct ContainerHookTests {
    /// Three pages in the hierarchy, of which one is shown.
    private final class Pages: UIViewController {
        let pages = [CallbackController("Left"), CallbackController("Middle"), CallbackController("Right")]

        override func viewDidLoad() {
            super.viewDidLoad()
            for page in pages { contain(page) }
            childrenAppearingWithParent = { [unowned self] in [pages[1]] }
        }
    }

    @Test("A container determines which children appear with it; the other children stay hidden in its hierarchy")
    func childrenAppearing() throws {
        try Stage.run { stage in
            let container = Pages()

            stage.window.rootViewController = container
            stage.advance(by: 0)
            stage.window.isHidden = true
            stage.window.isHidden = false
            stage.advance(by: 0)

            let cycle = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
            expectEmpty(stage.timeline.callbacks(of: container.pages[0]))
            expectEqual(
                stage.timeline.callbacks(of: container.pages[1]),
                cycle + ["viewWillDisappear", "viewDidDisappear"]
                    + cycle)
            expectEmpty(stage.timeline.callbacks(of: container.pages[2]))
            expectTrue(container.pages.allSatisfy { $0.view.window === stage.window })
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A visible child moves to a new parent without appearance callbacks and without diagnostics")
    func reparent() throws {
        try Stage.run(rootViewController: CallbackController("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let (first, second, child) = (
                CallbackController("First"), CallbackController("Second"), CallbackController("Child")
            )
            root.contain(first)
            root.contain(second)
            first.contain(child)
            stage.advance(by: 0)
            stage.timeline.clear()

            Containment.reparent(child, to: second)
            second.view.addSubview(child.view)
            stage.advance(by: 0)

            expectEqual(stage.timeline.lines, ["Child willMove(toParent: Second)", "Child didMove(toParent: Second)"])
            expectEmpty(first.children)
            expectEqual(second.children, [child])
            expectEmpty(stage.diagnostics)
            stage.window.isHidden = true
            expectEqual(stage.timeline.callbacks(of: child), ["viewWillDisappear", "viewDidDisappear"])
        }
    }
}
