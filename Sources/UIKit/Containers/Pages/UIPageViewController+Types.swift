import UIKitCore

extension UIPageViewController {
    /// The visual style of page turns.
    public enum TransitionStyle: Int, Sendable {
        /// The page bends over like paper.
        case pageCurl = 0
        /// The pages are beside each other and scroll.
        case scroll = 1
    }

    /// The axis along which the pages are arranged.
    public enum NavigationOrientation: Int, Sendable {
        /// Pages are arranged from the leading edge to the trailing edge.
        case horizontal = 0
        /// Pages are arranged from top to bottom.
        case vertical = 1
    }

    /// The position of the spine that binds the pages.
    public enum SpineLocation: Int, Sendable {
        /// The pages have no spine, since they scroll.
        case none = 0
        /// The spine is at the leading edge or at the top. One page is visible.
        case min = 1
        /// The spine is in the middle. Two pages are visible.
        case mid = 2
        /// The spine is at the trailing edge or at the bottom. One page is visible.
        case max = 3
    }

    /// The direction of the turn.
    public enum NavigationDirection: Int, Sendable {
        /// A later page is shown.
        case forward = 0
        /// An earlier page is shown.
        case reverse = 1
    }

    /// The keys of the options of `init(transitionStyle:navigationOrientation:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key for the spine location of curling pages. The value is a `SpineLocation` or its raw value. The
        /// default is `min`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")

        /// The key for the distance between scrolling pages, as a number of points. The default is 0.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
