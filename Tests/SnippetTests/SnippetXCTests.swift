import XCTest

/// The same snippets under XCTest, which runs them on the process's first thread.
@MainActor
final class SnippetXCTests: XCTestCase {
    func testSnippetsDoOnAStageWhatTheirDocumentStates() async {
        for snippets in SnippetRun.all {
            do { try snippets.run() } catch { XCTFail("\(snippets.document): \(error)") }
        }
    }
}
