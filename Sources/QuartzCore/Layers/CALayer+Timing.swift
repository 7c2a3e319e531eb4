import Foundation
import RenderServer

extension CALayer {
    // MARK: - Timing

    final func changeTiming(_ value: Double, _ key: String, _ change: (inout LayerTiming) -> Void) {
        guard isValid(value, key) else { return }
        var timing = properties.timing ?? LayerTiming()
        change(&timing)
        let new = timing == LayerTiming() ? nil : timing
        guard new != properties.timing else { return }
        properties.timing = new
        mark(.properties)
        context?.timingDidChange()
    }

    final func localTime(atMediaTime time: Double) -> Double {
        let parentTime = timingParent?.localTime(atMediaTime: time) ?? time
        return properties.timing?.localTime(at: parentTime) ?? parentTime
    }

    final func mediaTime(atLocalTime time: Double) -> Double {
        var layer: CALayer? = self
        var time = time
        while let current = layer {
            if let timing = current.properties.timing {
                time =
                    timing.speed == 0 ? timing.beginTime : (time - timing.timeOffset) / timing.speed + timing.beginTime
            }
            layer = current.timingParent
        }
        return time
    }

    private final var timingParent: CALayer? { (extras?.modelLayer ?? self).parent }
}
