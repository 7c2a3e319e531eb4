import CoreGraphics
import Foundation

/// The background of a button or a cell: a filled shape with an outline, an image, or a view.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Equatable {
    /// The kind of a system background, which determines its appearance for each state.
    package enum Kind {
        case custom, plainCell, groupedCell, sidebarCell, plainHeader
        /// The appearance depends on the list that contains the view.
        case listCell, listHeader
    }

    package var kind = Kind.custom
    private var appearance = ConfigurationAppearance()
    private var listEnvironment = UIListEnvironment.unspecified
    private var ownBackgroundColor: UIColor??

    /// The color of the shape; `nil` for the tint color. Until you set a color, the color of a system background
    /// depends on the state.
    public var backgroundColor: UIColor? {
        get { ownBackgroundColor ?? systemColor }
        set { ownBackgroundColor = .some(newValue) }
    }

    /// A transformer that is applied to the color. The default is `nil`.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the shape's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The distances of the shape from the sides of the view, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The sides at which the view's layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The color of the outline; `nil` for the tint color.
    public var strokeColor: UIColor?
    /// A transformer that is applied to the outline's color. The default is `nil`.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the outline, in points; 0 for no outline.
    public var strokeWidth: CGFloat = 0
    /// The distance of the outline from the shape, in points; negative values move it inside.
    public var strokeOutset: CGFloat = 0
    /// A visual effect below the color, such as a blur of the content behind the view. The default is `nil`.
    public var visualEffect: UIVisualEffect?
    /// An image over the color. The default is `nil`.
    public var image: UIImage?
    /// The content mode of the image in the shape.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// A view over the color and the image, with the size of the shape. The default is `nil`.
    public var customView: UIView?

    init() {}

    private init(_ kind: Kind) { self.kind = kind }

    // MARK: - Creating default configurations

    /// Returns an invisible background.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    /// Returns the background of a cell for the enclosing list, according to the trait `listEnvironment`. Outside a
    /// list, the background is that of a plain list.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }

    /// Returns the background of a section header for the enclosing list. It is clear except in a plain list.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listHeader) }

    /// Returns the background of a section footer for the enclosing list. It is clear except in a plain list.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listHeader) }

    /// Returns the background of a cell of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

    /// Returns the background of headers and footers of a plain list. The content scrolls under them.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }

    /// Returns the background of a cell of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

    /// Returns the background of headers and footers of a grouped list, which is clear.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

    /// Returns the background of a sidebar's header, which is clear.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    /// Returns the background of a cell in a sidebar. It is clear until the cell is selected. A selected cell has a
    /// rounded background, which is gray, or has the tint color while the cell has the keyboard focus and white
    /// content.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(.sidebarCell)
        configuration.cornerRadius = 10
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        return configuration
    }

    /// Returns the background of a cell of a sidebar beside a second sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    // MARK: - Updating

    /// Returns the background for a state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var updated = self
        updated.appearance = ConfigurationAppearance(state)
        updated.listEnvironment = state.traitCollection.listEnvironment
        // Within the list's own insets.
        if kind == .listCell, updated.kindInList == .sidebarCell, cornerRadius == 0 { updated.cornerRadius = 10 }
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

    /// The kind of the background. If the kind depends on the list, the result is the kind in the enclosing list.
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

    /// Returns the color of the shape for a tint color, after applying `backgroundColorTransformer`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the color of the outline for a tint color, after applying `strokeColorTransformer`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
