extension UINavigationItem {
    /// Which text the button has that leads back to this item.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The back title, else the title, else "Back", else none: what there is room for.
        case `default` = 0
        /// "Back", or none where there is no room.
        case generic = 1
        /// None.
        case minimal = 2
    }

    /// Whether the title is shown large, below the row of buttons.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the item before; the first is large.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
        /// Never: the title is in the row.
        case inline = 3
    }

    /// How the items of a bar are arranged.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle, and a back button with a title.
        case navigator = 0
        /// The title at the leading side, and groups in the middle: for screens with an address.
        case browser = 1
        /// The title at the leading side, groups in the middle, and a chevron alone to go back: for documents.
        case editor = 2
    }
}
