import Foundation

/// The configuration of a list in a collection view: its appearance, headers, footers, and swipe actions.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct>.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The appearance of a list.
    public enum Appearance: Int, Sendable {
        /// Consecutive rows.
        case plain = 0
        /// Separated sections.
        case grouped = 1
        /// Separated sections in rounded boxes.
        case insetGrouped = 2
        /// The first column of a split view.
        case sidebar = 3
        /// The first column of a split view, without boxes.
        case sidebarPlain = 4
    }

    /// The header of a section.
    public enum HeaderMode: Int, Sendable {
        /// No header.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`, which the data source must
        /// provide.
        case supplementary = 1
        /// The section's first item, which has the look of a header.
        case firstItemInSection = 2
    }

    /// The footer of a section.
    public enum FooterMode: Int, Sendable {
        /// No footer.
        case none = 0
        /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`, which the data source must
        /// provide.
        case supplementary = 1
    }

    /// A closure that returns the actions for swiping an item; `nil` for no actions. Called when a drag of the row
    /// begins.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Creates the configuration of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The appearance of the list.
    public let appearance: Appearance

    /// The header of each section. The default is `none`.
    public var headerMode = HeaderMode.none

    /// The footer of each section. The default is `none`.
    public var footerMode = FooterMode.none

    /// The space above a section's header, in points; `nil`, the default, for the space of the appearance.
    public var headerTopPadding: CGFloat?

    /// Whether the list has separators between rows. The default is `true`.
    public var showsSeparators = true

    /// The separators of all items, if `showsSeparators` is `true`.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// A closure that returns the separators of an item, given the separators of its section. Its result is final.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// The closure for the separators of an item; `nil`, the default, for the separators of the section.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// The background color of the list; `nil`, the default, for the color of the appearance.
    public var backgroundColor: UIColor?

    /// The closure for the actions of swiping a row from its leading edge.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// The closure for the actions of swiping a row from its trailing edge.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}
