import UIKitCore

extension UIPageViewController {
    /// The visual style of page turns.
    public enum TransitionStyle: Int, Sendable {
        /// The page bends over like paper.
        case pageCurl = 0
        /// The pages are beside each other and scroll.
        case scroll = 1
    }

    /// The direction of the sequence of pages.
    public enum NavigationOrientation: Int, Sendable {
        /// From the leading edge to the trailing one.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// The position of the spine that binds the pages.
    public enum SpineLocation: Int, Sendable {
        /// No spine: the pages scroll.
        case none = 0
        /// At the leading edge, or at the top. One page is shown.
        case min = 1
        /// In the middle. Two pages are shown.
        case mid = 2
        /// At the trailing edge, or at the bottom. One page is shown.
        case max = 3
    }

    /// The direction of the turn.
    public enum NavigationDirection: Int, Sendable {
        /// To a later page.
        case forward = 0
        /// To an earlier page.
        case reverse = 1
    }

    /// The keys of the options of `init(transitionStyle:navigationOrientation:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The position of the spine of curling pages, as a `SpineLocation` or its raw value. The default is `min`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")

        /// The distance between scrolling pages in points, as a number. The default is 0.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
