import CoreGraphics
import Foundation

/// The measures of menus on iOS 13 to 18, in points. Width, rows and corners are known; the rest is chosen.
enum MenuMetrics {
    static let width: CGFloat = 250
    static let cornerRadius: CGFloat = 13
    static let row: CGFloat = 44
    /// Between two sections.
    static let sectionGap: CGFloat = 8
    /// Above and below the texts of a row.
    static let textInset: CGFloat = 11
    /// From the sides to the contents.
    static let margin: CGFloat = 16
    /// What the column of check marks and of submenus' chevrons takes at the leading side.
    static let leadingColumn: CGFloat = 20
    static let image: CGFloat = 24
    static let title: CGFloat = 32
    static let smallCell: CGFloat = 48
    static let mediumCell: CGFloat = 66
    /// From the edges of the safe area.
    static let distanceFromEdge: CGFloat = 8
    /// From what the menu is for.
    static let distanceFromSource: CGFloat = 8
    static let distanceFromPreview: CGFloat = 12
    static let previewShadowRadius: CGFloat = 16
    static let previewShadowOffset: CGFloat = 6
    static let previewShadowOpacity: Float = 0.2
    /// How far a finger moves before it chooses.
    static let slop: CGFloat = 10
}
