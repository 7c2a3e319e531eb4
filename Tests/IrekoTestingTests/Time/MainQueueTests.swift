import Dispatch
import Expectations
import Foundation
import Synchronization
import Testing
import UIKit

@testable import IrekoTesting

@MainActor @Suite("The main queue of a stage", .serialized, .enabled(if: StageTime.isAvailable))
struct MainQueueTests {
    private let ping = Notification.Name("MainQueueTests.ping")

    /// A log for all threads.
    private final class Events: Sendable {
        private let state = Mutex<[String]>([])
        var all: [String] { state.withLock { $0 } }
        func add(_ event: String) { state.withLock { $0.append(event) } }
    }

    private func observe(_ events: Events, queue: OperationQueue? = .main) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: ping, object: nil, queue: queue) { _ in
            events.add("block, main thread: \(Thread.isMainThread)")
        }
    }

    // MARK: Notifications

    @Test("An observer on the main queue receives a notification of the main thread inside of post")
    func notification() throws {
        try Stage.run { _ in
            let events = Events()
            let observer = observe(events)
            defer { NotificationCenter.default.removeObserver(observer) }

            NotificationCenter.default.post(name: ping, object: nil)
            events.add("posted")

            expectEqual(events.all, ["block, main thread: true", "posted"])
        }
    }

    @Test("An observer on the main queue receives a notification of a background thread there, before post returns")
    func notificationOfOtherThread() throws {
        try Stage.run { stage in
            let events = Events()
            let observer = observe(events)
            defer { NotificationCenter.default.removeObserver(observer) }
            let ping = ping

            DispatchQueue.global().async {
                events.add("post, main thread: \(Thread.isMainThread)")
                NotificationCenter.default.post(name: ping, object: nil)
                events.add("posted")
            }
            stage.settle()

            expectEqual(events.all, ["post, main thread: false", "block, main thread: true", "posted"])
            expectEqual(stage.time, 0)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A detached thread posts to the main queue as well")
    func notificationOfThread() throws {
        try Stage.run { stage in
            let events = Events()
            let observer = observe(events)
            defer { NotificationCenter.default.removeObserver(observer) }
            let ping = ping

            Thread.detachNewThread {
                NotificationCenter.default.post(name: ping, object: nil)
                DispatchQueue.main.async { events.add("posted") }
            }
            stage.wait { events.all.contains("posted") }

            expectEqual(events.all, ["block, main thread: true", "posted"])
        }
    }

    @Test("An observer on a background queue has been called when post returns")
    func notificationForQueue() throws {
        try Stage.run { _ in
            let (events, queue) = (Events(), OperationQueue())
            let observer = observe(events, queue: queue)
            defer { NotificationCenter.default.removeObserver(observer) }

            NotificationCenter.default.post(name: ping, object: nil)
            events.add("posted")

            expectEqual(events.all, ["block, main thread: false", "posted"])
        }
    }

    @Test("A task that is not on the main actor posts to the main queue")
    func notificationOfTask() throws {
        try Stage.run { stage in
            let events = Events()
            let observer = observe(events)
            defer { NotificationCenter.default.removeObserver(observer) }
            let ping = ping

            Task.detached {
                NotificationCenter.default.post(name: ping, object: nil)
                events.add("posted")
            }
            stage.settle()

            expectEqual(events.all, ["block, main thread: true", "posted"])
        }
    }

    // The controller of the page on time.
    private final class ChatViewController: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 40))
        private(set) var bottomInset: CGFloat = 0
        private var observer: (any NSObjectProtocol)?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            let frameKey = UIResponder.keyboardFrameEndUserInfoKey
            observer = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
            ) { [weak self] notification in
                let frame = notification.userInfo?[frameKey] as? CGRect
                MainActor.assumeIsolated { self?.bottomInset = frame?.height ?? 0 }
            }
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if let observer { NotificationCenter.default.removeObserver(observer) }
        }
    }

    @Test("A chat observes the keyboard on the main queue, and becomes first responder")
    func keyboard() throws {
        try Stage.run(device: .iPhone15, rootViewController: ChatViewController()) { stage in
            let chat = try #require(stage.window.rootViewController as? ChatViewController)
            stage.keyboard = .onScreen

            chat.field.becomeFirstResponder()

            #expect(chat.bottomInset > 200)
        }
    }

    @Test("A notification queue posts in the next turn, and posts equal notifications once")
    func notificationQueue() throws {
        try Stage.run { stage in
            let events = Events()
            let observer = NotificationCenter.default.addObserver(forName: ping, object: nil, queue: nil) {
                events.add($0.object as? String ?? "")
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            let queue = NotificationQueue.default
            queue.enqueue(Notification(name: ping, object: "now"), postingStyle: .now)
            expectEqual(events.all, ["now"])
            for _ in 0..<3 {
                queue.enqueue(
                    Notification(name: ping, object: "soon"), postingStyle: .asap, coalesceMask: .onName, forModes: nil)
            }
            expectEqual(events.all, ["now"])

            stage.settle()
            expectEqual(events.all, ["now", "soon"])

            queue.enqueue(Notification(name: ping, object: "idle"), postingStyle: .whenIdle)
            stage.settle()
            expectEqual(events.all, ["now", "soon", "idle"])
            queue.enqueue(Notification(name: ping, object: "never"), postingStyle: .asap)
        }
        try Stage.run { $0.settle() }
    }

    // MARK: Operations

    @Test("The stage's thread is Foundation's main thread, with its queue and its run loop")
    func identity() throws {
        try Stage.run { stage in
            expectTrue(Thread.isMainThread)
            expectTrue(Thread.current.isMainThread)
            expectIdentical(OperationQueue.current, OperationQueue.main)
            expectEqual(OperationQueue.main.underlyingQueue?.label, DispatchQueue.main.label)
            expectIdentical(RunLoop.current, RunLoop.main)
            expectEqual(RunLoop.main.currentMode, .default)
            let others = Mutex<[Bool]>([])
            DispatchQueue.global().async {
                others.withLock {
                    $0 = [Thread.isMainThread, Thread.current.isMainThread, OperationQueue.current == nil]
                }
            }
            stage.settle()
            expectEqual(others.withLock { $0 }, [false, false, true])
        }
    }

    @Test("Foundation's objects for the main thread end with the stage")
    func identityEnds() throws {
        let (before, isMain) = (Thread.current, Thread.isMainThread)
        try Stage.run { _ in expectIdentical(Thread.current, Thread.mainThread) }
        expectIdentical(Thread.current, before)
        expectEqual(Thread.isMainThread, isMain)
    }

    @Test("Operations of the main queue run one after the other in turns, by their dependencies and priorities")
    func operations() throws {
        try Stage.run { stage in
            let events = Events()
            let operations = ["a", "b", "c"].map { name in
                BlockOperation {
                    events.add("\(name) \(Thread.isMainThread) \(OperationQueue.current === OperationQueue.main)")
                }
            }
            operations[0].addDependency(operations[2])
            operations[1].completionBlock = { events.add("done \(Thread.isMainThread)") }
            OperationQueue.main.addOperations(operations, waitUntilFinished: false)
            expectEqual(events.all, [])

            stage.settle()

            expectEqual(events.all.filter { !$0.hasPrefix("done") }, ["b true true", "c true true", "a true true"])
            #expect(events.all.contains("done false"))
        }
    }

    @Test("A background queue waits for operations of the main queue, which depend on its own")
    func waitingForMain() throws {
        try Stage.run { stage in
            let (events, queue) = (Events(), OperationQueue())
            queue.addOperation {
                let first = BlockOperation { events.add("main \(Thread.isMainThread)") }
                OperationQueue.main.addOperations([first], waitUntilFinished: true)
                events.add("after")
                OperationQueue.main.addOperation { events.add("main again") }
                OperationQueue.main.waitUntilAllOperationsAreFinished()
                events.add("all")
            }
            stage.settle()

            expectEqual(events.all, ["main true", "after", "main again", "all"])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A background thread uses the main run loop")
    func mainRunLoop() throws {
        try Stage.run { stage in
            let events = Events()
            DispatchQueue.global().async {
                RunLoop.main.perform { events.add("block \(Thread.isMainThread)") }
                let timer = Timer(fire: Date() + 0.5, interval: 0, repeats: false) { _ in
                    events.add("timer \(Thread.isMainThread)")
                }
                RunLoop.main.add(timer, forMode: .common)
            }

            stage.advance(by: 0.4)
            expectEqual(events.all, ["block true"])

            stage.advance(by: 0.1)
            expectEqual(events.all, ["block true", "timer true"])
        }
    }

    @Test("Operations of the main queue and of a background queue depend on each other")
    func dependencies() throws {
        try Stage.run { stage in
            let (events, queue) = (Events(), OperationQueue())
            let first = BlockOperation {
                Thread.sleep(forTimeInterval: 1)
                events.add("first \(Thread.isMainThread)")
            }
            let second = BlockOperation { events.add("second \(Thread.isMainThread)") }
            let third = BlockOperation { events.add("third \(Thread.isMainThread)") }
            second.addDependency(first)
            third.addDependency(second)
            OperationQueue.main.addOperation(second)
            queue.addOperations([first, third], waitUntilFinished: false)

            stage.advance(by: 0.9)
            expectEqual(events.all, [])

            stage.advance(by: 0.1)
            expectEqual(events.all, ["first false", "second true", "third false"])
        }
    }

    @Test("A barrier of the main queue waits for its operations")
    func barrier() throws {
        try Stage.run { stage in
            let events = Events()
            OperationQueue.main.addOperation { events.add("first") }
            OperationQueue.main.addBarrierBlock { events.add("barrier \(Thread.isMainThread)") }
            OperationQueue.main.addOperation { events.add("last") }

            stage.settle()

            expectEqual(events.all, ["first", "barrier true", "last"])
        }
    }

    @Test("DispatchQueue.main.sync of a background thread runs in the next turn")
    func sync() throws {
        try Stage.run { stage in
            let events = Events()
            DispatchQueue.global().async {
                let value = DispatchQueue.main.sync {
                    events.add("main \(Thread.isMainThread)")
                    return 7
                }
                events.add("\(value)")
            }
            stage.settle()
            expectEqual(events.all, ["main true", "7"])
        }
    }

    // MARK: Waiting on the main thread

    @Test(
        "The main thread waits for work of other queues that needs time",
        arguments: ["group", "semaphore", "sync", "later", "operation", "item", "condition", "thread", "timer"])
    func waiting(_ kind: String) throws {
        try Stage.run { stage in
            let events = Events()
            let work: @Sendable () -> Void = {
                Thread.sleep(forTimeInterval: 0.25)
                events.add("slept")
            }
            switch kind {
            case "group":
                let group = DispatchGroup()
                DispatchQueue.global().async(group: group, execute: work)
                group.wait()
            case "semaphore":
                let semaphore = DispatchSemaphore(value: 0)
                DispatchQueue.global().async {
                    work()
                    semaphore.signal()
                }
                semaphore.wait()
            case "sync":
                let queue = DispatchQueue(label: "sync")
                queue.async(execute: work)
                queue.sync {}
            case "later":
                let semaphore = DispatchSemaphore(value: 0)
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.25) {
                    events.add("slept")
                    semaphore.signal()
                }
                expectEqual(semaphore.wait(timeout: .now() + 3600), .success)
            case "operation":
                let queue = OperationQueue()
                queue.addOperation(work)
                queue.waitUntilAllOperationsAreFinished()
            case "item":
                let item = DispatchWorkItem(block: work)
                DispatchQueue.global().async(execute: item)
                item.wait()
            case "condition":
                let condition = NSCondition()
                let isDone = Mutex(false)
                DispatchQueue.global().async {
                    work()
                    condition.lock()
                    isDone.withLock { $0 = true }
                    condition.signal()
                    condition.unlock()
                }
                condition.lock()
                while !isDone.withLock({ $0 }) { condition.wait() }
                condition.unlock()
            case "thread":
                let semaphore = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    work()
                    semaphore.signal()
                }
                semaphore.wait()
            default:
                let semaphore = DispatchSemaphore(value: 0)
                let timer = DispatchSource.makeTimerSource(queue: .global())
                timer.setEventHandler { @Sendable in
                    events.add("slept")
                    semaphore.signal()
                }
                timer.schedule(deadline: .now() + 0.25)
                timer.activate()
                semaphore.wait()
                timer.cancel()
            }
            expectEqual(events.all, ["slept"])
            expectEqual(stage.time, 0.25)
        }
    }

    @Test("A wait in vain ends at its time, and not before work that is due until then")
    func waitingInVain() throws {
        try Stage.run { stage in
            let (events, start) = (Events(), DispatchTime.now())
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
                events.add("\((DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000) ms")
            }
            DispatchQueue.main.async { events.add("main") }

            expectEqual(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.08), .timedOut)

            expectEqual(events.all, ["50 ms"])
            expectEqual(stage.time, 0.08)
            stage.settle()
            expectEqual(events.all, ["50 ms", "main"])
        }
    }

    @Test("A wait ends with work that is due at its deadline")
    func waitingForDeadline() throws {
        try Stage.run { stage in
            let group = DispatchGroup()
            group.enter()
            let deadline = DispatchTime.now() + 0.05
            DispatchQueue.global().asyncAfter(deadline: deadline) {
                usleepForReal()
                group.leave()
            }
            expectEqual(group.wait(timeout: deadline), .success)
            expectEqual(stage.time, 0.05)
        }
    }

    @Test("A condition is waited for until a date")
    func waitingUntil() throws {
        try Stage.run { stage in
            let condition = NSCondition()
            condition.lock()
            expectFalse(condition.wait(until: Date() + 0.05))
            condition.unlock()
            expectEqual(stage.time, 0.05)
        }
    }

    @Test("Queues wait for each other on semaphores, in the same turn")
    func queues() throws {
        try Stage.run { stage in
            let log = StageLog()
            for index in 0..<50 {
                let semaphore = DispatchSemaphore(value: 0)
                let queues = [DispatchQueue(label: "a"), DispatchQueue(label: "b")]
                queues[0].async {
                    queues[1].async { semaphore.signal() }
                    semaphore.wait()
                    DispatchQueue.main.async { log.add("\(index)") }
                }
            }
            DispatchQueue.main.async { log.add("own") }

            stage.advance(by: 0)

            expectEqual(log.lines, ["own"] + (0..<50).map { "\($0)" })
        }
    }
}
