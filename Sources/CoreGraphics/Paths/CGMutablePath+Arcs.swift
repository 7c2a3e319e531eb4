import Foundation

extension CGMutablePath {
    // MARK: Arcs

    /// Adds an arc. If the path has a current point, a line to the start of the arc is added first.
    ///
    /// Angles are in radians from the x axis towards the y axis. `clockwise` refers to axes with y up: on a screen
    /// with y down, an arc with `true` appears counterclockwise. If the angles differ by a full turn or more, a full
    /// circle is added. A negative radius is ignored.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let delta = arcDelta(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds an arc with a start angle and a signed angle. If the path has a current point, a line to the start of the
    /// arc is added first. An angle of more than a full turn is clamped to a full turn.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !center.isNaN, radius >= 0, startAngle.isFinite, delta.isFinite else { return }
        let axes = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
            .concatenating(transform)
        let start = CGPoint(x: cos(startAngle), y: sin(startAngle))
        if isEmpty {
            move(to: start, transform: axes)
        } else {
            addLine(to: start, transform: axes)
        }
        appendUnitArc(from: startAngle, delta: max(-2 * .pi, min(2 * .pi, delta)), transform: axes)
    }

    /// Adds an arc that is tangent to the line from the current point to `tangent1End` and to the line from
    /// `tangent1End` to `tangent2End`, and a line to the start of the arc. If no such arc exists, a line to
    /// `tangent1End` is added.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty, !tangent1End.isNaN, !tangent2End.isNaN, !radius.isNaN else { return }
        // The arc is computed before the transform, in the space with a circular arc.
        let origin = transform.isIdentity ? currentPoint : currentPoint.applying(transform.inverted())
        let (incoming, outgoing) = (origin - tangent1End, tangent2End - tangent1End)
        let (incomingLength, outgoingLength) = (incoming.length, outgoing.length)
        guard incomingLength > 0, outgoingLength > 0, radius > 0 else {
            return addLine(to: tangent1End, transform: transform)
        }
        let (u, v) = (incoming * (1 / incomingLength), outgoing * (1 / outgoingLength))
        let cross = u.x * v.y - u.y * v.x
        guard abs(cross) > 1e-9 else { return addLine(to: tangent1End, transform: transform) }

        let angle = acos(max(-1, min(1, u.x * v.x + u.y * v.y)))
        let distance = radius / tan(angle / 2)
        let (start, end) = (tangent1End + u * distance, tangent1End + v * distance)
        let bisector = u + v
        let center = tangent1End + bisector * (radius / sin(angle / 2) / bisector.length)
        addArc(
            center: center, radius: radius, startAngle: atan2(start.y - center.y, start.x - center.x),
            endAngle: atan2(end.y - center.y, end.x - center.x), clockwise: cross > 0, transform: transform)
    }

    /// Returns the signed angle between two angles in a direction.
    private func arcDelta(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let (turn, difference) = (2 * CGFloat.pi, end - start)
        // Almost a full turn equals a full turn, since callers add multiples of π, which are rounded.
        if abs(difference) > turn - 1e-6 { return clockwise ? -turn : turn }
        if clockwise { return difference > 0 ? difference - turn : difference }
        return difference < 0 ? difference + turn : difference
    }

    /// Appends curves along the unit circle from the current point, transformed. As in Core Graphics, an arc consists
    /// of quarter turns from its start, and the rest.
    func appendUnitArc(from start: CGFloat, delta: CGFloat, transform: CGAffineTransform) {
        guard delta != 0 else { return }
        let quarter = delta < 0 ? -CGFloat.pi / 2 : .pi / 2
        let count = max(1, Int((delta / quarter - 1e-9).rounded(.up)))
        var (sine, cosine) = unitPoint(start)
        for index in 1...count {
            let span = index < count ? quarter : delta - CGFloat(count - 1) * quarter
            let handle = 4.0 / 3.0 * tan(span / 4)
            let (endSine, endCosine) = unitPoint(index < count ? start + CGFloat(index) * quarter : start + delta)
            addCurve(
                to: CGPoint(x: endCosine, y: endSine),
                control1: CGPoint(x: cosine - handle * sine, y: sine + handle * cosine),
                control2: CGPoint(x: endCosine + handle * endSine, y: endSine - handle * endCosine),
                transform: transform)
            (sine, cosine) = (endSine, endCosine)
        }
    }

    /// Returns sine and cosine, which are exact at quarter turns, so that a circle has exact bounds.
    private func unitPoint(_ angle: CGFloat) -> (sine: CGFloat, cosine: CGFloat) {
        let quarters = angle / (.pi / 2)
        let nearest = quarters.rounded()
        if abs(quarters - nearest) < 1e-12, abs(nearest) < 1e6 {
            return (cosOfQuarter(Int(nearest) + 3), cosOfQuarter(Int(nearest)))
        }
        return (sin(angle), cos(angle))
    }
}
