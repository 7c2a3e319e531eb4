import Foundation

/// A page of documentation whose snippets of Swift are compiled by tests.
package struct DocumentationPage {
    /// A fenced block of Swift.
    package struct Snippet {
        /// The number of its first line in the document.
        package let line: Int
        fileprivate let code: String

        package var firstLine: Substring { code.split(separator: "\n").first ?? "" }
    }

    /// The package's folder.
    package static var root: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    /// The path from the package's folder.
    package let path: String
    /// The snippets that are compiled. A comment `<!-- not compiled: reason -->` above a block excepts it.
    package let snippets: [Snippet]

    package var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

    /// All documents of the project that can contain snippets: in its folder, in `Documentation`, and the guides.
    package static func all() throws -> [DocumentationPage] {
        let files = FileManager.default
        var paths = try files.contentsOfDirectory(atPath: root.path)
        paths += try files.contentsOfDirectory(atPath: root.path + "/Documentation").map { "Documentation/" + $0 }
        for module in try files.contentsOfDirectory(atPath: root.path + "/Sources") {
            let catalog = "Sources/\(module)/\(module).docc"
            paths +=
                (try? files.contentsOfDirectory(atPath: "\(root.path)/\(catalog)"))?.map { "\(catalog)/\($0)" } ?? []
        }
        return try paths.filter { $0.hasSuffix(".md") }.sorted().map(DocumentationPage.init)
    }

    private init(_ path: String) throws {
        self.path = path
        var found: [Snippet] = []
        var block: (line: Int, code: [Substring])?
        var isExcepted = false
        let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let open = block {
                if line.hasPrefix("```") {
                    found.append(Snippet(line: open.line, code: open.code.joined(separator: "\n")))
                    block = nil
                } else {
                    block?.code.append(line)
                }
            } else if line.hasPrefix("```swift") {
                if !isExcepted { block = (index + 1, []) }
                isExcepted = false
            } else if !line.isEmpty {
                isExcepted = line.hasPrefix("<!-- not compiled: ") && line.hasSuffix(" -->")
            }
        }
        snippets = found
    }

    /// The snippets that a source file does not contain, in any layout. Imports are ignored, since a test imports at
    /// its top, and `@main` is ignored, since a test is not a program.
    package func missing(in source: String) -> [Snippet] {
        let source = Self.text(of: source)
        return snippets.filter { !source.contains(Self.text(of: $0.code)) }
    }

    private static func text(of code: String) -> String {
        code.split(separator: "\n").map { $0.filter { !$0.isWhitespace } }
            .filter { !$0.hasPrefix("import") && $0 != "@main" }.joined()
    }
}
