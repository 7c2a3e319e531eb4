import CoreGraphics
import UIKitCore

extension UISearchController {
    private var showsSuggestions: Bool {
        guard isActive, let suggestions = searchSuggestions, !suggestions.isEmpty else { return false }
        let isStacked = searchBarIsInNavigationBar && searchBarPlacement == .stacked
        return !(ignoresSearchSuggestionsForSearchBarPlacementStacked && isStacked)
    }

    var searchBarIsInNavigationBar: Bool { searchBar.place != .alone }

    /// Updates the views over the content.
    func updateContent() {
        guard let view = viewIfLoaded else { return }
        let dimming = content.dimming
        if dimming.superview == nil {
            dimming.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: UISearchController.dimmingTapped))
            view.insertSubview(dimming, at: 0)
        }
        let showsResults = isActive && showsSearchResultsController && searchResultsController != nil
        dimming.isHidden = !obscuresBackgroundDuringPresentation
        if let results = searchResultsController { show(results, showsResults) }
        if showsSuggestions || content.suggestions != nil { showSuggestions() }
        layOutContent()
    }

    private func showSuggestions() {
        let list =
            content.suggestions
            ?? SearchSuggestionsController { [weak self] suggestion in self?.choose(suggestion) }
        content.suggestions = list
        if showsSuggestions { list.suggestions = searchSuggestions ?? [] }
        show(list, showsSuggestions)
    }

    // Chosen (Search): A results controller becomes a child when the search begins, even if its view is hidden until
    // text is entered.
    private func show(_ child: UIViewController, _ isShown: Bool) {
        if isActive, child.parent == nil {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        if child.parent === self, child.view.isHidden == isShown { child.view.isHidden = !isShown }
        if isShown, child === content.suggestions { view.bringSubviewToFront(child.view) }
    }

    /// Lays out the views below a search bar that is part of the content.
    func layOutContent() {
        guard let view = viewIfLoaded else { return }
        var frame = view.bounds
        if !searchBarIsInNavigationBar, searchBar.window === view.window, view.window != nil {
            let bottom = min(max(0, searchBar.convert(searchBar.bounds, to: view).maxY), frame.height)
            frame.origin.y += bottom
            frame.size.height -= bottom
        }
        for subview in view.subviews where subview.frame != frame { subview.frame = frame }
    }

    private func dimmingTapped() { searchBar.cancelTapped() }

    // MARK: Suggestions

    func suggestionsDidChange() { updateContent() }

    private func choose(_ suggestion: any UISearchSuggestion) {
        let field = searchBar.searchTextField
        field.searchSuggestions = nil
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
        (field.delegate as? any UISearchTextFieldDelegate)?.searchTextField(field, didSelect: suggestion)
    }

    // MARK: Content of the bar

    // Chosen (Search): `updateSearchResults` is called for a text that the program sets, too.
    func textDidChange() {
        updateBar(animated: true)
        update()
    }

    /// Called after a change of the text, the tokens or the scope.
    func update() {
        guard isActive || phase == .dismissing else { return }
        updateContent()
        searchResultsUpdater?.updateSearchResults(for: self)
        owner?.setNeedsUpdateContentUnavailableConfiguration()
    }

    func programShowsCancelButton() { if automaticallyShowsCancelButton { automaticallyShowsCancelButton = false } }

    func programShowsScopeBar() { if scopeBarActivation != .manual { scopeBarActivation = .manual } }

    /// Shows or hides the parts of the bar that depend on the search.
    func updateBar(animated: Bool) {
        if automaticallyShowsCancelButton { searchBar.setCancel(isActive, animated: animated) }
        switch scopeBarActivation {
        case .manual: break
        case .automatic, .onSearchActivation: searchBar.setScope(isActive, animated: animated)
        case .onTextEntry:
            searchBar.setScope(isActive && searchBar.searchTextField.hasText, animated: animated)
        }
        searchBar.updateCancel()
    }

    /// Called when the navigation bar has determined the placement of the search bar.
    func take(_ place: UISearchBar.Place) {
        let old = searchBar.place
        guard place != old else { return }
        let changes = old != .alone
        if changes {
            delegate?.searchController(self, willChangeTo: place == .inline ? .inline : .stacked)
        }
        searchBar.place = place
        if changes { delegate?.searchController(self, didChangeFrom: old == .inline ? .inline : .stacked) }
    }

    /// Notifies the navigation bar of a new height.
    func barHeightDidChange() { navigationItemShowingBar?.searchDidChange() }
}
