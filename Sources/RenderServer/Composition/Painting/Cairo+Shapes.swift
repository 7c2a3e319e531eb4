import CCairo
import CoreGraphics
import Foundation

/// What the painter says to a `cairo_t`, in the terms of layers.
extension OpaquePointer {
    // MARK: Colours

    func fill(_ color: RenderColor, opacity: Double) {
        cairo_set_source_rgba(self, color.red, color.green, color.blue, color.alpha * opacity)
        cairo_fill(self)
    }

    // MARK: Round boxes

    /// Adds a box whose named corners are round. A radius beyond half of a side is made as small as that.
    func addRoundedBox(_ box: Box, _ radius: Double, _ corners: CornerMask) {
        let radius = radius.isFinite ? Swift.min(radius, Swift.min(box.width, box.height) / 2) : 0
        guard radius > 0, !corners.isEmpty else {
            cairo_rectangle(self, box.minX, box.minY, box.width, box.height)
            return
        }
        func corner(_ isRound: Bool, _ x: Double, _ y: Double, _ inwardX: Double, _ inwardY: Double, _ start: Double) {
            if isRound {
                cairo_arc(
                    self, x + inwardX * radius, y + inwardY * radius, radius, start * .pi / 2, (start + 1) * .pi / 2)
            } else {
                cairo_line_to(self, x, y)
            }
        }
        cairo_new_sub_path(self)
        corner(corners.contains(.minXMinY), box.minX, box.minY, 1, 1, 2)
        corner(corners.contains(.maxXMinY), box.maxX, box.minY, -1, 1, 3)
        corner(corners.contains(.maxXMaxY), box.maxX, box.maxY, -1, -1, 0)
        corner(corners.contains(.minXMaxY), box.minX, box.maxY, 1, -1, 1)
        cairo_close_path(self)
    }

    // MARK: Shapes

