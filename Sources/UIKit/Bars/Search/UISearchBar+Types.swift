extension UISearchBar {
    /// The icons of a search bar.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that clears the text.
        case clear = 1
        /// The bookmark button.
        case bookmark = 2
        /// The results button.
        case resultsList = 3
    }

    /// The background style of a search bar.
    public enum Style: UInt, Sendable {
        /// The system's style, which is `prominent`.
        case `default` = 0
        /// A bar background.
        case prominent = 1
        /// No background.
        case minimal = 2
    }
}
