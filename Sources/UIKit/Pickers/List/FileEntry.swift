import Foundation
import UniformTypeIdentifiers

/// An entry in the list of files: a folder, or a file of a permitted type.
struct FileEntry: Sendable, Equatable {
    let name: String
    let isFolder: Bool

    /// The type that the extension of the name specifies; `data` for an unknown extension.
    var type: UTType {
        isFolder ? .folder : UTType(filenameExtension: (name as NSString).pathExtension) ?? .data
    }

    /// Returns the name for display. If `withExtension` is `false`, the extension of a known type is removed.
    /// Invisible and bidirectional control characters are always removed, since they could disguise a name.
    func shownName(withExtension: Bool) -> String {
        let plain = name as NSString
        let isCut = !withExtension && !isFolder && !type.isDynamic && !plain.pathExtension.isEmpty
        return Self.readable(isCut ? plain.deletingPathExtension : name)
    }

    static func readable(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.unicodeScalars.map { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: "\u{FFFD}"
                    default: scalar
                    }
                }))
    }

    /// Returns a sort key that ignores the case, and sorts numbers by their values.
    ///
    /// The key is created only once for each name, since a folder may contain 100,000 names. In the key, each number
    /// is preceded by the number of its digits.
    static func sortKey(of name: String) -> String {
        var key: [UInt8] = []
        var digits: [UInt8] = []
        func endNumber() {
            guard !digits.isEmpty else { return }
            let significant = digits.drop { $0 == 0x30 }
            key += [0x30, UInt8(min(significant.count, 0x7F))] + significant
            digits = []
        }
        for byte in name.lowercased().utf8 {
            if (0x30...0x39).contains(byte) {
                digits.append(byte)
            } else {
                if !digits.isEmpty { endNumber() }
                key.append(byte)
            }
        }
        endNumber()
        return String(decoding: key, as: UTF8.self)
    }
}
