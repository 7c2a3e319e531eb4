import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Runtime attributes", .serialized)
struct RuntimeAttributeTests {
    private func attribute(_ keyPath: String, _ type: String, child: String) -> String {
        DocumentText.attribute(keyPath, type, ">\(child)</userDefinedRuntimeAttribute>")
    }

    private func attribute(_ keyPath: String, _ type: String, value: String) -> String {
        DocumentText.attribute(keyPath, type, "value=\"\(value)\"/>")
    }

    private func view(_ attributes: String...) throws -> NotingView {
        let nib = UINib(
            text: DocumentText.nib(
                """
                <view contentMode="scaleToFill" id="a" \(DocumentText.custom(NotingView.self))>
                    \(DocumentText.attributes(attributes.joined()))
                </view>
                """))
        return try #require(nib.instantiate(withOwner: nil).first as? NotingView)
    }

    @Test("Each type of value is set on a property of its type")
    func kinds() throws {
        try Stage.run { _ in
            let view = try view(
                attribute("number", "number", child: "<integer key=\"value\" value=\"4\"/>"),
                attribute("flag", "boolean", value: "YES"), attribute("text", "string", value: "Said"),
                attribute(
                    "color", "color",
                    child:
                        "<color key=\"value\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" "
                        + "customColorSpace=\"sRGB\"/>"))

            expectEqual(view.number, 4)
            expectTrue(view.flag)
            expectEqual(view.text, "Said")
            expectEqual(view.color, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
    }

    @Test("A number's element may have the name of a different type; whole numbers lose their fraction")
    func numbers() throws {
        try Stage.run { _ in
            let view = try view(
                attribute("number", "number", child: "<real key=\"value\" value=\"3.9\"/>"),
                attribute("flag", "number", child: "<integer key=\"value\" value=\"1\"/>"),
                attribute("mode", "number", child: "<integer key=\"value\" value=\"1\"/>"))

            expectEqual(view.number, 3)
            expectTrue(view.flag)
            expectEqual(view.mode, .second)
        }
    }

    @Test("They are set in the order of the document, before the object is awake")
    func order() throws {
        try Stage.run { _ in
            let log = try DocumentLog.run {
                _ = try view(
                    attribute("number", "number", child: "<integer key=\"value\" value=\"1\"/>"),
                    attribute("number", "number", child: "<integer key=\"value\" value=\"2\"/>"))
            }

            expectEqual(
                log,
                [
                    "view.init(coder:)", "view.number=1", "view.number=2",
                    "view.awakeFromNib superview=false sibling=false",
                ])
        }
    }

    @Test("Key paths of a layer reach its structures, as documented by Core Animation")
    func layerStructures() throws {
        try Stage.run { stage in
            let view = try view(
                attribute("layer.transform.rotation.z", "number", child: "<real key=\"value\" value=\"1.5\"/>"),
                attribute("layer.transform.translation.x", "number", child: "<integer key=\"value\" value=\"7\"/>"),
                attribute("layer.shadowOffset.height", "number", child: "<integer key=\"value\" value=\"4\"/>"),
                attribute("layer.anchorPoint.x", "number", child: "<integer key=\"value\" value=\"0\"/>"),
                attribute("layer.sublayerTransform.scale.y", "number", child: "<integer key=\"value\" value=\"3\"/>"))

            let layer = view.layer
            #expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0) - 1.5) < 1e-9)
            expectEqual(layer.transform.m41, 7)
            expectEqual(layer.shadowOffset, CGSize(width: 0, height: 4))
            expectEqual(layer.anchorPoint, CGPoint(x: 0, y: 0.5))
            expectEqual(layer.sublayerTransform.m22, 3)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A key path that layers do not have is logged, and so is a value that does not fit")
    func unknownStructures() throws {
        try Stage.run { stage in
            let view = try view(
                attribute("layer.transform.rotation.w", "number", child: "<integer key=\"value\" value=\"2\"/>"),
                attribute("layer.shadowOffset.width", "string", value: "wide"),
                attribute("layer.position.x", "boolean", value: "YES"))

            expectTrue(CATransform3DIsIdentity(view.layer.transform))
            expectEqual(view.layer.shadowOffset, CGSize(width: 0, height: -3))
            expectEqual(view.layer.position.x, 1)
            expectEqual(stage.diagnostics.count, 2)
        }
    }

    @Test("A key path passes through objects")
    func keyPath() throws {
        try Stage.run { _ in
            let view = try view(
                attribute("layer.cornerRadius", "number", child: "<integer key=\"value\" value=\"8\"/>"),
                attribute("sibling.text", "string", value: "nobody"))

            expectEqual(view.layer.cornerRadius, 8)
        }
    }

    @Test("A key that the class does not declare is logged with UIKit's sentence, and the others are set")
    func unknownKey() throws {
        try Stage.run { stage in
            let view = try view(
                attribute("corner", "number", child: "<integer key=\"value\" value=\"8\"/>"),
                attribute("number", "number", child: "<integer key=\"value\" value=\"4\"/>"))

            expectEqual(view.number, 4)
            let message = try #require(stage.diagnostics.first?.message)
            expectTrue(message.hasPrefix("Failed to set (corner) user defined inspected property on ("))
            expectTrue(
                message.contains(
                    "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key corner."))
            expectEqual(stage.diagnostics.map(\.rule), ["documentContent"])
        }
    }

    @Test("Values of a different type, values that do not fit, and nil for a required value are logged")
    func wrongValues() throws {
        try Stage.run { stage in
            let view = try view(
                attribute("number", "string", value: "four"),
                attribute("small", "number", child: "<integer key=\"value\" value=\"300\"/>"),
                attribute("mode", "number", child: "<integer key=\"value\" value=\"9\"/>"),
                attribute("flag", "nil", value: ""),
                attribute(
                    "edge", "color",
                    child: "<color key=\"value\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"))

            expectTrue(view.number == 0 && view.small == 7 && view.mode == .first && !view.flag && view.edge == nil)
            expectEqual(stage.diagnostics.count, 5)
        }
    }

    @Test("nil clears an optional property, and a rectangle is read as insets")
    func nothing() throws {
        try Stage.run { _ in
            let view = try view(
                attribute("text", "string", value: "Said"), attribute("text", "nil", value: ""),
                attribute("insets", "rect", child: "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"))

            expectNil(view.text)
            expectEqual(view.insets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
    }
}
