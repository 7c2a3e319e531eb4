import Foundation

/// Adjusts Inter to the metrics of San Francisco on iOS, so that line breaks and the heights of views are the same.
///
/// Inter is drawn slightly smaller, so that its capitals have the height of San Francisco's, and the spacing of its
/// characters is changed. The vertical metrics equal San Francisco's metrics, which are the same in all sizes and
/// weights. Evidence: the tracking is from Apple's Human Interface Guidelines (Typography, iOS). Metrics and advances
/// were read on iOS with Core Text, for a sentence with all letters and for the ten digits, in four weights from 8 to
/// 34 points.
///
/// The cases are the versions of Inter, whose characters have different widths.
enum SystemFontSpacing {
    /// Inter 3, as in Debian 12.
    case inter3
    /// Inter 4, as in Debian 13.
    case inter4

    /// The family of the adjusted font.
    static let family = "Inter"
    /// The size of Inter relative to San Francisco. (Its capitals are 0.7046 em high, and Inter's capitals 0.7273 em.)
    static let sizeFactor = 0.96879

    // Heights relative to the size.
    static let ascender = 0.9521484375
    static let descender = -0.2412109375
    static let capHeight = 0.704590
    static let xHeight = 0.5264

    /// A kind of text with uniform spacing.
    enum Kind: Hashable {
        /// Words, and the characters between them.
        case letters
        /// Numbers, dates and times: digits that are not beside a letter. Beside letters, San Francisco's digits are
        /// wider than Inter's.
        case digits
        /// Scripts that neither font supports. Their fallback fonts keep their own size.
        case others
    }

    /// - Parameter major: The major version of Inter.
    init(major: Int) { self = major < 4 ? .inter3 : .inter4 }

    /// Returns the additional points between two characters.
    func letterSpacing(_ kind: Kind, size: Double, weight: Int) -> Double {
        let widths: [(text: Double, display: Double)]
        switch (kind, self) {
        case (.letters, .inter3): widths = Self.letterWidths3
        case (.letters, .inter4): widths = Self.letterWidths4
        case (.digits, .inter3): widths = Self.digitWidths3
        case (.digits, .inter4): widths = Self.digitWidths4
        case (.others, _): return 0
        }
        // The value is interpolated between two weights with known widths. Other weights use the nearest of these.
        let step = max(0, min(3, Double(weight) / 100 - 4))
        let (lower, upper) = (widths[Int(step)], widths[min(3, Int(step) + 1)])
        let share = step - step.rounded(.down)
        let display = Self.interpolated(Self.opticalSizes, at: size)
        func width(_ pair: (text: Double, display: Double)) -> Double {
            pair.text + (pair.display - pair.text) * display
        }
        let own = width(lower) + (width(upper) - width(lower)) * share
        return (own + Self.interpolated(Self.tracking, at: size) / 1000) * size
    }

    // MARK: Evidence

    /// The mean width of a character of San Francisco without its tracking, minus the width in Inter at `sizeFactor`,
    /// in ems: for regular, medium, semibold and bold, in the text and the display cut.
    private static let letterWidths3 = [
        (text: 0.01279, display: -0.05070), (0.01884, -0.04163), (0.02224, -0.03625), (0.02838, -0.02725),
    ]
    /// The letter t of Inter 4 is narrower and its other letters are wider than in Inter 3. These values are means:
    /// with them, the recorded sentence is half a hundredth wider than with Inter 3, and English prose half a
    /// hundredth narrower.
    private static let letterWidths4 = [
        (text: 0.01349, display: -0.05000), (0.01974, -0.04073), (0.02344, -0.03505), (0.02978, -0.02585),
    ]
    private static let digitWidths3 = [
        (text: 0.02418, display: -0.00532), (0.02854, -0.00326), (0.03085, -0.00295), (0.03630, 0.00005),
    ]
    private static let digitWidths4 = [
        (text: 0.03255, display: 0.00305), (0.03903, 0.00723), (0.04368, 0.00988), (0.05131, 0.01506),
    ]

    /// The share of the display cut relative to the text cut, by size.
    private static let opticalSizes: [(size: Double, value: Double)] = [(17, 0), (20, 0.235), (23, 0.675), (28, 1)]

    /// San Francisco's tracking in thousandths of an em, by size.
    private static let tracking: [(size: Double, value: Double)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
        (17, -26),
        (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14),
        (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8),
        (48, 8),
        (49, 7), (51, 7), (52, 6), (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
    ]

    private static func interpolated(_ table: [(size: Double, value: Double)], at size: Double) -> Double {
        guard let upper = table.firstIndex(where: { $0.size >= size }) else { return table[table.count - 1].value }
        guard upper > 0 else { return table[0].value }
        let (from, to) = (table[upper - 1], table[upper])
        return from.value + (to.value - from.value) * (size - from.size) / (to.size - from.size)
    }

    // MARK: Kinds

    /// Returns the kinds of a text's parts, each with the byte at its end. Spaces belong to the preceding part.
    static func kinds(of bytes: UnsafeBufferPointer<UInt8>) -> [(kind: Kind, end: Int)] {
        var parts: [(kind: Kind, end: Int)] = []
        var index = 0
        while index < bytes.count {
            let kind = isOther(bytes, index) ? skipOthers(bytes, &index) : skipWord(bytes, &index)
            while index < bytes.count, isSpace(bytes[index]) { index += 1 }
            if parts.last?.kind == kind {
                parts[parts.count - 1].end = index
            } else {
                parts.append((kind, index))
            }
        }
        return parts
    }

    private static func skipOthers(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Kind {
        repeat {
            index += 1
            while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        } while index < bytes.count && isOther(bytes, index)
        return .others
    }

    private static func skipWord(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Kind {
        var (hasDigits, hasLetters) = (false, false)
        while index < bytes.count, !isSpace(bytes[index]), !isOther(bytes, index) {
            switch bytes[index] {
            case 0x30...0x39: hasDigits = true
            case 0x41...0x5A, 0x61...0x7A, 0xC3...0xE1: hasLetters = true
            default: break
            }
            index += 1
        }
        return hasDigits && !hasLetters ? .digits : .letters
    }

    /// Returns whether a character of a script that neither font supports begins here: a character from U+0590 on,
    /// except Latin and Greek (U+1E00 to U+1FFF), and punctuation and symbols (U+2000 to U+2BFF).
    private static func isOther(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        switch bytes[index] {
        case ..<0xD6: false
        case 0xE1: index + 1 >= bytes.count || bytes[index + 1] < 0xB8
        case 0xE2: index + 1 >= bytes.count || bytes[index + 1] >= 0xB0
        default: true
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
