import CoreGraphics
import Foundation
import ImageDecoding
import RenderServer

/// The colors of a symbol in an environment.
struct SymbolColors: Hashable, Sendable {
    enum Mode: Hashable, Sendable {
        /// A single color. Parts that are knocked out are transparent.
        case single(RenderColor)
        /// A color for each level.
        case levels([RenderColor])
        /// The drawing's own colors, and this color for parts without a color.
        case own(RenderColor)
    }

    var mode: Mode

    static let black = SymbolColors(mode: .single(RenderColor(red: 0, green: 0, blue: 0, alpha: 1)))
}

/// Draws a symbol to pixels.
struct SymbolRenderer {
    let drawing: SymbolDrawing
    let metrics: SymbolMetrics
    let colors: SymbolColors
    let variableValue: Double?
    let traits: UITraitCollection
    /// The drawn part, or `nil` for all parts.
    var part: SymbolPart?

    // Chosen (Views): The parts of a symbol that a variable value turns off are partially transparent.
    /// The opacity of the parts that a variable value turns off.
    private static let opacityOfOff = 0.3

    /// The shapes with the same color: a level, or the part of it that is turned off.
    private struct Group: Equatable {
        var level: Int
        var isOff: Bool
    }

    /// Returns the symbol, with `scale` pixels per point, or `nil` if memory is exhausted.
    func image(scale: CGFloat) -> CGImage? {
        if let vector = drawing.vector { return image(of: vector, scale: scale) }
        let groups = groups
        guard groups.count > 1 else {
            return groups.first.flatMap { layer($0, scale: scale) }?.takeImage()
        }
        guard let context = CGContext.makeBitmap(size: metrics.size, scale: scale, isOpaque: false) else { return nil }
        let bounds = CGRect(origin: .zero, size: metrics.size)
        for group in groups {
            if let image = layer(group, scale: scale)?.takeImage() { context.drawUpright(image, in: bounds) }
        }
        return context.takeImage()
    }

    /// Draws a whole drawing in the first color.
    private func image(of vector: VectorImage, scale: CGFloat) -> CGImage? {
        guard let context = CGContext.makeBitmap(size: metrics.size, scale: scale, isOpaque: false) else { return nil }
        let box = drawing.box(lineWidth: metrics.lineWidth)
        let place = CGRect(
            x: (box.minX - metrics.box.minX) * metrics.unit, y: (box.minY - metrics.box.minY) * metrics.unit,
            width: box.width * metrics.unit, height: box.height * metrics.unit)
        if let pixels = vector.pixels(scale: place.height * scale / vector.size.height) {
            context.drawUpright(pixels, in: place)
        }
        context.setBlendMode(.sourceIn)
        context.setFillColor(CGColor(components: color(of: Group(level: 1, isOff: false))))
        context.fill(CGRect(origin: .zero, size: metrics.size))
        return context.takeImage()
    }

    private var isLayered: Bool { if case .single = colors.mode { false } else { true } }

    /// The groups, back to front.
    private var groups: [Group] {
        var groups: [Group] = []
        for shape in drawing.shapes {
            let group = group(of: shape)
            if !groups.contains(group) { groups.append(group) }
        }
        return groups.sorted { ($0.level, $0.isOff ? 0 : 1) > ($1.level, $1.isOff ? 0 : 1) }
    }

    private func group(of shape: SymbolDrawing.Shape) -> Group {
        var group = Group(level: isLayered ? shape.level : 1, isOff: false)
        if let value = variableValue, let index = shape.variableIndex {
            group.isOff = value <= Double(index) / Double(max(drawing.variableCount, 1))
        }
        return group
    }

    private func layer(_ group: Group, scale: CGFloat) -> CGContext? {
        guard let context = CGContext.makeBitmap(size: metrics.size, scale: scale, isOpaque: false) else { return nil }
        context.saveGState()
        context.scaleBy(x: metrics.unit, y: metrics.unit)
        context.translateBy(x: -metrics.box.minX, y: -metrics.box.minY)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for shape in drawing.shapes { draw(shape, group, context) }
        context.restoreGState()
        context.setBlendMode(.sourceIn)
        context.setFillColor(CGColor(components: color(of: group)))
        context.fill(CGRect(origin: .zero, size: metrics.size))
        return context
    }

    private func draw(_ shape: SymbolDrawing.Shape, _ group: Group, _ context: CGContext) {
        let belongs = self.group(of: shape) == group
        let paints: Bool
        switch shape.effect {
        case .paint: paints = true
        case .erase: paints = false
        case .knockOut:
            // In the same level the shape would have the color of the shape below it, and would be invisible.
            paints = isLayered && shape.level < backmostLevel
            if isLayered && paints && !belongs { return }
        case .restore: paints = !isLayered
        }
        if paints && !(belongs && isDrawn(shape)) { return }
        context.setBlendMode(paints ? .normal : .destinationOut)
        let width = shape.width * metrics.lineWidth
        context.setLineWidth(width)
        let box = shape.path.boundingBoxOfPath
        if shape.area == .both, max(box.width, box.height) < width {
            // The inner edge of the line would be inverted.
            return context.fillEllipse(in: box.insetBy(dx: -width / 2, dy: -width / 2))
        }
        context.addPath(shape.path)
        switch shape.area {
        case .line: context.drawPath(using: .stroke)
        case .inside: context.drawPath(using: .fill)
        case .both: context.drawPath(using: .fillStroke)
        }
    }

    /// Returns whether a shape is drawn. An erasing shape is applied in each part, so that all parts together form the
    /// symbol.
    private func isDrawn(_ shape: SymbolDrawing.Shape) -> Bool { part.map { $0 == SymbolPart(of: shape) } ?? true }

    private var backmostLevel: Int { drawing.shapes.map(\.level).max() ?? 1 }

    // MARK: Colors

    private func color(of group: Group) -> RenderColor {
        var color: RenderColor
        switch colors.mode {
        case .single(let single): color = single
        case .levels(let levels): color = levels[min(group.level, levels.count) - 1]
        case .own(let tint): color = ownColor(of: group.level) ?? tint
        }
        if group.isOff { color.alpha *= Self.opacityOfOff }
        return color
    }

    private func ownColor(of level: Int) -> RenderColor? {
        let letter = drawing.shapes.lazy.filter { $0.level == level }.compactMap(\.color).first
        let color: UIColor? =
            switch letter {
            case "r": .systemRed
            case "o": .systemOrange
            case "y": .systemYellow
            case "g": .systemGreen
            case "b": .systemBlue
            case "p": .systemPurple
            default: nil
            }
        if let color { return color.renderColor(in: traits) }
        // A sign on a colored area is white.
        let isSign = drawing.shapes.contains { $0.level == level && $0.effect == .knockOut }
        let isOnColor = drawing.shapes.contains { $0.level > level && $0.color != nil && $0.area == .both }
        return isSign && isOnColor ? UIColor.white.renderColor(in: traits) : nil
    }
}
