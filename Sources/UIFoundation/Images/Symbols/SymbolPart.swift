/// A part of a symbol that can move by itself: what is on one level, or one of the steps that a variable value turns on.
package struct SymbolPart: Hashable, Sendable {
    let level: Int
    /// Its place among the steps; `nil` for what is always on.
    package let variableIndex: Int?

    init(of shape: SymbolDrawing.Shape) { (level, variableIndex) = (shape.level, shape.variableIndex) }
}

extension SymbolDrawing {
    /// The parts, back to front. A drawing of an asset catalogue has none of its own.
    var parts: [SymbolPart] {
        var parts: [SymbolPart] = []
        for shape in shapes {
            let part = SymbolPart(of: shape)
            let isPainted = shape.effect == .paint || shape.effect == .knockOut || shape.effect == .restore
            if isPainted, !parts.contains(part) { parts.append(part) }
        }
        return parts.sorted { $0.level > $1.level }
    }
}

extension UIImage {
    /// The name of the symbol that the image is of; `nil` for other images.
    package var symbolName: String? {
        guard case .symbol(let symbol) = content else { return nil }
        return symbol.name
    }

    /// The parts of a symbol that can move by themselves, back to front; none of an image that is no symbol, or is drawn as a whole.
    package var symbolParts: [SymbolPart] {
        guard case .symbol(let symbol) = content else { return [] }
        return symbol.drawing.parts
    }
}
