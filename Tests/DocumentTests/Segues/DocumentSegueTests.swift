import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// The order of the calls is recorded (CallbackOrder.md, "View loading").
@MainActor
@Suite("Segues of documents", .serialized)
struct DocumentSegueTests {
    /// A navigation controller with a start page, which has a button and its own segues, and a detail page.
    private func start(button: String = "", segues: String = "", detail: String = "") throws -> UIViewController {
        SegueScene.begin()
        return try SegueStoryboard.controller(
            initial: "nav",
            SegueStoryboard.navigation("nav", root: "start")
                + SegueStoryboard.scene(
                    "start", "SegueStart", view: SegueStoryboard.button("Go", button), connections: segues)
                + SegueStoryboard.scene("detail", "SegueDetail", connections: detail))
    }

    private func run(
        _ root: @autoclosure () throws -> UIViewController,
        _ body: (Stage, UINavigationController, SegueStart) throws -> Void
    ) throws {
        try SegueStoryboard.run(root) { stage, root in
            let navigation = try #require(root as? UINavigationController)
            let start = try #require(navigation.topViewController as? SegueStart)
            SegueScene.log = []
            try body(stage, navigation, start)
        }
    }

    /// The start page is the root, in no container.
    private func runAlone(_ segues: String, _ body: (Stage, UIViewController) throws -> Void) throws {
        let make = {
            try SegueStoryboard.controller(
                initial: "start",
                SegueStoryboard.scene("start", "SegueStart", connections: segues)
                    + SegueStoryboard.scene("detail", "SegueDetail"))
        }
        SegueScene.begin()
        try SegueStoryboard.run(make, body)
    }

    @Test(
        "A button shows: the source is called, the destination is made, the source prepares, the stack grows at once"
    )
    func show() throws {
        let segue = "<segue destination=\"detail\" kind=\"show\" identifier=\"go\" id=\"s1\"/>"
        try run(start(button: segue)) { stage, navigation, start in
            SegueScene.onPrepare = { source, segue, sender in
                #expect(type(of: segue) == UIStoryboardSegue.self)
                expectIdentical(segue.source, source)
                expectTrue(segue.destination is SegueDetail)
                expectFalse(segue.destination.isViewLoaded)
                expectTrue(sender is UIButton)
                expectEqual(navigation.viewControllers.count, 1)
            }

            stage.find("Go").tap()

            expectEqual(navigation.viewControllers.count, 2)
            expectTrue(navigation.topViewController is SegueDetail)
            expectEqual(
                SegueScene.log.prefix(3), ["Start should go", "Detail awakeFromNib", "Start prepare go"])
            stage.advance(by: 1)
            expectEqual(SegueScene.log.dropFirst(3), ["Detail viewDidLoad"])
        }
    }

    @Test("A source that refuses makes no destination; performSegue does not call it")
    func allowed() throws {
        let segue = "<segue destination=\"detail\" kind=\"show\" identifier=\"go\" id=\"s1\"/>"
        try run(start(button: segue)) { stage, navigation, start in
            SegueScene.permits = false

            stage.find("Go").tap()
            expectEqual(SegueScene.log, ["Start should go"])
            expectEqual(navigation.viewControllers.count, 1)

            start.performSegue(withIdentifier: "go", sender: "sender")
            #expect(!SegueScene.log.dropFirst().contains("Start should go"))
            expectEqual(navigation.viewControllers.count, 2)
            stage.advance(by: 1)
        }
    }

    @Test("The first of several segues with one identifier is performed; an unknown identifier is an error")
    func identifiers() throws {
        let segues = """
            <segue destination="detail" kind="presentation" identifier="go" id="s1"/>
            <segue destination="detail" kind="show" identifier="go" id="s2"/>
            """
        try run(start(segues: segues)) { stage, navigation, start in
            start.performSegue(withIdentifier: "go", sender: nil)
            stage.advance(by: 1)

            expectTrue(navigation.presentedViewController is SegueDetail)
            expectEqual(navigation.viewControllers.count, 1)
            start.performSegue(withIdentifier: "other", sender: nil)
            expectEqual(stage.diagnostics.last?.message.hasSuffix("has no segue with identifier 'other'"), true)
        }
    }

    @Test("Styles are set on the destination before the source prepares, and the source may change them")
    func styles() throws {
        let segue = """
            <segue destination="detail" kind="presentation" identifier="go" modalPresentationStyle="fullScreen" \
            modalTransitionStyle="crossDissolve" id="s1"/>
            """
        try run(start(button: segue)) { stage, navigation, start in
            SegueScene.onPrepare = { _, segue, _ in
                expectEqual(segue.destination.modalPresentationStyle, .fullScreen)
                expectEqual(segue.destination.modalTransitionStyle, .crossDissolve)
                segue.destination.modalPresentationStyle = .overFullScreen
            }

            stage.find("Go").tap()
            stage.advance(by: 1)

            let presented = try #require(navigation.presentedViewController)
            expectEqual(presented.presentationController?.presentationStyle, .overFullScreen)
        }
    }

    @Test("A popover points at the button that has fired it, with the document's arrow directions")
    func popover() throws {
        let segue = """
            <segue destination="detail" kind="popoverPresentation" identifier="go" popoverAnchorView="Go" id="s1">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/>
            </segue>
            """
        try run(start(button: segue)) { stage, navigation, start in
            SegueScene.onPrepare = { _, segue, sender in
                let popover = segue.destination.popoverPresentationController
                expectEqual(segue.destination.modalPresentationStyle, .popover)
                expectIdentical(popover?.sourceView, sender as? UIButton)
                expectNil(popover?.sourceItem)
                expectEqual(popover?.permittedArrowDirections, [.up, .down])
            }

            stage.find("Go").tap()
            stage.advance(by: 1)

            expectTrue(navigation.presentedViewController is SegueDetail)
        }
    }

