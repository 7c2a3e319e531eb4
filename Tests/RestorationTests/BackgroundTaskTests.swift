import Expectations
import IrekoTesting
import Testing
import UIKit
import UIKitCore

@MainActor
@Suite("Background tasks", .serialized)
struct BackgroundTaskTests {
    private func run(_ body: (Stage, UIApplication) throws -> Void) throws {
        LaunchedDelegate.reset()
        try Stage.run(application: LaunchedDelegate.self) { stage in
            RestorationLog.entries = []
            try body(stage, UIApplication.shared)
        }
    }

    @Test("Each task has a unique identifier")
    func identifiers() throws {
        try run { stage, application in
            let first = application.beginBackgroundTask()
            let second = application.beginBackgroundTask(withName: "upload")

            expectNotEqual(first, second)
            expectNotEqual(first, .invalid)
            expectNotEqual(second, .invalid)
            application.endBackgroundTask(.invalid)
            for _ in 0..<2 { application.endBackgroundTask(first) }
            application.endBackgroundTask(second)
            stage.terminate()
            expectTrue(stage.hasEnded)
            expectEqual(stage.time, 0)
        }
    }

    @Test("The program's end waits for the last task")
    func waits() throws {
        try run { stage, application in
            let tasks = [application.beginBackgroundTask(), application.beginBackgroundTask()]
            application.end(status: 0)
            stage.advance(by: 2)
            expectFalse(stage.hasEnded)
            #expect(!RestorationLog.entries.contains("terminates"))
            expectEqual(application.applicationState, .background)

            application.endBackgroundTask(tasks[0])
            expectFalse(stage.hasEnded)

            application.endBackgroundTask(tasks[1])
            expectTrue(stage.hasEnded)
            expectEqual(RestorationLog.entries.last, "terminates")
        }
    }

    @Test("At the limit the handlers are called in order, and the program still ends")
    func limit() throws {
        try run { stage, application in
            for number in 1...2 {
                _ = application.beginBackgroundTask { RestorationLog.entries.append("expired \(number)") }
            }
            expectEqual(application.backgroundTimeRemaining, .greatestFiniteMagnitude)
            application.end(status: 0)
            stage.advance(by: 2)
            #expect(abs(application.backgroundTimeRemaining - 3) < 1e-6)

            RestorationLog.entries = []
            stage.advance(by: 3)

            expectEqual(RestorationLog.entries, ["expired 1", "expired 2", "terminates"])
            expectTrue(stage.hasEnded)
        }
    }

    @Test("A handler that ends its task ends the program once")
    func endedByHandler() throws {
        try run { stage, application in
            var task = UIBackgroundTaskIdentifier.invalid
            task = application.beginBackgroundTask { application.endBackgroundTask(task) }

            stage.terminate()

            expectTrue(stage.hasEnded)
            expectEqual(stage.time, 5)
            expectEqual(RestorationLog.entries.filter { $0 == "terminates" }.count, 1)
        }
    }

    @Test("A task that begins while the program waits is waited for")
    func late() throws {
        try run { stage, application in
            let first = application.beginBackgroundTask()
            application.end(status: 0)

            let second = application.beginBackgroundTask()
            application.endBackgroundTask(first)
            expectNotEqual(second, .invalid)
            expectFalse(stage.hasEnded)

            application.endBackgroundTask(second)
            expectTrue(stage.hasEnded)
        }
    }

    @Test("A new launch has no tasks of the previous launch")
    func relaunched() throws {
        try run { stage, application in
            _ = application.beginBackgroundTask { RestorationLog.entries.append("expired") }

            stage.relaunch()
            stage.terminate()

            expectTrue(stage.time == 5 && RestorationLog.entries.filter { $0 == "expired" }.count == 1)
        }
    }
}
