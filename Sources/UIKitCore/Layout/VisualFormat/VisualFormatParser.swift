import Foundation

/// Parses a visual format from left to right, in one pass, and resolves names. The language has no nesting, so that
/// neither long nor malformed texts are a risk.
///
/// The sentences of errors are UIKit's if they are known from crash reports.
@MainActor
struct VisualFormatParser {
    private let bytes: [UInt8]
    private var position = 0
    private let metrics: [String: Any]
    private let views: [String: Any]

    init(_ format: String, metrics: [String: Any], views: [String: Any]) {
        bytes = Array(format.utf8)
        self.metrics = metrics
        self.views = views
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        guard !bytes.isEmpty else { throw VisualFormatError(reason: "It's an empty string.") }
        guard bytes.allSatisfy({ $0 < 128 }) else {
            throw VisualFormatError(reason: "It contains non-ASCII characters.")
        }
        var format = VisualFormat()
        format.isVertical = try orientation()
        var gap = take("|") ? try self.gap() : nil
        repeat {
            try format.elements.append(element(after: gap))
            guard !isAtEnd else {
                format.end = position
                return format
            }
            gap = try self.gap()
        } while peek == UInt8(ascii: "[")
        if case .flush? = gap, peek != UInt8(ascii: "|") { throw failure("Expected the end of the format string.") }
        format.end = position
        guard take("|") else { throw failure("Expected a view") }
        guard isAtEnd else { throw failure("Expected the end of the format string.") }
        format.lastGap = gap
        return format
    }

    // MARK: Parts

    private mutating func orientation() throws(VisualFormatError) -> Bool {
        skipSpaces()
        for (letter, word) in [("H", "horizontal"), ("V", "vertical")] where peek == letter.utf8.first {
            position += 1
            guard take(":") else {
                throw failure("Expected ':' after '\(letter)' to specify \(word) arrangement.")
            }
            return letter == "V"
        }
        return false
    }

    private mutating func element(after gap: VisualFormat.Gap?) throws(VisualFormatError) -> VisualFormat.Element {
        guard take("[") else { throw failure("Expected a view") }
        guard let name = takeName() else {
            throw failure(
                "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
                    + "underscores.")
        }
        guard let value = views[name] else { throw failure("\(name) is not a key in the views dictionary.") }
        guard let item = value as? any LayoutItem else {
            throw failure("\(name) in the views dictionary is neither a view nor a layout guide.")
        }
        var sizes: [VisualFormat.Predicate] = []
        if take("(") {
            sizes = try predicates(
                allowViews: true,
                end: "A predicate on a view's thickness must end with ')' and the view must end with ']'")
            guard take("]") else { throw failure("Expected ']' after specifying thickness.") }
        } else if !take("]") {
            throw failure("Expected a ']' here. That is how you give the end of a view.")
        }
        return VisualFormat.Element(gapBefore: gap, item: item, sizes: sizes, end: position)
    }

