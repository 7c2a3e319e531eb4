import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A controller whose nib has its name.
final class NamedNibViewController: UIViewController {}

@MainActor
@Suite("Nibs of controllers", .serialized)
struct NibNameTests {
    private func nib(tag: Int) -> String {
        DocumentText.nib(
            owner: DocumentText.connections(DocumentText.outlet("view", "a")),
            "<view contentMode=\"scaleToFill\" id=\"a\" tag=\"\(tag)\"/>")
    }

    @Test("A controller gets its view from the nib that it was made with")
    func explicit() throws {
        try Stage.run { _ in
            let folder = try DocumentFolder(["Page.xib": nib(tag: 1), "NamedNibView.xib": nib(tag: 2)])
            let controller = NamedNibViewController(nibName: "Page", bundle: folder.bundle)

            expectEqual(controller.view.tag, 1)
            expectEqual(controller.nibName, "Page")
        }
    }

    @Test("Without a name, the nib is the class's name without the word Controller, then the whole name")
    func byClass() throws {
        try Stage.run { _ in
            let folder = try DocumentFolder([
                "NamedNibView.xib": nib(tag: 2), "NamedNibViewController.xib": nib(tag: 3),
            ])
            expectEqual(NamedNibViewController(nibName: nil, bundle: folder.bundle).view.tag, 2)

            try FileManager.default.removeItem(at: folder.url.appendingPathComponent("NamedNibView.xib"))
            let controller = NamedNibViewController(nibName: nil, bundle: folder.bundle)

            expectEqual(controller.view.tag, 3)
            expectNil(controller.nibName)
        }
    }

    @Test("Without a nib the view is a plain view")
    func none() throws {
        try Stage.run { _ in
            let folder = try DocumentFolder(["Other.xib": nib(tag: 2)])

            let controller = NamedNibViewController(nibName: nil, bundle: folder.bundle)

            expectTrue(type(of: controller.view!) == UIView.self && controller.view.tag == 0)
        }
    }

    @Test("A nib whose root view is not connected is an error with UIKit's sentence")
    func notConnected() throws {
        try Stage.run { stage in
            let folder = try DocumentFolder([
                "Page.xib": DocumentText.nib("<view contentMode=\"scaleToFill\" id=\"a\"/>")
            ])
            let controller = UIViewController(nibName: "Page", bundle: folder.bundle)

            controller.loadViewIfNeeded()

            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Page\" nib but the view outlet was not "
                        + "set."
                ])
        }
    }

    @Test("A nib that a controller is made with and that does not exist is an error")
    func missing() throws {
        try Stage.run { stage in
            let folder = try DocumentFolder(["Other.xib": nib(tag: 2)])
            let controller = UIViewController(nibName: "Page", bundle: folder.bundle)

            controller.loadViewIfNeeded()

            expectEqual(stage.diagnostics.count, 1)
            expectTrue(controller.isViewLoaded)
            expectEqual(stage.diagnostics.first?.message.hasPrefix("Could not load NIB in bundle: 'NSBundle <"), true)
        }
    }
}
