import UIKitCore

extension UISearchBar: SearchFieldHost {
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

    package func tokensDidChange() { controller?.textDidChange() }

    package func suggestionsDidChange() { controller?.suggestionsDidChange() }

    package func shift(of icon: SearchFieldIcon) -> UIOffset {
        let icon: Icon =
            switch icon {
            case .glass: .search
            case .clearButton: .clear
            case .rightView: rightIcon ?? .bookmark
            }
        return positionAdjustment(for: icon)
    }

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
