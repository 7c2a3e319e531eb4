extension UINavigationItem {
    /// The text of the back button for this item.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The longest text that fits: the back title, the title, "Back" or no text.
        case `default` = 0
        /// "Back", or no text if it does not fit.
        case generic = 1
        /// No text.
        case minimal = 2
    }

    /// Whether the title is large, below the row of buttons.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The same as for the previous item. The first item has a large title.
        case automatic = 0
        /// Always large.
        case always = 1
        /// Never large.
        case never = 2
        /// Never large: the title is inline.
        case inline = 3
    }

    /// Arrangements of the items of a bar.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle, and a back button with a title.
        case navigator = 0
        /// The title at the leading side and groups in the middle: for browsers, which show an address.
        case browser = 1
        /// The title at the leading side, groups in the middle, and a back chevron without a title: for documents.
        case editor = 2
    }
}
