import DesktopBus
import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// The files that a portal's window shows: by MIME type, or by extension if the type has no MIME type.
struct PortalFileFilter {
    let name: String
    /// The patterns, each with its kind: 0 for a pattern of names, 1 for a MIME type.
    let patterns: [(kind: UInt32, text: String)]

    /// Creates a filter. Returns `nil` if all files are permitted.
    init?(_ request: FileRequest) {
        // A type that every file conforms to shows all files.
        guard !request.types.isEmpty, !request.types.contains(where: { UTType.data.conforms(to: $0) }) else {
            return nil
        }
        var patterns: [(kind: UInt32, text: String)] = []
        func add(_ kind: UInt32, _ text: String) {
            if !patterns.contains(where: { $0 == (kind, text) }) { patterns.append((kind, text)) }
        }
        for wanted in request.types {
            if let family = Self.families.first(where: { $0.type == wanted })?.mimeType { add(1, family) }
            // The types that conform to the wanted type are added as well: a program that requests source code permits
            // Swift files.
            for type in UTType.allDeclared where type.conforms(to: wanted) { Self.add(type, add) }
            if wanted.isDynamic { Self.add(wanted, add) }
        }
        guard !patterns.isEmpty else { return nil }
        self.patterns = patterns
        let names = request.types.compactMap { $0.localizedDescription ?? $0.preferredFilenameExtension?.uppercased() }
        name = names.isEmpty ? "Files" : names.prefix(3).joined(separator: ", ")
    }

    private static func add(_ type: UTType, _ add: (UInt32, String) -> Void) {
        for mimeType in type.tags[.mimeType] ?? [] where !mimeType.contains(";") { add(1, mimeType) }
        for ending in type.tags[.filenameExtension] ?? [] { add(0, "*." + Self.ignoringCase(ending)) }
    }

    /// Returns a pattern that matches an extension regardless of case. Special characters are replaced by `?`, which
    /// matches any character.
    private static func ignoringCase(_ text: String) -> String {
        text.map { character -> String in
            let (lower, upper) = (character.lowercased(), character.uppercased())
            if "*?[]\\".contains(character) { return "?" }
            return lower == upper || upper.count > 1 ? lower : "[\(lower)\(upper)]"
        }.joined()
    }

    /// Types whose MIME types have a common prefix.
    private static let families: [(type: UTType, mimeType: String)] = [
        (.image, "image/*"), (.audio, "audio/*"), (.movie, "video/*"), (.text, "text/*"), (.font, "font/*"),
    ]

    /// `(sa(us))`.
    var value: OpaquePointer? {
        let parts = patterns.map { BusValue.tuple([BusValue.number($0.kind), BusValue.text($0.text)]) }
        return BusValue.tuple([BusValue.text(name), BusValue.array("(us)", parts)])
    }
}
