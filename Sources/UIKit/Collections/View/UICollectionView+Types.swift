import Foundation

extension UICollectionView {
    /// What an element is.
    public enum ElementCategory: UInt, Sendable {
        /// An item's cell.
        case cell = 0
        /// A view of the data source's beside the cells, such as a header.
        case supplementaryView = 1
        /// A view of the layout's.
        case decorationView = 2
    }

    /// Which way a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Down.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }

    /// Where an item is to be after scrolling to it: one place down and one across at most. None has no effect.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits of the position.
        public let rawValue: UInt

        /// Makes a position of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// When cells are measured again whose content changes.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// When their layout asks.
        case disabled = 0
        /// When `invalidateIntrinsicContentSize()` of the cell is called, or its configuration changes.
        case enabled = 1
        /// Also when constraints in the cell's content view change.
        case enabledIncludingConstraints = 2
    }

    /// The kind of a section's header.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of a section's footer.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}

extension UITraitCollection {
    /// Whether layouts may be others than with earlier traits: by size classes, idiom, direction, or scale.
    func isOtherEnvironment(than other: UITraitCollection) -> Bool {
        horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
            || userInterfaceIdiom != other.userInterfaceIdiom || layoutDirection != other.layoutDirection
            || displayScale != other.displayScale || legibilityWeight != other.legibilityWeight
    }
}
