import Foundation

extension Double {
    /// Creates a number from a value of any numeric type.
    init?(anyNumber value: Any?) {
        switch value {
        case let value as Double: self = value
        case let value as CGFloat: self = Double(value)
        case let value as Float: self = Double(value)
        case let value as Bool: self = value ? 1 : 0
        case let value as any BinaryInteger: self = Double(Int64(clamping: value))
        case let value as NSNumber: self = value.doubleValue
        default: return nil
        }
    }
}
