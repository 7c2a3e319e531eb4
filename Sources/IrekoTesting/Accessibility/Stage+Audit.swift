import Foundation
import UIKit

extension Stage {
    // MARK: Accessibility audits

    /// Examines the elements on the screen, and returns the problems.
    ///
    ///     #expect(stage.audit().isEmpty)
    ///
    /// An old program may have many problems. A file of known issues permits them and no others: with
    /// `IREKO_RECORD_SNAPSHOTS=1` in the environment it is written, and otherwise the audit also fails for lines whose
    /// problem is solved, so that the file only becomes shorter.
    ///
    /// - Parameters:
    ///   - categories: The kinds of problems.
    ///   - knownIssues: The path of the file, relative to the test's file; a missing file is empty.
    ///   - filePath: The test's file.
    ///   - isIgnored: Returns whether an issue is ignored.
    /// - Returns: The issues that are neither known nor ignored.
    public func audit(
        _ categories: Set<AuditCategory> = AuditCategory.standard, knownIssues: String? = nil,
        filePath: String = #filePath, ignoring isIgnored: (AuditIssue) -> Bool = { _ in false }
    ) -> [AuditIssue] {
        settle()
        var audit = AccessibilityAudit(self, categories)
        let issues = audit.run().filter { !isIgnored($0) }
        guard let knownIssues else { return issues }
        let file = URL(
            fileURLWithPath: knownIssues, relativeTo: URL(fileURLWithPath: filePath).deletingLastPathComponent())
        let found = Set(issues.map(\.description))
        if ProcessInfo.processInfo.environment["IREKO_RECORD_SNAPSHOTS"] == "1" {
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try found.sorted().map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
            } catch { fail("audit(knownIssues:): \(file.path) cannot be written: \(error)") }
            return []
        }
        let known = Set(
            ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init))
        let solved = known.subtracting(found).filter { line in
            categories.contains { line.hasPrefix($0.rawValue + ":") }
        }
        if !solved.isEmpty {
            fail(
                "audit(knownIssues:): these problems are solved; remove their lines from \(file.path):\n"
                    + solved.sorted().joined(separator: "\n"))
        }
        return issues.filter { !known.contains($0.description) }
    }
}
