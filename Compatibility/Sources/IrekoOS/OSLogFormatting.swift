import Foundation

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var isUppercase = false
    private var prefix = ""
    private var digits = 0

    /// Decimal.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// Hexadecimal.
    public static var hex: OSLogIntegerFormatting { hex() }
    /// Octal.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
    /// Decimal with at least some digits.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(prefix: explicitPositiveSign ? "+" : "", digits: minDigits())
    }
    /// Hexadecimal.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", digits: minDigits())
    }

    func text<T: BinaryInteger>(_ number: T) -> String {
        let number = String(number, radix: radix, uppercase: isUppercase)
        return prefix + String(repeating: "0", count: max(0, digits - number.count)) + number
    }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    private var format = "%f"

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    /// With an exponent.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
    /// The shorter one of both.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }
    /// With some digits after the point.
    public static func fixed(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(max(0, precision()))f")
    }

    func text(_ number: Double) -> String { String(format: format, number) }
}
