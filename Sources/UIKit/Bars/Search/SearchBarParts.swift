import CoreGraphics
import UIKitCore

/// The measures of search bars, in points.
enum SearchBarMetrics {
    static let height: CGFloat = 56
    /// The additional height of a navigation bar with a search bar (measured).
    static let stackedHeight: CGFloat = 52
    /// The space at both sides of the field, and above the field if the bar is outside a navigation bar.
    static let side: CGFloat = 8
    static let top: CGFloat = 10
    static let stackedTop: CGFloat = 1
    // Chosen (Search): A scope bar is 44 points high, a prompt 30; the cancel button is 10 points from the field.
    /// The height of a scope bar.
    static let scope: CGFloat = 44
    static let segment: CGFloat = 32
    /// The distance between the field and the cancel button.
    static let cancelGap: CGFloat = 10
    // Chosen (Search): An inline search bar is 240 points wide, at most half of the row, at the trailing end.
    /// The width of a search bar beside a navigation bar's items.
    static let inlineWidth: CGFloat = 240
    static let duration = 0.3
}

/// The views of a search bar.
@MainActor
final class SearchBarParts {
    let field = UISearchTextField(frame: .zero)
    let background = BarBackground(hasLineAtTop: false)
    let backgroundImage = UIImageView()
    let prompt = UILabel()
    let cancel = UIButton(type: .system)
    let bookmark = UIButton(type: .system)
    let results = UIButton(type: .system)
    let scope = UISegmentedControl(items: nil)
    let scopeBackground = UIImageView()

    init() {
        prompt.font = BarFonts.prompt
        prompt.textColor = .secondaryLabel
        prompt.textAlignment = .center
        cancel.setTitle("Cancel", for: .normal)
        cancel.titleLabel?.font = BarFonts.button
        for (button, symbol, name) in [(bookmark, "book", "Bookmarks"), (results, "list.bullet", "Results")] {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.tintColor = .secondaryLabel
            button.frame = CGRect(origin: .zero, size: CGSize(width: 24, height: 24))
            button.accessibilityLabel = name
        }
        for view in [background, backgroundImage, scopeBackground] { view.isUserInteractionEnabled = false }
    }

    nonisolated deinit {}
}

/// Forwards the delegate calls of a search bar's text field to the search bar. A program can replace this delegate, as
/// in UIKit.
final class SearchBarFieldDelegate: NSObject, UISearchTextFieldDelegate {
    weak var bar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { bar?.shouldBeginEditing() ?? true }
    func textFieldDidBeginEditing(_ textField: UITextField) { bar?.didBeginEditing() }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { bar?.didEndEditing() }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return false
    }
}