    private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
        guard take("-") else { return .flush }
        guard let next = peek, next != UInt8(ascii: "["), next != UInt8(ascii: "|") else { return .standard }
        let found =
            take("(")
            ? try predicates(
                allowViews: false, end: "Expected a ')' here. That is how you give the end of a gap's list.")
            : [try predicate(allowViews: false, allowSign: false)]
        guard take("-") else { throw failure("Expected a '-' here. That is how you give the end of a gap.") }
        return .predicates(found)
    }

    /// Parses a list after its opening parenthesis.
    private mutating func predicates(
        allowViews: Bool, end: String
    ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var found: [VisualFormat.Predicate] = []
        repeat { try found.append(predicate(allowViews: allowViews, allowSign: true)) } while take(",")
        guard take(")") else { throw failure(end) }
        return found
    }

    private mutating func predicate(
        allowViews: Bool, allowSign: Bool
    ) throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try relation()
        let object: VisualFormat.Predicate.Object
        if let number = try takeNumber(allowSign: allowSign) {
            object = .constant(number)
        } else if let name = takeName() {
            object = try self.object(named: name, allowViews: allowViews)
        } else {
            throw failure("Expected a number, or the name of a metric\(allowViews ? " or view" : "").")
        }
        var predicate = VisualFormat.Predicate(relation: relation, object: object)
        if take("@") { predicate.priority = try priority() }
        return predicate
    }

    private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        skipSpaces()
        let start = position
        for (first, relation) in [
            (UInt8(ascii: "="), NSLayoutConstraint.Relation.equal), (UInt8(ascii: "<"), .lessThanOrEqual),
            (UInt8(ascii: ">"), .greaterThanOrEqual),
        ] where peek == first {
            position += 1
            guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
                position = start
                throw failure("Expected a relation. Relation must be one of <=, == or >=.")
            }
            position += 1
            return relation
        }
        return .equal
    }

    private mutating func priority() throws(VisualFormatError) -> UILayoutPriority {
        var number = try takeNumber(allowSign: false)
        if number == nil, let name = takeName() {
            guard case .constant(let value) = try object(named: name, allowViews: false) else { return .required }
            number = value
        }
        guard let number else { throw failure("Expected a number, or the name of a metric, as the priority.") }
        guard number > 0, number <= 1000 else {
            throw failure("A priority must be greater than 0 and less or equal to 1000.")
        }
        return UILayoutPriority(Float(number))
    }

    private func object(
        named name: String, allowViews: Bool
    ) throws(VisualFormatError) -> VisualFormat.Predicate.Object {
        if let value = metrics[name] {
            guard let number = Double(metric: value) else {
                throw failure("The metric with name \"\(name)\" is not a number.")
            }
            guard number.isFinite else { throw failure("The metric with name \"\(name)\" is not finite.") }
            return .constant(number)
        }
        if allowViews, let item = views[name] as? any LayoutItem { return .item(item) }
        throw failure(
            "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries")
    }

    // MARK: Characters

    private func failure(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, position: position)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private var isAtEnd: Bool { peek == nil }

    /// The next character that is not a space.
    private var peek: UInt8? {
        var index = position
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
        return index < bytes.count ? bytes[index] : nil
    }

    private mutating func skipSpaces() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpaces()
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func takeName() -> String? {
        skipSpaces()
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
                position += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9") where position > start: position += 1
            default: return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
            }
        }
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    /// Parses a decimal number in C syntax.
    private mutating func takeNumber(allowSign: Bool) throws(VisualFormatError) -> Double? {
        skipSpaces()
        let start = position
        var index = position
        func isDigit(_ index: Int) -> Bool { index < bytes.count && (48...57).contains(bytes[index]) }
        func isOne(_ index: Int, of characters: String) -> Bool {
            index < bytes.count && characters.utf8.contains(bytes[index])
        }
        if allowSign, isOne(index, of: "+-") { index += 1 }
        guard isDigit(index) || (isOne(index, of: ".") && isDigit(index + 1)) else { return nil }
        while isDigit(index) { index += 1 }
        if isOne(index, of: ".") {
            index += 1
            while isDigit(index) { index += 1 }
        }
        if isOne(index, of: "eE") {
            let exponent = isOne(index + 1, of: "+-") ? index + 2 : index + 1
            if isDigit(exponent) {
                index = exponent
                while isDigit(index) { index += 1 }
            }
        }
        guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), number.isFinite else {
            throw failure("Expected a number that is finite.")
        }
        position = index
        return number
    }
}

extension Double {
    /// Creates a number from a value of a metrics dictionary.
    fileprivate init?(metric value: Any) {
        switch value {
        case let value as Double: self = value
        case let value as CGFloat: self = Double(value)
        case let value as Float: self = Double(value)
        case let value as any BinaryInteger: self = Double(Int64(clamping: value))
        case let value as NSNumber: self = value.doubleValue
        case let value as UILayoutPriority: self = Double(value.rawValue)
        default: return nil
        }
    }
}
