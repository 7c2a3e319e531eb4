import Foundation
import Testing

/// The text of a failed expectation below its values.
enum FailureText {
    /// The statement in the test, the difference and the comment of the test, below each other.
    static func comment(_ comment: Comment?, _ difference: String? = nil, at location: SourceLocation) -> Comment {
        Comment(
            rawValue: [statement(at: location), difference, comment?.rawValue].compactMap(\.self)
                .joined(separator: "\n"))
    }

    /// The statement in the source file of a test, up to the closing parenthesis. `nil` when the file is missing.
    private static func statement(at location: SourceLocation) -> String? {
        guard let text = try? String(contentsOfFile: location.filePath, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(location.line - 1)
        var (statement, open) = ([String](), 0)
        for line in lines.prefix(12) {
            statement.append(line.trimmingCharacters(in: .whitespaces))
            open += line.count { "([{".contains($0) } - line.count { ")]}".contains($0) }
            if open <= 0 { break }
        }
        return statement.isEmpty ? nil : statement.joined(separator: " ")
    }
}
