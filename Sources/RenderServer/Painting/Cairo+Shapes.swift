import CCairo
import CoreGraphics
import Foundation

/// The painter's drawing commands for a `cairo_t`, in terms of layers.
extension OpaquePointer {
    // MARK: Colors

    func fill(_ color: RenderColor, opacity: Double) {
        cairo_set_source_rgba(self, color.red, color.green, color.blue, color.alpha * opacity)
        cairo_fill(self)
    }

    // MARK: Hard edges

    /// Clips to a box without smoothing some of its edges.
    ///
    /// - Parameter margin: A length of at least a pixel, in the layer's own space.
    /// - Returns: The box to draw, which extends beyond these edges.
    func clip(toHardEdges edges: EdgeMask, of box: Box, margin: Double) -> Box {
        if edges.isEmpty { return box }
        let clip = box.extended(by: margin, at: EdgeMask.all.subtracting(edges))
        cairo_set_antialias(self, CAIRO_ANTIALIAS_NONE)
        cairo_rectangle(self, clip.minX, clip.minY, clip.width, clip.height)
        cairo_clip(self)
        cairo_set_antialias(self, CAIRO_ANTIALIAS_DEFAULT)
        return box.extended(by: margin, at: edges)
    }

    // MARK: Round boxes

    /// Adds a box with rounded corners. A radius of more than half of a side is reduced to half of the side.
    func addRoundedBox(_ box: Box, _ radius: Double, _ corners: RoundedCorners, isContinuous: Bool) {
        let shape = CornerShape(radius: radius, isContinuous: isContinuous, width: box.width, height: box.height)
        let radius = shape.radius
        guard radius > 0, !corners.isEmpty else {
            cairo_rectangle(self, box.minX, box.minY, box.width, box.height)
            return
        }
        if shape.continuity > 0 { return addContinuousBox(box, shape.points, corners) }
        func corner(_ share: Double, _ x: Double, _ y: Double, _ inwardX: Double, _ inwardY: Double, _ start: Double) {
            let radius = radius * share
            if radius > 0 {
                cairo_arc(
                    self, x + inwardX * radius, y + inwardY * radius, radius, start * .pi / 2, (start + 1) * .pi / 2)
            } else {
                cairo_line_to(self, x, y)
            }
        }
        cairo_new_sub_path(self)
        corner(corners.share(.minXMinY), box.minX, box.minY, 1, 1, 2)
        corner(corners.share(.maxXMinY), box.maxX, box.minY, -1, 1, 3)
        corner(corners.share(.maxXMaxY), box.maxX, box.maxY, -1, -1, 0)
        corner(corners.share(.minXMaxY), box.minX, box.maxY, 1, -1, 1)
        cairo_close_path(self)
    }

    /// - Parameter points: The points of a corner's curve, as `CornerShape.points`.
    private func addContinuousBox(_ box: Box, _ points: [(x: Double, y: Double)], _ corners: RoundedCorners) {
        // The path is clockwise. At alternate corners it ends along y and continues along x.
        func corner(
            _ share: Double, _ x: Double, _ y: Double, _ inwardX: Double, _ inwardY: Double, leavesAlongX: Bool
        ) {
            guard share > 0 else { return cairo_line_to(self, x, y) }
            let curve = (leavesAlongX ? points.reversed() : points).map { point in
                (x: x + inwardX * share * point.x, y: y + inwardY * share * point.y)
            }
            cairo_line_to(self, curve[0].x, curve[0].y)
            for index in [1, 4, 7] {
                cairo_curve_to(
                    self, curve[index].x, curve[index].y, curve[index + 1].x, curve[index + 1].y, curve[index + 2].x,
                    curve[index + 2].y)
            }
        }
        cairo_new_sub_path(self)
        corner(corners.share(.minXMinY), box.minX, box.minY, 1, 1, leavesAlongX: true)
        corner(corners.share(.maxXMinY), box.maxX, box.minY, -1, 1, leavesAlongX: false)
        corner(corners.share(.maxXMaxY), box.maxX, box.maxY, -1, -1, leavesAlongX: true)
        corner(corners.share(.minXMaxY), box.minX, box.maxY, 1, -1, leavesAlongX: false)
        cairo_close_path(self)
    }

    // MARK: Shapes

    /// Fills a shape's path with the current source.
    func fill(_ shape: ShapeContents) {
        guard let path = shape.path else { return }
        path.append(to: self)
        if path.elements.count > LineCoverage.smallestCount {
            return LineCoverage.fill(on: self, rule: shape.usesEvenOddFillRule ? .evenOdd : .winding)
        }
        cairo_set_fill_rule(self, shape.usesEvenOddFillRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(self)
    }

    /// Strokes the part of a shape's path between `strokeStart` and `strokeEnd` with the current source.
    func stroke(_ shape: ShapeContents) {
        guard let path = shape.path else { return }
        path.append(to: self)
        if shape.strokeStart > 0 || shape.strokeEnd < 1 {
            trimPath(from: shape.strokeStart, to: shape.strokeEnd)
        }
        if path.elements.count > LineCoverage.smallestCount { return LineCoverage.stroke(shape.lineStyle, on: self) }
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
        let (period, box) = (dashes.reduce(0, +), shape.box)
        // Cairo stops drawing after an invalid dash pattern, so it must not be passed. More than a million dashes are
        // treated as invalid, too.
        if !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0.01,
            box.width + box.height < period * 1e5, abs(shape.lineDashPhase) < period * 1e9
        {
            cairo_set_dash(self, dashes, Int32(dashes.count), shape.lineDashPhase)
        }
        cairo_stroke(self)
    }

    /// Replaces the current path by a part of it. The ends are fractions of its length.
    private func trimPath(from start: Double, to end: Double) {
        let (start, end) = (Swift.max(0, start), Swift.min(1, end))
        guard start < end, let flat = cairo_copy_path_flat(self) else {
            cairo_new_path(self)
            return
        }
        defer { cairo_path_destroy(flat) }
        cairo_new_path(self)
        let lines = FlatLine.all(of: flat)
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
}

extension ShapeContents {
    fileprivate var lineStyle: LineStyle {
        let cap: CGLineCap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: CGLineJoin =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        return LineStyle(
            width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dashPhase: lineDashPhase,
            dashLengths: lineDashPattern)
    }
}

extension Box {
    /// Returns the box with some of its edges moved outwards.
    fileprivate func extended(by distance: Double, at edges: EdgeMask) -> Box {
        Box(
            minX: edges.contains(.minX) ? minX - distance : minX, minY: edges.contains(.minY) ? minY - distance : minY,
            maxX: edges.contains(.maxX) ? maxX + distance : maxX, maxY: edges.contains(.maxY) ? maxY + distance : maxY)
    }
}
