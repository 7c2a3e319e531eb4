extension UISplitViewController {
    /// The number of columns, set when the controller is created.
    public enum Style: Int, Sendable {
        /// A classic split view, as before columns were introduced. It has two controllers: `viewControllers`.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A column of a split view.
    public enum Column: Int, Sendable {
        /// The outermost column, at `primaryEdge`.
        case primary = 0
        /// The column between the primary and the secondary column; only with three columns.
        case supplementary = 1
        /// The column with the content.
        case secondary = 2
        /// The optional column that replaces all columns in compact width.
        case compact = 3
    }

    /// The visible columns and their arrangement.
    public enum DisplayMode: Int, Sendable {
        /// The split view determines the mode. Only for `preferredDisplayMode`: `displayMode` is never automatic.
        case automatic = 0
        /// Only the secondary column.
        case secondaryOnly = 1
        /// One column beside the secondary column: the primary column of two, or the supplementary column of three.
        case oneBesideSecondary = 2
        /// One column over the secondary column, which is dimmed.
        case oneOverSecondary = 3
        /// The primary and the supplementary column beside the secondary column.
        case twoBesideSecondary = 4
        /// The primary and the supplementary column over the secondary column, which is dimmed.
        case twoOverSecondary = 5
        /// The primary and the supplementary column, which displace and dim the secondary column.
        case twoDisplaceSecondary = 6
    }

    /// The behavior of side columns relative to the secondary column.
    public enum SplitBehavior: Int, Sendable {
        /// The split view determines the behavior. Only for `preferredSplitBehavior`: `splitBehavior` is never
        /// automatic.
        case automatic = 0
        /// Columns are side by side.
        case tile = 1
        /// Columns cover the secondary column.
        case overlay = 2
        /// The primary column displaces the secondary column.
        case displace = 3
    }

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// The leading edge.
        case leading = 0
        /// The trailing edge.
        case trailing = 1
    }

    /// The background of the primary column.
    public enum BackgroundStyle: Int, Sendable {
        /// The background of content.
        case none = 0
        /// The background of a sidebar.
        case sidebar = 1
    }

    /// The visibility of the button that changes the display mode.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// The visibility follows `presentsWithGesture`.
        case automatic = 0
        /// The button is never shown.
        case never = 1
        /// The button is shown when it has an effect.
        case always = 2
    }
}

extension UISplitViewController.DisplayMode {
    /// The mode `secondaryOnly`.
    @available(*, deprecated, renamed: "secondaryOnly")
    public static var primaryHidden: Self { .secondaryOnly }

    /// The mode `oneBesideSecondary`.
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static var allVisible: Self { .oneBesideSecondary }

    /// The mode `oneOverSecondary`.
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static var primaryOverlay: Self { .oneOverSecondary }
}
