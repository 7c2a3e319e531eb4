import UIKitCore

extension UISearchBar {
    // MARK: The field

    func shouldBeginEditing() -> Bool {
        guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
        controller?.barWillBeginEditing()
        return true
    }

    func didBeginEditing() {
        updateCancel()
        delegate?.searchBarTextDidBeginEditing(self)
        controller?.update()
    }

    func didEndEditing() {
        updateCancel()
        delegate?.searchBarTextDidEndEditing(self)
    }

    func fieldChanged() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        controller?.textDidChange()
    }

    func tokensDidChange() { controller?.textDidChange() }

    // MARK: Buttons

    func cancelTapped() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.cancel()
    }

    func bookmarkTapped() { delegate?.searchBarBookmarkButtonClicked(self) }

    func resultsTapped() { delegate?.searchBarResultsListButtonClicked(self) }

    func scopeChosen() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        controller?.update()
    }
}
