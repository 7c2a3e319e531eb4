import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The order of loading", .serialized)
struct LoadingOrderTests {
    private func folder() throws -> DocumentFolder {
        let inner = """
            <view contentMode="scaleToFill" id="a" \(DocumentText.custom(NotingView.self))>
                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                \(DocumentText.attributes(DocumentText.attribute("number", "number", "><integer key=\"value\" value=\"3\"/></userDefinedRuntimeAttribute>")))
                \(DocumentText.connections(DocumentText.outlet("sibling", "b")))
            </view>
            <view contentMode="scaleToFill" id="b" \(DocumentText.custom(NotingView.self))>
                <rect key="frame" x="0.0" y="20" width="10" height="10"/>
            </view>
            """
        let controller = """
            <viewController id="one" sceneMemberID="viewController" \(DocumentText.custom(NotingController.self))>
                <view key="view" contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>\(inner)</subviews>
                </view>
                <navigationItem key="navigationItem" title="Item" id="nav"/>
                \(DocumentText.attributes(DocumentText.attribute("number", "number", "><integer key=\"value\" value=\"5\"/></userDefinedRuntimeAttribute>")))
                \(DocumentText.connections(DocumentText.outlet("inner", "a") + DocumentText.outlet("item", "nav")))
            </viewController>
            """
        return try DocumentFolder(["Main.storyboard": DocumentText.storyboard(initial: "one", controller)])
    }

    @Test("A controller is made, gets its attributes and its outlets that do not need the view, and is awake")
    func controllerUnit() throws {
        try Stage.run { _ in
            let storyboard = try folder().storyboard()

            let log = DocumentLog.run { _ = storyboard.instantiateInitialViewController() }

            expectEqual(
                log, ["init(coder:)", "number=5", "item=true", "awakeFromNib label=false loaded=false"])
        }
    }

    @Test("Views are made and added, get attributes and outlets, then are awake, all before viewDidLoad")
    func viewUnit() throws {
        try Stage.run { _ in
            let controller = try #require(
                try folder().storyboard().instantiateInitialViewController() as? NotingController)

            let log = DocumentLog.run { controller.loadViewIfNeeded() }

            expectEqual(
                log,
                [
                    "view.init(coder:)", "view.didMoveToSuperview", "view.init(coder:)", "view.didMoveToSuperview",
                    "view.number=3", "view.sibling=true", "inner=true",
                    "view.awakeFromNib superview=true sibling=true", "view.awakeFromNib superview=true sibling=false",
                    "viewDidLoad label=false",
                ])
        }
    }

    @Test("The controller's navigation item is the document's")
    func navigationItem() throws {
        try Stage.run { _ in
            let controller = try #require(
                try folder().storyboard().instantiateInitialViewController() as? NotingController)

            expectIdentical(controller.item, controller.navigationItem)
            expectEqual(controller.navigationItem.title, "Item")
        }
    }

    @Test("A reloaded view has new objects, and the outlets refer to them")
    func loadedAgain() throws {
        try Stage.run { _ in
            let controller = try #require(
                try folder().storyboard().instantiateInitialViewController() as? NotingController)
            controller.loadViewIfNeeded()
            let first = try #require(controller.inner)

            controller.view = nil
            controller.loadViewIfNeeded()

            expectNotIdentical(controller.inner, first)
            expectIdentical(controller.inner?.superview, controller.view)
        }
    }

    @Test("The children of a container are made with it")
    func relationships() throws {
        try Stage.run { _ in
            let container = """
                <navigationController id="nav" sceneMemberID="viewController">
                    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
                    <connections>
                        <segue destination="one" kind="relationship" relationship="rootViewController" id="root-segue"/>
                    </connections>
                </navigationController>
                """
            let folder = try DocumentFolder([
                "Main.storyboard": DocumentText.storyboard(
                    initial: "nav", container,
                    DocumentText.controller("one", attributes: DocumentText.custom(NotingController.self)))
            ])

            var controller: UIViewController?
            let log = DocumentLog.run { controller = folder.storyboard().instantiateInitialViewController() }

            let navigation = try #require(controller as? UINavigationController)
            expectEqual(log, ["init(coder:)", "awakeFromNib label=false loaded=false"])
            expectTrue(navigation.viewControllers.first is NotingController)
            expectIdentical(navigation.viewControllers.first?.storyboard, navigation.storyboard)
        }
    }

    @Test("Containers that contain each other are not made forever")
    func containmentCycle() throws {
        try Stage.run { stage in
            func container(_ id: String, _ root: String) -> String {
                """
                <navigationController id="\(id)" sceneMemberID="viewController">
                    <connections>
                        <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="s-\(id)"/>
                    </connections>
                </navigationController>
                """
            }
            let folder = try DocumentFolder([
                "Main.storyboard": DocumentText.storyboard(initial: "a", container("a", "b"), container("b", "a"))
            ])

            let controller = folder.storyboard().instantiateInitialViewController() as? UINavigationController

            expectEqual(controller?.viewControllers.isEmpty, true)
            expectTrue(stage.diagnostics.contains { $0.message.contains("contains itself") })
        }
    }
}
