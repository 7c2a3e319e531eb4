import InterfaceDocuments

extension UISearchBar {
    private static let styles: KeyValuePairs<String, Style> = [
        "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]

    func decodeSearchBar(from coder: DocumentCoder) {
        let element = coder.element
        searchTextField.decodeTraits(from: coder)
        if let text = coder.text(.text) { self.text = text }
        if let text = coder.text(.placeholder) { placeholder = text }
        if let text = coder.text(.prompt) { prompt = text }
        if let style = element.word(.searchBarStyle, in: Self.styles) { searchBarStyle = style }
        if let style = UIBarStyle.style(of: coder) { barStyle = style }
        if element.bool(.translucent) == false { isTranslucent = false }
        showsCancelButton = element.bool(.showsCancelButton, default: false)
        showsBookmarkButton = element.bool(.showsBookmarkButton, default: false)
        showsSearchResultsButton = element.bool(.showsSearchResultsButton, default: false)
        if let color = coder.color(.barTintColor) { barTintColor = color }
        if case .strings(let titles)? = element.value(.scopeButtonTitles) { scopeButtonTitles = titles }
        showsScopeBar = element.bool(.showsScopeBar, default: false)
    }

    static func addSearchBarProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("text", \UISearchBar.text)
            .adding("placeholder", \UISearchBar.placeholder)
            .adding("prompt", \UISearchBar.prompt)
            .adding("delegate", \UISearchBar.delegate)
            .adding("barTintColor", \UISearchBar.barTintColor)
            .adding("backgroundImage", \UISearchBar.backgroundImage)
            .adding("showsCancelButton", \UISearchBar.showsCancelButton)
            .adding("showsBookmarkButton", \UISearchBar.showsBookmarkButton)
            .adding("showsScopeBar", \UISearchBar.showsScopeBar)
            .adding("scopeButtonTitles", \UISearchBar.scopeButtonTitles)
            .adding(reading: "searchTextField", \UISearchBar.searchTextField)
    }
}
