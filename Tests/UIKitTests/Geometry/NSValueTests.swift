import Expectations
import Foundation
import Testing
import UIKit

@Suite("Structures in NSValue")
struct NSValueTests {
    @Test("Each structure is restored")
    func restored() {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

        expectEqual(NSValue(cgVector: CGVector(dx: 1.5, dy: -2)).cgVectorValue, CGVector(dx: 1.5, dy: -2))
        expectEqual(NSValue(cgAffineTransform: transform).cgAffineTransformValue, transform)
        expectEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
        expectEqual(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue, directional)
        let offset = UIOffset(horizontal: 7, vertical: 8)
        expectEqual(NSValue(uiOffset: offset).uiOffsetValue, offset)
        expectEqual(NSValue(uiEdgeInsets: insets), NSValue(uiEdgeInsets: insets))
        expectNotEqual(NSValue(uiEdgeInsets: insets), NSValue(uiEdgeInsets: .zero))
    }

    @Test("A value of a different type has the structure's zero or identity")
    func different() {
        let value = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))

        expectEqual(value.cgVectorValue, .zero)
        expectEqual(value.cgAffineTransformValue, .identity)
        expectEqual(value.uiEdgeInsetsValue, .zero)
        expectEqual(value.directionalEdgeInsetsValue, .zero)
        expectEqual(value.uiOffsetValue, .zero)
        expectEqual(NSNumber(value: 3).uiEdgeInsetsValue, .zero)
        expectEqual(NSValue(uiEdgeInsets: .zero).cgRectValue, .zero)
    }
}
