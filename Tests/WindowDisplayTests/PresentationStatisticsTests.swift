import Expectations
import Testing

@testable import WindowDisplay

@Suite("Presentations are counted, and their times kept on demand")
struct PresentationStatisticsTests {
    private var statistics = PresentationStatistics()

    @Test("By default it only counts")
    mutating func counting() {
        for time in 1...3 { statistics.presented(at: Double(time)) }

        expectEqual(statistics.frameCount, 3)
        expectEqual(statistics.presentTimes, [])
    }

    @Test("The last ones stay, oldest first")
    mutating func ring() {
        statistics.record(capacity: 3)
        for time in 1...5 { statistics.presented(at: Double(time)) }

        expectEqual(statistics.frameCount, 5)
        expectEqual(statistics.presentTimes, [3, 4, 5])

        statistics.record(capacity: -1)
        statistics.presented(at: 6)
        expectEqual(statistics.frameCount, 1)
        expectEqual(statistics.presentTimes, [])
    }
}
