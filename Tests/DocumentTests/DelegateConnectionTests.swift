import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Connections with objects that do not conform to the protocol of the property: on iOS they still work.
@MainActor
@Suite("Delegates without the protocol", .serialized)
struct DelegateConnectionTests {
    /// It conforms only to the protocol of scroll views.
    final class Scroller: UIViewController, UIScrollViewDelegate {
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    /// It conforms to no protocol.
    final class Plain: UIViewController {}

    private func controller<Controller: UIViewController>(
        _ type: Controller.Type, _ element: String, _ outlets: String...
    ) throws -> Controller {
        let connections = outlets.map { DocumentText.outlet($0, "one") }.joined()
        let content = """
            <viewController id="one" \(DocumentText.custom(type)) sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>
                        <\(element) contentMode="scaleToFill" id="V">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="300"/>
                            \(DocumentText.connections(connections))
                        </\(element)>
                    </subviews>
                </view>
            </viewController>
            """
        let folder = try DocumentFolder(["Main.storyboard": DocumentText.storyboard(initial: "one", content)])
        return try #require(folder.storyboard().instantiateInitialViewController() as? Controller)
    }

    @Test(
        "A UIScrollViewDelegate that a document connects with a list is called when it scrolls, and the log has the protocol",
        arguments: [
            ("tableView", "UITableViewDelegate"), ("collectionView", "UICollectionViewDelegate"),
            ("textView", "UITextViewDelegate"),
        ])
    func scrolling(element: String, name: String) throws {
        try Stage.run { stage in
            let controller = try controller(Scroller.self, element, "delegate")
            controller.loadViewIfNeeded()
            let view = try #require(controller.view.subviews.first as? UIScrollView)

            let before = controller.scrolls

            view.contentOffset.y = 20

            expectEqual(controller.scrolls, before + 1)
            expectEqual(stage.diagnostics.map(\.rule), ["documentContent"])
            let message = try #require(stage.diagnostics.first?.message)
            #expect(message.hasPrefix("Main.storyboard:"))
            #expect(message.contains(name))
            #expect(message.contains("connected as UIScrollViewDelegate only"))
        }
    }

    @Test("An object that conforms to no protocol is not connected, and that does not stop the program")
    func plain() throws {
        try Stage.run { stage in
            let controller = try controller(Plain.self, "tableView", "delegate", "dataSource")
            controller.loadViewIfNeeded()
            let table = try #require(controller.view.subviews.first as? UITableView)

            expectNil(table.delegate)
            expectNil(table.dataSource)
            expectEqual(stage.diagnostics.map(\.rule), ["documentContent", "documentContent"])
            expectEqual(
                stage.diagnostics.last?.message.hasSuffix(
                    "Add the conformance: extension Plain: UITableViewDataSource {}"),
                true)
        }
    }

    @Test(
        "A text field's delegate without the protocol is logged", arguments: ["textField", "searchBar", "pickerView"])
    func fields(element: String) throws {
        try Stage.run { stage in
            try controller(Plain.self, element, "delegate").loadViewIfNeeded()

            expectEqual(stage.diagnostics.map(\.rule), ["documentContent"])
        }
    }

    @Test(
        "The message of a missing outlet ends with the line to add, and with the entry alone if the class has a table")
    func missingLine() throws {
        try Stage.run { stage in
            @MainActor func load(_ type: UIViewController.Type, _ property: String) throws {
                let folder = try DocumentFolder([
                    "Main.storyboard": DocumentText.storyboard(
                        initial: "one",
                        DocumentText.controller(
                            "one", attributes: DocumentText.custom(type),
                            DocumentText.connections(DocumentText.outlet(property, "one-label"))))
                ])
                folder.storyboard().instantiateInitialViewController()?.loadViewIfNeeded()
            }

            try load(Plain.self, "nameLabel")
            try load(NotingController.self, "nameLabel")

            let messages = stage.diagnostics.map(\.message)
            expectEqual(
                messages.first?.hasSuffix(
                    "Add this line to the class: override class var namedProperties: NamedProperties { "
                        + "super.namedProperties.adding(\"nameLabel\", \\Plain.nameLabel) }"), true)
            expectEqual(
                messages.last?.hasSuffix(
                    "Add this to `namedProperties` of the class: .adding(\"nameLabel\", \\NotingController.nameLabel)"),
                true)
        }
    }
}
