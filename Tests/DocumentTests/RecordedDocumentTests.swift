import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Storyboards and segues as recorded on iOS 26.1.
@MainActor @Suite("Documents as recorded", .serialized)
struct RecordedDocumentTests {
    private func folder(_ initial: String, _ scenes: String...) throws -> DocumentFolder {
        let text = scenes.enumerated().map { number, objects in
            "<scene sceneID=\"scene-\(number)\"><objects>\(objects)</objects></scene>"
        }
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
                initialViewController="\(initial)">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <scenes>\(text.joined())</scenes>
            </document>
            """
        return try DocumentFolder(["Main.storyboard": document])
    }

    private func scene(_ id: String, _ type: AnyClass, title: String = "", view: String = "", _ more: String = "")
        -> String
    {
        """
        <viewController id="\(id)" title="\(title)" \(DocumentText.custom(type)) sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="\(id)-root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>\(view)</subviews>
            </view>
            \(more)
        </viewController>
        """
    }

    private let navigation = """
        <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
            <connections>
                <segue destination="page" kind="relationship" relationship="rootViewController" id="root-segue"/>
            </connections>
        </navigationController>
        """

    private let embedding = """
        <containerView opaque="NO" contentMode="scaleToFill" id="box">
            <rect key="frame" x="16" y="100" width="361" height="200"/>
            <connections><segue destination="child" kind="embed" identifier="embed" id="s1"/></connections>
        </containerView>
        """

    @Test("An embed segue: after loadView, the child's view is loaded, then it is a child, then viewDidLoad (C1, C2)")
    func embed() throws {
        try Stage.run(size: CGSize(width: 393, height: 852)) { _ in
            let folder = try folder(
                "parent", scene("parent", TracingController.self, title: "parent", view: embedding),
                scene("child", TracingController.self, title: "child"))
            let parent = try #require(
                folder.storyboard().instantiateInitialViewController() as? TracingController)

            let log = DocumentLog.run { parent.loadViewIfNeeded() }

            expectEqual(
                log,
                [
                    "parent loadView 0", "parent should embed from parent", "child awakeFromNib parent none",
                    "parent prepare embed from parent loaded true false", "child loadView 0", "child viewDidLoad 0",
                    "child willMove parent outside", "child didMove parent inside", "parent viewDidLoad 1",
                ])
            let view = try #require(parent.children.first?.viewIfLoaded)
            expectEqual(view.frame, CGRect(x: 0, y: 0, width: 361, height: 200))
            expectEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
        }
    }

    @Test("The root of a navigation controller has its parent when it is awake, without containment callbacks (C3)")
    func root() throws {
        try Stage.run { stage in
            let folder = try folder("nav", navigation, scene("page", TracingController.self, title: "page"))
            var controller: UIViewController?

            let log = DocumentLog.run { controller = folder.storyboard().instantiateInitialViewController() }

            let navigation = try #require(controller as? UINavigationController)
            expectEqual(log, ["page awakeFromNib parent UINavigationController"])
            expectIdentical(navigation.viewControllers.first?.parent, navigation)
            expectIdentical(navigation.children.first?.navigationController, navigation)
            stage.advance(by: 0.1)
            expectEqual(DocumentLog.entries.count, 1)
        }
    }

    @Test("A tab bar controller has no selection until it appears; its controllers are children (C4)")
    func tabs() throws {
        try Stage.run { stage in
            let container = """
                <tabBarController id="tabs" sceneMemberID="viewController">
                    <tabBar key="tabBar" contentMode="scaleToFill" id="bar"/>
                    <connections>
                        <segue destination="a" kind="relationship" relationship="viewControllers" id="s-a"/>
                        <segue destination="b" kind="relationship" relationship="viewControllers" id="s-b"/>
                    </connections>
                </tabBarController>
                """
            let folder = try folder(
                "tabs", container, scene("a", TracingController.self), scene("b", TracingController.self))
            let tabs = try #require(folder.storyboard().instantiateInitialViewController() as? UITabBarController)

            for _ in 0..<2 {
                expectEqual(tabs.selectedIndex, NSNotFound)
                expectNil(tabs.selectedViewController)
                expectEqual(tabs.children, tabs.viewControllers ?? [])
                expectEqual(tabs.children.count, 2)
                tabs.loadViewIfNeeded()
            }
            stage.window.rootViewController = tabs
            stage.advance(by: 0.1)
            expectEqual(tabs.selectedIndex, 0)
            expectNotNil(tabs.selectedViewController?.view.window)
            stage.window.rootViewController = nil
            stage.advance(by: 0.1)
        }
    }

    @Test("A root with an object: the object is made first and is awake first; names of a controller (SG1, SG2)")
    func objects() throws {
        try Stage.run { _ in
            let folder = try folder(
                "nav", navigation,
                scene(
                    "page", NamedController.self, title: "Page",
                    DocumentText.connections(DocumentText.outlet("helper", "object")))
                    + "<customObject id=\"object\" \(DocumentText.custom(TracingObject.self))/>")

            let log = DocumentLog.run { _ = folder.storyboard().instantiateInitialViewController() }

            expectEqual(
                log,
                [
                    "object init", "init(coder:) page-view-page-root Page storyboard false", "helper",
                    "object awakeFromNib", "awakeFromNib storyboard true parent true loaded false",
                ])
        }
    }

    @Test("performSegue: the destination is awake without a parent, prepare before its view, willMove (SG5, SG7)")
    func show() throws {
        try Stage.run { stage in
            let folder = try folder(
                "nav", navigation,
                scene(
                    "page", TracingController.self, title: "page",
                    DocumentText.connections("<segue destination=\"next\" kind=\"show\" identifier=\"go\" id=\"s\"/>")),
                scene("next", TracingController.self, title: "next"))
            let navigation = try #require(
                folder.storyboard().instantiateInitialViewController() as? UINavigationController)
            stage.window.rootViewController = navigation
            stage.advance(by: 0.1)

            let log = DocumentLog.run {
                navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
            }

            expectEqual(
                Array(log.prefix(3)),
                [
                    "next awakeFromNib parent none", "page prepare go from none loaded true false",
                    "next willMove parent outside",
                ])
            expectTrue(TracingController.segueClass == UIStoryboardSegue.self)
            stage.advance(by: 1)
            stage.window.rootViewController = nil
            stage.advance(by: 0.1)
        }
    }

    @Test("A controller with an identifier does not load its view until it is used (SG16)")
    func identifier() throws {
        try Stage.run { _ in
            let folder = try DocumentFolder([
                "Main.storyboard": DocumentText.storyboard(
                    initial: "a", DocumentText.controller("a"), DocumentText.controller("b", identifier: "B"))
            ])
            let controller = folder.storyboard().instantiateViewController(withIdentifier: "B")

            expectFalse(controller.isViewLoaded)
            expectNotNil(controller.view)
        }
    }

    @Test("In init(coder:) a subview has its frame and background, but no superview and no recognizers (SG4)")
    func subview() throws {
        try Stage.run { _ in
            let view = """
                <view contentMode="scaleToFill" id="sub" \(DocumentText.custom(EarlyView.self))>
                    <rect key="frame" x="1" y="2" width="30" height="40"/>
                    <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"
                        customColorSpace="sRGB"/>
                </view>
                """
            let folder = try folder("page", scene("page", TracingController.self, title: "page", view: view))
            let controller = try #require(folder.storyboard().instantiateInitialViewController())

            let log = DocumentLog.run { controller.loadViewIfNeeded() }

            let early = "(1.0, 2.0, 30.0, 40.0) background true superview false recognizers 0 tag 0"
            expectEqual(log.first { $0.hasPrefix("(") }, early)
        }
    }

    @Test("A table controller's table is its data source's, and a prototype's class is awake in each cell (SG11)")
    func prototype() throws {
        try Stage.run(size: CGSize(width: 393, height: 852)) { _ in
            let controller = """
                <tableViewController id="table" sceneMemberID="viewController">
                    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES"
                        dataMode="prototypes" style="plain" rowHeight="44" id="t">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <prototypes>
                            <tableViewCell contentMode="scaleToFill" reuseIdentifier="cell" id="c"
                                \(DocumentText.custom(EarlyCell.self))>
                                <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                                <tableViewCellContentView key="contentView" tableViewCell="c" id="content"/>
                            </tableViewCell>
                        </prototypes>
                        <connections>
                            <outlet property="dataSource" destination="table" id="o1"/>
                            <outlet property="delegate" destination="table" id="o2"/>
                        </connections>
                    </tableView>
                </tableViewController>
                """
            let folder = try folder("table", controller)
            let table = try #require(
                folder.storyboard().instantiateInitialViewController() as? UITableViewController)
            table.loadViewIfNeeded()

            expectEqual(table.tableView.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
            expectIdentical(table.tableView.dataSource as AnyObject?, table)
            let log = DocumentLog.run {
                for _ in 0..<2 {
                    let cell = table.tableView.dequeueReusableCell(withIdentifier: "cell")
                    expectEqual(cell?.reuseIdentifier, "cell")
                }
            }
            expectEqual(log, ["cell awakeFromNib", "cell awakeFromNib"])
        }
    }

    @Test("An activity indicator and a text field of a document (SG14, SG15)")
    func parts() throws {
        let view = try ViewNib.root(
            """
            <subviews>
                <activityIndicatorView opaque="NO" tag="1" contentMode="scaleToFill" animating="YES" style="large" id="i">
                    <rect key="frame" x="10" y="10" width="37" height="37"/>
                </activityIndicatorView>
                <textField opaque="NO" tag="2" contentMode="scaleToFill" borderStyle="roundedRect" id="f">
                    <rect key="frame" x="10" y="60" width="97" height="34"/>
                    <textInputTraits key="textInputTraits"/>
                </textField>
            </subviews>
            """)
        let indicator = try #require(view.viewWithTag(1) as? UIActivityIndicatorView)
        expectEqual(indicator.frame.size, CGSize(width: 37, height: 37))
        expectTrue(indicator.isAnimating)
        let field = try #require(view.viewWithTag(2) as? UITextField)
        expectEqual(field.borderStyle.rawValue, 3)
        expectEqual(field.frame.height, 34)
    }

    // The record also has labels and image views without `userInteractionEnabled` that receive no touches. That part is
    // not followed: an image view of a public app has a gesture recognizer and no such attribute.
    @Test("A segmented control of a document clips, and a text field does not, even if the document says so (SG8)")
    func clipping() throws {
        let view = try ViewNib.root(
            """
            <subviews>
                <textField opaque="NO" tag="1" clipsSubviews="YES" contentMode="scaleToFill" id="f">
                    <rect key="frame" x="10" y="60" width="97" height="34"/>
                    <textInputTraits key="textInputTraits"/>
                </textField>
                <segmentedControl tag="2" contentMode="scaleToFill" id="s">
                    <rect key="frame" x="10" y="100" width="97" height="32"/>
                    <segments><segment title="One"/></segments>
                </segmentedControl>
            </subviews>
            """)
        let field = try #require(view.viewWithTag(1) as? UITextField)
        expectFalse(field.clipsToBounds)
        field.clipsToBounds = true
        expectTrue(field.clipsToBounds)
        expectTrue(try #require(view.viewWithTag(2)).clipsToBounds)
    }
}

/// A controller that logs the callbacks of loading, segues and containment, with its title.
final class TracingController: UIViewController {
    static var segueClass: UIStoryboardSegue.Type?

    private func note(_ line: String) { DocumentLog.entries.append("\(title ?? "") \(line)") }

    private func name(_ object: Any?) -> String { (object as? UIViewController)?.title ?? "none" }

    override func awakeFromNib() {
        super.awakeFromNib()
        note("awakeFromNib parent \(parent.map { "\(type(of: $0))" } ?? "none")")
    }

    override func loadView() {
        super.loadView()
        note("loadView \(children.count)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad \(children.count)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        note("should \(identifier) from \(name(sender))")
        return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        Self.segueClass = type(of: segue)
        let destination = segue.destination.isViewLoaded
        note("prepare \(segue.identifier ?? "") from \(name(sender)) loaded \(isViewLoaded) \(destination)")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove \(parent == nil ? "none" : "parent") \(place)")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove \(parent == nil ? "none" : "parent") \(place)")
    }

    private var place: String { viewIfLoaded?.superview == nil ? "outside" : "inside" }
}

/// A controller that logs its names when it is decoded and awake.
final class NamedController: UIViewController {
    override class var namedProperties: NamedProperties {
        super.namedProperties.adding("helper", \NamedController.helper)
    }

    var helper: TracingObject? { didSet { DocumentLog.entries.append("helper") } }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        DocumentLog.entries.append(
            "init(coder:) \(nibName ?? "none") \(title ?? "") storyboard \(storyboard != nil)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        DocumentLog.entries.append(
            "awakeFromNib storyboard \(storyboard != nil) parent \(parent != nil) loaded \(isViewLoaded)")
    }
}

/// An object of a document that logs its creation.
final class TracingObject: NSObject, NamedPropertyOwner {
    static var namedProperties: NamedProperties { NamedProperties() }

    override init() {
        super.init()
        MainActor.assumeIsolated { DocumentLog.entries.append("object init") }
    }

    func awakeFromNib() { DocumentLog.entries.append("object awakeFromNib") }
}

/// A view that logs its values in `init(coder:)`.
final class EarlyView: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let recognizers = gestureRecognizers?.count ?? 0
        DocumentLog.entries.append(
            "\(frame) background \(backgroundColor != nil) superview \(superview != nil) recognizers \(recognizers) "
                + "tag \(tag)")
    }
}

/// A cell that logs that it is awake.
final class EarlyCell: UITableViewCell {
    override func awakeFromNib() {
        super.awakeFromNib()
        DocumentLog.entries.append("cell awakeFromNib")
    }
}
