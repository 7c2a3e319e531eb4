import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Finding text", .serialized)
struct FindTests {
    /// A text view that fills the window and has the focus.
    private func run(_ text: String, _ body: (Stage, UITextView) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let view = UITextView(frame: root.bounds)
            view.font = .systemFont(ofSize: 17)
            view.isFindInteractionEnabled = true
            view.text = text
            root.addSubview(view)
            stage.settle()
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 0, length: 0)
            stage.settle()
            try body(stage, view)
        }
    }

    private func session(_ view: UITextView) -> UIFindSession? { view.findInteraction?.activeFindSession }

    @Test(
        "Ctrl-F shows a panel; typed text is found, ignoring case; return and Ctrl-G continue, and wrap to the first"
    )
    func finding() throws {
        try run("One two one\nanother one") { stage, view in
            stage.press("f", modifiers: .command)
            stage.advance(by: 0.5)
            expectEqual(view.findInteraction?.isFindNavigatorVisible, true)
            expectFalse(view.isFirstResponder)

            stage.type("one")
            expectEqual(view.text, "One two one\nanother one")
            expectEqual(session(view)?.resultCount, 3)
            expectEqual(session(view)?.highlightedResultIndex, 0)
            expectTrue(stage.find("1 of 3").exists)
            stage.press(.keyboardReturnOrEnter)
            expectEqual(session(view)?.highlightedResultIndex, 1)
            stage.press("g", modifiers: .command)
            expectEqual(session(view)?.highlightedResultIndex, 2)
            stage.press("g", modifiers: .command)
            expectEqual(session(view)?.highlightedResultIndex, 0)
            stage.press("g", modifiers: [.command, .shift])
            expectEqual(session(view)?.highlightedResultIndex, 2)
            stage.type("x")
            expectTrue(stage.find("Not Found").exists)
        }
    }

    @Test("A sheet that is presented later is above the panel, and the panel of a text in a sheet is above the sheet")
    func presentation() throws {
        try run("one two one") { stage, view in
            let point = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.maxY - 20)
            @MainActor func hit() -> UIView? { stage.window.hitTest(point, with: nil) }
            view.findInteraction?.presentFindNavigator(showingReplace: false)
            stage.advance(by: 0.5)
            expectEqual(hit()?.isDescendant(of: view), false)

            let sheet = UIViewController()
            let inside = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            inside.isFindInteractionEnabled = true
            sheet.view.addSubview(inside)
            stage.window.rootViewController?.present(sheet, animated: true)
            stage.advance(by: 1)
            expectEqual(hit()?.isDescendant(of: sheet.view), true)

            inside.findInteraction?.presentFindNavigator(showingReplace: false)
            stage.advance(by: 0.5)
            expectEqual(hit()?.isDescendant(of: sheet.view), false)
            sheet.dismiss(animated: true)
            stage.advance(by: 1)

            expectEqual(view.findInteraction?.isFindNavigatorVisible, true)
            expectEqual(hit()?.isDescendant(of: view), false)
        }
    }

    @Test("Escape closes the panel: the highlighted text is selected, and the text has the focus again")
    func ending() throws {
        try run("one two one") { stage, view in
            let inset = view.contentInset
            view.findInteraction?.searchText = "two"
            view.find(nil)
            stage.advance(by: 0.5)
            #expect(view.contentInset.bottom > inset.bottom)

            stage.press(.keyboardEscape)
            stage.advance(by: 0.5)

            expectEqual(view.findInteraction?.isFindNavigatorVisible, false)
            expectTrue(view.isFirstResponder)
            expectEqual(view.selectedRange, NSRange(location: 4, length: 3))
            expectEqual(view.contentInset, inset)
        }
    }

    @Test("Found text is yellow, and scrolled to above the panel")
    func highlighting() throws {
        try run((1...200).map { "Line \($0)" }.joined(separator: "\n") + "\nneedle\nend") { stage, view in
            view.findInteraction?.searchText = "needle"
            view.find(nil)
            stage.advance(by: 0.5)

            let offset = NSString(string: view.text).range(of: "needle").location
            let start = try #require(view.position(from: view.beginningOfDocument, offset: offset))
            let end = try #require(view.position(from: start, offset: 6))
            let rect = view.convert(view.firstRect(for: try #require(view.textRange(from: start, to: end))), to: nil)
            let color = try #require(stage.pixel(at: CGPoint(x: rect.minX + 1, y: rect.minY + 1)))
            expectTrue(color[0] > 220 && color[1] > 180 && color[2] < 60)
            #expect(rect.maxY <= stage.window.bounds.maxY - 50)
        }
    }

    @Test("Replacing continues with the next; replacing all is undone in one step; the delegate is called")
    func replacing() throws {
        try run("one two one three one") { stage, view in
            let log = TextLog()
            view.delegate = log
            view.findInteraction?.searchText = "one"
            view.findInteraction?.replacementText = "none"
            view.findAndReplace(nil)
            stage.advance(by: 0.5)

            stage.find("Replace").tap()
            stage.advance(by: 0.5)
            expectEqual(view.text, "none two one three one")
            #expect(log.lines.contains("should change 0,3 to \"none\""))
            expectEqual(session(view)?.highlightedResultIndex, 1)
            stage.find("All").tap()
            stage.advance(by: 0.5)
            expectEqual(view.text, "nnone two none three none")
            view.findInteraction?.dismissFindNavigator()
            view.undoManager?.undo()
            expectEqual(view.text, "none two one three one")
        }
    }

    @Test("Text that is changed while the panel is shown is searched again")
    func changing() throws {
        try run("one two") { stage, view in
            view.findInteraction?.searchText = "one"
            view.find(nil)
            stage.advance(by: 0.5)
            expectEqual(session(view)?.resultCount, 1)

            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 7, length: 0)
            stage.type(" one")
            stage.advance(by: 0.5)

            expectEqual(session(view)?.resultCount, 2)
        }
    }

    @Test("Without the interaction the commands have no effect; use of the selection sets the search text")
    func commands() throws {
        try run("one two") { stage, view in
            view.selectedRange = NSRange(location: 4, length: 3)
            stage.press("e", modifiers: .command)
            expectEqual(view.findInteraction?.searchText, "two")
            view.isFindInteractionEnabled = false
            expectNil(view.findInteraction)
            expectFalse(view.canPerformAction("find:", withSender: nil))
        }
    }

    /// Finds one result for each character of the query.
    private final class CountingSession: UIFindSession {
        var queries: [String] = []
        override var resultCount: Int { queries.last?.count ?? 0 }
        override var highlightedResultIndex: Int { 0 }
        override func performSearch(query: String, options: UITextSearchOptions?) { queries.append(query) }
    }

    private final class Sessions: NSObject, UIFindInteractionDelegate {
        let session = CountingSession()
        var lines: [String] = []
        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
        func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
            lines.append("begin")
        }
        func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { lines.append("end") }
    }

    @Test("A custom view has its own session; the panel closes when the view leaves its window")
    func ownSession() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let (view, sessions) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Sessions())
            stage.window.rootViewController?.view.addSubview(view)
            let interaction = UIFindInteraction(sessionDelegate: sessions)
            view.addInteraction(interaction)
            interaction.presentFindNavigator(showingReplace: true)
            stage.advance(by: 0.5)
            stage.type("abc")
            expectEqual(sessions.session.queries, ["", "abc"])
            expectTrue(stage.find("1 of 3").exists)

            view.removeInteraction(interaction)

            expectEqual(sessions.lines, ["begin", "end"])
            expectFalse(interaction.isFindNavigatorVisible)
        }
    }
}
