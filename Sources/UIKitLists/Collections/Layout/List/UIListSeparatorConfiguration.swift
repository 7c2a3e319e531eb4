import Foundation

/// The separators above and below a list's items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration>.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: Hashable {
    /// The visibility of a separator.
    public enum Visibility: Int, Hashable, Sendable {
        /// The list's appearance determines the visibility.
        case automatic = 0
        /// The separator is visible.
        case visible = 1
        /// The separator is hidden.
        case hidden = 2
    }

    /// Insets that follow the cell's content: from the beginning of its text to the end of the cell.
    nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
        top: CGFloat.greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Creates the configuration of a list's appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        let isSidebar = listAppearance == .sidebar || listAppearance == .sidebarPlain
        automatic = isSidebar ? .hidden : .visible
    }

    /// The visibility of separators between items if it is not specified.
    private let automatic: Visibility

    /// Whether the separator above the item is visible. By default it is not, since the previous item has a separator
    /// below it.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the separator below the item is visible. By default it is, except below the last item of a group.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distances of the separator above the item from the sides of the cell, in points. An automatic side follows
    /// the content.
    public var topSeparatorInsets = Self.automaticInsets
    /// The distances of the separator below the item from the sides of the cell, in points. An automatic side follows
    /// the content.
    public var bottomSeparatorInsets = Self.automaticInsets
    /// The color of the separators.
    public var color = UIColor.separator
    /// The color of the separators between selected items, if several items can be selected.
    public var multipleSelectionColor = UIColor.separator
    /// The visual effect of the separators. The default is `nil`.
    public var visualEffect: UIVisualEffect?

    // Chosen (Collections): Rows of sidebars have no separators unless the configuration makes them visible. The
    // separator below a highlighted or selected row is hidden.
    /// Returns the insets with automatic and invalid values replaced.
    static func resolved(
        _ insets: NSDirectionalEdgeInsets, automatic: (leading: CGFloat, trailing: CGFloat)
    ) -> (leading: CGFloat, trailing: CGFloat) {
        func side(_ given: CGFloat, _ automatic: CGFloat) -> CGFloat {
            given == .greatestFiniteMagnitude || !given.isFinite ? automatic : given
        }
        return (side(insets.leading, automatic.leading), side(insets.trailing, automatic.trailing))
    }

    func showsBottom(isLastOfGroup: Bool) -> Bool {
        switch bottomSeparatorVisibility {
        case .automatic: automatic == .visible && !isLastOfGroup
        case .visible: true
        case .hidden: false
        }
    }

    var showsTop: Bool { topSeparatorVisibility == .visible }
}
