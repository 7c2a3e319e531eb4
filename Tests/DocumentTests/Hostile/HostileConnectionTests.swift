import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A controller whose segue action returns itself.
final class ReturnsItself: UIViewController {
    override class var namedActions: NamedActions {
        super.namedActions.adding("itself:", ReturnsItself.itself(_:))
    }

    @IBSegueAction func itself(_ coder: NSCoder) -> UIViewController? { self }
}

@MainActor
@Suite("Hostile connections of documents", .serialized)
struct HostileConnectionTests {
    private func container(_ id: String, _ destination: String, _ more: String = "") -> String {
        """
        <containerView opaque="NO" contentMode="scaleToFill" id="\(id)">
        <rect key="frame" x="0.0" y="0.0" width="200" height="150"/>
        <connections><segue destination="\(destination)" kind="embed" \(more) id="embed-\(id)"/></connections>
        </containerView>
        """
    }

    /// The longest path through children, and their number.
    private func family(of controller: UIViewController) -> (depth: Int, count: Int) {
        var (depth, count, row) = (0, 0, [controller])
        while !row.isEmpty {
            (depth, count) = (depth + 1, count + row.count)
            row = row.flatMap(\.children)
        }
        return (depth, count)
    }

    // MARK: Embedding

    @Test("Scenes that embed one another in a circle are made once each, and a message names the circle")
    func circle() throws {
        let make = {
            try SegueStoryboard.controller(
                initial: "start",
                SegueStoryboard.scene("start", view: container("box", "one"))
                    + SegueStoryboard.scene("one", view: container("box1", "two"))
                    + SegueStoryboard.scene("two", view: container("box2", "one")))
        }
        try SegueStoryboard.run(make) { stage, start in
            stage.advance(by: 0.5)

            expectEqual(family(of: start).count, 1)
            let lines = stage.diagnostics.map(\.message)
            expectTrue(lines.contains { $0.contains("one") && $0.contains("two") })
        }
    }

    @Test("References that embed their own scene end, however many a scene contains", arguments: [1, 2, 3])
    func references(count: Int) throws {
        let boxes = (0..<count).map { container("box\($0)", "reference\($0)") }
        let references = (0..<count).map {
            """
            <scene sceneID="r\($0)"><objects>
            <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="A" id="reference\($0)" \
            sceneMemberID="viewController"/></objects></scene>
            """
        }
        let scene = SegueStoryboard.scene("a", view: boxes.joined())
            .replacingOccurrences(of: "<viewController id", with: "<viewController storyboardIdentifier=\"A\" id")
        let text = DocumentText.storyboard(initial: "a").replacingOccurrences(
            of: "<scenes>", with: "<scenes>\(scene)\(references.joined())")
        let folder = try DocumentFolder(["Main.storyboard": text])
        try Stage.run { stage in
            stage.allowsDiagnostics = true
            let first = try #require(folder.storyboard().instantiateInitialViewController())
            stage.window.rootViewController = first
            stage.advance(by: 0.1)

            let family = family(of: first)
            expectTrue((2...60).contains(family.depth) && family.count <= 2000)
            expectTrue(stage.diagnostics.contains { $0.message.contains("endlessly") })
            stage.window.rootViewController = nil
            stage.advance(by: 0.5)
        }
    }

