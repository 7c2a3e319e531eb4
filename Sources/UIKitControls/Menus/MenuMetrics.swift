import CoreGraphics
import Foundation

// Chosen (Input): The measures of menus beyond width, rows and corners are chosen.
/// The measures of menus on iOS 13 to 18, in points. The width, the height of rows and the corner radius are known; the
/// remaining measures are not.
enum MenuMetrics {
    static let width: CGFloat = 250
    /// The width at accessibility text sizes.
    static let accessibilityWidth: CGFloat = 320
    static let cornerRadius: CGFloat = 13
    static let row: CGFloat = 44
    /// The distance between two sections.
    static let sectionGap: CGFloat = 8
    /// The inset above and below the texts of a row.
    static let textInset: CGFloat = 11
    /// The distance from the sides to the content.
    static let margin: CGFloat = 16
    /// The width of the leading column with checkmarks and the chevrons of submenus.
    static let leadingColumn: CGFloat = 20
    static let image: CGFloat = 24
    static let title: CGFloat = 32
    /// The sum of the insets above and below the title of a section.
    static let titleInsets: CGFloat = 16
    static let smallCell: CGFloat = 48
    static let mediumCell: CGFloat = 66
    /// The minimum height of the title of a cell.
    static let cellTitle: CGFloat = 18
    /// The minimum sum of the space above and below the content of a cell.
    static let cellInsets: CGFloat = 20
    /// The minimum distance between the menu and the edges of the safe area.
    static let distanceFromEdge: CGFloat = 8
    /// The distance between the menu and its source.
    static let distanceFromSource: CGFloat = 8
    static let distanceFromPreview: CGFloat = 12
    static let previewShadowRadius: CGFloat = 16
    static let previewShadowOffset: CGFloat = 6
    static let previewShadowOpacity: Float = 0.2
    /// The distance that the touch must move after opening the menu before it highlights elements.
    static let slop: CGFloat = 10

    static func width(for traits: UITraitCollection) -> CGFloat {
        traits.preferredContentSizeCategory.isAccessibilityCategory ? accessibilityWidth : width
    }

    /// The factor of marks, images and columns, which grow with the text up to twice their size.
    static func scale(for traits: UITraitCollection) -> CGFloat {
        min(2, max(1, UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits) / 100))
    }
}
