import Foundation

extension NSPredicate {
    /// Makes a predicate of a format, as `NSPredicate(format:)` does, which Foundation on Linux lacks. A format that
    /// cannot be read stops the program.
    public convenience init(__ireko_format format: String, _ arguments: Any?...) {
        self.init(__ireko_format: format, argumentArray: arguments.map { $0 as Any })
    }

    /// Makes a predicate of a format.
    public convenience init(__ireko_format format: String, argumentArray: [Any]?) {
        var parser = PredicateParser(format, argumentArray ?? [])
        guard let condition = parser.parse() else { fatalError("Unable to parse the format string \"\(format)\"") }
        self.init(block: { object, _ in condition(object) })
    }
}

extension NSSortDescriptor {
    /// Makes a descriptor that compares the values of a key path, as `NSSortDescriptor(key:ascending:)` does.
    public convenience init(__ireko_key key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { a, b in
            PredicateValue.compare(PredicateValue.at(key ?? "self", of: a), PredicateValue.at(key ?? "self", of: b))
                ?? .orderedSame
        }
    }

    /// Makes a descriptor that compares the values of a key path by a method of theirs: one of the methods of
    /// `NSString` and `NSNumber` that compare.
    public convenience init(__ireko_key key: String?, ascending: Bool, selector: Selector?) {
        let compare = PredicateValue.comparison(selector?.description ?? "compare:")
        self.init(keyPath: \NSObject.self, ascending: ascending) { a, b in
            compare(PredicateValue.at(key ?? "self", of: a), PredicateValue.at(key ?? "self", of: b))
        }
    }

    /// Makes a descriptor that compares the values of a key path by a closure.
    public convenience init(
        __ireko_key key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
    ) {
        nonisolated(unsafe) let comparator = comparator
        self.init(keyPath: \NSObject.self, ascending: ascending) { a, b in
            guard let a = PredicateValue.at(key ?? "self", of: a), let b = PredicateValue.at(key ?? "self", of: b)
            else { return .orderedSame }
            return comparator(a, b)
        }
    }
}

/// Values of objects, and how they compare.
enum PredicateValue {
    /// The comparison that a method of `NSString` makes, and `compare(_:)` for further selectors.
    static func comparison(_ selector: String) -> @Sendable (Any?, Any?) -> ComparisonResult {
        let texts: (@Sendable (String, String) -> ComparisonResult)? =
            switch selector {
            case "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) }
            case "localizedCompare:": { $0.localizedCompare($1) }
            case "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) }
            case "localizedStandardCompare:": { $0.localizedStandardCompare($1) }
            default: nil
            }
        return { a, b in
            if let texts, let a = text(a), let b = text(b) { return texts(a, b) }
            return compare(a, b) ?? .orderedSame
        }
    }

    private static func text(_ value: Any?) -> String? {
        (value as? String) ?? (value as? NSString).map { String(describing: $0) }
    }

    static func at(_ path: String, of object: Any?) -> Any? {
        var next = unwrapped(object)
        for key in path.split(separator: ".") {
            guard let current = next else { return nil }
            switch key.lowercased() {
            case "self": continue
            case "@count":
                next = (current as? [Any])?.count ?? (current as? NSArray)?.count ?? (current as? NSDictionary)?.count
            default: next = unwrapped(read(String(key), current))
            }
        }
        return next
    }

    private static func read(_ key: String, _ object: Any) -> Any? {
        if let dictionary = object as? [String: Any] { return dictionary[key] }
        if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
        if let list = object as? [Any] { return list.compactMap { at(key, of: $0) } }
        if let text = object as? String { return key == "length" ? text.utf16.count : nil }
        // Tables have settable properties; other properties are read from their storage.
        if type(of: object) is AnyClass, let value = KeyValueCoding.value(at: key, of: object as AnyObject) {
            return value
        }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return child.value }
            mirror = current.superclassMirror
        }
        return nil
    }

    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { unwrapped($0.value) } }
        return value is NSNull ? nil : value
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as Int: Double(value)
        case let value as Double: value
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }

    /// How two values compare; `nil` if they do not.
    static func compare(_ a: Any?, _ b: Any?) -> ComparisonResult? {
        switch (a, b) {
        case (nil, nil): return .orderedSame
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        default: break
        }
        if let a = a as? String, let b = b as? String {
            return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
        }
        if let a = a as? Date, let b = b as? Date { return a.compare(b) }
        if let a = number(a), let b = number(b) {
            return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
        }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b ? .orderedSame : nil }
        return (a as AnyObject) === (b as AnyObject) ? .orderedSame : nil
    }
}