    @Test("A segue action that returns the container itself is an error, and the document's controller is embedded")
    func itself() throws {
        let action = "destinationCreationSelector=\"itself:\""
        let make = {
            try SegueStoryboard.controller(
                initial: "start",
                SegueStoryboard.scene("start", "ReturnsItself", view: container("box", "detail", action))
                    + SegueStoryboard.scene("detail", "SegueDetail"))
        }
        SegueScene.begin()
        try SegueStoryboard.run(make) { stage, start in
            expectEqual(start.children.map { type(of: $0) == SegueDetail.self }, [true])
            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "Custom instantiated view controller must call -[super initWithCoder:]"
                ])
        }
    }

    @Test("Segues of a nib, which belong to no scene, have no effect")
    func nib() throws {
        try Stage.run { stage in
            let objects = container("box", "nothing") + SegueStoryboard.button("Go", "")
            let nib = UINib(text: DocumentText.nib(objects))

            let views = nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }

            expectEqual(views.map(\.subviews.count).first, 0)
            expectEqual(views.count, 2)
            _ = stage.diagnostics
        }
    }

    // MARK: Back

    @Test(
        "Unwind segues to an action that no controller has, or without an action, only log a message",
        arguments: [
            "unwindToNowhere:", "", "unwindToStart", ":", "fireSegue:", String(repeating: "unwind", count: 20_000),
        ])
    func unwindToNothing(action: String) throws {
        let go = "<segue destination=\"detail\" kind=\"show\" identifier=\"go\" id=\"s1\"/>"
        let back = """
            <segue destination="exit-detail" kind="unwind" identifier="back" unwindAction="\(action)" id="s2"/>
            """
        let make = {
            try SegueStoryboard.controller(
                initial: "nav",
                SegueStoryboard.navigation("nav", root: "start")
                    + SegueStoryboard.scene("start", "SegueStart", view: SegueStoryboard.button("Go", go))
                    + SegueStoryboard.scene("detail", "SegueDetail", view: SegueStoryboard.button("Return", back)))
        }
        SegueScene.begin()
        try SegueStoryboard.run(make) { stage, root in
            let navigation = try #require(root as? UINavigationController)
            stage.find("Go").tap()
            stage.advance(by: 1)

            stage.find("Return").tap()
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers.count, 2)
            expectTrue(navigation.topViewController is SegueDetail)
            expectEqual(stage.diagnostics.map(\.rule), ["segue"])
            expectTrue(stage.diagnostics.allSatisfy { $0.message.utf8.count < 1000 })
        }
    }

    @Test("The destination of an unwind segue is gone: removed from the stack, and the source removed from the screen")
    func gone() throws {
        let back = """
            <segue destination="exit-detail" kind="unwind" identifier="back" unwindAction="unwindToStart:" id="s2"/>
            """
        let go = "<segue destination=\"detail\" kind=\"show\" identifier=\"go\" id=\"s1\"/>"
        let make = {
            try SegueStoryboard.controller(
                initial: "nav",
                SegueStoryboard.navigation("nav", root: "start")
                    + SegueStoryboard.scene("start", "SegueStart", view: SegueStoryboard.button("Go", go))
                    + SegueStoryboard.scene("detail", "SegueDetail", connections: back))
        }
        SegueScene.begin()
        try SegueStoryboard.run(make) { stage, root in
            let navigation = try #require(root as? UINavigationController)
            stage.find("Go").tap()
            stage.advance(by: 1)
            let detail = try #require(navigation.topViewController)

            navigation.setViewControllers([detail], animated: false)
            detail.performSegue(withIdentifier: "back", sender: nil)
            expectEqual(navigation.viewControllers, [detail])

            navigation.setViewControllers([UIViewController()], animated: false)
            detail.performSegue(withIdentifier: "back", sender: nil)
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers.count, 1)
            #expect(!SegueScene.log.contains("Start unwindToStart"))
            expectEqual(stage.diagnostics.map(\.rule), ["segue", "segue"])
        }
    }

    // MARK: Popovers

    @Test(
        "A popover with an unsuitable anchor is still shown",
        arguments: ["w", "exit-start", "start", "nowhere", "view-start", "detail"])
    func anchors(id: String) throws {
        let segue = """
            <segue destination="detail" kind="popoverPresentation" identifier="go" popoverAnchorView="\(id)" id="s1">
            <popoverArrowDirection key="popoverArrowDirection" sideways="YES"/>
            <connections><outletCollection property="passthroughViews" destination="\(id)" id="p"/></connections>
            </segue>
            """
        let make = {
            try SegueStoryboard.controller(
                initial: "start",
                SegueStoryboard.scene("start", "SegueStart", connections: segue)
                    + SegueStoryboard.scene("detail", "SegueDetail"))
        }
        SegueScene.begin()
        try SegueStoryboard.run(make) { stage, start in
            stage.allowsDiagnostics = true

            start.performSegue(withIdentifier: "go", sender: nil)
            stage.advance(by: 1)

            expectTrue(start.presentedViewController is SegueDetail)
        }
    }

    // MARK: Outlets

    /// A table with a cell, in a root view with a label.
    private func controller(_ connections: String, of id: String) throws -> UIViewController {
        let cell = TableDocumentTests.cell("reuseIdentifier=\"cell\" rowHeight=\"44\"", id: "cell")
        func own(_ element: String) -> String { id == element ? DocumentText.connections(connections) : "" }
        return try PartsDocument.controller([
            """
            <viewController id="A" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
            <tableView contentMode="scaleToFill" style="plain" dataMode="prototypes" id="table">
            <rect key="frame" x="0.0" y="100" width="390" height="400"/>
            <prototypes>\(cell)</prototypes>\(own("table"))</tableView>
            <label text="Hello" id="label"><rect key="frame" x="0.0" y="600" width="200" height="30"/>\(own("label"))</label>
            </subviews>\(own("root"))</view>
            <navigationItem key="navigationItem" title="A" id="item">\(own("item"))</navigationItem>
            \(own("A"))</viewController>
            """
        ])
    }

    nonisolated private static let keys = [
        ("table", "tableHeaderView"), ("table", "tableFooterView"), ("table", "backgroundView"), ("table", "maskView"),
        ("table", "delegate"), ("table", "dataSource"), ("root", "maskView"), ("label", "maskView"),
        ("item", "titleView"), ("A", "view"), ("A", "tabBarItem"), ("A", "navigationItem"), ("A", "tableView"),
    ]

    @Test(
        "Outlets to surrounding objects, inner objects or the object itself do not make views contain themselves",
        arguments: keys, ["root", "table", "label", "A", "item"])
    func outlets(place: (id: String, key: String), destination: String) throws {
        try Stage.run { stage in
            stage.allowsDiagnostics = true
            let controller = try controller(DocumentText.outlet(place.key, destination), of: place.id)
            stage.window.rootViewController = UINavigationController(rootViewController: controller)

            stage.advance(by: 0.1)
            stage.render()

            var (row, count) = ([stage.window as UIView], 0)
            while !row.isEmpty, count < 10_000 {
                count += row.count
                row = row.flatMap(\.subviews)
            }
            #expect(count < 10_000)
            var view: UIView? = controller.view
            for _ in 0..<1000 where view != nil { view = view?.superview }
            expectNil(view)
        }
    }

    // MARK: Runtime attributes

    @Test("A key path that loads the view, while the controller is being made, leaves it complete")
    func loadingView() throws {
        let attributes = DocumentText.attributes(
            DocumentText.attribute(
                "view.tag", "number", "><integer key=\"value\" value=\"7\"/></userDefinedRuntimeAttribute>"))
        let folder = try DocumentFolder([
            "Main.storyboard": DocumentText.storyboard(
                initial: "one",
                DocumentText.controller(
                    "one", attributes: DocumentText.custom(NotingController.self),
                    attributes + DocumentText.connections(DocumentText.outlet("label", "one-label"))))
        ])
        try Stage.run { _ in
            var made: NotingController?
            let log = try DocumentLog.run {
                made = try #require(folder.storyboard().instantiateInitialViewController() as? NotingController)
            }

            expectEqual(made?.view.tag, 7)
            expectEqual(made?.label?.text, "Hello")
            expectEqual(log.filter { $0.hasPrefix("awakeFromNib") }, ["awakeFromNib label=true loaded=true"])
            expectEqual(log.filter { $0.hasPrefix("viewDidLoad") }, ["viewDidLoad label=true"])
        }
    }

    @Test(
        "Empty and endless key paths give one message each",
        arguments: [".", "..", "layer.", ".layer", String(repeating: "layer.", count: 20_000), "layer.layer.layer"])
    func keyPaths(path: String) throws {
        try Stage.run { stage in
            let attributes = DocumentText.attributes(
                DocumentText.attribute(path, "string", "value=\"a\"/>"),
                DocumentText.attribute(
                    "tag", "number", "><integer key=\"value\" value=\"7\"/></userDefinedRuntimeAttribute>"))

            let view =
                UINib(text: DocumentText.nib("<view id=\"a\">\(attributes)</view>"))
                .instantiate(withOwner: nil).first as? UIView

            expectEqual(view?.tag, 7)
            let lines = stage.diagnostics.map(\.message)
            expectTrue(lines.count == 1 && lines.allSatisfy { $0.utf8.count < 1000 })
        }
    }
}
