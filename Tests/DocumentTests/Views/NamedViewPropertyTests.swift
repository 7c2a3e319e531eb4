import Expectations
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor
@Suite("Views of documents: properties by name")
struct NamedViewPropertyTests {
    private func set(_ name: String, _ value: Any?, of object: AnyObject) -> Bool {
        NamedProperties.property(name, of: object)?.set(object, value) ?? false
    }

    @Test("A view's properties have their Objective-C names")
    func view() {
        let view = UIView()

        expectTrue(set("hidden", true, of: view))
        expectTrue(set("tag", 3, of: view))
        expectTrue(set("backgroundColor", UIColor.red, of: view))
        expectFalse(set("isHidden", false, of: view))
        expectFalse(set("nothing", 1, of: view))

        expectTrue(view.isHidden)
        expectEqual(view.tag, 3)
        expectEqual(view.backgroundColor, .red)
    }

    @Test("A class has its superclass's properties and its own")
    func inherited() {
        let label = UILabel()

        expectTrue(set("text", "A", of: label))
        expectTrue(set("alpha", CGFloat(0.5), of: label))

        expectEqual(label.text, "A")
        expectEqual(label.alpha, 0.5)
    }

    @Test("Key paths pass through the layer, which cannot be set itself")
    func layer() throws {
        let view = UIView()

        let layer = try #require(NamedProperties.property("layer", of: view)?.get(view) as? CALayer)
        expectTrue(set("cornerRadius", CGFloat(8), of: layer))
        expectTrue(set("masksToBounds", true, of: layer))
        expectFalse(set("borderColor", UIColor.red, of: layer))
        expectFalse(set("layer", CALayer(), of: view))

        expectEqual(view.layer.cornerRadius, 8)
        expectTrue(view.layer.masksToBounds)
    }

    @Test("Constraints and recognizers have properties, too")
    func others() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        let tap = UITapGestureRecognizer()

        expectTrue(set("constant", CGFloat(5), of: constraint))
        expectTrue(set("identifier", "width", of: constraint))
        expectTrue(set("numberOfTapsRequired", 2, of: tap))
        expectTrue(set("enabled", false, of: tap))

        expectEqual(constraint.constant, 5)
        expectEqual(constraint.identifier, "width")
        expectEqual(tap.numberOfTapsRequired, 2)
        expectFalse(tap.isEnabled)
    }
}
