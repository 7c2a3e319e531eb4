import CoreGraphics
import RenderServer

/// Where a finger was at a time.
struct TouchSample {
    /// From 1, in the order in which they came down.
    let finger: Int
    let phase: PointerEvent.Phase
    let location: CGPoint
    let time: Double

    /// The stage's verbs that do it all again, and how many seconds they move its clock.
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

/// A time in which the user does nothing.
enum Pause {
    /// A longer one does not make a test wait. (An hour, chosen.)
    static let longest = 3600.0

    /// Seconds, to tenths.
    static func rounded(_ seconds: Double) -> Double { min(max(0, (seconds * 10).rounded() / 10), longest) }

    static func line(_ seconds: Double) -> String { "stage.advance(by: \(SwiftText.number(seconds)))" }
}
