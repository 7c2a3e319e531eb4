import CCairo
import Foundation

extension CGPath {
    /// Adds the path's elements to a Cairo context's current path, in its user space.
    ///
    /// Coordinates above Cairo's range (24 bits of pixels) are clamped.
    package final func append(to cairo: OpaquePointer) { append(to: cairo, skipping: 0, from: .zero) }

    /// Adds the elements after the first `count` elements, which end at a point.
    final func append(to cairo: OpaquePointer, skipping count: Int, from point: CGPoint) {
        var (current, start) = (point, point)
        elements.withUnsafeBufferPointer { elements in
            for element in elements.dropFirst(count) {
                switch element {
                case .move(let point):
                    current = point.withinCairo
                    start = current
                    cairo_move_to(cairo, current.x, current.y)
                case .line(let point):
                    current = point.withinCairo
                    cairo_line_to(cairo, current.x, current.y)
                case .quadCurve(let control, let end):
                    let end = end.withinCairo
                    let (control1, control2) = cubicControls(from: current, control: control.withinCairo, to: end)
                    cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
                    current = end
                case .curve(let control1, let control2, let end):
                    current = end.withinCairo
                    let (control1, control2) = (control1.withinCairo, control2.withinCairo)
                    cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, current.x, current.y)
                case .close:
                    cairo_close_path(cairo)
                    current = start
                }
            }
        }
    }

    /// Returns the elements of a Cairo context's current path, in its user space.
    static func elements(of cairo: OpaquePointer) -> [PathElement] {
        guard let path = cairo_copy_path(cairo) else { return [] }
        defer { cairo_path_destroy(path) }
        guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return [] }
        var elements: [PathElement] = []
        var index = 0
        func point(_ offset: Int) -> CGPoint {
            CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
        }
        while index < Int(path.pointee.num_data) {
            let header = data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO:
                elements.append(.curve(control1: point(1), control2: point(2), end: point(3)))
            default: elements.append(.close)
            }
            index += max(1, Int(header.length))
        }
        // Cairo adds a move after each close; it is removed at the end of the path.
        if elements.count > 1, case .move = elements[elements.count - 1], elements[elements.count - 2] == .close {
            elements.removeLast()
        }
        return elements
    }
}

extension CGPoint {
    /// The point, clamped to the range of Cairo's fixed-point numbers at any usual scale.
    var withinCairo: CGPoint { CGPoint(x: x.withinCairo, y: y.withinCairo) }
}

extension CGFloat {
    var withinCairo: CGFloat { Swift.max(-1_000_000, Swift.min(1_000_000, self)) }
}