/// Reads the formats of predicates.
private struct PredicateParser {
    typealias Condition = (Any?) -> Bool
    typealias Value = (Any?) -> Any?

    private enum Token: Equatable {
        case word(String)
        case text(String)
        case number(Double)
        case symbol(String)
    }

    private var tokens: [Token] = []
    private var place = 0
    private var arguments: [Any]
    private var isValid = true

    init(_ format: String, _ arguments: [Any]) {
        self.arguments = arguments
        read(Array(format))
    }

    mutating func parse() -> Condition? {
        guard isValid, let condition = or(), place == tokens.count else { return nil }
        return condition
    }

    // MARK: Tokens

    private mutating func read(_ characters: [Character]) {
        var next = 0
        while next < characters.count {
            let character = characters[next]
            if character.isWhitespace {
                next += 1
            } else if character == "\"" || character == "'" {
                guard let end = characters[(next + 1)...].firstIndex(of: character) else {
                    isValid = false
                    return
                }
                tokens.append(.text(String(characters[(next + 1)..<end])))
                next = end + 1
            } else if character.isNumber
                || (character == "-" && next + 1 < characters.count && characters[next + 1].isNumber)
            {
                let end = characters[(next + 1)...].firstIndex { !$0.isNumber && $0 != "." } ?? characters.count
                tokens.append(.number(Double(String(characters[next..<end])) ?? 0))
                next = end
            } else if character.isLetter || character == "_" || character == "@" || character == "#" {
                let end =
                    characters[(next + 1)...].firstIndex { !$0.isLetter && !$0.isNumber && !"_.@".contains($0) }
                    ?? characters.count
                tokens.append(.word(String(characters[next..<end])))
                next = end
            } else if character == "%" {
                let end = characters[(next + 1)...].firstIndex { !$0.isLetter && $0 != "@" } ?? characters.count
                tokens.append(.symbol(String(characters[next..<end])))
                next = end
            } else {
                let pair = next + 1 < characters.count ? String(characters[next...(next + 1)]) : ""
                if ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(pair) {
                    tokens.append(.symbol(pair))
                    next += 2
                } else {
                    tokens.append(.symbol(String(character)))
                    next += 1
                }
            }
        }
    }

    private var current: Token? { place < tokens.count ? tokens[place] : nil }

    private mutating func take(_ names: String...) -> String? {
        switch current {
        case .word(let word): if let name = names.first(where: { $0 == word.uppercased() }) { return advance(name) }
        case .symbol(let symbol): if names.contains(symbol) { return advance(symbol) }
        default: break
        }
        return nil
    }

    private mutating func advance(_ name: String) -> String {
        place += 1
        return name
    }

    // MARK: Conditions

    private mutating func or() -> Condition? {
        guard var left = and() else { return nil }
        while take("OR", "||") != nil {
            guard let right = and() else { return nil }
            left = { [left] in left($0) || right($0) }
        }
        return left
    }

    private mutating func and() -> Condition? {
        guard var left = not() else { return nil }
        while take("AND", "&&") != nil {
            guard let right = not() else { return nil }
            left = { [left] in left($0) && right($0) }
        }
        return left
    }

    private mutating func not() -> Condition? {
        if take("NOT", "!") != nil {
            guard let condition = not() else { return nil }
            return { !condition($0) }
        }
        if take("TRUEPREDICATE") != nil { return { _ in true } }
        if take("FALSEPREDICATE") != nil { return { _ in false } }
        if current == .symbol("(") {
            let start = place
            place += 1
            if let condition = or(), take(")") != nil { return condition }
            place = start
        }
        return comparison()
    }

    private mutating func comparison() -> Condition? {
        let quantifier = take("ANY", "SOME", "ALL", "NONE")
        guard let left = value(),
            let name = take(
                "==", "=", "!=", "<>", "<", ">", "<=", ">=", "=<", "=>", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE",
                "MATCHES", "IN",
                "BETWEEN")
        else { return nil }
        var options = ""
        if take("[") != nil {
            if case .word(let word) = current { options = advance(word).lowercased() }
            guard take("]") != nil else { return nil }
        }
        guard let right = value() else { return nil }
        let holds = Self.comparison(name, options)
        guard let quantifier else { return { holds(left($0), right($0)) } }
        return { object in
            let values = left(object) as? [Any] ?? []
            switch quantifier {
            case "ALL": return values.allSatisfy { holds($0, right(object)) }
            case "NONE": return !values.contains { holds($0, right(object)) }
            default: return values.contains { holds($0, right(object)) }
            }
        }
    }

