/// The parser of a block's text: emphasis, code, links and escapes, by the rules of CommonMark.
struct MarkdownInline {
    /// A part with the same intent and link.
    struct Part {
        var text: String
        var intent: InlinePresentationIntent = []
        var link: String?
    }

    /// Marks such as `**`, which begin or end emphasis.
    private struct Delimiter {
        var part: Int
        var mark: Character
        /// The number of characters, and the number that is not yet paired.
        let length: Int
        var count: Int
        var opens: Bool
        var closes: Bool
    }

    /// The largest number of characters of a link's address.
    private static let addressLimit = 2000
    /// The largest number of openers that are compared with a closing delimiter.
    private static let openerLimit = 50

    private let text: [Character]
    private let preservesSpaces: Bool
    private var position = 0
    private var found: [Part] = [Part(text: "")]
    private var delimiters: [Delimiter] = []
    /// The parts with an opening bracket.
    private var brackets: [Int] = []
    /// Intents that begin before a part, and end before a part.
    private var begins: [Int: [InlinePresentationIntent]] = [:]
    private var ends: [Int: [InlinePresentationIntent]] = [:]
    private var links: [(parts: Range<Int>, address: String)] = []
    /// How many characters may still be read in search of addresses, so that the time is proportional to the text.
    private var budget: Int
    /// The positions of runs of backticks, by their lengths, from the last to the first.
    private var backticks: [Int: [Int]] = [:]

    init(_ text: String, preservesSpaces: Bool) {
        self.text = Array(text)
        self.preservesSpaces = preservesSpaces
        budget = 10 * self.text.count + Self.addressLimit
        var position = 0
        while position < self.text.count {
            let count = run(of: "`", at: position)
            if count > 0 { backticks[count, default: []].append(position) }
            position += max(count, 1)
        }
        for count in backticks.keys { backticks[count]?.reverse() }
    }

    /// Returns the parts of the text.
    mutating func parts() -> [Part] {
        while position < text.count { readNext() }
        pairDelimiters()
        var counts: [UInt: Int] = [:]
        for index in found.indices {
            for intent in begins[index] ?? [] { counts[intent.rawValue, default: 0] += 1 }
            for intent in ends[index] ?? [] { counts[intent.rawValue, default: 0] -= 1 }
            for (value, count) in counts where count > 0 { found[index].intent.insert(.init(rawValue: value)) }
        }
        for link in links { for index in link.parts { found[index].link = link.address } }
        return found.reduce(into: []) { parts, part in
            if let last = parts.last, last.intent == part.intent, last.link == part.link {
                parts[parts.count - 1].text += part.text
            } else if !part.text.isEmpty {
                parts.append(part)
            }
        }
    }

    // MARK: Reading

    private func run(of mark: Character, at start: Int) -> Int {
        var end = start
        while end < text.count, text[end] == mark { end += 1 }
        return end - start
    }

    private mutating func append(_ string: String) { found[found.count - 1].text += string }

    /// Adds a part, and then an empty one.
    private mutating func appendPart(_ part: Part) -> Int {
        found.append(part)
        found.append(Part(text: ""))
        return found.count - 2
    }

    private mutating func readNext() {
        let character = text[position]
        switch character {
        case "\\" where position + 1 < text.count && text[position + 1].isASCII && Self.isMark(text[position + 1]):
            append(String(text[position + 1]))
            position += 2
        case "`": readCode()
        case "*", "_", "~": readDelimiter(character)
        case "[":
            brackets.append(appendPart(Part(text: "[")))
            position += 1
        case "]": readLink()
        case "<": readAddress()
        case _ where character.isNewline && !preservesSpaces: readBreak()
        default:
            append(String(character))
            position += 1
        }
    }

