import CoreGraphics
import Expectations
import Foundation
import RenderServer
import Synchronization
import Testing

@testable import WindowDisplay

@Suite("Commits wait for the display thread and wake it when it sleeps")
struct CommitQueueTests {
    private final class Counter: Sendable {
        let count = Mutex(0)
    }

    private let wakes = Counter()
    private let queue: CommitQueue

    init() {
        let wakes = wakes
        queue = CommitQueue(wake: { wakes.count.withLock { $0 += 1 } })
    }

    private func commit(_ time: Double) { queue.add { $0.commits.append(Commit(time: time, root: nil)) } }

    @Test("Commits are taken in order, once")
    func order() {
        for time in 1...3 { commit(Double(time)) }

        expectEqual(queue.take().commits.map(\.time), [1, 2, 3])
        expectTrue(queue.take().isEmpty)
    }

    @Test("One wake for any number of commits, and no wake while the thread is awake")
    func wake() {
        commit(1)
        expectEqual(wakes.count.withLock { $0 }, 0)
        _ = queue.take()

        expectTrue(queue.waitForSignal())
        commit(2)
        commit(3)
        expectEqual(wakes.count.withLock { $0 }, 1)

        _ = queue.take()
        commit(4)
        expectEqual(wakes.count.withLock { $0 }, 1)
    }

    @Test("The thread does not sleep while requests are queued")
    func noSleep() {
        commit(1)

        expectFalse(queue.waitForSignal())
    }

    @Test("Of two values for the same property the last counts")
    func last() {
        queue.add { $0.title = "a" }
        queue.add { $0.title = "b" }
        queue.add {
            $0.textInput = .init(state: TextInputState(area: CGRect(x: 1, y: 2, width: 3, height: 4), session: 1))
        }
        queue.add { $0.textInput = .init(state: nil) }

        let contents = queue.take()
        expectEqual(contents.title, "b")
        expectNotNil(contents.textInput)
        expectNil(contents.textInput?.state)
    }

    @Test("After closing the queue takes no commits and wakes no thread, and the rest is returned")
    func closing() {
        expectTrue(queue.waitForSignal())
        commit(1)

        expectEqual(queue.close().commits.count, 1)
        expectFalse(queue.add { $0.title = "late" })
        expectTrue(queue.take().isEmpty)
        expectEqual(wakes.count.withLock { $0 }, 1)
    }
}
