import CoreGraphics
import Foundation

/// Reverses the elements of a path, subpath by subpath.
enum ReversedPath {
    static func reversing(_ elements: [PathElement]) -> CGMutablePath {
        var subpaths: [[PathElement]] = []
        var start = CGPoint.zero
        var subpath: [PathElement] = []
        for element in elements {
            if case .move(let point) = element {
                if !subpath.isEmpty { subpaths.append(subpath) }
                subpath = []
                start = point
            } else if subpath.isEmpty {
                // Elements after a closed subpath begin at the start of that subpath.
                subpath = [.move(start)]
            }
            subpath.append(element)
            if case .close = element {
                subpaths.append(subpath)
                subpath = []
            }
        }
        if !subpath.isEmpty { subpaths.append(subpath) }
        let result = CGMutablePath()
        for subpath in subpaths.reversed() { append(subpath, to: result) }
        return result
    }

    private static func append(_ subpath: [PathElement], to result: CGMutablePath) {
        var ends: [CGPoint] = []
        var isClosed = false
        for element in subpath {
            switch element {
            case .move(let point), .line(let point), .quadCurve(_, let point), .curve(_, _, let point):
                ends.append(point)
            case .close: isClosed = true
            }
        }
        guard let last = ends.last else { return }
        result.move(to: last)
        for index in subpath.indices.dropFirst().reversed() {
            let end = ends[index - 1]
            let element = subpath[index]
            switch element {
            case .move, .close: break
            case .line: result.addLine(to: end)
            case .quadCurve(let control, _): result.addQuadCurve(to: end, control: control)
            case .curve(let control1, let control2, _):
                result.addCurve(to: end, control1: control2, control2: control1)
            }
        }
        if isClosed { result.closeSubpath() }
    }
}
