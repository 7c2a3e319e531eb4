import AccessibilityTree
import Foundation

/// A problem that an accessibility audit has found.
public struct AuditIssue: Sendable, Hashable, CustomStringConvertible {
    /// The kind of problem.
    public let category: AuditCategory
    /// The label, identifier or class of the element.
    public let name: String
    /// A sentence about the problem.
    public let problem: String
    /// The rectangle of the element on the screen.
    public let frame: CGRect

    /// The category, the name and the problem, in a line. The file of known issues has these lines.
    public var description: String { "\(category.rawValue): \(name): \(problem)" }

    /// Returns whether two issues have the same category, name, problem and frame.
    public static func == (first: AuditIssue, second: AuditIssue) -> Bool {
        first.description == second.description && first.frame == second.frame
    }

    /// Hashes the line of the issue.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
