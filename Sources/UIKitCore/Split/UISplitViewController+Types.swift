extension UISplitViewController {
    /// How many columns there are, and how they are filled. Said when the controller is made.
    public enum Style: Int, Sendable {
        /// Two controllers, as before there were columns: `viewControllers`.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A place for a controller.
    public enum Column: Int, Sendable {
        /// The outermost column, at `primaryEdge`.
        case primary = 0
        /// The column between the two others; only with three columns.
        case supplementary = 1
        /// The column with the content.
        case secondary = 2
        /// What is shown instead of all columns where the width is compact; optional.
        case compact = 3
    }

    /// Which columns are seen, and how.
    public enum DisplayMode: Int, Sendable {
        /// The split view decides. Only for `preferredDisplayMode`: `displayMode` is never this.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One column beside the secondary one: the primary of two, the supplementary of three.
        case oneBesideSecondary = 2
        /// One column over the secondary one, which is dimmed.
        case oneOverSecondary = 3
        /// The primary and the supplementary column beside the secondary one.
        case twoBesideSecondary = 4
        /// The primary and the supplementary column over the secondary one, which is dimmed.
        case twoOverSecondary = 5
        /// The primary and the supplementary column, and the secondary one pushed aside by them and dimmed.
        case twoDisplaceSecondary = 6
    }

    /// How columns that are shown get their room.
    public enum SplitBehavior: Int, Sendable {
        /// The split view decides. Only for `preferredSplitBehavior`: `splitBehavior` is never this.
        case automatic = 0
        /// Columns are side by side.
        case tile = 1
        /// Columns come over the secondary one.
        case overlay = 2
        /// The primary column pushes the secondary one aside.
        case displace = 3
    }

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// The leading edge.
        case leading = 0
        /// The trailing edge.
        case trailing = 1
    }

    /// What is behind the primary column.
    public enum BackgroundStyle: Int, Sendable {
        /// The background of content.
        case none = 0
        /// The background of a sidebar.
        case sidebar = 1
    }

    /// Whether there is a button that changes the display mode.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// As `presentsWithGesture` says.
        case automatic = 0
        /// Never.
        case never = 1
        /// Wherever it has something to do.
        case always = 2
    }
}

extension UISplitViewController.DisplayMode {
    /// `secondaryOnly`.
    @available(*, deprecated, renamed: "secondaryOnly")
    public static var primaryHidden: Self { .secondaryOnly }

    /// `oneBesideSecondary`.
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static var allVisible: Self { .oneBesideSecondary }

    /// `oneOverSecondary`.
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static var primaryOverlay: Self { .oneOverSecondary }
}
