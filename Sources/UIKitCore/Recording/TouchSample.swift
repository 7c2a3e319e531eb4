import CoreGraphics
import RenderServer

/// The location of a finger at a time.
struct TouchSample {
    /// The number of the finger, starting at 1, in the order of the touches.
    let finger: Int
    let phase: PointerEvent.Phase
    let location: CGPoint
    let time: Double

    /// Returns the calls of a stage that repeat the samples, and their duration on its clock, in seconds.
    static func replay(_ samples: [TouchSample]) -> (lines: [String], duration: Double) {
        guard let start = samples.first?.time else { return ([], 0) }
        var lines: [String] = []
        var (time, duration) = (start, 0.0)
        for sample in samples {
            let pause = Pause.rounded(sample.time - time)
            if pause > 0 { lines.append(Pause.line(pause)) }
            time = pause < Pause.longest ? time + pause : sample.time
            duration += pause
            lines.append(sample.line)
        }
        return (lines, duration)
    }

    private var line: String {
        let verb =
            switch phase {
            case .began: "touchDown(at:"
            case .moved, .hovered: "touchMove(to:"
            case .ended: "touchUp(at:"
            case .cancelled: "touchCancel(at:"
            }
        return "stage.\(verb) \(SwiftText.point(location))" + (finger == 1 ? "" : ", finger: \(finger)") + ")"
    }
}

/// A time without user actions.
enum Pause {
    /// The maximum pause of a test, in seconds.
    static let longest = 3600.0

    /// Returns the seconds, rounded to tenths.
    static func rounded(_ seconds: Double) -> Double { min(max(0, (seconds * 10).rounded() / 10), longest) }

    static func line(_ seconds: Double) -> String { "stage.advance(by: \(SwiftText.number(seconds)))" }
}
