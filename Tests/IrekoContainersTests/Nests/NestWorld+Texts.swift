import IrekoTesting
import UIKit

extension NestWorld {
    private var forms: [NestForm] { windows.flatMap(seen).compactMap { ($0 as? NestLeaf)?.form } }

    private var texts: [UIView & UITextInput] {
        forms.flatMap(\.texts) + searches.map { $0.searchBar.searchTextField }.filter { $0.window != nil }
    }

    /// The search controllers of the visible pages.
    private var searches: [UISearchController] {
        windows.flatMap(seen).compactMap(\.navigationItem.searchController)
    }

    /// Types, composes, or moves the focus between texts.
    func useText() {
        disturb(for: 1)
        let texts = texts
        switch random.below(9) {
        case 0 where !texts.isEmpty, 1 where !texts.isEmpty:
            let text = random.pick(texts)
            note("edit \(type(of: text))")
            (text as UIView).becomeFirstResponder()
        case 2:
            note("type")
            stage.type(random.pick(["a", "word ", "é", "\u{1F600}"]))
        case 3:
            note("compose")
            stage.compose(random.pick(["ka", "k", ""]))
        case 4:
            let key = random.pick([
                UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardTab, .keyboardDeleteOrBackspace, .keyboardLeftArrow,
            ])
            note("key \(key.rawValue)")
            stage.press(key)
        case 5:
            note("undo")
            stage.press("z", modifiers: .command)
        case 6:
            note("end editing")
            stage.window.endEditing(random.below(2) == 0)
        case 7:
            note("other keyboard")
            stage.keyboard = stage.keyboard == .onScreen ? .hardware : .onScreen
        default:
            guard let text = texts.last, let window = text.window else { return }
            let frame = text.convert(text.bounds, to: nil)
            guard window.bounds.contains(CGPoint(x: frame.midX, y: frame.midY)) else { return }
            note("tap \(type(of: text))")
            if depth > 0 { hasAdvancedInside = true }
            stage.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
            stage.advance(by: 0.05)
            stage.touchUp(at: CGPoint(x: frame.midX, y: frame.midY))
        }
    }

    /// Begins or ends a search.
    func changeSearch() {
        let searches = searches
        guard !searches.isEmpty else { return }
        let search = random.pick(searches)
        disturb(for: 1)
        switch random.below(4) {
        case 0, 1:
            note("search \(!search.isActive)")
            search.isActive.toggle()
        case 2:
            note("text of a search")
            search.searchBar.text = random.pick(["", "x"])
        default:
            note("dismiss a search")
            search.dismiss(animated: random.below(2) == 0)
        }
    }

    func changeForm() {
        let forms = forms
        guard !forms.isEmpty else { return }
        note("items")
        random.pick(forms).changeItems()
    }

    /// A search controller for some pages.
    func makeSearch() -> UISearchController {
        let results = random.below(2) == 0 ? UIViewController() : nil
        results.map(know)
        let search = UISearchController(searchResultsController: results)
        search.title = "Search \(count)"
        know(search)
        if random.below(3) == 0 { search.searchBar.scopeButtonTitles = ["One", "Two"] }
        search.delegate = delegate
        return search
    }

    // MARK: Looking

    /// A description of a fault of the edited text, at rest.
    var textFault: String? {
        for leaf in windows.flatMap(seen).compactMap({ $0 as? NestLeaf }) {
            if let fault = leaf.form?.fault(leaf.title ?? "") { return fault }
        }
        let editing = texts.filter {
            $0.isFirstResponder && $0.window?.isKeyWindow == true && $0.window?.windowScene === stage.window.windowScene
        }
        if editing.count > 1 { return "\(editing.count) texts are edited" }
        if !editing.isEmpty, stage.textInputFrame == nil { return "nothing is put into the text that is edited" }
        for search in searches {
            if search.isActive != (search.viewIfLoaded?.window != nil), search.presentedViewController == nil {
                return
                    "\(search.title ?? "") is active \(search.isActive), and shown \(search.viewIfLoaded?.window != nil)"
            }
        }
        return nil
    }
}

extension NestDelegate: UISearchControllerDelegate {
    func willPresentSearchController(_ searchController: UISearchController) { searchCallback("willPresentSearch") }
    func didPresentSearchController(_ searchController: UISearchController) { searchCallback("didPresentSearch") }
    func willDismissSearchController(_ searchController: UISearchController) { searchCallback("willDismissSearch") }
    func didDismissSearchController(_ searchController: UISearchController) { searchCallback("didDismissSearch") }
}
