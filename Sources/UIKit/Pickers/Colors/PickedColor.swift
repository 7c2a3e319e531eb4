import CoreGraphics
import Foundation

/// A color as hue, saturation, brightness and alpha, each from 0 to 1. A gray keeps its hue.
struct PickedColor: Equatable {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 1
    var alpha: CGFloat = 1

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat = 1) {
        (self.hue, self.saturation, self.brightness, self.alpha) = (hue, saturation, brightness, alpha)
    }

    /// Creates the value of a color in the current traits.
    @MainActor
    init(_ color: UIColor) { _ = color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) }

    @MainActor
    var color: UIColor { UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

    // MARK: The grid

    static let columns = 12
    static let rows = 10

    // Chosen (Pickers): The grid of the color picker has a row of grays, and nine rows of twelve hues, from dark to
    // pale.
    /// Returns the color of a cell of the grid.
    static func inGrid(column: Int, row: Int) -> PickedColor {
        if row == 0 {
            return PickedColor(hue: 0, saturation: 0, brightness: 1 - CGFloat(column) / CGFloat(columns - 1))
        }
        let hue = (CGFloat(column) / CGFloat(columns) + 0.54).truncatingRemainder(dividingBy: 1)
        let strengths: [(saturation: CGFloat, brightness: CGFloat)] = [
            (1, 0.3), (1, 0.42), (1, 0.56), (1, 0.71), (1, 0.86), (0.9, 1), (0.65, 1), (0.4, 1), (0.2, 1),
        ]
        let strength = strengths[min(max(row - 1, 0), strengths.count - 1)]
        return PickedColor(hue: hue, saturation: strength.saturation, brightness: strength.brightness)
    }
}
