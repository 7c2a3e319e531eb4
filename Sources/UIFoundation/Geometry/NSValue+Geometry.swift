import Foundation

extension NSValue {
    /// Makes a value of a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Makes a value of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Makes a value of a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle; zero when the value is of something else.
    public var cgRectValue: CGRect { holds(.zero as CGRect) ? rectValue : .zero }

    /// The point; zero when the value is of something else.
    public var cgPointValue: CGPoint { holds(.zero as CGPoint) ? pointValue : .zero }

    /// The size; zero when the value is of something else.
    public var cgSizeValue: CGSize { holds(.zero as CGSize) ? sizeValue : .zero }

    private func holds(_ example: CGRect) -> Bool { hasType(of: NSValue(rect: example)) }
    private func holds(_ example: CGPoint) -> Bool { hasType(of: NSValue(point: example)) }
    private func holds(_ example: CGSize) -> Bool { hasType(of: NSValue(size: example)) }

    /// Foundation's getters stop the program for a value of another type.
    fileprivate func hasType(of other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}

/// A rectangle is cast to an `NSValue` and back by `as?`, as on Apple's systems: of the rectangles in a notification's
/// `userInfo` programs read either.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The rectangle in an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// The rectangle out of an object, or zero.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.cgRectValue
    }

    /// The rectangle out of an object; refused when the object is of something else.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        guard source.hasType(of: NSValue(rect: .zero)) else { return false }
        result = source.rectValue
        return true
    }

    /// The rectangle out of an object, or zero.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.cgRectValue ?? .zero
    }
}
