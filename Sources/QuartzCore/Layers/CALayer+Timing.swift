import Foundation
import RenderServer

extension CALayer {
    // MARK: - Timing

    /// When the layer's time begins, in its superlayer's time.
    public final var beginTime: CFTimeInterval {
        get { properties.timing?.beginTime ?? 0 }
        set { changeTiming(newValue, "beginTime") { $0.beginTime = newValue } }
    }

    /// How fast the layer's time goes against its superlayer's; 0 stops all animations in the subtree.
    public final var speed: Float {
        get { Float(properties.timing?.speed ?? 1) }
        set { changeTiming(Double(newValue), "speed") { $0.speed = Double(newValue) } }
    }

    /// Added to the layer's time, in seconds.
    public final var timeOffset: CFTimeInterval {
        get { properties.timing?.timeOffset ?? 0 }
        set { changeTiming(newValue, "timeOffset") { $0.timeOffset = newValue } }
    }

    /// Kept, but without effect on a layer: a layer's own time does not end.
    public final var duration: CFTimeInterval {
        get { extras?.duration ?? 0 }
        set { makeExtras().duration = newValue }
    }

    /// Kept, but without effect on a layer.
    public final var repeatCount: Float {
        get { extras?.repeatCount ?? 0 }
        set { makeExtras().repeatCount = newValue }
    }

    /// Kept, but without effect on a layer.
    public final var repeatDuration: CFTimeInterval {
        get { extras?.repeatDuration ?? 0 }
        set { makeExtras().repeatDuration = newValue }
    }

    /// Kept, but without effect on a layer.
    public final var autoreverses: Bool {
        get { extras?.autoreverses ?? false }
        set { makeExtras().autoreverses = newValue }
    }

    /// Kept, but without effect on a layer.
    public final var fillMode: CAMediaTimingFillMode {
        get { extras?.fillMode ?? .removed }
        set { makeExtras().fillMode = newValue }
    }

    private func changeTiming(_ value: Double, _ key: String, _ change: (inout LayerTiming) -> Void) {
        guard isValid(value, key) else { return }
        var timing = properties.timing ?? LayerTiming()
        change(&timing)
        let new = timing == LayerTiming() ? nil : timing
        guard new != properties.timing else { return }
        properties.timing = new
        mark(.properties)
        context?.timingDidChange()
    }

    // MARK: - Converting time

    /// Converts a time of another layer into this layer's; `nil` stands for media time.
    public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(atMediaTime: l?.mediaTime(atLocalTime: t) ?? t)
    }

    /// Converts a time of this layer into another layer's; `nil` stands for media time.
    ///
    /// A time of a layer that stands still (`speed` 0) has no counterpart; its `beginTime` is used.
    public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = mediaTime(atLocalTime: t)
        return l?.localTime(atMediaTime: time) ?? time
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
