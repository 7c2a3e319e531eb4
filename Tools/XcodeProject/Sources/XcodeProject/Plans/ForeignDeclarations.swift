import Foundation

/// The declarations of Objective-C files, and the Swift files that use them, found without parsing them.
struct ForeignDeclarations {
    /// The files by the names that they declare.
    private(set) var files: [String: String] = [:]

    private static let mostFiles = 2000
    private static let mostBytes = 1 << 20

    /// Reads files of Objective-C, and the header beside each.
    init(_ paths: [String]) {
        for path in paths.prefix(Self.mostFiles) where [".m", ".mm"].contains(where: { path.hasSuffix($0) }) {
            let header = (path as NSString).deletingPathExtension + ".h"
            for file in [path, header] { read(file, of: path) }
        }
    }

    private mutating func read(_ file: String, of path: String) {
        guard FilePaths.kind(of: file) == .file, let data = FileManager.default.contents(atPath: file),
            data.count <= Self.mostBytes
        else { return }
        let text = String(decoding: data, as: UTF8.self)
        for match in text.matches(of: #/@(?:interface|implementation|protocol)\s{1,20}(\w{2,200})/#) {
            // A category belongs to a class that is declared elsewhere.
            let rest = text[match.range.upperBound...].prefix(20).drop { $0 == " " }
            if rest.first != "(" { files[String(match.1)] = path }
        }
        for match in text.matches(
            of: #/NS_(?:CLOSED_)?(?:ENUM|OPTIONS)\(\s{0,20}\w{1,100}\s{0,20},\s{0,20}(\w{2,200})/#)
        {
            files[String(match.1)] = path
        }
    }

    /// A use of a declaration.
    struct Use: Equatable {
        var name: String
        var path: String
        var line: Int
    }

    /// Returns the first use of each name in each Swift file. Names that a Swift file declares are left out.
    func uses(in paths: [String]) -> [Use] {
        guard !files.isEmpty else { return [] }
        var found: [Use] = []
        var own: Set<Substring> = []
        let declaration = #/\b(?:class|struct|enum|protocol|typealias|actor)\s{1,20}(\w+)/#
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path), data.count <= Self.mostBytes * 4 else {
                continue
            }
            let text = String(decoding: data, as: UTF8.self)
            own.formUnion(text.matches(of: declaration).map { $0.1 })
            var seen: Set<Substring> = []
            for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            {
                for word in Self.words(of: line) where files[String(word)] != nil && seen.insert(word).inserted {
                    found.append(Use(name: String(word), path: path, line: number + 1))
                }
            }
        }
        return found.filter { !own.contains(Substring($0.name)) }
    }

    /// The names in a line, without its comment and its texts.
    private static func words(of line: Substring) -> [Substring] {
        let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
        let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.enumerated().filter { $0.offset % 2 == 0 }.flatMap {
            $0.element.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
        }
    }
}
