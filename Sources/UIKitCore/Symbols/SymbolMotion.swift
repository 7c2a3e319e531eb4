import CoreGraphics
import QuartzCore

// Chosen (Views): The look, the measures and the times of symbol effects are chosen.
/// The values of a property of a symbol's part during a pass. UIKit's exact values are not known.
@MainActor
struct SymbolMotion {
    let keyPath: String
    let values: [CGFloat]
    /// In seconds from the start of the pass, one for each value.
    let times: [Double]
    /// Whether the pace is even; otherwise each step starts and ends slowly.
    let isEven: Bool

    init(_ keyPath: String, _ values: [CGFloat], _ times: [Double], isEven: Bool = false) {
        (self.keyPath, self.values, self.times, self.isEven) = (keyPath, values, times, isEven)
    }

    /// The duration of growing, appearing and disappearing, in seconds.
    static let changeLength = 0.3
    static let grown: CGFloat = 1.2
    static let shrunk: CGFloat = 0.8
    /// The opacity of a part that is off, as in a symbol with a variable value.
    private static let paleness: CGFloat = 0.3
    /// The delay between the parts of a symbol, in seconds.
    private static let stagger = 0.1
    /// The duration of turning a part on, in seconds.
    private static let step = 0.25

    /// The place of a part in its symbol.
    struct Place {
        /// Back to front.
        var index: Int
        var count: Int
        /// The index among the parts that are turned on in sequence.
        var step: Int?
        var steps: Int
        var size: CGSize
        var isMirrored: Bool
    }

    /// Returns the delay of a part after the foremost part.
    static func delay(of index: Int, among count: Int, _ configuration: SymbolEffectConfiguration) -> Double {
        configuration.isByLayer ? Double(count - 1 - index) * stagger : 0
    }

    /// Returns the motions of a part in a pass of an effect.
    static func motions(_ configuration: SymbolEffectConfiguration, _ place: Place) -> [SymbolMotion] {
        let delay = delay(of: place.index, among: place.count, configuration)
        switch configuration.kind {
        case .bounce:
            let values: [CGFloat] = configuration.direction == .down ? [1, 0.8, 1.05, 1] : [1, 1.2, 0.95, 1]
            return [SymbolMotion("transform.scale", values, [0, 0.2, 0.4, 0.55]).delayed(by: delay)]
        case .pulse: return [SymbolMotion("opacity", [1, 0.35, 1], [0, 0.75, 1.5])]
        case .breathe:
            var motions = [SymbolMotion("transform.scale", [1, 1.12, 1], [0, 1, 2]).delayed(by: delay)]
            if configuration.fades { motions.append(SymbolMotion("opacity", [1, 0.6, 1], [0, 1, 2])) }
            return motions
        case .rotate:
            let turn: CGFloat = configuration.direction == .counterclockwise ? -2 * .pi : 2 * .pi
            return [SymbolMotion("transform.rotation.z", [0, turn], [0, 2], isEven: true)]
        case .wiggle: return wiggle(configuration, place).map { $0.delayed(by: delay) }
        case .variableColor: return place.step.map { [color(configuration, step: $0, of: place.steps)] } ?? []
        case .automatic, .appear, .disappear, .replace, .scale: return []
        }
    }

    private func delayed(by delay: Double) -> SymbolMotion {
        guard delay > 0, let first = values.first else { return self }
        return SymbolMotion(keyPath, [first] + values, [0] + times.map { $0 + delay }, isEven: isEven)
    }

    private static func wiggle(_ configuration: SymbolEffectConfiguration, _ place: Place) -> [SymbolMotion] {
        func along(_ path: String, _ amount: CGFloat) -> SymbolMotion {
            SymbolMotion(path, [0, amount, -0.8 * amount, 0.4 * amount, 0], [0, 0.12, 0.32, 0.5, 0.65])
        }
        let distance = min(place.size.width, place.size.height) * 0.1
        let forward = place.isMirrored ? -distance : distance
        switch configuration.direction {
        case .up: return [along("transform.translation.y", -distance)]
        case .down: return [along("transform.translation.y", distance)]
        case .left: return [along("transform.translation.x", -distance)]
        case .right: return [along("transform.translation.x", distance)]
        case .forward: return [along("transform.translation.x", forward)]
        case .backward: return [along("transform.translation.x", -forward)]
        case .line(let angle):
            let radians = CGFloat(angle) * .pi / 180
            return [
                along("transform.translation.x", distance * cos(radians)),
                along("transform.translation.y", distance * sin(radians)),
            ]
        case .counterclockwise: return [along("transform.rotation.z", -.pi / 12)]
        case .clockwise, nil: return [along("transform.rotation.z", .pi / 12)]
        }
    }

    /// Turns a part on in its turn, and off again.
    private static func color(
        _ configuration: SymbolEffectConfiguration, step index: Int, of count: Int
    ) -> SymbolMotion {
        let off: CGFloat = configuration.hidesInactive ? 0 : paleness
        let begin = Double(index) * step
        // The time when all parts were on for a moment, or when the last part had its turn.
        let turn = Double(count) * step
        var values: [CGFloat] = [off, off, 1]
        var times = [0, begin, begin + step]
        func turnOff(at time: Double) {
            values += [1, off]
            times += [time, time + step]
        }
        let length: Double
        switch (configuration.isIterative, configuration.isReversing) {
        case (false, false):
            turnOff(at: turn + step)
            length = turn + 2 * step
        case (false, true):
            turnOff(at: turn + step + Double(count - 1 - index) * step)
            length = 2 * turn + step
        case (true, false):
            turnOff(at: begin + step)
            length = turn + step
        case (true, true):
            turnOff(at: begin + step)
            length = 2 * turn
            if index < count - 1 {
                // The last part is on once; the sequence reverses there.
                let again = Double(2 * (count - 1) - index) * step
                values += [off, 1]
                times += [again, again + step]
                turnOff(at: again + step)
            }
        }
        values.append(values[values.count - 1])
        times.append(max(length, times[times.count - 1]))
        return SymbolMotion("opacity", values, times)
    }

    // MARK: - Animations

    /// Returns the animation of a pass. The last value is held until the end of the period.
    func animation(period: Double) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        let isShort = (times.last ?? 0) < period
        let shown = isShort ? times + [period] : times
        animation.values = values + (isShort ? values.suffix(1) : [])
        animation.keyTimes = shown.map { NSNumber(value: min($0 / period, 1)) }
        animation.duration = period
        let name: CAMediaTimingFunctionName = isEven ? .linear : .easeInEaseOut
        animation.timingFunctions = Array(repeating: CAMediaTimingFunction(name: name), count: shown.count - 1)
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        return animation
    }
}
