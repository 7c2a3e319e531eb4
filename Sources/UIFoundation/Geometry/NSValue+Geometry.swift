import CoreGraphics
import Foundation

extension NSValue {
    /// Creates a value with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Creates a value with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Creates a value with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Creates a value with a vector.
    public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }

    /// Creates a value with an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// Creates a value with insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Creates a value with directional insets.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Creates a value with an offset.
    public convenience init(uiOffset insets: UIOffset) { self.init(numbers: [insets.horizontal, insets.vertical]) }

    /// The vector, or zero if the value has a different type.
    public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }

    /// The affine transform. It is the identity transform if the value has a different type.
    public var cgAffineTransformValue: CGAffineTransform {
        numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }

    /// The insets, or zero if the value has a different type.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    /// The directional insets, or zero if the value has a different type.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        numbers(4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
    }

    /// The offset, or zero if the value has a different type.
    public var uiOffsetValue: UIOffset { numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero }

    // Foundation on Linux cannot encode structures in values, but arrays of numbers.

    private convenience init(numbers: [CGFloat]) {
        self.init(bytes: numbers.map(Double.init), objCType: "[\(numbers.count)d]")
    }

    /// Returns the numbers of a value with so many of them.
    private func numbers(_ count: Int) -> [CGFloat]? {
        guard String(cString: objCType) == "[\(count)d]" else { return nil }
        var numbers = [Double](repeating: 0, count: count)
        getValue(&numbers)
        return numbers.map { CGFloat($0) }
    }

    /// The rectangle, or zero if the value has a different type.
    public var cgRectValue: CGRect { holds(.zero as CGRect) ? rectValue : .zero }

    /// The point, or zero if the value has a different type.
    public var cgPointValue: CGPoint { holds(.zero as CGPoint) ? pointValue : .zero }

    /// The size, or zero if the value has a different type.
    public var cgSizeValue: CGSize { holds(.zero as CGSize) ? sizeValue : .zero }

    private func holds(_ example: CGRect) -> Bool { hasType(of: NSValue(rect: example)) }
    private func holds(_ example: CGPoint) -> Bool { hasType(of: NSValue(point: example)) }
    private func holds(_ example: CGSize) -> Bool { hasType(of: NSValue(size: example)) }

    /// Foundation's getters stop the program if the value has a different type.
    fileprivate func hasType(of other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}

/// A rectangle can be cast to an `NSValue` and back with `as?`, as on Apple's systems. Programs read both types from
/// the `userInfo` of a notification.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// Returns an object with the rectangle.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// Returns the rectangle of an object, or zero.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.cgRectValue
    }

    /// Returns the rectangle of an object. It fails if the object has a different type.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        guard source.hasType(of: NSValue(rect: .zero)) else { return false }
        result = source.rectValue
        return true
    }

    /// Returns the rectangle of an object, or zero.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.cgRectValue ?? .zero
    }
}
