import CoreGraphics
import Foundation

/// The size of a symbol and its baseline, in points.
struct SymbolMetrics: Hashable, Sendable {
    /// The points per unit of the drawing.
    var unit: CGFloat
    /// The width of the line in units.
    var lineWidth: CGFloat
    /// The visible part of the drawing's space, in units.
    var box: CGRect
    var size: CGSize
    var baselineOffset: CGFloat

    /// The distance of the baseline below the middle of the capital letters, in units: half of their height, 0.705 of
    /// the point size, as in SF Pro.
    private static let baseline: CGFloat = 7.05
    /// The margin around the drawing, in units. It is about the same as on Apple's systems.
    private static let margin = CGSize(width: 1.15, height: 0.9)
    /// The line widths for each weight from ultraLight to black, in units.
    private static let lineWidths: [CGFloat] = [0.5, 0.8, 1.14, 1.48, 1.72, 1.96, 2.26, 2.6, 2.95]

    init(
        _ drawing: SymbolDrawing, pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale,
        displayScale: CGFloat
    ) {
        // The factors of the three symbol scales, as in SF Symbols.
        let factor: CGFloat =
            switch scale {
            case .small: 0.79
            case .large: 1.28
            default: 1
            }
        let unit = pointSize / 20 * factor
        lineWidth = Self.lineWidths[max(0, min(weight.rawValue - 1, 8))]
        let drawn = drawing.box(lineWidth: lineWidth).insetBy(dx: -Self.margin.width, dy: -Self.margin.height)
        // Whole pixels, with the drawing centered.
        let pixels = displayScale > 0 ? displayScale : 1
        size = CGSize(
            width: max(1, (drawn.width * unit * pixels - 0.01).rounded(.up)) / pixels,
            height: max(1, (drawn.height * unit * pixels - 0.01).rounded(.up)) / pixels)
        box = CGRect(
            x: drawn.midX - size.width / unit / 2, y: drawn.midY - size.height / unit / 2,
            width: size.width / unit, height: size.height / unit)
        self.unit = unit
        baselineOffset = size.height - (Self.baseline / factor - box.minY) * unit
    }

    /// Returns the area that the shapes cover.
    static func box(of shapes: [SymbolDrawing.Shape], lineWidth: CGFloat) -> CGRect {
        shapes.reduce(CGRect.null) { box, shape in
            guard shape.effect == .paint || shape.effect == .knockOut else { return box }
            let reach = shape.area == .inside ? 0 : shape.width * lineWidth / 2
            return box.union(shape.path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
        }
    }
}
