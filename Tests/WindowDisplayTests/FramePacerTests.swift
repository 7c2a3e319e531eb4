import Expectations
import Testing

@testable import WindowDisplay

@Suite("Frames follow each other evenly")
struct FramePacerTests {
    private var pacer = FramePacer(refreshRate: 50)

    @Test(
        "The rate is the display's if valid, else 60",
        arguments: [(60, 60.0), (144, 144), (0, 60), (-1, 60), (1_000_000, 60)])
    func rate(said: Int, taken: Double) {
        expectEqual(FramePacer(refreshRate: said).interval, 1 / taken)
    }

    @Test("The first frame is due at once, or when it is requested")
    func first() {
        expectEqual(pacer.due(requested: -.infinity, now: 10), 10)
        expectEqual(pacer.due(requested: 12, now: 10), 12)
        expectEqual(pacer.due(requested: .nan, now: 10), 10)
    }

    @Test("The next frame is due one interval after the last was due, even if that was late")
    mutating func late() {
        pacer.frameShown(due: 10)

        expectEqual(pacer.due(requested: -.infinity, now: 10.015), 10.02)
        expectEqual(pacer.due(requested: -.infinity, now: 10.03), 10.02)
    }

    @Test("After missed frames, or a pause, the intervals start again")
    mutating func missed() {
        pacer.frameShown(due: 10)

        expectEqual(pacer.due(requested: -.infinity, now: 10.05), 10.05)
        expectEqual(pacer.due(requested: -.infinity, now: 99), 99)
    }

    @Test("A hundred frames whose wake-ups are late keep the rate")
    mutating func drift() {
        var now = 10.0
        for frame in 0..<100 {
            let due = pacer.due(requested: -.infinity, now: now)
            #expect(abs(due - (10 + Double(frame) * 0.02)) < 1e-9)
            pacer.frameShown(due: due)
            now = max(now, due) + Double(frame % 7) * 0.002
        }
    }

    @Test(
        "The wait is in events while there are milliseconds, then precise",
        arguments: [
            (nil as Double?, Wait.forever), (.infinity, .forever), (10, .none), (9, .none), (-.infinity, .none),
            (10.000_01, .none), (10.0005, .precise), (.nan, .forever),
            (10.0105, .events(milliseconds: 10, wakesForCommits: false)),
            (11, .events(milliseconds: 1000, wakesForCommits: true)),
            (1e300, .events(milliseconds: 1_000_000, wakesForCommits: true)),
        ])
    func wait(due: Double?, expected: Wait) {
        expectEqual(Wait(due: due, now: 10, interval: 0.02), expected)
    }
}
