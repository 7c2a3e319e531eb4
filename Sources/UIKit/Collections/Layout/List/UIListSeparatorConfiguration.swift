import Foundation

/// The lines above and below a list's items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration>.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is seen.
    public enum Visibility: Int, Hashable, Sendable {
        /// As the list's appearance says.
        case automatic = 0
        /// It is.
        case visible = 1
        /// It is not.
        case hidden = 2
    }

    /// Insets that follow the cell's content: from where its text begins to the end of the cell.
    nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
        top: CGFloat.greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Makes the configuration of a list's appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        let isSidebar = listAppearance == .sidebar || listAppearance == .sidebarPlain
        automatic = isSidebar ? .hidden : .visible
    }

    /// What `automatic` is between items.
    private let automatic: Visibility

    /// Whether the line above is seen. By default it is not: it is the line below the item before.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below is seen. By default all but that below a group's last item.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the line above is from the sides of the cell, in points; a side that is automatic follows the content.
    public var topSeparatorInsets = Self.automaticInsets
    /// How far the line below is from the sides of the cell, in points; a side that is automatic follows the content.
    public var bottomSeparatorInsets = Self.automaticInsets
    /// The colour of the lines.
    public var color = UIColor.separator
    /// The colour of the lines between selected items, where several can be selected.
    public var multipleSelectionColor = UIColor.separator
    /// An effect with which the lines are drawn; none by default.
    public var visualEffect: UIVisualEffect?

    /// The insets with what is automatic, and what is no number, replaced.
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
