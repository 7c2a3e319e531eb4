import Foundation

extension UICollectionView {
    /// The category of an element.
    public enum ElementCategory: UInt, Sendable {
        /// An item's cell.
        case cell = 0
        /// A view beside the cells that the data source provides, such as a header.
        case supplementaryView = 1
        /// A view that the layout provides.
        case decorationView = 2
    }

    /// The scrolling direction of a layout.
    public enum ScrollDirection: Int, Sendable {
        /// Down.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }

    /// The position of an item after scrolling to it: at most one vertical and one horizontal position. With an empty
    /// position, `scrollToItem(at:at:animated:)` scrolls as little as necessary.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a position with the given bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// Vertically centered.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// Horizontally centered.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The delay before the gap for a drop follows the finger.
    public enum ReorderingCadence: Int, Sendable {
        /// The gap follows immediately.
        case immediate = 0
        /// The gap follows when the finger rests for a moment.
        case fast = 1
        /// The gap follows when the finger rests for a longer time.
        case slow = 2
    }

    /// The events that cause a self-sizing cell to be measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// The cell is measured only when the layout requests its size.
        case disabled = 0
        /// `invalidateIntrinsicContentSize()` of the cell is called, or its configuration changes.
        case enabled = 1
        /// Additionally, constraints in the cell's content view change.
        case enabledIncludingConstraints = 2
    }

    /// The kind of a section's header.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of a section's footer.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}

extension UITraitCollection {
    /// Returns whether layouts may differ from earlier traits: in size classes, idiom, layout direction, scale or
    /// legibility weight.
    func isOtherEnvironment(than other: UITraitCollection) -> Bool {
        horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
            || userInterfaceIdiom != other.userInterfaceIdiom || layoutDirection != other.layoutDirection
            || displayScale != other.displayScale || legibilityWeight != other.legibilityWeight
    }
}
