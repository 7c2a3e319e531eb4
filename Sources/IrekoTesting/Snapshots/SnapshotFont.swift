import Foundation
import StateArchive
import TextLayout

/// The system font of a reference picture, as a text chunk of its PNG.
enum SnapshotFont {
    private static let keyword = "System Font"

    /// The family and version of the font that is used as the system font, such as "Inter 4.1".
    static var installed: String? { FontSystem.shared.systemFontVersion }

    /// Returns a PNG with the installed font's name inserted before its last chunk, which is 12 bytes long.
    static func add(to png: Data) -> Data {
        guard png.count > 12, let installed else { return png }
        let content = Data("tEXt\(keyword)\0\(installed)".utf8)
        var chunk = bytes(UInt32(content.count - 4)) + content
        chunk += bytes(content.withUnsafeBytes { Checksum.of($0) })
        return png.dropLast(12) + chunk + png.suffix(12)
    }

    /// Returns the font of a PNG that `add(to:)` returned, or `nil` for other PNGs.
    static func read(from png: Data) -> String? {
        let png = Data(png)
        var start = 8
        while start + 12 <= png.count {
            let length = png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= png.count - start - 12 else { return nil }
            let content = png[start + 4..<start + 8 + length]
            let prefix = Data("tEXt\(keyword)\0".utf8)
            if content.starts(with: prefix) { return String(decoding: content.dropFirst(prefix.count), as: UTF8.self) }
            start += length + 12
        }
        return nil
    }

    private static func bytes(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }
}
