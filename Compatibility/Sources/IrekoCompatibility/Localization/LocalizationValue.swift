import Foundation

extension String {
    /// The key of a localized string with values: the literal `"\(3) files"` has the key `%lld files`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// A value, with the letter of its format.
        enum Argument: Equatable, Sendable {
            case text(String)
            case integer(Int64)
            case unsigned(UInt64)
            case number(Double)

            /// The value, if it is a number.
            var number: Double? {
                switch self {
                case .text: nil
                case .integer(let value): Double(value)
                case .unsigned(let value): Double(value)
                case .number(let value): value
                }
            }
        }

        /// The key: the text, with formats in place of the values.
        let key: String
        let arguments: [Argument]

        /// Makes a value of a key without formats.
        public init(_ value: String) { (key, arguments) = (value, []) }
        /// Makes a value of a literal.
        public init(stringLiteral value: String) { self.init(value) }
        /// Makes a value of a literal with values.
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        /// The parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            /// Makes an empty literal.
            public init(literalCapacity: Int, interpolationCount: Int) {}
            /// Adds a text.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
            }
            private mutating func append(_ format: String, _ argument: Argument) {
                key += format
                arguments.append(argument)
            }
            /// Adds a text as `%@`.
            public mutating func appendInterpolation(_ string: some StringProtocol) {
                append("%@", .text(String(string)))
            }
            /// Adds an integer as `%lld`, or an unsigned integer as `%llu`.
            public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
                if Value.isSigned {
                    append(Value.bitWidth <= 32 ? "%d" : "%lld", .integer(Int64(clamping: value)))
                } else {
                    append(Value.bitWidth <= 32 ? "%u" : "%llu", .unsigned(UInt64(clamping: value)))
                }
            }
            /// Adds an integer with a format, such as `%02lld`.
            public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value, specifier: String) {
                append(
                    specifier,
                    Value.isSigned ? .integer(Int64(clamping: value)) : .unsigned(UInt64(clamping: value)))
            }
            /// Adds a number as `%lf`.
            public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }
            /// Adds a number as `%f`.
            public mutating func appendInterpolation(_ value: Float) { append("%f", .number(Double(value))) }
            /// Adds a number with a format, such as `%.2f`.
            public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value, specifier: String) {
                append(specifier, .number(Double(value)))
            }
            /// Adds a formatted value as `%@`.
            public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
            where Style.FormatOutput == String {
                append("%@", .text(format.format(value)))
            }
            /// Adds the description of an object as `%@`.
            public mutating func appendInterpolation(_ value: some NSObject) {
                append("%@", .text(value.description))
            }
        }
    }
}

extension String.LocalizationValue {
    /// Returns a format with the values in place of its specifiers. A specifier without a value is kept.
    func text(_ format: String, _ locale: Locale) -> String {
        let expansion = FormatExpansion(format, numbers: arguments.map(\.number))
        let format = expansion?.text ?? format
        let values = expansion?.order.map { arguments[$0] } ?? arguments
        var next = 0
        let specifier =
            #/
            %(?:(?<place>\d{1,3})\$)?
            (?<flags>[-+\ 0\#]*\d{0,3}(?:\.\d{1,3})?)
            [hljqztL]{0,2}
            (?<kind>[@dDiuUxXoOfFeEgGaA%])
            /#
        return format.replacing(specifier) { match in
            if match.kind == "%" { return "%" }
            let place: Int
            if let number = match.place.flatMap({ Int($0) }) {
                place = number - 1
            } else {
                place = next
                next += 1
            }
            guard values.indices.contains(place) else { return String(match.0) }
            let isNumber = "fFeEgGaA".contains(match.kind)
            switch values[place] {
            case .text(let text): return text
            case .integer(let value):
                let kind = match.kind == "@" || isNumber ? "d" : match.kind.lowercased()
                return String(format: "%\(match.flags)ll\(kind)", locale: locale, value)
            case .unsigned(let value):
                let kind = match.kind == "@" || isNumber ? "u" : match.kind.lowercased()
                return String(format: "%\(match.flags)ll\(kind)", locale: locale, value)
            case .number(let value):
                return String(format: "%\(match.flags)\(isNumber ? match.kind : "f")", locale: locale, value)
            }
        }
    }
}