    private mutating func value() -> Value? {
        defer { place += 1 }
        switch current {
        case .text(let text): return { _ in text }
        case .number(let number): return { _ in number }
        case .word(let word):
            switch word.uppercased() {
            case "TRUE", "YES": return { _ in true }
            case "FALSE", "NO": return { _ in false }
            case "NIL", "NULL": return { _ in nil }
            default: return { PredicateValue.at(word, of: $0) }
            }
        case .symbol("%K"):
            guard let key = argument() as? String else { return nil }
            return { PredicateValue.at(key, of: $0) }
        case .symbol(let symbol) where symbol.hasPrefix("%"):
            guard let argument = argument() else { return { _ in nil } }
            return { _ in argument }
        case .symbol("{"):
            place += 1
            var values: [Value] = []
            while take("}") == nil {
                guard current != nil, let next = value() else { return nil }
                values.append(next)
                _ = take(",")
            }
            place -= 1
            return { [values] object in values.map { $0(object) as Any } }
        default: return nil
        }
    }

    private mutating func argument() -> Any? {
        arguments.isEmpty ? nil : PredicateValue.unwrapped(arguments.removeFirst())
    }

    // MARK: Comparing

    private static func comparison(_ name: String, _ options: String) -> (Any?, Any?) -> Bool {
        func text(_ value: Any?) -> String? {
            guard var text = value as? String else { return nil }
            if options.contains("c") { text = text.lowercased() }
            if options.contains("d") { text = text.folding(options: .diacriticInsensitive, locale: nil) }
            return text
        }
        func equal(_ a: Any?, _ b: Any?) -> Bool {
            if let a = text(a), let b = text(b) { return a == b }
            return PredicateValue.compare(a, b) == .orderedSame
        }
        func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
            if let a = text(a), let b = text(b) { return PredicateValue.compare(a, b) }
            return a == nil || b == nil ? nil : PredicateValue.compare(a, b)
        }
        func contains(_ list: Any?, _ value: Any?) -> Bool {
            if let list = text(list), let value = text(value) { return value.isEmpty || list.contains(value) }
            if let list = list as? [Any] { return list.contains { equal($0, value) } }
            return (list as? NSSet)?.contains { equal($0, value) } ?? (list as? Set<AnyHashable>)?.contains {
                equal($0.base, value)
            } ?? false
        }
        func matches(_ value: Any?, _ pattern: String) -> Bool {
            guard let value = text(value), let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$") else {
                return false
            }
            return expression.firstMatch(in: value, range: NSRange(value.startIndex..., in: value)) != nil
        }
        switch name {
        case "==", "=": return equal
        case "!=", "<>": return { !equal($0, $1) }
        case "<": return { order($0, $1) == .orderedAscending }
        case ">": return { order($0, $1) == .orderedDescending }
        case "<=", "=<": return { [.orderedAscending, .orderedSame].contains(order($0, $1)) }
        case ">=", "=>": return { [.orderedDescending, .orderedSame].contains(order($0, $1)) }
        case "CONTAINS": return contains
        case "IN": return { contains($1, $0) }
        case "BEGINSWITH": return { a, b in text(a).flatMap { a in text(b).map { a.hasPrefix($0) } } ?? false }
        case "ENDSWITH": return { a, b in text(a).flatMap { a in text(b).map { a.hasSuffix($0) } } ?? false }
        case "MATCHES": return { a, b in (b as? String).map { matches(a, $0) } ?? false }
        case "LIKE":
            return { a, b in
                guard let pattern = text(b) else { return false }
                let escaped = NSRegularExpression.escapedPattern(for: pattern)
                return matches(
                    a, escaped.replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: "."))
            }
        default:
            return { value, range in
                guard let range = range as? [Any], range.count == 2 else { return false }
                let (low, high) = (order(value, range[0]), order(value, range[1]))
                return [.orderedDescending, .orderedSame].contains(low)
                    && [.orderedAscending, .orderedSame].contains(high)
            }
        }
    }
}
