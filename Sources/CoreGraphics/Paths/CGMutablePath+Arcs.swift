import Foundation

extension CGMutablePath {
    // MARK: Arcs

    /// Adds a part of a circle, with a line to its start where there is a current point.
    ///
    /// Angles are radians from the x axis towards the y axis. `clockwise` speaks of axes whose y goes up: on a screen
    /// whose y goes down, `true` looks counterclockwise. Angles a full turn or more apart make a whole circle. A
    /// negative radius is ignored.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let delta = arcDelta(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds a part of a circle that begins at an angle and spans another one, with a line to its start where there is
    /// a current point. Spans of more than a full turn are cut to one.
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

    /// Adds the part of a circle that touches the line from the current point to `tangent1End` and the line from
    /// there to `tangent2End`, with a line to its start. Where there is no such circle a line to `tangent1End` is
    /// added.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty, !tangent1End.isNaN, !tangent2End.isNaN, !radius.isNaN else { return }
        // The construction is made in the space before the transform, where the arc is a circle's.
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

    /// The signed span between two angles in the direction asked for.
    private func arcDelta(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let (turn, difference) = (2 * CGFloat.pi, end - start)
        // Near to a whole turn counts as one: callers add multiples of π and get rounding.
        if abs(difference) > turn - 1e-6 { return clockwise ? -turn : turn }
        if clockwise { return difference > 0 ? difference - turn : difference }
        return difference < 0 ? difference + turn : difference
    }

    /// Appends curves along the unit circle from the current point, transformed: quarter turns from the start on, and the
    /// rest, as Core Graphics cuts arcs.
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

    /// Sine and cosine, exact at quarter turns so that a circle's bounds are the circle's.
    private func unitPoint(_ angle: CGFloat) -> (sine: CGFloat, cosine: CGFloat) {
        let quarters = angle / (.pi / 2)
        let nearest = quarters.rounded()
        if abs(quarters - nearest) < 1e-12, abs(nearest) < 1e6 {
            return (cosOfQuarter(Int(nearest) + 3), cosOfQuarter(Int(nearest)))
        }
        return (sin(angle), cos(angle))
    }
}
