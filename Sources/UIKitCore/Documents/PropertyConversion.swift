import CoreGraphics
import Foundation

/// Converts a document's value to the type of a property, as key-value coding does.
enum PropertyConversion {
    /// Converts a value to a type; `nil` if it cannot be converted. A color is not converted to a `CGColor`, as on
    /// iOS.
    static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
        guard let value else { return (type as? any OptionalProperty.Type)?.absent as? Value }
        if let same = value as? Value { return same }
        // An optional type would accept `nil`, so its wrapped type is used.
        if let optional = type as? any OptionalProperty.Type {
            return optional.wrapping(value).flatMap { $0 as? Value }
        }
        if let array = type as? any ArrayProperty.Type { return array.array(of: value).flatMap { $0 as? Value } }
        if let number = number(value) {
            if let kind = type as? any NumberProperty.Type { return kind.converted(number).flatMap { $0 as? Value } }
            if Value.self == NSNumber.self { return NSNumber(value: number) as? Value }
        }
        if let raw = type as? any RawRepresentable.Type { return rawRepresentable(raw, value).flatMap { $0 as? Value } }
        return geometry(value, type)
    }

    /// Returns the name of a protocol type, optional or not; `nil` for other types.
    static func protocolName(of type: Any.Type) -> String? {
        if let optional = type as? any OptionalProperty.Type { return protocolName(of: optional.wrapped) }
        // The first word of a type's metadata is its kind in the ABI of Swift 5: 0x303 for an existential type.
        let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        return kind == 0x303 && type != Any.self && type != AnyObject.self
            ? "\(type)".replacingOccurrences(of: "any ", with: "") : nil
    }

    private static func rawRepresentable<Raw: RawRepresentable>(_ type: Raw.Type, _ value: Any) -> Raw? {
        self.value(value, as: Raw.RawValue.self).flatMap(Raw.init(rawValue:))
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as Double: number
        case let flag as Bool: flag ? 1 : 0
        case let number as Int: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    /// Converts between structures with the same numbers, since key-value coding copies their bytes: documents may
    /// specify insets as a rectangle.
    private static func geometry<Value>(_ value: Any, _ type: Value.Type) -> Value? {
        switch value {
        case let point as CGPoint:
            return CGSize(width: point.x, height: point.y) as? Value
                ?? UIOffset(horizontal: point.x, vertical: point.y) as? Value
        case let size as CGSize:
            return CGPoint(x: size.width, y: size.height) as? Value
                ?? UIOffset(horizontal: size.width, vertical: size.height) as? Value
        case let rect as CGRect:
            let (first, second, third, fourth) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
            return UIEdgeInsets(top: first, left: second, bottom: third, right: fourth) as? Value
                ?? NSDirectionalEdgeInsets(top: first, leading: second, bottom: third, trailing: fourth) as? Value
        default: return nil
        }
    }
}

/// An optional type, as for an outlet.
private protocol OptionalProperty {
    static var absent: Self { get }
    static var wrapped: Any.Type { get }
    static func wrapping(_ value: Any) -> Self?
}

extension Optional: OptionalProperty {
    fileprivate static var absent: Self { .none }
    fileprivate static var wrapped: Any.Type { Wrapped.self }

    fileprivate static func wrapping(_ value: Any) -> Self? {
        PropertyConversion.value(value, as: Wrapped.self).map { Optional.some($0) }
    }
}

/// An array type, such as the type of an outlet collection.
private protocol ArrayProperty {
    static func array(of value: Any) -> Self?
}

extension Array: ArrayProperty {
    fileprivate static func array(of value: Any) -> Self? {
        guard let values = value as? [Any] else { return nil }
        var array: [Element] = []
        array.reserveCapacity(values.count)
        for value in values {
            guard let element = PropertyConversion.value(value, as: Element.self) else { return nil }
            array.append(element)
        }
        return array
    }
}

/// A numeric type. Integers are rounded towards zero; values that do not fit are `nil`.
private protocol NumberProperty {
    static func converted(_ number: Double) -> Self?
}

extension NumberProperty where Self: FixedWidthInteger {
    fileprivate static func converted(_ number: Double) -> Self? { Self(exactly: number.rounded(.towardZero)) }
}

extension Int: NumberProperty {}
extension Int8: NumberProperty {}
extension Int16: NumberProperty {}
extension Int32: NumberProperty {}
extension Int64: NumberProperty {}
extension UInt: NumberProperty {}
extension UInt8: NumberProperty {}
extension UInt16: NumberProperty {}
extension UInt32: NumberProperty {}
extension UInt64: NumberProperty {}

extension Double: NumberProperty {
    fileprivate static func converted(_ number: Double) -> Double? { number }
}

extension Float: NumberProperty {
    fileprivate static func converted(_ number: Double) -> Float? { Float(number) }
}

extension CGFloat: NumberProperty {
    fileprivate static func converted(_ number: Double) -> CGFloat? { CGFloat(number) }
}

extension Bool: NumberProperty {
    fileprivate static func converted(_ number: Double) -> Bool? { number != 0 }
}
