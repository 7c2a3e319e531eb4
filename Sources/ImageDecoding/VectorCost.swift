import CoreGraphics
import Foundation

/// The maximum cost of drawing an SVG, determined without drawing it.
///
/// A few lines can refer to each other in such a way that drawing them takes hours (groups that use further groups ten
/// times each, masks in masks, endless turbulence), and librsvg cannot be interrupted. Therefore a referenced element
/// is counted once for each reference, and excessive drawings are rejected.
struct VectorCost {
    /// The number of drawn elements, counting each use separately.
    private static let mostElements = 50_000.0
    /// The number of groups that are drawn on a separate surface: masks, filters, patterns, translucent groups.
    private static let mostLayers = 500.0
    /// The length of path data and text of an element, and of all elements.
    private static let longestText = 100_000
    private static let mostText = 1_000_000.0
    private static let deepest = 200

    private var (elements, layers, text) = (0.0, 0.0, 0.0)

    private mutating func add(_ other: VectorCost, times: Double = 1) {
        elements += other.elements * times
        layers += other.layers * times
        text += other.text * times
    }

    /// Throws an error if the drawing would cost too much, or if it hides a reference. A drawing that passes may still
    /// be drawn in a separate process, which can be stopped.
    ///
    /// - Returns: Whether the drawing is so plain that it can be drawn in this process.
    static func check(_ data: Data) throws(ImageError) -> Bool {
        var scanner = SVGScanner(data)
        let elements = try scanner.elements()
        var calculation = Calculation(elements: elements, styleReferences: scanner.styleReferences)
        var whole = VectorCost()
        for index in elements.indices where elements[index].parent == nil {
            whole.add(try calculation.cost(of: index, depth: 0))
        }
        guard whole.elements <= mostElements, whole.layers <= mostLayers, whole.text <= mostText else {
            throw .notDecodable(
                "drawing it would take too long (\(Int(min(whole.elements, 1e9))) elements, "
                    + "\(Int(min(whole.layers, 1e9))) layers)")
        }
        return SimpleDrawing.isPlain(data, elements)
    }

    private struct Calculation {
        let elements: [SVGScanner.Element]
        let styleReferences: [String]
        var children: [[Int]]
        var places: [String: Int] = [:]
        var known: [Int: VectorCost] = [:]
        /// The ancestors of the current element. References of elements to themselves are not followed, as in librsvg.
        var open: Set<Int> = []

        init(elements: [SVGScanner.Element], styleReferences: [String]) {
            (self.elements, self.styleReferences) = (elements, styleReferences)
            children = Array(repeating: [], count: elements.count)
            for (index, element) in elements.enumerated() {
                if let parent = element.parent { children[parent].append(index) }
                if let id = element.id, places[id] == nil { places[id] = index }
            }
        }

        mutating func cost(of index: Int, depth: Int) throws(ImageError) -> VectorCost {
            if let cost = known[index] { return cost }
            guard depth < VectorCost.deepest else { throw .notDecodable("it is nested too deeply") }
            guard open.insert(index).inserted else { return VectorCost() }
            let element = elements[index]
            guard element.textLength <= VectorCost.longestText, !element.isEndless else {
                throw .notDecodable("drawing its <\(element.name)> would take too long")
            }
            var cost = VectorCost()
            (cost.elements, cost.layers, cost.text) = (1, Double(element.layers), Double(element.textLength))
            for child in children[index] { cost.add(try self.cost(of: child, depth: depth + 1)) }
            // A marker is drawn at each point.
            let times = element.hasMarker ? Double(element.textLength / 4 + 1) : 1
            for name in element.references + (element.isStyled ? styleReferences : []) {
                if let place = places[name] { cost.add(try self.cost(of: place, depth: depth + 1), times: times) }
            }
            open.remove(index)
            known[index] = cost
            return cost
        }
    }
}
