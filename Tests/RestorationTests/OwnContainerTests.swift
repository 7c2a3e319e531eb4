import Expectations
import Foundation
import IrekoContainers
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Containers that are written with public API", .serialized)
struct OwnContainerTests {
    private func named<Controller: UIViewController>(_ identifier: String, _ controller: Controller) -> Controller {
        controller.restorationIdentifier = identifier
        return controller
    }

    @Test("A modal container shows its former controller again, with its state")
    func modal() throws {
        try Stage.run(root: named("modal", ModalContainerController())) { stage, before in
            before.presentModal(LoggedController("shown", note: "kept", isMade: true), animated: false)
            stage.settle()
            stage.preserve()
            let after = named("modal", ModalContainerController())

            try stage.restore(into: after)
            stage.settle()

            expectEqual((after.modalController as? LoggedController)?.note, "kept")
            expectIdentical(after.modalController?.viewIfLoaded?.window, stage.window)
            expectEqual(after.children.count, 1)
        }
    }

    @Test("A container of contents displays its former contents again, in their order")
    func contents() throws {
        try Stage.run(root: named("contents", ContentContainerController())) { stage, before in
            for name in ["one", "two"] { before.display(LoggedContent(name, note: name, isMade: true)) }
            stage.settle()
            stage.preserve()
            let after = named("contents", ContentContainerController())

            try stage.restore(into: after)
            stage.settle()

            expectEqual(after.contents.map { ($0 as? LoggedController)?.note }, ["one", "two"])
        }
    }

    @Test(
        "A hidden segment has its state if the delegate returns its controller",
        arguments: [false, true])
    func segments(isReturned: Bool) throws {
        @MainActor func make() -> SegmentedContainerController {
            let pages = ["a", "b"].map { LoggedController($0) }
            return named("segments", SegmentedContainerController(titles: ["A", "B"], viewControllers: pages))
        }
        try Stage.run(root: make()) { stage, before in
            before.select(1, animated: false)
            stage.settle()
            (before.currentViewController as? LoggedController)?.note = "kept"
            stage.preserve()
            let after = make()
            let delegate = LoggingDelegate()
            delegate.make = { [unowned after] path, _ in
                isReturned ? after.viewControllers.first { $0.restorationIdentifier == path.last } : nil
            }

            try stage.restore(into: after, delegate)
            stage.settle()

            expectEqual(after.selectedIndex, 1)
            expectEqual((after.currentViewController as? LoggedController)?.note, isReturned ? "kept" : "default")
        }
    }

    @Test("Ancestors of the container, and children of other containers, are not taken")
    func strangers() throws {
        try Stage.run(root: named("root", LoggedController("root"))) { stage, before in
            let modal = named("modal", ModalContainerController())
            before.add(modal)
            modal.presentModal(LoggedController("shown", isMade: true), animated: false)
            stage.settle()
            stage.preserve()
            let after = LoggedController("root", children: [named("modal", ModalContainerController())])

            try stage.restore(into: after) { state in
                guard let index = state.objects.firstIndex(where: { $0.path == ["root", "modal"] }) else { return }
                state.objects[index].values["ModalContainerController.modal"] = .reference(0)
            }
            stage.settle()

            expectNil((after.children.first as? ModalContainerController)?.modalController)
            expectEmpty(stage.diagnostics)
        }
    }
}

/// A content; its class can be found by its name.
final class LoggedContent: LoggedController, ContainerContent {
    override class func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        guard let identifier = identifierComponents.last else { return nil }
        return LoggedContent(identifier, isMade: true)
    }
}
