import Expectations
import Testing

@testable import QuartzCore

@MainActor
@Suite("Probe")
struct ProbeTests {
    @Test("Any number of subscribers get each event, in their order of subscription")
    func several() {
        let probe = Probe<Int>()
        var log: [String] = []
        probe.subscribe { log.append("a\($0)") }
        probe.subscribe { log.append("b\($0)") }

        probe.send(1)
        probe.send(2)

        expectEqual(log, ["a1", "b1", "a2", "b2"])
    }

    @Test("An event is not made while there are no subscribers")
    func idle() {
        let probe = Probe<Int>()
        var made = 0
        func make() -> Int {
            made += 1
            return made
        }

        probe.send(make())
        expectEqual(made, 0)
        expectFalse(probe.isObserved)

        let subscription = probe.subscribe { _ in }
        probe.send(make())
        subscription.end()
        probe.send(make())
        expectEqual(made, 1)
        expectFalse(probe.isObserved)
    }

    @Test("All subscriptions end at once, and release their closures")
    func end() {
        final class Held {}
        let probe = Probe<Int>()
        var held: Held? = Held()
        weak let reference = held
        probe.subscribe { [held] _ in _ = held }
        held = nil
        expectNotNil(reference)

        probe.endSubscriptions()

        expectNil(reference)
        expectFalse(probe.isObserved)
    }

    @Test("A subscription that ends during an event no longer gets it, and a new one gets the next")
    func changes() {
        let probe = Probe<Int>()
        var log: [String] = []
        var second: Probe<Int>.Subscription?
        var hasSubscribed = false
        probe.subscribe { event in
            log.append("a\(event)")
            second?.end()
            guard !hasSubscribed else { return }
            hasSubscribed = true
            probe.subscribe { log.append("c\($0)") }
        }
        second = probe.subscribe { log.append("b\($0)") }

        probe.send(1)
        probe.send(2)

        expectEqual(log, ["a1", "a2", "c2"])
    }
}
