import CoreGraphics
import Foundation

/// Lays styled text out, and caches recent layouts. May be used on any thread.
package enum Typesetter {
    private struct Key: Hashable {
        var text: StyledText
        var width: Double?
        var lineLimit: Int?
        var heightLimit: Double?
    }

    // Used in `exclusively` only.
    nonisolated(unsafe) private static var recent: [Key: TextFrame] = [:]
    nonisolated(unsafe) private static var older: [Key: TextFrame] = [:]
    /// What the younger generation holds, in bytes.
    nonisolated(unsafe) private static var recentBytes = 0
    /// How many bytes one of the two generations holds. (Chosen: about 2,000 labels.)
    static let capacity = 8 << 20
    /// Longer texts (in bytes) are not cached.
    private static let longestKept = 16 << 10

    /// Lays text out in lines.
    ///
    /// - Parameters:
    ///   - width: Where lines break. `nil`, not a number or more than two million for no limit; negative as zero.
    ///   - lineLimit: The greatest number of lines; `nil` or not positive for no limit.
    ///   - heightLimit: Lines that would end below this are omitted, except the first one.
    package static func layout(
        _ text: StyledText, width: Double? = nil, lineLimit: Int? = nil, heightLimit: Double? = nil
    ) -> TextFrame {
        var key = Key(text: text, width: width, lineLimit: lineLimit, heightLimit: heightLimit)
        if let width { key.width = width.isNaN || width > 2_000_000 ? nil : max(0, width) }
        if let lineLimit, lineLimit <= 0 { key.lineLimit = nil }
        if let heightLimit, !heightLimit.isFinite || heightLimit > 1e9 { key.heightLimit = nil }
        var messages: [String] = []
        let result = FontSystem.exclusively {
            let result = frame(for: key)
            messages = MissingGlyphs.takeMessages()
            return result
        }
        if !messages.isEmpty { MissingGlyphs.log(messages) }
        return result
    }

    private static func frame(for key: Key) -> TextFrame {
        guard key.text.string.utf8.count <= longestKept else { return make(key) }
        if let known = recent[key] { return known }
        if let known = older[key] {
            keep(known, for: key)
            return known
        }
        let frame = derived(key) ?? unbroken(key) ?? make(key)
        keep(frame, for: key)
        return frame
    }

    /// Lines of a layout without this one's height, or without its width, where they fit into these limits: the layout
    /// that measured a label then also serves to draw it.
    private static func derived(_ key: Key) -> TextFrame? {
        if let heightLimit = key.heightLimit {
            var unlimited = key
            unlimited.heightLimit = nil
            if let known = recent[unlimited] ?? older[unlimited], known.size.height <= heightLimit { return known }
        }
        guard let width = key.width, key.text.style.alignment != .justified, key.text.style.tailIndent == 0 else {
            return nil
        }
        let free = Key(text: key.text, width: nil, lineLimit: key.lineLimit, heightLimit: nil)
        guard let known = recent[free] ?? older[free], known.size.width <= width, !known.isTruncated,
            known.size.height <= key.heightLimit ?? .infinity
        else { return nil }
        return TextFrame(known, width: width)
    }

    /// The lines of a layout without a width, for text that is short enough: Pango shapes text twice where it may have to break
    /// it.
    private static func unbroken(_ key: Key) -> TextFrame? {
        let size = key.text.runs.reduce(1) { max($0, $1.attributes.font.usableSize) }
        guard let width = key.width, Double(key.text.string.utf8.count) * size * widestCharacter <= width else {
            return nil
        }
        let free = Key(text: key.text, width: nil, lineLimit: key.lineLimit, heightLimit: nil)
        guard recent[free] == nil, older[free] == nil else { return nil }
        keep(make(free), for: free)
        return derived(key)
    }

    /// Few texts are wider than so many of their font's size a byte.
    private static let widestCharacter = 0.6

    private static func make(_ key: Key) -> TextFrame {
        TextFrame(key.text, width: key.width, lineLimit: key.lineLimit, heightLimit: key.heightLimit)
    }

    /// Two generations: a layout that is used again moves to the younger, the older is discarded as a whole.
    private static func keep(_ frame: TextFrame, for key: Key) {
        if recentBytes >= capacity { (older, recent, recentBytes) = (recent, [:], 0) }
        recent[key] = frame
        recentBytes += frame.approximateBytes
    }

    /// How many bytes cached layouts take, about.
    static var cachedBytes: Int {
        FontSystem.exclusively { recentBytes + older.values.reduce(0) { $0 + $1.approximateBytes } }
    }

    /// Clears the cache, as when fonts have changed or memory is short.
    package static func removeCachedLayouts() {
        FontSystem.exclusively { (recent, older, recentBytes) = ([:], [:], 0) }
    }
}
