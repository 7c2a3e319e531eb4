import CoreGraphics
import Foundation

/// Lays styled text out, and caches recent layouts. May be used on any thread.
package enum Typesetter {
    /// How a text was laid out: within what.
    private struct Limits: Equatable {
        var width: Double?
        var lineLimit: Int?
        var heightLimit: Double?
    }

    /// A text, and how it was laid out lately.
    private final class KnownText {
        let text: StyledText
        let hash: Int
        var layouts: [(limits: Limits, frame: TextFrame)] = []
        var bytes = 0
        /// Whether it was asked for again since it was last up for removal.
        var isUsed = false

        init(_ text: StyledText, hash: Int) { (self.text, self.hash) = (text, hash) }

        func frame(_ limits: Limits) -> TextFrame? {
            for layout in layouts where layout.limits == limits { return layout.frame }
            return nil
        }
    }

    // Used in `exclusively` only.
    /// By their hash. Of two texts with the same the later one is kept.
    nonisolated(unsafe) private static var known: [Int: KnownText] = [:]
    /// Those texts from `nextRemoved` on, in the order in which they are up for removal.
    nonisolated(unsafe) private static var queue: [KnownText?] = []
    nonisolated(unsafe) private static var nextRemoved = 0
    /// What they hold, in bytes.
    nonisolated(unsafe) private(set) static var cachedBytes = 0
    /// How many bytes are held at most, about. (Chosen: some 2,000 labels.)
    static let capacity = 8 << 20
    /// So many texts are kept without making the table larger, which would take its time in a single frame.
    private static let usualCount = 2048
    /// Longer texts (in bytes), and lines that take more, are not cached.
    private static let longestKept = 4 << 20
    /// A text whose width changes all the time is known in so many.
    private static let mostLayouts = 16

    /// Lays text out in lines.
    ///
    /// - Parameters:
    ///   - width: Where lines break. `nil`, not a number or more than two million for no limit; negative as zero.
    ///   - lineLimit: The greatest number of lines; `nil` or not positive for no limit.
    ///   - heightLimit: Lines that would end below this are omitted, except the first one.
    package static func layout(
        _ text: StyledText, width: Double? = nil, lineLimit: Int? = nil, heightLimit: Double? = nil
    ) -> TextFrame {
        var limits = Limits(width: usable(width), lineLimit: lineLimit, heightLimit: heightLimit)
        if let lineLimit, lineLimit <= 0 { limits.lineLimit = nil }
        if let heightLimit, !heightLimit.isFinite || heightLimit > 1e9 { limits.heightLimit = nil }
        return exclusively { frame(of: text, limits) }
    }

    /// Lays out a paragraph of text that is edited, whose lines are kept elsewhere. Text of no length is a line.
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
            removeOldest()
            let entry = KnownText(text, hash: hash)
            if known.isEmpty { known.reserveCapacity(usualCount) }
            known[hash] = entry
            queue.append(entry)
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

    /// Lines of a layout without this one's height, or without its width, where they fit into these limits: the layout
    /// that measured a label then also serves to draw it.
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

    /// The lines of a layout without a width, for text that is short enough: Pango shapes text twice where it may have to break
    /// it.
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

    /// Few texts are wider than so many of their font's size a byte.
    private static let widestCharacter = 0.6

    private static func make(_ text: StyledText, _ limits: Limits) -> TextFrame {
        TextFrame(text, width: limits.width, lineLimit: limits.lineLimit, heightLimit: limits.heightLimit)
    }

    private static func keep(_ frame: TextFrame, in entry: KnownText, _ limits: Limits) {
        guard frame.approximateBytes <= 2 * capacity else { return }
        if entry.layouts.count >= mostLayouts {
            let bytes = entry.layouts.removeFirst().frame.approximateBytes
            entry.bytes -= bytes
            cachedBytes -= bytes
        }
        entry.layouts.append((limits, frame))
        let bytes = frame.approximateBytes
        entry.bytes += bytes
        cachedBytes += bytes
    }

    /// Makes room for a text: the first that was not used again goes. One after the other, as others come, so that no
    /// frame has to remove thousands.
    private static func removeOldest() {
        while cachedBytes >= capacity, nextRemoved < queue.count {
            let removed = queue[nextRemoved]
            queue[nextRemoved] = nil
            nextRemoved += 1
            guard let entry = removed else { continue }
            if entry.isUsed, known[entry.hash] === entry {
                entry.isUsed = false
                queue.append(entry)
                continue
            }
            if known[entry.hash] === entry { known[entry.hash] = nil }
            cachedBytes -= entry.bytes
        }
        if nextRemoved > usualCount, nextRemoved * 2 > queue.count {
            queue.removeFirst(nextRemoved)
            nextRemoved = 0
        }
    }

    /// Clears the cache, as when fonts have changed or memory is short.
    package static func removeCachedLayouts() {
        FontSystem.exclusively { (known, queue, nextRemoved, cachedBytes) = ([:], [], 0, 0) }
    }
}
