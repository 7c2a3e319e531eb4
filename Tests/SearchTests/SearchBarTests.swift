import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Search bars", .serialized)
struct SearchBarTests {
    /// A search bar of 390 × 56 points at (0, 100), on a stage, with a delegate.
    private func run(_ body: (Stage, UISearchBar, SearchLog) throws -> Void) throws {
        let log = SearchLog()
        try Stage.run(rootViewController: UIViewController()) { stage in
            let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
            bar.delegate = log
            stage.window.rootViewController?.view.addSubview(bar)
            stage.settle()
            try body(stage, bar, log)
        }
    }

    // MARK: Defaults

    @Test("A fresh search bar")
    func defaults() {
        let bar = UISearchBar()

        expectEqual(bar.text, "")
        expectNil(bar.placeholder)
        expectNil(bar.prompt)
        expectNil(bar.scopeButtonTitles)
        expectFalse(bar.showsCancelButton)
        expectFalse(bar.showsScopeBar)
        expectFalse(bar.showsBookmarkButton)
        expectFalse(bar.showsSearchResultsButton)
        expectTrue(bar.isTranslucent)
        expectNil(bar.barTintColor)
        expectEqual(bar.selectedScopeButtonIndex, 0)
        expectTrue(bar.isEnabled)
        expectEqual(bar.searchBarStyle, .default)
        expectEqual(bar.barStyle, .default)
        expectEqual(bar.barPosition, .top)
        expectEqual(bar.autocapitalizationType, .sentences)
        expectEqual(bar.autocorrectionType, .no)
        expectEqual(bar.keyboardType, .default)
        expectEqual(bar.spellCheckingType, .default)
        expectTrue(bar.enablesReturnKeyAutomatically)
    }

    // MARK: Size and places

    @Test("Prompt and two scopes make it higher, one scope does not")
    func heights() {
        let bar = UISearchBar()
        func height() -> CGFloat { bar.sizeThatFits(CGSize(width: 300, height: 0)).height }

        expectEqual(height(), 56)
        bar.prompt = "Where?"
        expectEqual(height(), 86)
        bar.prompt = nil
        bar.showsScopeBar = true
        expectEqual(height(), 56)
        bar.scopeButtonTitles = ["All"]
        expectEqual(height(), 56)
        bar.scopeButtonTitles = ["All", "Unread"]
        expectEqual(height(), 100)
        bar.sizeToFit()
        expectEqual(bar.bounds.height, 100)
    }

    @Test("The field is 36 points high, 8 from the sides, and makes room for the cancel button")
    func places() throws {
        try run { stage, bar, _ in
            expectEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 374, height: 36))

            bar.setShowsCancelButton(true, animated: true)
            stage.advance(by: 1)

