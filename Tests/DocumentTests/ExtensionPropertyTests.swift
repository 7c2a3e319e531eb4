import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

extension UIView {
    /// Only these tests use it.
    fileprivate var roundness: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

extension UIButton {
    fileprivate var halfRoundness: CGFloat {
        get { layer.cornerRadius / 2 }
        set { layer.cornerRadius = newValue * 2 }
    }
}

extension UIViewController {
    fileprivate func renameScreen() { title = "Renamed" }
}

@MainActor
@Suite("Properties and actions of extensions", .serialized)
struct ExtensionPropertyTests {
    private func views(_ key: String) throws -> [UIView] {
        let attributes = DocumentText.attributes(
            DocumentText.attribute(key, "number", "><integer key=\"value\" value=\"6\"/></userDefinedRuntimeAttribute>")
        )
        let nib = UINib(
            text: DocumentText.nib(
                """
                <view contentMode="scaleToFill" id="a">\(attributes)</view>
                <button contentMode="scaleToFill" buttonType="system" id="b">\(attributes)</button>
                """))
        return nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }
    }

    @Test("Objects of a class and its subclasses have its extension's properties; the nearest class takes precedence")
    func properties() throws {
        try Stage.run { _ in
            NamedProperties.extend(UIView.self, with: NamedProperties().adding("roundness", \UIView.roundness))
            NamedProperties.extend(UIButton.self, with: NamedProperties().adding("roundness", \UIButton.halfRoundness))

            let views = try views("roundness")

            expectEqual(views.map(\.layer.cornerRadius), [6, 12])
        }
    }

    @Test("The log explains how to register a property of an extension")
    func message() throws {
        try Stage.run { stage in
            let nib = UINib(
                text: DocumentText.nib(
                    "<view id=\"a\">\(DocumentText.connections(DocumentText.outlet("angle", "b")))</view><view id=\"b\"/>"
                ))

            _ = nib.instantiate(withOwner: nil)

            expectEqual(
                stage.diagnostics.first?.message.hasSuffix(
                    "`NamedProperties.extend(UIView.self, with: NamedProperties().adding(\"angle\", \\UIView.angle))`."
                ),
                true)
        }
    }

    @Test("A button calls an action of an extension of its controller's class")
    func actions() throws {
        NamedActions.extend(
            UIViewController.self, with: NamedActions().adding("renameScreen", UIViewController.renameScreen))
        let controller = UIViewController()
        try Stage.run(rootViewController: controller) { _ in
            let button = UIButton(type: .system)
            controller.view.addSubview(button)
            button.addTarget(controller, action: "renameScreen", for: .touchUpInside)

            button.sendActions(for: .touchUpInside)

            expectEqual(controller.title, "Renamed")
        }
    }
}