    @Test("A popover that the program performs points at the document's anchor view")
    func popoverOfProgram() throws {
        let segue = """
            <segue destination="detail" kind="popoverPresentation" identifier="pop" popoverAnchorView="Go" id="s1"/>
            """
        try run(start(segues: segue)) { stage, navigation, start in
            SegueScene.onPrepare = { _, segue, _ in
                let source = segue.destination.popoverPresentationController?.sourceView as? UIButton
                expectEqual(source?.title(for: .normal), "Go")
            }

            start.performSegue(withIdentifier: "pop", sender: nil)
            stage.advance(by: 1)

            #expect(SegueScene.log.contains("Start prepare pop"))
        }
    }

    @Test("A segue action makes the destination with its coder, and the source still prepares")
    func action() throws {
        let segue = """
            <segue destination="detail" kind="show" identifier="go" \
            destinationCreationSelector="makeDetail:sender:segueIdentifier:" id="s1"/>
            """
        try run(start(button: segue)) { stage, navigation, start in
            stage.find("Go").tap()
            stage.advance(by: 1)

            expectEqual((navigation.topViewController as? SegueDetail)?.isFromAction, true)
            expectEqual(
                SegueScene.log,
                [
                    "Start should go", "Start makeDetail go", "Detail awakeFromNib", "Start prepare go",
                    "Detail viewDidLoad",
                ])
        }
    }

    @Test(
        "A custom class on a built-in segue performs it with super, without animation if the document disables it"
    )
    func ownClass() throws {
        let segue = """
            <segue destination="detail" kind="show" identifier="go" animates="NO" customClass="SegueNoting" \
            customModule="DocumentTests" id="s1"/>
            """
        try run(start(button: segue)) { stage, navigation, start in
            SegueScene.onPrepare = { _, segue, _ in expectTrue(segue is SegueNoting) }

            stage.find("Go").tap()

            #expect(SegueScene.log.contains("perform animations false"))
            expectTrue(UIView.areAnimationsEnabled)
            stage.advance(by: 0.05)
            expectNil(navigation.transitionCoordinator)
            expectNotNil(navigation.topViewController?.viewIfLoaded?.window)
        }
    }

    @Test("A custom segue without a class that performs it is an error, with UIKit's sentence")
    func custom() throws {
        try run(start(segues: "<segue destination=\"detail\" kind=\"custom\" identifier=\"X\" id=\"s1\"/>")) {
            stage, navigation, start in
            start.performSegue(withIdentifier: "X", sender: nil)

            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "Could not perform segue with identifier 'X'. A segue must either have a performHandler or it must "
                        + "override -perform."
                ])
        }
    }

    @Test("An old push pushes, and without a navigation controller it is an error with UIKit's sentence")
    func push() throws {
        let segue = "<segue destination=\"detail\" kind=\"push\" identifier=\"go\" id=\"s1\"/>"
        try run(start(segues: segue)) { stage, navigation, start in
            start.performSegue(withIdentifier: "go", sender: nil)
            stage.advance(by: 1)

            expectTrue(navigation.topViewController is SegueDetail)
        }
        try runAlone(segue) { stage, start in
            start.performSegue(withIdentifier: "go", sender: nil)

            let sentence =
                "Push segues can only be used when the source controller is managed by an instance of "
                + "UINavigationController."
            expectEqual(stage.diagnostics.last?.message.hasPrefix(sentence), true)
        }
    }

    @Test("A show without a container presents")
    func showAlone() throws {
        let segue = "<segue destination=\"detail\" kind=\"show\" identifier=\"go\" id=\"s1\"/>"
        try runAlone(segue) { stage, start in
            start.performSegue(withIdentifier: "go", sender: nil)
            stage.advance(by: 1)

            expectTrue(start.presentedViewController is SegueDetail)
        }
    }

    @Test("An unwind segue leads back, fired by a button or performed by its identifier")
    func unwind() throws {
        let go = "<segue destination=\"detail\" kind=\"show\" identifier=\"go\" id=\"s1\"/>"
        let back = """
            <segue destination="exit-detail" kind="unwind" identifier="back" unwindAction="unwindToStart:" id="s2"/>
            """
        try run(start(button: go, detail: back)) { stage, navigation, start in
            stage.find("Go").tap()
            stage.advance(by: 1)
            let detail = try #require(navigation.topViewController as? SegueDetail)
            SegueScene.log = []

            detail.performSegue(withIdentifier: "back", sender: nil)

            expectEqual(SegueScene.log, ["Detail prepare back", "Start unwindToStart"])
            expectEqual(navigation.viewControllers.count, 1)
            stage.advance(by: 1)
        }
    }

    @Test("A segue to a missing destination has no effect, also with an action")
    func missing() throws {
        let segues = """
            <segue destination="nowhere" kind="show" identifier="a" id="s1"/>
            <segue destination="exit-start" kind="unwind" identifier="b" id="s2"/>
            <segue destination="detail" kind="presentation" identifier="c" modalPresentationStyle="upsideDown" id="s3"/>
            """
        try run(start(segues: segues)) { stage, navigation, start in
            stage.allowsDiagnostics = true

            start.performSegue(withIdentifier: "a", sender: nil)
            start.performSegue(withIdentifier: "b", sender: nil)
            expectEqual(navigation.viewControllers.count, 1)
            #expect(!SegueScene.log.contains("Start prepare a"))

            start.performSegue(withIdentifier: "c", sender: nil)
            stage.advance(by: 1)
            expectTrue(navigation.presentedViewController is SegueDetail)
        }
    }
}
