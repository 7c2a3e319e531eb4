import Foundation
import TestSupport
import Testing

@MainActor @Suite("Snippets of the documents", .serialized)
struct SnippetTests {
    /// Documents whose snippets are in tests of a different name.
    private static let elsewhere = [
        "AccessibilityTests": "SnippetTests/AccessibilitySnippets.swift",
        "GettingStarted": "SnippetTests/READMESnippets.swift",
        "StateRestoration": "RestorationTests/RestorationExampleTests.swift",
        "TestingViewControllers": "IrekoTestingTests/SearchExampleTests.swift",
        "TypingText": "IrekoTestingTests/TypingExampleTests.swift",
        "WritingAContainer": "IrekoContainersTests/DrawerExampleTests.swift",
    ]

    @Test("Each snippet is in the test of its document, or names the reason for its absence")
    func text() throws {
        let tests = DocumentationPage.root.appendingPathComponent("Tests")
        for page in try DocumentationPage.all() where !page.snippets.isEmpty {
            let file = Self.elsewhere[page.name] ?? "SnippetTests/\(page.name)Snippets.swift"
            let source = (try? String(contentsOf: tests.appendingPathComponent(file), encoding: .utf8)) ?? ""
            for snippet in page.missing(in: source) {
                Issue.record("\(page.path):\(snippet.line): this snippet is not in Tests/\(file): \(snippet.firstLine)")
            }
        }
    }

    @Test("Snippets have the effects that their documents describe", arguments: SnippetRun.all)
    func run(_ snippets: SnippetRun) throws { try snippets.run() }
}
