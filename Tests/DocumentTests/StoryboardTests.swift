import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Storyboards", .serialized)
struct StoryboardTests {
    private func folder() throws -> DocumentFolder {
        try DocumentFolder([
            "Main.storyboard": DocumentText.storyboard(
                initial: "one",
                DocumentText.controller("one", attributes: "title=\"First\""),
                DocumentText.controller(
                    "two", identifier: "Two", attributes: DocumentText.custom(NotingController.self)),
                DocumentText.controller("three"))
        ])
    }

    @Test("A storyboard makes its initial controller, which has a reference to it, and whose view is not loaded")
    func initial() throws {
        try Stage.run { _ in
            let storyboard = try folder().storyboard()

            let controller = try #require(storyboard.instantiateInitialViewController())

            #expect(type(of: controller) == UIViewController.self)
            expectIdentical(controller.storyboard, storyboard)
            expectEqual(controller.title, "First")
            expectFalse(controller.isViewLoaded)
            expectEqual(controller.nibName, "one-view-one-view")
        }
    }

    @Test("A storyboard without an entry point has no initial controller, which is not an error")
    func withoutEntry() throws {
        try Stage.run { stage in
            let folder = try DocumentFolder(["Main.storyboard": DocumentText.storyboard(DocumentText.controller("one"))]
            )

            expectNil(folder.storyboard().instantiateInitialViewController())
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A controller is made by its storyboard identifier, as its own class, and new each time")
    func identifier() throws {
        try Stage.run { _ in
            let storyboard = try folder().storyboard()

            let first = storyboard.instantiateViewController(withIdentifier: "Two")
            let second = storyboard.instantiateViewController(withIdentifier: "Two")

            expectTrue(first is NotingController)
            expectTrue(second is NotingController)
            expectNotIdentical(first, second)
        }
    }

    @Test("An element's id is not an identifier for programs, and a scene without an identifier is unavailable")
    func idIsNoName() throws {
        try Stage.run { stage in
            let storyboard = try folder().storyboard()

            for name in ["two", "three"] {
                _ = storyboard.instantiateViewController(withIdentifier: name)
            }

            expectEqual(stage.diagnostics.map(\.rule), ["document", "document"])
        }
    }

    @Test("An identifier that no controller has is an error with UIKit's sentence")
    func missingIdentifier() throws {
        try Stage.run { stage in
            let storyboard = try folder().storyboard()

            _ = storyboard.instantiateViewController(withIdentifier: "Nowhere")

            let message = try #require(stage.diagnostics.first?.message)
            expectTrue(message.hasPrefix("Storyboard (<UIStoryboard: 0x"))
            expectTrue(message.hasSuffix(">) doesn't contain a view controller with identifier 'Nowhere'"))
        }
    }

    @Test("A storyboard that does not exist is an error with UIKit's sentence")
    func missingStoryboard() throws {
        try Stage.run { stage in
            let folder = try folder()

            let storyboard = folder.storyboard("Other")

            expectNil(storyboard.instantiateInitialViewController())
            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "Could not find a storyboard named 'Other' in bundle NSBundle <\(folder.url.path)> (loaded)"
                ])
        }
    }

    @Test("The error of an unreadable storyboard has the reason")
    func broken() throws {
        try Stage.run { stage in
            let folder = try DocumentFolder(["Main.storyboard": "<document", "Nib.storyboard": DocumentText.nib("")])

            expectNil(folder.storyboard().instantiateInitialViewController())
            expectNil(folder.storyboard("Nib").instantiateInitialViewController())

            expectEqual(stage.diagnostics.count, 2)
            expectEqual(stage.diagnostics.first?.message.contains("Main.storyboard"), true)
        }
    }

    @Test("A document is read once, and again when its file has changed")
    func cache() throws {
        try Stage.run { _ in
            let folder = try folder()
            let before = folder.storyboard().instantiateInitialViewController()
            expectEqual(before?.title, "First")

            try folder.write(
                DocumentText.storyboard(
                    initial: "one", DocumentText.controller("one", attributes: "title=\"Changed now\"")),
                to: "Main.storyboard")

            expectEqual(folder.storyboard().instantiateInitialViewController()?.title, "Changed now")
        }
    }

    // MARK: Creators

    @Test("A creator is called once, and the controller that it makes with the coder is used")
    func creator() throws {
        final class Own: NotingController {
            let name: String

            init?(coder: NSCoder, name: String) {
                self.name = name
                super.init(coder: coder)
            }

            required init?(coder: NSCoder) { nil }
        }
        try Stage.run { _ in
            let storyboard = try folder().storyboard()
            var calls = 0

            let controller = storyboard.instantiateViewController(identifier: "Two") { coder -> Own? in
                calls += 1
                return Own(coder: coder, name: "made")
            }

            expectEqual(calls, 1)
            expectEqual(controller.name, "made")
            expectIdentical(controller.storyboard, storyboard)
        }
    }

    @Test("A creator that returns nil leaves it to the document")
    func creatorReturnsNil() throws {
        try Stage.run { _ in
            let storyboard = try folder().storyboard()

            let controller: NotingController = storyboard.instantiateViewController(identifier: "Two") { _ in nil }

            expectIdentical(controller.storyboard, storyboard)
        }
    }

    @Test("A creator that makes a controller without the coder is an error with UIKit's sentence")
    func creatorIgnoresCoder() throws {
        try Stage.run { stage in
            let storyboard = try folder().storyboard()

            _ = storyboard.instantiateInitialViewController { _ in UIViewController() }

            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "Custom instantiated view controller must call -[super initWithCoder:]"
                ])
        }
    }

    @Test("A controller of an unexpected class is an error")
    func otherClass() throws {
        try Stage.run { stage in
            let storyboard = try folder().storyboard()

            let controller: NotingController? = storyboard.instantiateInitialViewController(creator: nil)

            expectNil(controller)
            expectEqual(stage.diagnostics.map(\.rule), ["document"])
        }
    }

    // MARK: References

    @Test("A reference to a different storyboard is replaced by the controller there")
    func reference() throws {
        try Stage.run { _ in
            let reference =
                "<viewControllerPlaceholder id=\"ref\" storyboardName=\"Other\" referencedIdentifier=\"Two\" "
                + "sceneMemberID=\"viewController\"/>"
            let folder = try DocumentFolder([
                "Main.storyboard": DocumentText.storyboard(initial: "ref", reference),
                "Other.storyboard": DocumentText.storyboard(
                    DocumentText.controller("two", identifier: "Two", attributes: "title=\"There\"")),
            ])

            let controller = folder.storyboard().instantiateInitialViewController()

            expectEqual(controller?.title, "There")
        }
    }

    @Test("Storyboards that refer to each other endlessly end with a warning")
    func endlessReferences() throws {
        try Stage.run { stage in
            let reference =
                "<viewControllerPlaceholder id=\"ref\" storyboardName=\"Main\" sceneMemberID=\"viewController\"/>"
            let folder = try DocumentFolder(["Main.storyboard": DocumentText.storyboard(initial: "ref", reference)])

            expectNil(folder.storyboard().instantiateInitialViewController())
            expectEqual(stage.diagnostics.first?.message.contains("endlessly"), true)
        }
    }

    @Test("A controller's objects from its storyboard are freed with it")
    func noLeak() throws {
        try Stage.run { _ in
            let storyboard = try folder().storyboard()
            weak var weakController: UIViewController?

            do {
                let controller = storyboard.instantiateViewController(withIdentifier: "Two")
                controller.loadViewIfNeeded()
                weakController = controller
            }

            expectNil(weakController)
        }
    }
}
