import CPango
import Logging

/// Logs characters without a glyph in the installed fonts, once for each Debian package that provides a glyph.
enum MissingGlyphs {
    // Used only in `FontSystem.exclusively`.
    nonisolated(unsafe) private(set) static var reported: Set<String> = []
    nonisolated(unsafe) private static var messages: [String] = []

    private static let logger = Logger(label: "TextLayout")

    /// Examines a shaped layout. For use in `exclusively`.
    static func note(in layout: OpaquePointer) {
        guard pango_layout_get_unknown_glyphs_count(layout) > 0, let text = pango_layout_get_text(layout) else {
            return
        }
        let bytes = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
        var element = pango_layout_get_lines_readonly(layout)
        while let node = element {
            element = node.pointee.next
            guard let data = node.pointee.data else { continue }
            var run = data.assumingMemoryBound(to: PangoLayoutLine.self).pointee.runs
            while let item = run {
                run = item.pointee.next
                guard let data = item.pointee.data else { continue }
                note(in: data.assumingMemoryBound(to: PangoGlyphItem.self).pointee, bytes)
            }
        }
    }

    private static func note(in item: PangoGlyphItem, _ bytes: UnsafePointer<UInt8>) {
        guard let glyphs = item.glyphs?.pointee, let offset = item.item?.pointee.offset else { return }
        for index in 0..<Int(glyphs.num_glyphs) where glyphs.glyphs[index].glyph & unknownFlag != 0 {
            let start = Int(offset) + Int(glyphs.log_clusters[index])
            var decoder = UTF8()
            var rest = UnsafeBufferPointer(start: bytes + start, count: 4).makeIterator()
            guard case .scalarValue(let scalar) = decoder.decode(&rest) else { continue }
            note(scalar)
        }
    }

    /// `PANGO_GLYPH_UNKNOWN_FLAG`.
    private static let unknownFlag: UInt32 = 0x1000_0000

    private static func note(_ scalar: Unicode.Scalar) {
        let package = package(for: scalar)
        guard reported.count < 100, reported.insert(package ?? "").inserted else { return }
        let code = String(scalar.value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
        let advice =
            package.map { "install a font that has it, on Debian: apt install \($0)" } ?? "it is shown as a box"
        messages.append("No installed font has the character \(name); \(advice)")
    }

    /// Returns the messages since the last call. For use in `exclusively`.
    static func takeMessages() -> [String] {
        defer { messages = [] }
        return messages
    }

    /// Logs messages. Not in `exclusively`, since a log handler may call any code.
    static func log(_ messages: [String]) {
        for message in messages { logger.warning("\(message)") }
    }

    /// Returns the Debian package with a font for a character, or `nil` for private-use characters.
    static func package(for scalar: Unicode.Scalar) -> String? {
        if scalar.properties.generalCategory == .privateUse || scalar.properties.generalCategory == .unassigned {
            return nil
        }
        switch scalar.value {
        case 0x1100...0x11FF, 0x2E80...0x303F, 0x3040...0x318F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F,
            0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B16F, 0x20000...0x323AF:
            return "fonts-noto-cjk"
        case _ where scalar.properties.isEmojiPresentation: return "fonts-noto-color-emoji"
        default: return "fonts-noto-core"
        }
    }
}
