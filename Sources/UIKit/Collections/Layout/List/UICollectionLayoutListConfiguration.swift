import Foundation

/// How a list in a collection view looks: its appearance, headers, footers, and what swiping a row shows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct>.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// What a list looks like.
    public enum Appearance: Int, Sendable {
        /// Rows below each other.
        case plain = 0
        /// Sections apart from each other.
        case grouped = 1
        /// Sections apart from each other, in rounded boxes.
        case insetGrouped = 2
        /// The first column of a split view.
        case sidebar = 3
        /// The same without boxes.
        case sidebarPlain = 4
    }

    /// What is above a section.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`, which the data source has to give.
        case supplementary = 1
        /// The section's first item, which looks like a header.
        case firstItemInSection = 2
    }

    /// What is below a section.
    public enum FooterMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`, which the data source has to give.
        case supplementary = 1
    }

    /// Says what swiping an item shows; `nil` for nothing. Asked when a drag of the row begins.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Makes the configuration of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// What the list looks like.
    public let appearance: Appearance

    /// What is above each section. The default is nothing.
    public var headerMode = HeaderMode.none

    /// What is below each section. The default is nothing.
    public var footerMode = FooterMode.none

    /// The distance above a section's header, in points; `nil`, the default, for that of the appearance.
    public var headerTopPadding: CGFloat?

    /// Whether there are lines between rows. The default is `true`.
    public var showsSeparators = true

    /// The lines of all items, where `showsSeparators` says that there are any.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// Says what the lines of an item are, of those of the section. Its answer is final.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// Says what the lines of an item are; `nil`, the default, for those of the section.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// The colour behind the list; `nil`, the default, for that of the appearance.
    public var backgroundColor: UIColor?

    /// What swiping a row from its beginning shows.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// What swiping a row from its end shows.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}