    private mutating func readCode() {
        let count = run(of: "`", at: position)
        let start = position + count
        // The runs before this are of no use.
        while let first = backticks[count]?.last, first < start { backticks[count]?.removeLast() }
        guard let end = backticks[count]?.last else {
            append(String(repeating: "`", count: count))
            position = start
            return
        }
        var code = String(text[start..<end])
        if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
            code = String(code.dropFirst().dropLast())
        }
        _ = appendPart(Part(text: code, intent: .code))
        position = end + count
    }

    private mutating func readDelimiter(_ mark: Character) {
        let count = run(of: mark, at: position)
        let before: Character = position == 0 ? " " : text[position - 1]
        let after: Character = position + count < text.count ? text[position + count] : " "
        let opensBefore = !after.isWhitespace && (!Self.isMark(after) || before.isWhitespace || Self.isMark(before))
        let closesAfter = !before.isWhitespace && (!Self.isMark(before) || after.isWhitespace || Self.isMark(after))
        let part = appendPart(Part(text: String(repeating: mark, count: count)))
        position += count
        if mark == "~", count != 2 { return }
        let isUnderscore = mark == "_"
        delimiters.append(
            Delimiter(
                part: part, mark: mark, length: count, count: count,
                opens: opensBefore && (!isUnderscore || !closesAfter || Self.isMark(before)),
                closes: closesAfter && (!isUnderscore || !opensBefore || Self.isMark(after))))
    }

    private mutating func readLink() {
        position += 1
        guard let bracket = brackets.popLast() else { return append("]") }
        guard let (address, end) = address(at: position) else { return append("]") }
        position = end
        found[bracket].text = ""
        found.append(Part(text: ""))
        links.append((bracket..<found.count - 1, address))
        // A link contains no links.
        brackets = []
    }

    /// The address in parentheses at a position, and the position after it.
    private mutating func address(at start: Int) -> (String, Int)? {
        guard start < text.count, text[start] == "(" else { return nil }
        let limit = min(text.count, start + Self.addressLimit, start + budget)
        var (index, depth, address, quote) = (start + 1, 0, "", Character?.none)
        var isAddress = true
        defer { budget -= index - start }
        while index < limit {
            let character = text[index]
            if let mark = quote {
                if character == mark { quote = nil }
            } else if character == ")", depth == 0 {
                if address.hasPrefix("<"), address.hasSuffix(">") { address = String(address.dropFirst().dropLast()) }
                return (address, index + 1)
            } else if character.isWhitespace {
                isAddress = isAddress && address.isEmpty
            } else if isAddress {
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                address.append(character)
            } else if character == "\"" || character == "'" {
                quote = character
            } else {
                return nil
            }
            index += 1
        }
        return nil
    }

    /// Reads an address between angle brackets.
    private mutating func readAddress() {
        let limit = min(text.count, position + Self.addressLimit, position + budget)
        let end = text[position..<limit].firstIndex { $0 == ">" || $0.isWhitespace }
        budget -= (end ?? limit) - position
        if let end, text[end] == ">" {
            let address = String(text[position + 1..<end])
            if address.prefixMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]{1,31}:/#) != nil {
                _ = appendPart(Part(text: address, link: address))
                position = end + 1
                return
            }
            if address.wholeMatch(of: #/[^@\s]+@[A-Za-z0-9.\-]+/#) != nil {
                _ = appendPart(Part(text: address, link: "mailto:" + address))
                position = end + 1
                return
            }
        }
        append("<")
        position += 1
    }

    /// Reads a line break, which is a space unless two spaces are before it.
    private mutating func readBreak() {
        let isHard = position >= 2 && text[position - 1] == " " && text[position - 2] == " "
        while found[found.count - 1].text.last == " " { found[found.count - 1].text.removeLast() }
        append(isHard ? "\n" : " ")
        position += 1
    }

    private static func isMark(_ character: Character) -> Bool {
        character.isPunctuation || character.isSymbol || character.isMathSymbol || character.isCurrencySymbol
    }

    // MARK: Emphasis

    /// Whether an opener and a closer may be a pair: not if one of them is both and their sum is divisible by three.
    private func canPair(_ opener: Int, _ closer: Int) -> Bool {
        let (opener, closer) = (delimiters[opener], delimiters[closer])
        guard opener.closes || closer.opens, opener.mark != "~" else { return true }
        return (opener.length + closer.length) % 3 != 0 || (opener.length % 3 == 0 && closer.length % 3 == 0)
    }

    /// Pairs each closing delimiter with the last opening delimiter of the same mark.
    private mutating func pairDelimiters() {
        var open: [Character: [Int]] = [:]
        for index in delimiters.indices {
            let mark = delimiters[index].mark
            while delimiters[index].closes, delimiters[index].count > 0,
                let opener = open[mark]?.suffix(Self.openerLimit).last(where: { canPair($0, index) })
            {
                let count = min(delimiters[opener].count, delimiters[index].count) >= 2 ? 2 : 1
                let intent: InlinePresentationIntent =
                    mark == "~" ? .strikethrough : count == 2 ? .stronglyEmphasized : .emphasized
                begins[delimiters[opener].part + 1, default: []].append(intent)
                ends[delimiters[index].part, default: []].append(intent)
                for side in [opener, index] {
                    delimiters[side].count -= count
                    found[delimiters[side].part].text.removeLast(count)
                }
                // Openers of other marks between the two remain text.
                for other in open.keys where other != mark {
                    while let last = open[other]?.last, last > opener { open[other]?.removeLast() }
                }
                while let last = open[mark]?.last, last > opener { open[mark]?.removeLast() }
                if delimiters[opener].count == 0 { open[mark]?.removeLast() }
            }
            if delimiters[index].opens, delimiters[index].count > 0 { open[mark, default: []].append(index) }
        }
    }
}
