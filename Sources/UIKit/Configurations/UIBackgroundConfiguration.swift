import CoreGraphics
import Foundation

/// What lies behind a button's or a cell's content: a filled shape with an outline, an image, or a view.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Equatable {
    /// Where a background of the system's is, which decides how it looks in which state.
    enum Kind {
        case custom, plainCell, groupedCell, sidebarCell, plainHeader
        /// As the list is that it is in.
        case listCell, listHeader
    }

    var kind = Kind.custom
    private var appearance = ConfigurationAppearance()
    private var listEnvironment = UIListEnvironment.unspecified
    private var ownBackgroundColor: UIColor??

    /// The colour of the shape. `nil` for the tint colour. A background of the system's has one that follows the state, until
    /// another one is set.
    public var backgroundColor: UIColor? {
        get { ownBackgroundColor ?? systemColor }
        set { ownBackgroundColor = .some(newValue) }
    }

    /// What is made of the colour before it is used; nothing by default.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the shape's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// How far the shape is from the sides of the view, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The sides at which the view's layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The colour of the outline. `nil` for the tint colour.
    public var strokeColor: UIColor?
    /// What is made of the outline's colour before it is used; nothing by default.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the outline, in points. 0 for none.
    public var strokeWidth: CGFloat = 0
    /// How far the outline lies outside of the shape, in points; negative for inside.
    public var strokeOutset: CGFloat = 0
    /// An effect on what lies behind, over which the colour is drawn; none by default.
    public var visualEffect: UIVisualEffect?
    /// An image over the colour; none by default.
    public var image: UIImage?
    /// How the image fits the shape.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// A view over the colour and the image, as large as the shape; none by default.
    public var customView: UIView?

    init() {}

    private init(_ kind: Kind) { self.kind = kind }

    // MARK: - Creating default configurations

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    /// The background of a cell of the list that it is in (`listEnvironment`); outside of one as in a plain list.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }

    /// The background of a section's header in the list that it is in: that of a plain list, elsewhere none.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listHeader) }

    /// The background of a section's footer in the list that it is in: that of a plain list, elsewhere none.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listHeader) }

    /// The background of a cell of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

    /// The background of headers and footers of a plain list, which content scrolls under.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }

    /// The background of a cell of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

    /// The background of headers and footers of a grouped list: none.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

    /// The background of a sidebar's header: none.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    /// The background of a sidebar's cell: none until it is selected, then a rounded one; of the tint colour while it has the keyboard's
    /// focus, as the content is white then.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(.sidebarCell)
        configuration.cornerRadius = 10
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        return configuration
    }

    /// The background of a cell of a sidebar beside which there is another one.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    // MARK: - Updating

    /// The background as it is in a state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var updated = self
        updated.appearance = ConfigurationAppearance(state)
        updated.listEnvironment = state.traitCollection.listEnvironment
        return updated
    }

    private var systemColor: UIColor? {
        let isActive = appearance.isHighlighted || appearance.isSelected
        return switch kindInList {
        case .custom: nil
        case .listCell, .listHeader: .clear
        case .plainCell: isActive ? .systemGray4 : .systemBackground
        case .groupedCell: isActive ? .systemGray4 : .secondarySystemGroupedBackground
        case .sidebarCell: appearance.isFocused ? nil : isActive ? .systemFill : .clear
        case .plainHeader: .systemBackground
        }
    }

    /// The kind, for a background that follows its list the one in that.
    private var kindInList: Kind {
        switch (kind, listEnvironment) {
        case (.listCell, .grouped), (.listCell, .insetGrouped): .groupedCell
        case (.listCell, .sidebar), (.listCell, .sidebarPlain): .sidebarCell
        case (.listCell, _): .plainCell
        case (.listHeader, .plain): .plainHeader
        default: kind
        }
    }

    // MARK: - Resolving colors

    /// The colour of the shape, where this is the tint colour, transformed.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the outline, where this is the tint colour, transformed.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
