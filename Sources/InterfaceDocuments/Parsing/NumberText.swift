/// Parses numbers as documents write them: decimal, with a point, and without forms that only Swift or C would accept.
enum NumberText {
    /// Returns a finite number. A magnitude below 1e-300 counts as 0: Xcode writes the smallest number for "nearly
    /// zero".
    static func number(_ text: some StringProtocol) -> Double? {
        if let number = short(text) { return number }
        guard let first = text.utf8.first, text.utf8.count <= 64 else { return nil }
        let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= first
        guard isDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: ".") || first == UInt8(ascii: "+"),
            !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") || $0 | 0x20 == UInt8(ascii: "n") }),
            let number = Double(text), number.isFinite
        else { return nil }
        return abs(number) < 1e-300 ? 0 : number
    }

    /// Returns a number of at most fifteen digits, with or without a point: an integer divided by a power of ten. Both
    /// are exact, so that the quotient is the nearest number. Most numbers are short.
    private static func short(_ text: some StringProtocol) -> Double? {
        guard 1...17 ~= text.utf8.count else { return nil }
        var (digits, value, divisor, isNegative) = (0, 0.0, 0.0, false)
        for (place, unit) in text.utf8.enumerated() {
            switch unit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                value = value * 10 + Double(unit &- UInt8(ascii: "0"))
                divisor *= 10
            case UInt8(ascii: "."):
                guard divisor == 0 else { return nil }
                divisor = 1
            case UInt8(ascii: "-"):
                guard place == 0 else { return nil }
                isNegative = true
            default: return nil
            }
        }
        guard 1...15 ~= digits else { return nil }
        let number = divisor > 0 ? value / divisor : value
        return isNegative ? -number : number
    }

    /// Returns a whole number, without the fraction.
    static func integer(_ text: some StringProtocol) -> Int? {
        Int(text) ?? number(text).flatMap { abs($0) < 9e15 ? Int($0) : nil }
    }

    /// Returns a factor: a number, or the quotient of two numbers that are separated by `:` or `/`.
    static func factor(_ text: String) -> Double? {
        if let number = number(text) { return number }
        let parts = text.split(maxSplits: 2, omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        guard parts.count == 2, let dividend = number(parts[0]), let divisor = number(parts[1]), divisor != 0 else {
            return nil
        }
        let quotient = dividend / divisor
        return quotient.isFinite ? quotient : nil
    }
}
