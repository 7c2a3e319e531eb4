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

        #expect(bar.text == "" && bar.placeholder == nil && bar.prompt == nil && bar.scopeButtonTitles == nil)
        #expect(
            !bar.showsCancelButton && !bar.showsScopeBar && !bar.showsBookmarkButton && !bar.showsSearchResultsButton)
        #expect(bar.isTranslucent && bar.barTintColor == nil && bar.selectedScopeButtonIndex == 0 && bar.isEnabled)
        #expect(bar.searchBarStyle == .default && bar.barStyle == .default && bar.barPosition == .top)
        #expect(bar.autocapitalizationType == .sentences && bar.autocorrectionType == .no)
        #expect(bar.keyboardType == .default && bar.spellCheckingType == .default && bar.enablesReturnKeyAutomatically)
    }

    // MARK: Size and places

    @Test("Prompt and two scopes make it higher, one scope does not")
    func heights() {
        let bar = UISearchBar()
        func height() -> CGFloat { bar.sizeThatFits(CGSize(width: 300, height: 0)).height }

        #expect(height() == 56)
        bar.prompt = "Where?"
        #expect(height() == 86)
        bar.prompt = nil
        bar.showsScopeBar = true
        #expect(height() == 56)
        bar.scopeButtonTitles = ["All"]
        #expect(height() == 56)
        bar.scopeButtonTitles = ["All", "Unread"]
        #expect(height() == 100)
        bar.sizeToFit()
        #expect(bar.bounds.height == 100)
    }

    @Test("The field is 36 points high, 8 from the sides, and makes room for the cancel button")
    func places() throws {
        try run { stage, bar, _ in
            #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))

            bar.setShowsCancelButton(true, animated: true)
            stage.advance(by: 1)

            let cancel = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
            #expect(cancel.currentTitle == "Cancel" && cancel.frame.maxX == 382)
            #expect(bar.searchTextField.frame.minX == 8 && bar.searchTextField.frame.maxX == cancel.frame.minX - 10)
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

            #expect(bar.searchTextField.frame.minX == 390 - left.maxX && bar.searchTextField.frame.width == left.width)
        }
    }

    // MARK: Editing

    @Test("Beginning, typing, clearing, searching and ending call the delegate in this order")
    func order() throws {
        try run { stage, bar, log in
            #expect(log.during { bar.becomeFirstResponder() } == ["should begin", "did begin"])
            #expect(bar.isFirstResponder && bar.searchTextField.isFirstResponder)
            #expect(log.during { stage.type("a") } == ["should change 0,0 to a", "changed a"])
            #expect(log.during { stage.press(.keyboardReturnOrEnter) } == ["search"])
            #expect(bar.isFirstResponder)
            #expect(log.during { stage.press(.keyboardDeleteOrBackspace) } == ["should change 0,1 to ", "changed "])
            // The return key is dead without text.
            #expect(log.during { stage.press(.keyboardReturnOrEnter) } == [])
            #expect(log.during { bar.text = "by the program" } == [])
            #expect(log.during { bar.resignFirstResponder() } == ["should end", "did end"])
        }
    }

    @Test("The clear button clears and says so")
    func clearing() throws {
        try run { stage, bar, log in
            bar.text = "text"
            bar.becomeFirstResponder()
            stage.settle()

            let lines = log.during { stage.tap(at: CGPoint(x: 368, y: 128)) }

            #expect(lines == ["changed "] && bar.text == "" && bar.isFirstResponder)
        }
    }

    @Test("A delegate can refuse each step")
    func refusing() throws {
        try run { stage, bar, log in
            log.permitsBeginning = false
            #expect(!bar.becomeFirstResponder() && !bar.isFirstResponder)
            log.permitsBeginning = true
            bar.becomeFirstResponder()
            log.permitsChange = false
            stage.type("a")
            #expect(bar.text == "")
            log.permitsEnding = false
            #expect(!bar.resignFirstResponder() && bar.isFirstResponder)
            log.permitsEnding = true
            bar.resignFirstResponder()
        }
    }

    // MARK: Buttons

    @Test("The cancel button works while one types, and so does Escape; neither ends editing")
    func cancelling() throws {
        try run { stage, bar, log in
            bar.showsCancelButton = true
            stage.settle()
            let cancel = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
            #expect(!cancel.isEnabled)
            bar.becomeFirstResponder()
            #expect(cancel.isEnabled)

            #expect(log.during { stage.tap(cancel) } == ["cancel"])
            #expect(log.during { stage.press(.keyboardEscape) } == ["cancel"])
            #expect(bar.isFirstResponder)

            bar.resignFirstResponder()
            #expect(!cancel.isEnabled)
        }
    }

    @Test("Bookmarks and results have buttons at the field's end, the results' one in front")
    func sideButtons() throws {
        try run { stage, bar, log in
            bar.showsBookmarkButton = true
            stage.settle()
            #expect(log.during { stage.tap(at: CGPoint(x: 364, y: 128)) } == ["bookmark"])

            bar.showsSearchResultsButton = true
            stage.settle()
            #expect(log.during { stage.tap(at: CGPoint(x: 364, y: 128)) } == ["results"])
        }
    }

    @Test("Scopes can be chosen; an index that is not there is not taken")
    func scopes() throws {
        try run { stage, bar, log in
            bar.scopeButtonTitles = ["All", "Unread", "Flagged"]
            bar.showsScopeBar = true
            bar.sizeToFit()
            stage.settle()

            #expect(log.during { stage.tap(at: CGPoint(x: 350, y: 100 + 56 + 16)) } == ["scope 2"])
            #expect(bar.selectedScopeButtonIndex == 2)
            #expect(log.during { bar.selectedScopeButtonIndex = 1 } == [] && bar.selectedScopeButtonIndex == 1)
            for index in [-1, 3, Int.max] { bar.selectedScopeButtonIndex = index }
            #expect(bar.selectedScopeButtonIndex == 1)
            bar.scopeButtonTitles = ["Only"]
            #expect(bar.selectedScopeButtonIndex == 0)
        }
    }

    @Test("A disabled bar takes nothing")
    func disabled() throws {
        try run { stage, bar, log in
            bar.isEnabled = false

            let lines = log.during { stage.tap(at: CGPoint(x: 100, y: 128)) }

            #expect(lines == [] && !bar.isFirstResponder && !bar.canBecomeFirstResponder)
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

        #expect(
            bar.image(for: .bookmark, state: .highlighted) === image && bar.image(for: .bookmark, state: .normal) == nil
        )
        #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 3, vertical: 1))
        #expect(bar.searchFieldBackgroundImage(for: .normal) === image && bar.searchTextField.borderStyle == .none)
        #expect(bar.backgroundImage(for: .top, barMetrics: .compact) === image && bar.backgroundImage == nil)
        #expect(bar.searchTextPositionAdjustment.horizontal == 5)
    }
}
