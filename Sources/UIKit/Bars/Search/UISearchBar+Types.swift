extension UISearchBar {
    /// The icons of a search bar.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that clears the text.
        case clear = 1
        /// The bookmark button.
        case bookmark = 2
        /// The button for results.
        case resultsList = 3
    }

    /// What is behind a search bar's field.
    public enum Style: UInt, Sendable {
        /// The system's: as `prominent`.
        case `default` = 0
        /// A bar.
        case prominent = 1
        /// Nothing.
        case minimal = 2
    }
}
