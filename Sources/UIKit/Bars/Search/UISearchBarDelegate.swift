import Foundation

/// The methods that a search bar calls when editing begins or ends, and when the text, the selected scope or a button
/// changes or is tapped. All methods are optional.
///
/// The methods are called in this order (documented):
/// - `shouldBeginEditing`, then `textDidBeginEditing`;
/// - for each change `shouldChangeTextIn`, then `textDidChange`, including a tap on the clear button;
/// - `searchButtonClicked`, which does not end editing;
/// - `shouldEndEditing`, then `textDidEndEditing`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchbardelegate>.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Returns whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called after the user has changed or cleared the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns whether the user may replace a range of the text, in UTF-16 units, with a new text.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the return key is pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the bookmark button is tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when the cancel button is tapped, or Escape is pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the results button is tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called after the user has selected a scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// The default implementation returns `true`.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// The default implementation is empty.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// The default implementation returns `true`.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// The default implementation is empty.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// The default implementation is empty.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// The default implementation returns `true`.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// The default implementation is empty.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// The default implementation is empty.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// The default implementation is empty.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// The default implementation is empty.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// The default implementation is empty.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

extension OptionalMethods {
    static let searchBar = OptionalMethods((any UISearchBarDelegate).self) { $0 is any UISearchBarDelegate.Type }
}
