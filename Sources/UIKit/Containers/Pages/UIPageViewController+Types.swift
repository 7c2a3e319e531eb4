import UIKitCore

extension UIPageViewController {
    /// What turning a page looks like.
    public enum TransitionStyle: Int, Sendable {
        /// The page bends over, as paper does.
        case pageCurl = 0
        /// The pages lie beside each other and scroll.
        case scroll = 1
    }

    /// In which direction the pages follow one another.
    public enum NavigationOrientation: Int, Sendable {
        /// From the leading edge to the trailing one.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// Where the pages are bound together.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere: pages that scroll.
        case none = 0
        /// At the leading edge, or at the top: one page is shown.
        case min = 1
        /// In the middle: two pages are shown.
        case mid = 2
        /// At the trailing edge, or at the bottom: one page is shown.
        case max = 3
    }

    /// Towards which end the pages are turned.
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

        /// Makes a key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `SpineLocation`, or its raw value: where pages that curl are bound. `min` without it.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")

        /// A number: the distance between pages that scroll, in points. 0 without it.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
