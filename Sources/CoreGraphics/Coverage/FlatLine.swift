import CCairo
import Foundation

/// A line segment of a flattened path.
package struct FlatLine {
    var start, end: CGPoint
    package var length: Double
    /// Whether the line is the first line of its subpath.
    package var isStart: Bool

    package func point(at distance: Double) -> CGPoint {
        let part = distance / length
        return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }

    /// Returns the lines of a path that Cairo has flattened.
    package static func all(of path: UnsafeMutablePointer<cairo_path_t>) -> [FlatLine] {
        guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return [] }
        var lines: [FlatLine] = []
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        var isStart = true
        func add(_ point: CGPoint) {
            let length = hypot(point.x - current.x, point.y - current.y)
            lines.append(FlatLine(start: current, end: point, length: length, isStart: isStart))
            (current, isStart) = (point, false)
        }
        var index = 0
        while index < Int(path.pointee.num_data) {
            let header = data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO:
                current = CGPoint(x: data[index + 1].point.x, y: data[index + 1].point.y)
                (start, isStart) = (current, true)
            case CAIRO_PATH_LINE_TO: add(CGPoint(x: data[index + 1].point.x, y: data[index + 1].point.y))
            case CAIRO_PATH_CLOSE_PATH: add(start)
            default: break
            }
            index += Swift.max(1, Int(header.length))
        }
        return lines
    }
}
