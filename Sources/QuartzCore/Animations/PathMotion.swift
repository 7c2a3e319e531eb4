import CoreGraphics
import Foundation
import RenderServer

/// Converts a point's motion along a path into the values of a keyframe animation.
struct PathMotion {
    var path: CGPath
    var keyTimes: [Double]
    var curves: [TimingCurve]
    var mode: PropertyAnimation.CalculationMode

    /// The number of points on a curve, which is large enough that the lines between them look like the curve.
    private static let samples = 32
    /// The maximum number of a path's segments. A file with more segments is corrupt or malicious.
    private static let mostSegments = 10_000

    /// A part of the path, as a function of a fraction from 0 to 1.
    private typealias Segment = (Double) -> CGPoint

    /// Sets the values of the animation and their times. Returns `false` if the path is empty.
    func fill(_ animation: inout PropertyAnimation) -> Bool {
        let (segments, isCurve) = segments()
        guard !segments.isEmpty else { return false }
        if mode == .discrete {
            animation.values = segments.map { .point($0(0)) } + [.point(segments[segments.count - 1](1))]
            animation.keyTimes = keyTimes.count >= segments.count + 1 ? keyTimes : []
            animation.calculationMode = .discrete
            return true
        }
        let isPaced = mode == .paced || mode == .cubicPaced
        var values: [AnimatableValue?] = [.point(segments[0](0))]
        var times = [0.0]
        for (index, segment) in segments.enumerated() {
            let count = isCurve[index] || (!isPaced && index < curves.count) ? PathMotion.samples : 1
            let start = time(of: index, of: segments.count)
            let end = time(of: index + 1, of: segments.count)
            if index == 0 { times[0] = start }
            for sample in 1...count {
                let fraction = Double(sample) / Double(count)
                // The times are uniform. The segment's timing function determines the position.
                let way = !isPaced && index < curves.count ? curves[index].value(at: fraction) : fraction
                values.append(.point(segment(way)))
                times.append(start + (end - start) * fraction)
            }
        }
        animation.values = values
        animation.keyTimes = isPaced ? evenSpeedTimes(values) ?? times : times
        animation.calculationMode = .linear
        return true
    }

    /// Returns the times of the values for a point with constant speed, or `nil` if the point does not move.
    private func evenSpeedTimes(_ values: [AnimatableValue?]) -> [Double]? {
        var (times, total) = ([0.0], 0.0)
        for (from, to) in zip(values, values.dropFirst()) {
            if case .point(let a)? = from, case .point(let b)? = to { total += Double(hypot(b.x - a.x, b.y - a.y)) }
            times.append(total)
        }
        guard total > 0, total.isFinite else { return nil }
        return times.map { $0 / total }
    }

    private func time(of index: Int, of count: Int) -> Double {
        keyTimes.count == count + 1 ? keyTimes[index] : Double(index) / Double(count)
    }

    private func segments() -> ([Segment], isCurve: [Bool]) {
        var segments: [Segment] = []
        var isCurve: [Bool] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func add(curved: Bool, to end: CGPoint, _ segment: @escaping Segment) {
            segments.append(segment)
            isCurve.append(curved)
            current = end
        }
        for element in path.elements {
            guard segments.count < PathMotion.mostSegments else { break }
            let from = current
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let end): add(curved: false, to: end) { from.mixed(end, $0) }
            case .quadCurve(let control, let end):
                add(curved: true, to: end) {
                    from.mixed(control, $0).mixed(control.mixed(end, $0), $0)
                }
            case .curve(let control1, let control2, let end):
                add(curved: true, to: end) {
                    let middle = control1.mixed(control2, $0)
                    let first = from.mixed(control1, $0).mixed(middle, $0)
                    return first.mixed(middle.mixed(control2.mixed(end, $0), $0), $0)
                }
            case .close:
                let end = start
                if from != end { add(curved: false, to: end) { from.mixed(end, $0) } }
            }
        }
        return (segments, isCurve)
    }

    /// Returns an animation of the rotation along a path: the angle at each point is the direction to the next point.
    static func angles(of movement: PropertyAnimation, reversed: Bool) -> PropertyAnimation {
        var result = movement
        result.property = .rotationZ
        result.isAdditive = false
        result.isCumulative = false
        let points = movement.values.map { value -> CGPoint in
            if case .point(let point)? = value { point } else { .zero }
        }
        var last = 0.0
        result.values = points.indices.map { index in
            let (from, to) = index + 1 < points.count ? (index, index + 1) : (max(index - 1, 0), index)
            let (dx, dy) = (points[to].x - points[from].x, points[to].y - points[from].y)
            guard dx != 0 || dy != 0 else { return .number(last) }
            var angle = atan2(Double(dy), Double(dx)) + (reversed ? .pi : 0)
            // The shorter arc is used, so that the layer does not spin back when the angle wraps around.
            if index > 0 { angle += ((last - angle) / (2 * .pi)).rounded() * 2 * .pi }
            last = angle
            return .number(angle)
        }
        return result
    }
}

extension CGPoint {
    fileprivate func mixed(_ other: CGPoint, _ fraction: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