    /// Fills a shape's path with the current source.
    func fill(_ shape: ShapeContents) {
        guard let path = shape.path else { return }
        path.append(to: self)
        cairo_set_fill_rule(self, shape.usesEvenOddFillRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(self)
    }

    /// Strokes a shape's path, as far as it is to be stroked, with the current source.
    func stroke(_ shape: ShapeContents) {
        guard let path = shape.path else { return }
        path.append(to: self)
        if shape.strokeStart > 0 || shape.strokeEnd < 1 {
            trimPath(from: shape.strokeStart, to: shape.strokeEnd)
        }
        cairo_set_line_width(self, shape.lineWidth)
        cairo_set_miter_limit(self, shape.miterLimit)
        switch shape.lineCap {
        case .butt: cairo_set_line_cap(self, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(self, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(self, CAIRO_LINE_CAP_SQUARE)
        }
        switch shape.lineJoin {
        case .miter: cairo_set_line_join(self, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(self, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(self, CAIRO_LINE_JOIN_BEVEL)
        }
        let dashes = shape.lineDashPattern
        // Cairo refuses such patterns by refusing everything after them.
        if !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashes.reduce(0, +) > 0.01,
            shape.lineDashPhase.isFinite
        {
            cairo_set_dash(self, dashes, Int32(dashes.count), shape.lineDashPhase)
        }
        cairo_stroke(self)
    }

    /// Replaces the current path by a part of it, given in fractions of its length.
    private func trimPath(from start: Double, to end: Double) {
        let (start, end) = (Swift.max(0, start), Swift.min(1, end))
        guard start < end, let flat = cairo_copy_path_flat(self) else {
            cairo_new_path(self)
            return
        }
        defer { cairo_path_destroy(flat) }
        cairo_new_path(self)
        let lines = Self.lines(of: flat)
        let total = lines.reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return }
        let (first, last) = (start * total, end * total)
        var (passed, isDrawing) = (0.0, false)
        for line in lines {
            defer { passed += line.length }
            if line.length <= 0 { continue }
            let from = Swift.max(first - passed, 0)
            let to = Swift.min(last - passed, line.length)
            if line.isStart { isDrawing = false }
            if from >= to { continue }
            if !isDrawing {
                let point = line.point(at: from)
                cairo_move_to(self, point.x, point.y)
                isDrawing = true
            }
            let point = line.point(at: to)
            cairo_line_to(self, point.x, point.y)
        }
    }

    private struct Line {
        var start, end: CGPoint
        var length: Double
        /// The first of its subpath.
        var isStart: Bool

        func point(at distance: Double) -> CGPoint {
            let part = distance / length
            return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }

    private static func lines(of path: UnsafeMutablePointer<cairo_path_t>) -> [Line] {
        guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return [] }
        var lines: [Line] = []
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        var isStart = true
        func add(_ point: CGPoint) {
            let length = hypot(point.x - current.x, point.y - current.y)
            lines.append(Line(start: current, end: point, length: length, isStart: isStart))
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

    // MARK: Gradients

    /// Fills the current path with a gradient of a box.
    func fill(_ gradient: GradientContents, in box: Box, opacity: Double) {
        let colors = gradient.colors
        guard colors.count > 1 else {
            if let color = colors.first { fill(color, opacity: opacity) } else { cairo_new_path(self) }
            return
        }
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: box.minX + point.x * box.width, y: box.minY + point.y * box.height)
        }
        let (start, end) = (place(gradient.startPoint), place(gradient.endPoint))
        guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else {
            cairo_new_path(self)
            return
        }
        cairo_save(self)
        defer { cairo_restore(self) }
        let pattern: OpaquePointer?
        switch gradient.kind {
        case .axial: pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        case .radial:
            // An ellipse: the end point is the corner of the box around it.
            pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
            let (x, y) = (abs(end.x - start.x), abs(end.y - start.y))
            guard x > 0, y > 0 else {
                cairo_pattern_destroy(pattern)
                fill(colors[colors.count - 1], opacity: opacity)
                return
            }
            var matrix = cairo_matrix_t(xx: 1 / x, yx: 0, xy: 0, yy: 1 / y, x0: -start.x / x, y0: -start.y / y)
            cairo_pattern_set_matrix(pattern, &matrix)
        case .conic: pattern = gradient.conicPattern(around: start, towards: end, reach: box, opacity: opacity)
        }
        defer { cairo_pattern_destroy(pattern) }
        if gradient.kind != .conic {
            for (color, location) in zip(colors, gradient.usableLocations) {
                cairo_pattern_add_color_stop_rgba(
                    pattern, location, color.red, color.green, color.blue, color.alpha * opacity)
            }
        }
        cairo_set_source(self, pattern)
        cairo_fill(self)
    }
}

extension GradientContents {
    /// One location for each colour, within 0…1 and not falling.
    var usableLocations: [Double] {
        guard locations.count == colors.count else {
            return colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
        }
        var least = 0.0
        return locations.map { location in
            least = max(least, min(location.isNaN ? 0 : location, 1))
            return least
        }
    }

    /// A mesh of wedges around the centre, each going from one colour to the next.
    func conicPattern(around center: CGPoint, towards end: CGPoint, reach: Box, opacity: Double) -> OpaquePointer? {
        let pattern = cairo_pattern_create_mesh()
        let radius =
            2
            * (hypot(max(abs(reach.minX - center.x), abs(reach.maxX - center.x)), 0)
                + max(abs(reach.minY - center.y), abs(reach.maxY - center.y)))
        let zero = atan2(end.y - center.y, end.x - center.x)
        func wedge(_ from: Double, _ to: Double, _ start: RenderColor, _ finish: RenderColor) {
            guard to > from else { return }
            let pieces = max(1, Int(((to - from) * 16).rounded(.up)))
            for piece in 0..<pieces {
                let (a, b) = (Double(piece) / Double(pieces), Double(piece + 1) / Double(pieces))
                let (angleA, angleB) = (
                    zero + (from + (to - from) * a) * 2 * .pi, zero + (from + (to - from) * b) * 2 * .pi
                )
                cairo_mesh_pattern_begin_patch(pattern)
                cairo_mesh_pattern_move_to(pattern, center.x, center.y)
                cairo_mesh_pattern_line_to(pattern, center.x + cos(angleA) * radius, center.y + sin(angleA) * radius)
                cairo_mesh_pattern_line_to(pattern, center.x + cos(angleB) * radius, center.y + sin(angleB) * radius)
                cairo_mesh_pattern_line_to(pattern, center.x, center.y)
                for (corner, part) in [(UInt32(0), a), (1, a), (2, b), (3, b)] {
                    let color = RenderColor.mix(start, finish, part) ?? start
                    cairo_mesh_pattern_set_corner_color_rgba(
                        pattern, corner, color.red, color.green, color.blue, color.alpha * opacity)
                }
                cairo_mesh_pattern_end_patch(pattern)
            }
        }
        let places = usableLocations
        if let first = colors.first, let last = colors.last {
            wedge(0, places[0], first, first)
            for index in 1..<colors.count { wedge(places[index - 1], places[index], colors[index - 1], colors[index]) }
            wedge(places[colors.count - 1], 1, last, last)
        }
        return pattern
    }
}
