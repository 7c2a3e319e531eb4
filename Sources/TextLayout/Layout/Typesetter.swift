import CoreGraphics
import Foundation

/// Lays out styled text, and caches recent layouts. It may be used on any thread.
package enum Typesetter {
    /// The limits of a layout.
    private struct Limits: Equatable {
        var width: Double?
        var lineLimit: Int?
        var heightLimit: Double?
    }

    /// A text, and its recent layouts.
    private final class KnownText {
        let text: StyledText
        let hash: Int
        var layouts: [(limits: Limits, frame: TextFrame)] = []
        var bytes = 0
        /// Whether the text is in `lasting` rather than in `recent`.
        let isLasting: Bool
        /// Whether the text was requested since its removal was last considered.
        var isUsed = false

        init(_ text: StyledText, hash: Int, isLasting: Bool) {
            (self.text, self.hash, self.isLasting) = (text, hash, isLasting)
        }

        func frame(_ limits: Limits) -> TextFrame? {
            for layout in layouts where layout.limits == limits { return layout.frame }
            return nil
        }
    }

    /// The texts in the order of their removal, and the number of their bytes.
    private struct Queue {
        private var texts: [KnownText?] = []
        private var next = 0
        var bytes = 0

        var count: Int { texts.count - next }

        mutating func append(_ text: KnownText) {
            texts.append(text)
            bytes += text.bytes
        }

        mutating func removeFirst() -> KnownText? {
            guard next < texts.count, let first = texts[next] else { return nil }
            texts[next] = nil
            next += 1
            bytes -= first.bytes
            if next > 256, next * 2 > texts.count {
                texts.removeFirst(next)
                next = 0
            }
            return first
        }
    }

    // Used only in `exclusively`. A new text is added to `recent`, and is soon removed, however often it is used: a
    // text is measured and drawn, and then most texts are not shown again. If a text is laid out again after its
    // removal, it is added to `lasting`. Therefore texts that change continuously need little memory. (The 2Q
    // algorithm.)
    /// The texts by their hash. If two texts have the same hash, the later one is kept.
    nonisolated(unsafe) private static var known: [Int: KnownText] = [:]
    nonisolated(unsafe) private static var recent = Queue()
    nonisolated(unsafe) private static var lasting = Queue()
    /// The hashes of the texts that were last removed from `recent`. `removedHashes` contains them in order, beginning
    /// at `oldestHash`.
    nonisolated(unsafe) private static var removed: Set<Int> = []
    nonisolated(unsafe) private static var removedHashes: [Int] = []
    nonisolated(unsafe) private static var oldestHash = 0
    /// The approximate number of bytes of all texts.
    static var cachedBytes: Int { recent.bytes + lasting.bytes }
    /// The maximum number of recent texts, and of their bytes. (The labels of a screen or two, some pages.)
    static let recentCount = 128
    static let recentCapacity = 4 << 20
    /// The maximum number of bytes of the lasting texts. (Some 600 labels.)
    static let lastingCapacity = 2 << 20
    /// The initial capacity of the tables, as a number of texts, since enlarging them would be too slow in a single
    /// frame.
    private static let usualCount = 1024
    /// The size in bytes above which texts and their lines are not cached.
    private static let longestKept = 4 << 20
    /// The maximum number of layouts of a text whose width changes continuously.
    private static let mostLayouts = 16

    /// Lays out text in lines.
    ///
    /// - Parameters:
    ///   - width: The width of lines. If it is `nil`, NaN or more than two million, the width is not limited. A
    ///     negative width is treated as 0.
    ///   - lineLimit: The maximum number of lines. If it is `nil`, 0 or less, the number is not limited.
    ///   - heightLimit: Lines that would end below this height are omitted, except the first line.
    package static func layout(
        _ text: StyledText, width: Double? = nil, lineLimit: Int? = nil, heightLimit: Double? = nil
    ) -> TextFrame {
        var limits = Limits(width: usable(width), lineLimit: lineLimit, heightLimit: heightLimit)
        if let lineLimit, lineLimit <= 0 { limits.lineLimit = nil }
        if let heightLimit, !heightLimit.isFinite || heightLimit > 1e9 { limits.heightLimit = nil }
        return exclusively { frame(of: text, limits) }
    }

    /// Lays out a paragraph of editable text without caching it here, since its lines are cached elsewhere. An empty
    /// text has one line.
    static func paragraph(_ text: StyledText, width: Double?, lineLimit: Int? = nil) -> TextFrame {
        exclusively {
            TextFrame(text, width: usable(width), lineLimit: lineLimit, heightLimit: nil, showsEmptyLine: true)
        }
    }

    /// Breaks the beginning of a part of a paragraph into lines: at least one, and some more. See `LineBreaker`.
    static func lines(
        of text: StyledText, _ range: Range<Int>, width: Double, tabOrigin: Double = 0, wrapsOnlyWords: Bool = false,
        lineLimit: Int? = nil, isFollowed: Bool = false, isRightToLeft: Bool?
    ) -> [ShapedLine] {
        exclusively {
            LineBreaker(
                linesOf: text, range, width: width, tabOrigin: tabOrigin, wrapsOnlyWords: wrapsOnlyWords,
                lineLimit: lineLimit, isFollowed: isFollowed, isRightToLeft: isRightToLeft
            ).lines
        }
    }

    static func usable(_ width: Double?) -> Double? {
        width.flatMap { $0.isNaN || $0 > 2_000_000 ? nil : max(0, $0) }
    }

    private static func exclusively<Result>(_ body: () -> Result) -> Result {
        var messages: [String] = []
        let result = FontSystem.exclusively {
            let result = body()
            messages = MissingGlyphs.takeMessages()
            return result
        }
        if !messages.isEmpty { MissingGlyphs.log(messages) }
        return result
    }

    private static func frame(of text: StyledText, _ limits: Limits) -> TextFrame {
        guard text.string.utf8.count <= longestKept else { return make(text, limits) }
        let hash = text.cacheHash
        guard let entry = known[hash], entry.text == text else {
            makeRoom()
            let entry = KnownText(text, hash: hash, isLasting: removed.contains(hash))
            known[hash] = entry
            if entry.isLasting { lasting.append(entry) } else { recent.append(entry) }
            return newFrame(of: entry, limits)
        }
        entry.isUsed = true
        return entry.frame(limits) ?? newFrame(of: entry, limits)
    }

    private static func newFrame(of entry: KnownText, _ limits: Limits) -> TextFrame {
        let frame = derived(entry, limits) ?? unbroken(entry, limits) ?? make(entry.text, limits)
        keep(frame, in: entry, limits)
        return frame
    }

    /// Returns the lines of a cached layout that was made without this width or height limit, if they satisfy the
    /// limits. Thus the layout that measured a label is also used to draw it.
    private static func derived(_ entry: KnownText, _ limits: Limits) -> TextFrame? {
        if let heightLimit = limits.heightLimit {
            var unlimited = limits
            unlimited.heightLimit = nil
            if let known = entry.frame(unlimited), known.size.height <= heightLimit { return known }
        }
        let style = entry.text.style
        guard let width = limits.width, style.alignment != .justified, style.tailIndent == 0,
            let known = entry.frame(Limits(lineLimit: limits.lineLimit)), known.size.width <= width,
            !known.isTruncated, known.size.height <= limits.heightLimit ?? .infinity
        else { return nil }
        return TextFrame(known, width: width)
    }

    /// Returns the lines of a layout without a width limit, if the text is short: Pango shapes text twice if it may
    /// have to break the text.
    private static func unbroken(_ entry: KnownText, _ limits: Limits) -> TextFrame? {
        let text = entry.text
        let size = text.runs.reduce(1) { max($0, $1.attributes.font.usableSize) }
        guard let width = limits.width, Double(text.string.utf8.count) * size * widestCharacter <= width else {
            return nil
        }
        let free = Limits(lineLimit: limits.lineLimit)
        guard entry.frame(free) == nil else { return nil }
        keep(make(text, free), in: entry, free)
        return derived(entry, limits)
    }

    /// The width of a byte of text, in multiples of the font size. Few texts are wider.
    private static let widestCharacter = 0.6

    private static func make(_ text: StyledText, _ limits: Limits) -> TextFrame {
        TextFrame(text, width: limits.width, lineLimit: limits.lineLimit, heightLimit: limits.heightLimit)
    }

    private static func keep(_ frame: TextFrame, in entry: KnownText, _ limits: Limits) {
        var bytes = frame.approximateBytes
        guard bytes <= 4 * recentCapacity else { return }
        if entry.layouts.count >= mostLayouts { bytes -= entry.layouts.removeFirst().frame.approximateBytes }
        entry.layouts.append((limits, frame))
        entry.bytes += bytes
        if entry.isLasting { lasting.bytes += bytes } else { recent.bytes += bytes }
    }

    /// Makes space for a text. Each call removes only a few texts, so that no frame is delayed by the removal of
    /// thousands.
    private static func makeRoom() {
        if removedHashes.isEmpty {
            known.reserveCapacity(usualCount)
            removed.reserveCapacity(usualCount)
            removedHashes = Array(repeating: 0, count: usualCount)
        }
        while recent.count >= recentCount || recent.bytes >= recentCapacity, let text = recent.removeFirst() {
            remove(text)
            removed.remove(removedHashes[oldestHash])
            removed.insert(text.hash)
            removedHashes[oldestHash] = text.hash
            oldestHash = (oldestHash + 1) % usualCount
        }
        // The first lasting text that was not used again.
        while lasting.bytes >= lastingCapacity, let text = lasting.removeFirst() {
            guard text.isUsed, known[text.hash] === text else {
                remove(text)
                continue
            }
            text.isUsed = false
            lasting.append(text)
        }
    }

    private static func remove(_ text: KnownText) { if known[text.hash] === text { known[text.hash] = nil } }

    /// Clears the cache, for example after fonts have changed or when memory is low.
    package static func removeCachedLayouts() {
        FontSystem.exclusively {
            (known, recent, lasting) = ([:], Queue(), Queue())
            (removed, removedHashes, oldestHash) = ([], [], 0)
        }
    }
}
