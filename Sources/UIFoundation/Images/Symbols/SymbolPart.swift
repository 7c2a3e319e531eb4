/// A separately movable part of a symbol: the shapes of a level, or a step that a variable value turns on.
package struct SymbolPart: Hashable, Sendable {
    let level: Int
    /// The index among the steps, or `nil` if the part is always on.
    package let variableIndex: Int?

    init(of shape: SymbolDrawing.Shape) { (level, variableIndex) = (shape.level, shape.variableIndex) }
}

extension SymbolDrawing {
    /// The parts, back to front. A drawing of an asset catalog has no parts.
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
    /// The name of the image's symbol, or `nil` if the image is not a symbol.
    package var symbolName: String? {
        guard case .symbol(let symbol) = content else { return nil }
        return symbol.name
    }

    /// The separately movable parts of a symbol, back to front. The array is empty if the image is not a symbol, or is
    /// drawn as a whole.
    package var symbolParts: [SymbolPart] {
        guard case .symbol(let symbol) = content else { return [] }
        return symbol.drawing.parts
    }
}
