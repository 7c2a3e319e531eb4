import CoreGraphics
import Foundation

/// What drawing an SVG costs at most, found without drawing it.
///
/// A few lines can refer to each other so that drawing them takes hours (groups that use others ten times each, masks in
/// masks, endless turbulence), and librsvg, once it draws, cannot be stopped. So what an element refers to is counted
/// wherever it is referred to, and what is too much is refused.
struct VectorCost {
    /// Elements that are drawn, each use of one by itself.
    private static let mostElements = 50_000.0
    /// Groups that are drawn on a surface of their own: masks, filters, patterns, translucent groups.
    private static let mostLayers = 500.0
    /// Path data and text of one element, and of all.
    private static let longestText = 100_000
    private static let mostText = 1_000_000.0
    private static let deepest = 200

    private var (elements, layers, text) = (0.0, 0.0, 0.0)

    private mutating func add(_ other: VectorCost, times: Double = 1) {
        elements += other.elements * times
        layers += other.layers * times
        text += other.text * times
    }

    /// Throws where the drawing would cost too much, or hides what it refers to. What passes may still be drawn in a process of its
    /// own, where it is stopped.
    ///
    /// - Returns: Whether it is so plain that it is drawn in this one.
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
        return PlainDrawing.isPlain(data, elements)
    }

    private struct Calculation {
        let elements: [SVGScanner.Element]
        let styleReferences: [String]
        var children: [[Int]]
        var places: [String: Int] = [:]
        var known: [Int: VectorCost] = [:]
        /// On the way down to the element: what refers to itself is not followed, as librsvg does not either.
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
