import Foundation

/// A page of documentation whose code is tested: each of its blocks of Swift stands in the test's file.
package struct DocumentationPage {
    private let snippets: [String]

    /// - Parameter path: From the package's folder.
    package init(_ path: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        snippets = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }

    package var count: Int { snippets.count }

    /// The blocks that a file lacks, whatever their indentation.
    package func snippets(missingIn file: String) throws -> [String] {
        let source = Self.lines(of: try String(contentsOfFile: file, encoding: .utf8))
        return snippets.filter { !source.contains(Self.lines(of: $0)) }
    }

    private static func lines(of text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
}
