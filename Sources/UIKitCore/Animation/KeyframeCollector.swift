import Foundation
import QuartzCore

/// Collects the changes of the frames of `UIView.animateKeyframes`, and creates one key frame animation for each
/// property.
@MainActor
final class KeyframeCollector {
    private struct Segment {
        let start: Double
        let end: Double
        let from: Any?
        let to: Any?
    }

    private struct Track {
        let layer: CALayer
        let key: String
        var segments: [Segment]
    }

    private let calculationMode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    private var frame: (start: Double, end: Double) = (0, 1)

    init(calculationMode: CAAnimationCalculationMode) { self.calculationMode = calculationMode }

    /// Runs one frame; times are fractions of the total duration, clamped to 0…1.
    func run(start: Double, duration: Double, _ animations: () -> Void) {
        let outer = frame
        let start = start.isFinite ? min(max(start, 0), 1) : 0
        let duration = duration.isFinite ? min(max(duration, 0), 1 - start) : 0
        frame = (start, start + duration)
        animations()
        frame = outer
    }

    func register(_ key: String, of layer: CALayer, from: Any?, to: Any?) {
        let segment = Segment(start: frame.start, end: frame.end, from: from, to: to)
        if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
            tracks[index].segments.append(segment)
        } else {
            tracks.append(Track(layer: layer, key: key, segments: [segment]))
        }
    }

    /// Adds the animations of the collected frames. Between two frames of a property, its value is constant.
    func animate(in context: ViewAnimationContext) {
        for track in tracks {
            let segments = track.segments.sorted { $0.start < $1.start }
            guard let first = segments.first else { continue }
            var times: [Double] = []
            var values: [Any] = []
            func add(_ time: Double, _ value: Any?) {
                guard let value, times.last.map({ $0 <= time }) ?? true else { return }
                times.append(time)
                values.append(value)
            }
            if first.start > 0 { add(0, first.from) }
            var last = first.from
            for segment in segments {
                add(segment.start, last)
                add(segment.end, segment.to)
                last = segment.to
            }
            if (times.last ?? 1) < 1 { add(1, last) }
            let animation = CAKeyframeAnimation(keyPath: track.key)
            animation.values = values
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.calculationMode = calculationMode
            context.add(animation, to: track.layer, key: track.key, property: track.key, isPaced: false)
        }
        tracks = []
    }
}
