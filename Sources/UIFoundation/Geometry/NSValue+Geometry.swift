import Foundation

extension NSValue {
    /// Creates a value with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Creates a value with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Creates a value with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

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
