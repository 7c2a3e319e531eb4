import CoreGraphics
import Foundation

extension PropertyAnimation {
    /// Sets the animated property to its value at a fraction of a pass.
    ///
    /// - Parameters:
    ///   - fraction: From 0 to 1, or outside of this range if a timing curve overshoots.
    ///   - iteration: The number of the pass, for cumulative animations.
    func apply(at fraction: Double, iteration: Double, to properties: inout LayerProperties) {
        if startsAtIdentity, !values.isEmpty { properties.transform = .identity }
        guard !values.isEmpty, let own = properties.value(for: property) else { return }
        var value = value(at: fraction, own: own)
        if isCumulative, iteration > 0, let last = values.last ?? nil, let past = last.repeated(iteration) {
            value = value.added(to: past)
        }
        if isAdditive { value = value.added(to: own) }
        properties.setValue(value, for: property)
    }

    private func value(at fraction: Double, own: AnimatableValue) -> AnimatableValue {
        let count = values.count
        func key(_ index: Int) -> AnimatableValue { values[index] ?? own }
        if count == 1 { return key(0) }

        if calculationMode == .discrete {
            var index = 0
            for next in 1..<count where fraction >= startOfDiscreteValue(next) { index = next }
            return key(index)
        }

        let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
        let times = isPaced ? pacedTimes(own: own) : keyTimes.count == count ? keyTimes : nil
        var step: Int
        var part: Double
        if let times {
            step = 0
            while step < count - 2, fraction >= times[step + 1] { step += 1 }
            let length = times[step + 1] - times[step]
            part = length > 0 ? (fraction - times[step]) / length : (fraction < times[step] ? 0 : 1)
        } else {
            let scaled = fraction * Double(count - 1)
            step = Int(min(max(scaled.rounded(.down), 0), Double(count - 2)))
            part = scaled - Double(step)
        }
        if !isPaced, step < timingFunctions.count { part = timingFunctions[step].value(at: part) }
        // The first key time may be above 0, and the last key time below 1: before and after them, the end values are
        // used. A curve may overshoot.
        if let times, fraction <= times[0] || (fraction >= times[count - 1] && fraction <= 1) {
            part = min(max(part, 0), 1)
        }
        if calculationMode == .cubic || calculationMode == .cubicPaced,
            let value = splineValue(step, part, key: key)
        {
            return value
        }
        return key(step).interpolated(to: key(step + 1), part)
    }

    /// Returns the start time of a value of a discrete animation, as a fraction of the pass. n values have equal
    /// durations, or are bounded by n + 1 key times.
    private func startOfDiscreteValue(_ index: Int) -> Double {
        let hasTimes = keyTimes.count == values.count || keyTimes.count == values.count + 1
        return hasTimes ? keyTimes[index] : Double(index) / Double(values.count)
    }

    /// Returns the fraction of a pass at the next change of a discrete animation's value, 1 for the beginning of the
    /// next pass, or `nil` if the animation is not discrete.
    func nextDiscreteChange(after fraction: Double) -> Double? {
        guard calculationMode == .discrete, !values.isEmpty else { return nil }
        for next in 1..<max(values.count, 1) {
            let start = startOfDiscreteValue(next)
            if start > fraction { return min(start, 1) }
        }
        return 1
    }

    /// Returns key times for a value that changes at a constant speed.
    private func pacedTimes(own: AnimatableValue) -> [Double]? {
        var times = [0.0]
        for index in 1..<values.count {
            let way = (values[index - 1] ?? own).distance(to: values[index] ?? own)
            times.append(times[index - 1] + way)
        }
        guard let total = times.last, total > 0, total.isFinite else { return nil }
        return times.map { $0 / total }
    }

    /// Returns a value on the cubic curve through the key values, or `nil` if the values are not made of
    /// numbers.
    private func splineValue(_ step: Int, _ t: Double, key: (Int) -> AnimatableValue) -> AnimatableValue? {
        guard let p1 = key(step).lanes, let p2 = key(step + 1).lanes else { return nil }
        let p0 = (step > 0 ? key(step - 1).lanes : nil) ?? p1
        let p3 = (step + 2 < values.count ? key(step + 2).lanes : nil) ?? p2
        func shape(_ index: Int) -> SplineShape { index < shapes.count ? shapes[index] : SplineShape() }
        let tangent1 = shape(step).outgoing(p1 - p0, p2 - p1)
        let tangent2 = shape(step + 1).incoming(p2 - p1, p3 - p2)
        let (t2, t3) = (t * t, t * t * t)
        let start = p1 * (2 * t3 - 3 * t2 + 1) + tangent1 * (t3 - 2 * t2 + t)
        return key(step).replacingLanes(start + p2 * (3 * t2 - 2 * t3) + tangent2 * (t3 - t2))
    }
}
