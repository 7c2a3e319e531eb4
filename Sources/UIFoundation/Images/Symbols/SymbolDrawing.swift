import CoreGraphics
import Foundation
import ImageDecoding
import Synchronization

/// The drawing of a symbol at its natural size: shapes that are painted or cut out, in order.
final class SymbolDrawing: Sendable {
    struct Shape: Sendable {
        enum Area: Sendable { case line, inside, both }

        /// If each level has its own color, a shape that is knocked out of a different level is painted instead, and a
        /// restored shape is cut out of that shape.
        enum Effect: Sendable { case paint, erase, knockOut, restore }

        var path: CGPath
        var area: Area
        var effect = Effect.paint
        /// The width of the line as a factor of the weight's width.
        var width: CGFloat = 1
        var level = 1
        /// The letter of the color in multicolor symbols.
        var color: Character?
        /// The index among the shapes that a variable value turns on, or `nil` if the shape is always on.
        var variableIndex: Int?
    }

    let shapes: [Shape]
    /// A symbol of an asset catalog, which is drawn in one color, or `nil` for a symbol of the table.
    let vector: VectorImage?
    /// The height in the space of the shapes.
    private let vectorHeight: CGFloat
    /// Whether the drawing has its own colors.
    let hasColors: Bool
    let flipsForRightToLeft: Bool
    /// The number of shapes that a variable value turns on in sequence.
    let variableCount: Int
    private let boxes = Mutex<[CGFloat: CGRect]>([:])

    private init(shapes: [Shape], flipsForRightToLeft: Bool) {
        // The levels begin with 1, even if only a part of a symbol is used.
        let front = shapes.map(\.level).min() ?? 1
        self.shapes = shapes.map { shape in
            var shape = shape
            shape.level -= front - 1
            return shape
        }
        (vector, vectorHeight) = (nil, 0)
        hasColors = shapes.contains { $0.color != nil }
        self.flipsForRightToLeft = flipsForRightToLeft
        variableCount = shapes.count { $0.variableIndex != nil }
    }

    /// Creates the drawing of a symbol in an asset catalog. A part of an SF Symbols template is drawn for text of 100
    /// points. Any other drawing is as high as the text.
    init(vector: VectorImage) {
        (shapes, hasColors, flipsForRightToLeft, variableCount) = ([], false, false, 0)
        self.vector = vector
        vectorHeight = vector.isPart ? vector.size.height / 5 : 19
    }

    /// Returns the area that the drawing covers with a line width. It is cached.
    func box(lineWidth: CGFloat) -> CGRect {
        if let vector {
            let width = vectorHeight * vector.size.width / vector.size.height
            return CGRect(x: -width / 2, y: -vectorHeight / 2, width: width, height: vectorHeight)
        }
        return boxes.withLock { kept in
            if let box = kept[lineWidth] { return box }
            let box = SymbolMetrics.box(of: shapes, lineWidth: lineWidth)
            kept[lineWidth] = box
            return box
        }
    }

    // MARK: Looking up

    private static let cache = Mutex<[String: SymbolDrawing]>([:])

    /// Returns the drawing with a name, which is created once, or `nil` if the name is neither in the table nor among
    /// the desktop's icons.
    static func named(_ name: String) -> SymbolDrawing? {
        if let kept = cache.withLock({ $0[name] }) { return kept }
        guard let drawing = make(name) ?? DesktopSymbols.drawing(named: name) else { return nil }
        cache.withLock { $0[name] = drawing }
        return drawing
    }

    static func kept(_ name: String) -> SymbolDrawing? { cache.withLock { $0[name] } }

    static func keep(_ drawing: SymbolDrawing, as name: String) -> SymbolDrawing {
        cache.withLock { $0[name] = drawing }
        return drawing
    }

    private static func make(_ name: String) -> SymbolDrawing? {
        var (base, isFilled) = (Substring(name), false)
        if let entry = SymbolTable.entries[base] {
            return entry.isSymbol ? plain(base, entry, isFilled: false) : nil
        }
        if base.hasSuffix(".fill") { (base, isFilled) = (base.dropLast(5), true) }
        if let entry = SymbolTable.entries[base] {
            return entry.allows("f") ? plain(base, entry, isFilled: isFilled) : nil
        }
        guard let dot = base.lastIndex(of: "."), let entry = SymbolTable.entries[base[..<dot]] else { return nil }
        let (variant, glyph) = (base[dot...], base[..<dot])
        let shapes: [Shape]
        switch variant {
        case ".slash" where entry.allows("/") && (!isFilled || entry.allows("f")):
            shapes = SymbolParts.shapes(of: glyph, isFilled: isFilled) + slash
        case ".circle" where entry.allows("c"): shapes = enclosed(glyph, entry, in: "O0 0 9.25", isFilled: isFilled)
        case ".square" where entry.allows("s"):
            shapes = enclosed(glyph, entry, in: "R-8.3 -8.3 16.6 16.6 3.8", isFilled: isFilled)
        default: return nil
        }
        return SymbolDrawing(shapes: shapes, flipsForRightToLeft: entry.allows(">"))
    }

    private static func plain(_ name: Substring, _ entry: SymbolTable.Entry, isFilled: Bool) -> SymbolDrawing {
        SymbolDrawing(
            shapes: SymbolParts.shapes(of: name, isFilled: isFilled), flipsForRightToLeft: entry.allows(">"))
    }

    // MARK: Variants

    private static var slash: [Shape] {
        let path = SymbolPathParser.path("M-8.7 -8.7L8.7 8.7")
        return [Shape(path: path, area: .line, effect: .erase, width: 2.9), Shape(path: path, area: .line)]
    }

    /// Returns a symbol in a circle or square. It is cut out of a filled enclosure.
    private static func enclosed(
        _ name: Substring, _ entry: SymbolTable.Entry, in enclosure: String, isFilled: Bool
    ) -> [Shape] {
        let path = SymbolPathParser.path(enclosure)
        var glyph = SymbolParts.shapes(of: name, isFilled: isFilled && entry.allows("f"))
        // Centered, with the size of its share of the enclosure.
        let box = SymbolMetrics.box(of: glyph, lineWidth: 1.48)
        let reach = max(hypot(box.width, box.height) / 2 * 0.82, max(box.width, box.height) / 2)
        let factor = min(0.6, 5.8 / max(reach, 1))
        let place = CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: -box.midX * factor, ty: -box.midY * factor)
        for index in glyph.indices {
            glyph[index].path = glyph[index].path.transformed(by: place)
            glyph[index].width *= 0.95
            glyph[index].level = 1
            glyph[index].color = nil
            if isFilled {
                glyph[index].effect = glyph[index].effect == .paint ? .knockOut : .restore
            }
        }
        let color = isFilled ? entry.enclosureColor : nil
        return [Shape(path: path, area: isFilled ? .both : .line, level: 2, color: color)] + glyph
    }
}

extension CGPath {
    func transformed(by transform: CGAffineTransform) -> CGPath {
        let path = CGMutablePath()
        path.addPath(self, transform: transform)
        return path
    }
}
