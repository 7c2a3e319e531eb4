/// The build settings of a target in a configuration, in layers: defaults, the project's file of settings, the
/// project, the target's file of settings, the target.
public struct BuildSettings: Sendable, Equatable {
    /// The assigned values of each setting, the one with precedence last.
    private var values: [String: [String]] = [:]

    /// Creates settings from defaults.
    public init(_ defaults: [String: String] = [:]) { values = defaults.mapValues { [$0] } }

    /// The names of all settings.
    var names: [String] { Array(values.keys) }

    /// Whether a value was assigned.
    public func contains(_ name: String) -> Bool { values[name] != nil }

    // MARK: Assigning

    /// Adds an assignment, which takes precedence over the assignments before.
    ///
    /// - Parameter name: The name, with conditions: `NAME[sdk=iphonesimulator*]`. If they do not hold, the assignment
    ///   is ignored.
    public mutating func assign(_ name: String, _ value: String) {
        guard let (name, hold) = conditions(of: name), hold else { return }
        values[name, default: []].append(value)
    }

    /// Adds the assignments of a layer. Those with conditions take precedence.
    mutating func assign(_ layer: [(name: String, value: String)]) {
        for (name, value) in layer.filter({ !$0.name.contains("[") }) + layer.filter({ $0.name.contains("[") }) {
            assign(name, value)
        }
    }

    /// The name without its conditions, and whether they hold for a simulator of this machine.
    private func conditions(of text: String) -> (name: String, hold: Bool)? {
        guard let start = text.firstIndex(of: "[") else { return (text, true) }
        var hold = true
        for condition in text[start...].split(whereSeparator: { "[],".contains($0) }) {
            let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return nil }
            let tested: [String]
            switch parts[0] {
            case "sdk": tested = ["iphonesimulator18.4", "iphonesimulator"]
            case "arch": tested = ["x86_64"]
            case "config": tested = [string("CONFIGURATION")]
            default: continue
            }
            hold = hold && tested.contains { Self.matches($0[...], parts[1][...]) }
        }
        return (String(text[..<start]), hold)
    }

    /// Whether a text matches a pattern with `*`.
    static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return text == pattern }
        guard text.hasPrefix(parts[0]) else { return false }
        var rest = text.dropFirst(parts[0].count)
        for part in parts[1..<parts.count - 1] where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(parts[parts.count - 1])
    }

    // MARK: Values

    /// The value of a setting with all references replaced; empty if there is none.
    public func string(_ name: String) -> String {
        var expansion = Expansion()
        return value(of: name, below: Int.max, &expansion)
    }

    /// The elements of a setting: words, or texts in quotation marks.
    public func list(_ name: String) -> [String] { Self.words(of: string(name)) }

    /// Whether a setting is `YES`.
    public func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(string(name).uppercased()) }

    /// A text with all references replaced: `$(NAME)`, `${NAME}`, with operators after colons.
    public func replacing(in text: String) -> String {
        var expansion = Expansion()
        return replacing(in: text, of: nil, at: 0, &expansion)
    }

    /// Splits a text into words and texts in quotation marks.
    public static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var (quote, isEscaped, isWord): (Character?, Bool, Bool) = (nil, false, false)
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                (isEscaped, isWord) = (true, true)
            } else if let mark = quote {
                if character == mark { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                (quote, isWord) = (character, true)
            } else if character.isWhitespace {
                if isWord { words.append(word) }
                (word, isWord) = ("", false)
            } else {
                word.append(character)
                isWord = true
            }
        }
        if isWord { words.append(word) }
        return words
    }

    // MARK: Expanding

    /// The state of an expansion: settings that refer to themselves, and texts that grow, end.
    private struct Expansion {
        var active: [String] = []
        var size = 0
        var steps = 0
        static let mostSize = 1 << 18
        static let deepest = 40
        static let mostSteps = 20_000
        static let longestText = 1 << 15
    }

    /// - Parameter level: The number of assignments that count.
    private func value(of name: String, below level: Int, _ expansion: inout Expansion) -> String {
        guard let all = values[name], level > 0, expansion.active.count < Expansion.deepest else { return "" }
        let place = min(level, all.count) - 1
        let key = "\(name)/\(place)"
        guard place >= 0, !expansion.active.contains(key) else { return "" }
        expansion.steps += 1
        guard expansion.steps <= Expansion.mostSteps else { return "" }
        expansion.active.append(key)
        defer { expansion.active.removeLast() }
        return replacing(in: all[place], of: name, at: place, &expansion)
    }

    private func replacing(in text: String, of name: String?, at level: Int, _ expansion: inout Expansion) -> String {
        guard text.contains("$"), text.utf8.count <= Expansion.longestText else {
            expansion.size += text.utf8.count
            return expansion.size > Expansion.mostSize ? "" : text
        }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = Self.end(of: rest) else {
                result += rest.prefix(1)
                rest = rest.dropFirst()
                continue
            }
            let inner = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
            rest = rest[rest.index(after: end)...]
            guard expansion.size <= Expansion.mostSize, expansion.active.count < Expansion.deepest else { continue }
            // A reference may be a part of a name: `$(NAME_$(CONFIGURATION))`.
            expansion.active.append("(")
            let reference = replacing(in: String(inner), of: name, at: level, &expansion)
            expansion.active.removeLast()
            result += resolved(reference, of: name, at: level, &expansion)
        }
        result += rest
        expansion.size += result.utf8.count
        return expansion.size > Expansion.mostSize ? "" : result
    }

    private func resolved(_ reference: String, of name: String?, at level: Int, _ expansion: inout Expansion) -> String
    {
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let referred = parts.first ?? ""
        var text: String
        if let name, referred == "inherited" || referred == name {
            text = value(of: name, below: level, &expansion)
        } else {
            text = value(of: referred, below: Int.max, &expansion)
        }
        for operation in parts.dropFirst() { text = Self.modified(text, by: operation) }
        return text
    }

    /// The length of the longest reference.
    private static let longestReference = 1000

    /// The place of the bracket that closes a reference.
    private static func end(of text: Substring) -> Substring.Index? {
        let bytes = text.utf8
        guard let open = bytes.dropFirst().first, open == UInt8(ascii: "(") || open == UInt8(ascii: "{") else {
            return nil
        }
        let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
        var depth = 0
        var place = bytes.startIndex
        for _ in 0..<longestReference where place < bytes.endIndex {
            if bytes[place] == open { depth += 1 }
            if bytes[place] == close {
                depth -= 1
                if depth == 0 { return place }
            }
            place = bytes.index(after: place)
        }
        return nil
    }

    private static func modified(_ text: String, by operation: String) -> String {
        func keeping(_ more: String, _ instead: Character) -> String {
            String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || more.contains($0) ? $0 : instead })
        }
        if operation.hasPrefix("default=") { return text.isEmpty ? String(operation.dropFirst(8)) : text }
        switch operation {
        case "rfc1034identifier": return keeping("-.", "-")
        case "c99extidentifier", "identifier":
            let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
            return name.first?.isNumber == true ? "_" + name : name
        case "lower": return text.lowercased()
        case "upper": return text.uppercased()
        case "dir": return text.lastIndex(of: "/").map { String(text[...$0]) } ?? "./"
        case "file": return text.split(separator: "/").last.map(String.init) ?? ""
        case "base":
            let file = text.split(separator: "/").last ?? ""
            return String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
        default: return text
        }
    }
}
