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

    @Test("A view's properties are called as in Objective-C")
    func view() {
        let view = UIView()

        #expect(set("hidden", true, of: view))
        #expect(set("tag", 3, of: view))
        #expect(set("backgroundColor", UIColor.red, of: view))
        #expect(!set("isHidden", false, of: view))
        #expect(!set("nothing", 1, of: view))

        #expect(view.isHidden)
        #expect(view.tag == 3)
        #expect(view.backgroundColor == .red)
    }

    @Test("A class has its superclass's properties and its own")
    func inherited() {
        let label = UILabel()

        #expect(set("text", "A", of: label))
        #expect(set("alpha", CGFloat(0.5), of: label))

        #expect(label.text == "A")
        #expect(label.alpha == 0.5)
    }

    @Test("Key paths lead through the layer, which cannot be set itself")
    func layer() throws {
        let view = UIView()

        let layer = try #require(NamedProperties.property("layer", of: view)?.get(view) as? CALayer)
        #expect(set("cornerRadius", CGFloat(8), of: layer))
        #expect(set("masksToBounds", true, of: layer))
        #expect(!set("borderColor", UIColor.red, of: layer))
        #expect(!set("layer", CALayer(), of: view))

        #expect(view.layer.cornerRadius == 8)
        #expect(view.layer.masksToBounds)
    }

    @Test("Constraints and recognizers have properties, too")
    func others() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        let tap = UITapGestureRecognizer()

        #expect(set("constant", CGFloat(5), of: constraint))
        #expect(set("identifier", "width", of: constraint))
        #expect(set("numberOfTapsRequired", 2, of: tap))
        #expect(set("enabled", false, of: tap))

        #expect(constraint.constant == 5)
        #expect(constraint.identifier == "width")
        #expect(tap.numberOfTapsRequired == 2)
        #expect(!tap.isEnabled)
    }
}
