import Expectations
import QuartzCore
import RenderServer
import Testing

@MainActor @Suite("Event loops", .serialized)
struct EventLoopTests {
    @Test("Work enqueued in a turn waits for the next one")
    func nextTurn() {
        let loop = EmbeddedEventLoop()
        var log: [Int] = []
        loop.enqueue {
            log.append(1)
            loop.enqueue { log.append(3) }
        }
        loop.enqueue { log.append(2) }

        loop.runTurn()
        expectEqual(log, [1, 2])

        loop.runTurn()
        expectEqual(log, [1, 2, 3])
    }

    // A stack view that a stage's loop still retained removed its constraints while the next stage's loop was being
    // set.
    @Test("Work that is dropped with its loop may access the new loop")
    func dropped() {
        let before = MainLoop.current
        defer { MainLoop.current = before }
        MainLoop.current = EmbeddedEventLoop()
        MainLoop.current.enqueue { [farewell = Farewell()] in _ = farewell }

        let new = EmbeddedEventLoop()
        MainLoop.current = new

        expectIdentical(MainLoop.current, new)
    }

    @Test("Work that other threads send runs in a turn of the current loop, in its order")
    func sent() async {
        let before = MainLoop.current
        defer { MainLoop.current = before }
        let loop = EmbeddedEventLoop()
        MainLoop.current = loop
        let log = Log()
        await Task.detached {
            for index in 0..<1000 { MainLoop.send { log.values.append(index) } }
        }.value

        expectFalse(loop.isIdle)
        expectEqual(log.values, [])

        expectTrue(loop.runUntilIdle())
        expectEqual(log.values, Array(0..<1000))
    }

    @Test("Work that was sent is released with its loop, and may send more")
    func sentAndDropped() {
        let before = MainLoop.current
        defer { MainLoop.current = before }
        let log = Log()
        MainLoop.current = EmbeddedEventLoop()
        MainLoop.send { [sender = Sender(log)] in _ = sender }

        let new = EmbeddedEventLoop()
        MainLoop.current = new
        new.runUntilIdle()

        expectEqual(log.values, [1])
    }

    @MainActor private final class Log {
        var values: [Int] = []
    }

    /// Sends work when it is released.
    private final class Sender: Sendable {
        let log: Log

        init(_ log: Log) { self.log = log }

        deinit { MainLoop.send { [log] in log.values.append(1) } }
    }

    @Test("Scheduled work runs in the order of its times")
    func schedule() {
        let loop = EmbeddedEventLoop()
        var log: [String] = []
        for (time, name) in [(3.0, "c"), (1, "a"), (2, "b"), (1, "a2"), (9, "z")] {
            loop.schedule(at: time) { log.append("\(name) \(loop.clock.now)") }
        }

        loop.advance(to: 3)

        expectEqual(log, ["a 1.0", "a2 1.0", "b 2.0", "c 3.0"])
        expectEqual(loop.nextScheduledTime, 9)
    }

    @Test("Cancelled work never runs, and is released")
    func cancelled() {
        final class Token {}
        let loop = EmbeddedEventLoop()
        var token: Token? = Token()
        weak let weakToken = token
        let work = loop.schedule(at: 1) { [token] in _ = token }
        token = nil
        expectNotNil(weakToken)

        work.cancel()

        expectNil(weakToken)
        expectNil(loop.nextScheduledTime)
    }

    @Test("Many schedules stay in order")
    func manySchedules() {
        let loop = EmbeddedEventLoop()
        var times: [Double] = []
        var seed: UInt64 = 7
        for index in 0..<1000 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let time = Double(seed >> 40)
            let work = loop.schedule(at: time) { times.append(time) }
            if index % 3 == 0 { work.cancel() }
        }

        loop.advance(to: 1e12)

        expectEqual(times.count, 666)
        expectEqual(times, times.sorted())
    }

    @Test("Media time is the current loop's")
    func mediaTime() {
        onStage(at: 42) { stage in
            expectEqual(CACurrentMediaTime(), 42)

            stage.advance(by: 1)

            expectEqual(CACurrentMediaTime(), 43)
        }
    }

    @Test("Work that schedules itself for now does not hang")
    func noHang() {
        let loop = EmbeddedEventLoop()
        var count = 0
        func again() {
            count += 1
            loop.schedule(at: 0, again)
        }
        loop.schedule(at: 0, again)

        expectFalse(loop.runUntilIdle(limit: 10))
        expectEqual(count, 10)
    }
}

/// Accesses the loop when it is deallocated.
private final class Farewell {
    deinit { MainActor.assumeIsolated { _ = MainLoop.current.clock } }
}
