import Foundation

/// Determines whether a drawing is so plain that it can certainly be drawn quickly: shapes and gradients, without
/// repeated parts, separate surfaces or external references.
///
/// Drawings that are not known to be plain are drawn in a separate process (`BoundedDrawing`).
struct SimpleDrawing {
    private static let elements: Set<String> = [
        "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "title", "desc", "defs",
        "metadata",
        "linearGradient", "radialGradient", "stop",
    ]
    private static let mostElements = 2_000
    /// The maximum length of a path, whose cost may grow quadratically, and of all paths.
    private static let longestPath = 8_000
    private static let mostPaths = 64_000
    private static let mostLayers = 20
    private static let mostScales = 2

    private var (count, paths, layers, scales) = (0, 0, 0, 0)

    /// Returns whether some data is plain; `elements` are the elements that the scanner found in it.
    static func isPlain(_ data: Data, _ elements: [SVGScanner.Element]) -> Bool {
        guard !data.contains(0), !data.contains(UInt8(ascii: "&")), hasSimpleStart(data) else { return false }
        var drawing = SimpleDrawing()
        return !elements.isEmpty && elements.allSatisfy { drawing.admits($0) }
    }

    /// Returns whether markup that begins with `<!` or `<?` is limited to comments and an XML declaration.
    private static func hasSimpleStart(_ data: Data) -> Bool {
        var rest = data[...]
        while let mark = rest.range(of: Data("<!".utf8)) {
            guard rest[mark.lowerBound...].starts(with: Data("<!--".utf8)) else { return false }
            rest = rest[mark.upperBound...]
        }
        guard let start = data.range(of: Data("<?".utf8)) else { return true }
        guard data[start.lowerBound...].starts(with: Data("<?xml ".utf8)),
            let end = data[start.upperBound...].range(of: Data("?>".utf8)),
            data[end.upperBound...].range(of: Data("<?".utf8)) == nil
        else { return false }
        let line = String(decoding: data[start.lowerBound..<end.lowerBound], as: UTF8.self).lowercased()
        return !line.contains("encoding") || line.contains("utf-8")
    }

    private mutating func admits(_ element: SVGScanner.Element) -> Bool {
        guard Self.elements.contains(element.name) else { return false }
        count += 1
        for (name, value) in element.attributes where !admits(name, value) { return false }
        return count <= Self.mostElements && paths <= Self.mostPaths && layers <= Self.mostLayers
            && scales <= Self.mostScales
    }

    private mutating func admits(_ name: String, _ value: String) -> Bool {
        switch name {
        case "d", "points":
            paths += value.utf8.count
            return value.utf8.count <= Self.longestPath
        case "id", "class": return true
        case "style":
            let style = value.lowercased()
            if style.contains("opacity") { layers += 1 }
            return !["stroke-width", "stroke-dash", "transform", "\\", "@", "e+"].contains { style.contains($0) }
        case "opacity":
            layers += 1
            return true
        case "stroke-dasharray": return Self.numbers(in: value).allSatisfy { $0 == 0 || (0.1...1e4).contains($0) }
        case "stroke-width": return Self.numbers(in: value).allSatisfy { $0 <= 64 }
        case "viewBox": return Self.numbers(in: value).suffix(2).allSatisfy { (1...1e5).contains($0) }
        case "transform", "gradientTransform":
            guard value.contains("scale") || value.contains("matrix") else { break }
            scales += 1
            return Self.numbers(in: value).prefix(4).allSatisfy { $0 <= 4 }
        default: break
        }
        return Self.numbers(in: value).allSatisfy { $0 <= 1e5 }
    }

    /// Returns the magnitudes of the numbers in an attribute, whatever separates them.
    private static func numbers(in value: String) -> [Double] {
        value.split { !($0.isNumber || $0 == "." || $0 == "e" || $0 == "E") }
            .compactMap { Double($0).map(abs) ?? ($0.contains { $0.isNumber } && $0.first != "e" ? .infinity : nil) }
    }
}