            let cancel = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
            expectEqual(cancel.currentTitle, "Cancel")
            expectEqual(cancel.frame.maxX, 382)
            expectEqual(bar.searchTextField.frame.minX, 8)
            expectEqual(bar.searchTextField.frame.maxX, cancel.frame.minX - 10)
        }
    }

    @Test("From right to left everything is mirrored")
    func mirrored() throws {
        try run { stage, bar, _ in
            bar.showsCancelButton = true
            stage.settle()
            let left = bar.searchTextField.frame

            bar.semanticContentAttribute = .forceRightToLeft
            bar.setNeedsLayout()
            stage.settle()

            expectEqual(bar.searchTextField.frame.minX, 390 - left.maxX)
            expectEqual(bar.searchTextField.frame.width, left.width)
        }
    }

    // MARK: Editing

    @Test("Beginning, typing, clearing, searching and ending call the delegate in this order")
    func order() throws {
        try run { stage, bar, log in
            expectEqual(log.during { bar.becomeFirstResponder() }, ["should begin", "did begin"])
            expectTrue(bar.isFirstResponder)
            expectTrue(bar.searchTextField.isFirstResponder)
            expectEqual(log.during { stage.type("a") }, ["should change 0,0 to a", "changed a"])
            expectEqual(log.during { stage.press(.keyboardReturnOrEnter) }, ["search"])
            expectTrue(bar.isFirstResponder)
            expectEqual(log.during { stage.press(.keyboardDeleteOrBackspace) }, ["should change 0,1 to ", "changed "])
            // The return key is dead without text.
            expectEqual(log.during { stage.press(.keyboardReturnOrEnter) }, [])
            expectEqual(log.during { bar.text = "by the program" }, [])
            expectEqual(log.during { bar.resignFirstResponder() }, ["should end", "did end"])
        }
    }

    @Test("The clear button clears and calls the delegate")
    func clearing() throws {
        try run { stage, bar, log in
            bar.text = "text"
            bar.becomeFirstResponder()
            stage.settle()

            let lines = log.during { stage.tap(at: CGPoint(x: 368, y: 128)) }

            expectEqual(lines, ["changed "])
            expectEqual(bar.text, "")
            expectTrue(bar.isFirstResponder)
        }
    }

    @Test("A delegate can refuse each step")
    func refusing() throws {
        try run { stage, bar, log in
            log.permitsBeginning = false
            expectFalse(bar.becomeFirstResponder())
            expectFalse(bar.isFirstResponder)
            log.permitsBeginning = true
            bar.becomeFirstResponder()
            log.permitsChange = false
            stage.type("a")
            expectEqual(bar.text, "")
            log.permitsEnding = false
            expectFalse(bar.resignFirstResponder())
            expectTrue(bar.isFirstResponder)
            log.permitsEnding = true
            bar.resignFirstResponder()
        }
    }

    // MARK: Buttons

    @Test("The cancel button works during typing, and so does Escape; neither ends editing")
    func cancelling() throws {
        try run { stage, bar, log in
            bar.showsCancelButton = true
            stage.settle()
            let cancel = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
            expectFalse(cancel.isEnabled)
            bar.becomeFirstResponder()
            expectTrue(cancel.isEnabled)

            expectEqual(log.during { stage.tap(cancel) }, ["cancel"])
            expectEqual(log.during { stage.press(.keyboardEscape) }, ["cancel"])
            expectTrue(bar.isFirstResponder)

            bar.resignFirstResponder()
            expectFalse(cancel.isEnabled)
        }
    }

    @Test("Bookmarks and results have buttons at the field's end, the results' one in front")
    func sideButtons() throws {
        try run { stage, bar, log in
            bar.showsBookmarkButton = true
            stage.settle()
            expectEqual(log.during { stage.tap(at: CGPoint(x: 364, y: 128)) }, ["bookmark"])

            bar.showsSearchResultsButton = true
            stage.settle()
            expectEqual(log.during { stage.tap(at: CGPoint(x: 364, y: 128)) }, ["results"])
        }
    }

    @Test("Scopes can be chosen; an index out of range is ignored")
    func scopes() throws {
        try run { stage, bar, log in
            bar.scopeButtonTitles = ["All", "Unread", "Flagged"]
            bar.showsScopeBar = true
            bar.sizeToFit()
            stage.settle()

            expectEqual(log.during { stage.tap(at: CGPoint(x: 350, y: 100 + 56 + 16)) }, ["scope 2"])
            expectEqual(bar.selectedScopeButtonIndex, 2)
            expectEqual(log.during { bar.selectedScopeButtonIndex = 1 }, [])
            expectEqual(bar.selectedScopeButtonIndex, 1)
            for index in [-1, 3, Int.max] { bar.selectedScopeButtonIndex = index }
            expectEqual(bar.selectedScopeButtonIndex, 1)
            bar.scopeButtonTitles = ["Only"]
            expectEqual(bar.selectedScopeButtonIndex, 0)
        }
    }

    @Test("A disabled bar accepts no input")
    func disabled() throws {
        try run { stage, bar, log in
            bar.isEnabled = false

            let lines = log.during { stage.tap(at: CGPoint(x: 100, y: 128)) }

            expectEqual(lines, [])
            expectFalse(bar.isFirstResponder)
            expectFalse(bar.canBecomeFirstResponder)
        }
    }

    // MARK: Looks

    @Test("Images, positions and attributes are kept for their states")
    func looks() {
        let bar = UISearchBar()
        let image = UIImage()

        bar.setImage(image, for: .bookmark, state: .highlighted)
        bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 1), for: .search)
        bar.setSearchFieldBackgroundImage(image, for: .normal)
        bar.setBackgroundImage(image, for: .any, barMetrics: .compact)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 0)

        expectIdentical(bar.image(for: .bookmark, state: .highlighted), image)
        expectNil(bar.image(for: .bookmark, state: .normal))
        expectEqual(bar.positionAdjustment(for: .search), UIOffset(horizontal: 3, vertical: 1))
        expectIdentical(bar.searchFieldBackgroundImage(for: .normal), image)
        expectEqual(bar.searchTextField.borderStyle, .none)
        expectIdentical(bar.backgroundImage(for: .top, barMetrics: .compact), image)
        expectNil(bar.backgroundImage)
        expectEqual(bar.searchTextPositionAdjustment.horizontal, 5)
    }
}
