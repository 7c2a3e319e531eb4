import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Outlets and actions", .serialized)
struct ConnectionTests {
    private func controller(
        attributes: String = DocumentText.custom(NotingController.self), _ connections: String
    ) throws -> UIViewController {
        let content = DocumentText.connections(connections)
        let folder = try DocumentFolder([
            "Main.storyboard": DocumentText.storyboard(
                initial: "one", DocumentText.controller("one", attributes: attributes, content))
        ])
        return try #require(folder.storyboard().instantiateInitialViewController())
    }

    @Test("An outlet to a view is set when the view is loaded")
    func view() throws {
        try Stage.run { _ in
            let controller = try #require(
                try controller(DocumentText.outlet("label", "one-label")) as? NotingController)
            expectNil(controller.label)

            controller.loadViewIfNeeded()

            expectEqual(controller.label?.text, "Hello")
        }
    }

    @Test("Outlets of a collection are one array, in the order of the document, set once")
    func collection() throws {
        try Stage.run { stage in
            let connections = (0..<3).map { number in
                "<outletCollection property=\"labels\" destination=\"\(number == 1 ? "none" : "one-label")\" id=\"c\(number)\"/>"
            }
            let controller = try #require(try controller(connections.joined()) as? NotingController)

            let log = DocumentLog.run { controller.loadViewIfNeeded() }

            expectEqual(log.filter { $0.hasPrefix("labels") }, ["labels=2"])
            expectEqual(stage.diagnostics.count, 1, "about the one that leads nowhere")
        }
    }

    @Test("An outlet to a missing object is dropped with a warning, and is nil")
    func missingDestination() throws {
        try Stage.run { stage in
            let controller = try #require(try controller(DocumentText.outlet("label", "nowhere")) as? NotingController)
            controller.loadViewIfNeeded()

            expectNil(controller.label)
            expectEqual(stage.diagnostics.map(\.rule), ["documentContent"])
            expectEqual(stage.diagnostics.first?.message.contains("nowhere"), true)
        }
    }

    @Test(
        "An outlet that the class does not declare is an error, with UIKit's sentence and the necessary line")
    func unknownKey() throws {
        try Stage.run { stage in
            let controller = try controller(DocumentText.outlet("caption", "one-label"))
            controller.loadViewIfNeeded()

            expectEqual(stage.diagnostics.map(\.rule), ["unknownKey"])
            let message = try #require(stage.diagnostics.first?.message)
            #expect(message.contains("NotingController 0x"))
            expectTrue(
                message.contains(
                    "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key caption."))
            #expect(message.contains("Main.storyboard:"))
            #expect(message.contains(".adding(\"caption\", \\NotingController.caption)"))
        }
    }

    @Test("An action can be a method of UIKit's own")
    func systemAction() throws {
        try Stage.run { stage in
            let folder = try DocumentFolder([
                "Main.storyboard": DocumentText.storyboard(
                    initial: "one",
                    """
                    <viewController id="one" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" id="F">
                                    <rect key="frame" x="20" y="100" width="200" height="34"/>
                                </textField>
                                <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="B">
                                    <rect key="frame" x="20" y="200" width="200" height="44"/>
                                    <state key="normal" title="Done"/>
                                    <connections>
                                        <action selector="endEditing:" destination="root" eventType="touchUpInside" id="A"/>
                                    </connections>
                                </button>
                            </subviews>
                        </view>
                    </viewController>
                    """)
            ])
            stage.window.rootViewController = folder.storyboard().instantiateInitialViewController()
            stage.advance(by: 0.1)
            let field = try #require(stage.window.rootViewController?.view.subviews.first as? UITextField)
            field.becomeFirstResponder()

            stage.find("Done").tap()

            expectFalse(field.isFirstResponder)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("An outlet of a different type is an error that names both types")
    func otherType() throws {
        try Stage.run { stage in
            let controller = try controller(DocumentText.outlet("inner", "one-label"))
            controller.loadViewIfNeeded()

            let message = try #require(stage.diagnostics.first?.message)
            #expect(message.contains("inner"))
            #expect(message.contains("UILabel"))
            #expect(message.contains("NotingView"))
        }
    }

    @Test("An unknown class is logged, the element's own class is used, and its outlets are errors")
    func unknownClass() throws {
        try Stage.run { stage in
            let attributes = "customClass=\"NoSuchController\" customModule=\"NoSuchModule\""
            let controller = try controller(attributes: attributes, DocumentText.outlet("label", "one-label"))
            controller.loadViewIfNeeded()

            #expect(type(of: controller) == UIViewController.self)
            expectEqual(stage.diagnostics.map(\.rule), ["documentContent", "unknownKey"])
            expectEqual(
                stage.diagnostics.first?.message.hasPrefix(
                    "Unknown class NoSuchModule.NoSuchController in Interface Builder file."), true)
        }
    }

    @Test("An outlet to a constraint is set")
    func constraint() throws {
        try Stage.run { _ in
            let text = """
                <viewController id="one" sceneMemberID="viewController" \(DocumentText.custom(NotingController.self))>
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                                <constraints>
                                    <constraint firstAttribute="width" constant="40" id="w"/>
                                </constraints>
                            </view>
                        </subviews>
                    </view>
                    \(DocumentText.connections(DocumentText.outlet("width", "w")))
                </viewController>
                """
            let folder = try DocumentFolder(["Main.storyboard": DocumentText.storyboard(initial: "one", text)])
            let controller = try #require(folder.storyboard().instantiateInitialViewController() as? NotingController)
            controller.loadViewIfNeeded()

            expectEqual(controller.width?.constant, 40)
        }
    }

    @Test("A scene's object that is not a view exists before the view, and gets its own outlets with it")
    func customObject() throws {
        try Stage.run { _ in
            let text =
                DocumentText.controller(
                    "one", attributes: DocumentText.custom(NotingController.self),
                    DocumentText.connections(DocumentText.outlet("helper", "h")))
                    + """
                    <customObject id="h" \(DocumentText.custom(NotingHelper.self))>
                        \(DocumentText.connections(DocumentText.outlet("view", "one-label")))
                    </customObject>
                    """
            let folder = try DocumentFolder(["Main.storyboard": DocumentText.storyboard(initial: "one", text)])
            let controller = try #require(folder.storyboard().instantiateInitialViewController() as? NotingController)
            let helper = try #require(controller.helper)
            expectNil(helper.view)

            controller.loadViewIfNeeded()

            expectTrue(helper.view is UILabel)
        }
    }

    @Test("A gesture recognizer is added to the view that lists it")
    func recognizer() throws {
        try Stage.run { _ in
            let nib = UINib(
                text: DocumentText.nib(
                    """
                    <view contentMode="scaleToFill" id="a">
                        <connections>
                            <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="g"/>
                        </connections>
                    </view>
                    <tapGestureRecognizer id="t"/>
                    """))

            let objects = nib.instantiate(withOwner: nil)

            expectIdentical(
                (objects.first as? UIView)?.gestureRecognizers?.first, objects.last as? UITapGestureRecognizer)
        }
    }

    // MARK: Actions

    final class ActionController: UIViewController {
        var senders: [AnyObject] = []

        override class var namedActions: NamedActions {
            super.namedActions.adding("tapped:", ActionController.tapped(_:))
        }

        func tapped(_ sender: Any?) { senders.append(sender as AnyObject) }
    }

    private let button = """
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" id="b">
            <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
            <connections>
                <action selector="SELECTOR" destination="-1" eventType="touchUpInside" id="act"/>
            </connections>
        </button>
        """

    @Test("An action calls the method of its target by its name")
    func action() throws {
        try Stage.run { _ in
            let owner = ActionController()
            let nib = UINib(text: DocumentText.nib(button.replacingOccurrences(of: "SELECTOR", with: "tapped:")))
            let made = try #require(nib.instantiate(withOwner: owner).first as? UIButton)

            made.sendActions(for: .touchUpInside)

            expectEqual(owner.senders.count, 1)
            expectIdentical(owner.senders.first, made)
        }
    }

    @Test("An action that its target does not have is detected when it is sent")
    func wrongAction() throws {
        try Stage.run { stage in
            let owner = ActionController()
            let nib = UINib(text: DocumentText.nib(button.replacingOccurrences(of: "SELECTOR", with: "tipped:")))
            let made = try #require(nib.instantiate(withOwner: owner).first as? UIButton)
            expectEmpty(stage.diagnostics)

            made.sendActions(for: .touchUpInside)

            expectEqual(stage.diagnostics.map(\.rule), ["unrecognizedSelector"])
        }
    }
}
