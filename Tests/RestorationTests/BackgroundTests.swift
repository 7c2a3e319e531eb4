import Expectations
import IrekoTesting
import StateArchive
import Testing
import UIKit
import UIKitCore

@MainActor
@Suite("The times when state is saved", .serialized)
struct BackgroundTests {
    private static let saving = ["resigns", "background", "should save", "will encode", "encode root"]

    /// Runs a test on a launched application.
    private func run(_ body: (Stage) throws -> Void) throws {
        LaunchedDelegate.reset()
        try Stage.run(application: LaunchedDelegate.self) { stage in
            RestorationLog.entries = []
            try body(stage)
        }
    }

    @Test("When the last window is minimized")
    func minimized() throws {
        try run { stage in
            let scene = try #require(stage.scenes.first)

            stage.minimize(scene)

            expectEqual(RestorationLog.entries, Self.saving)
        }
    }

    @Test("A delegate that disables saving has the state discarded, but not the window's size")
    func discarded() throws {
        try run { stage in
            stage.sendToBackground()
            stage.bringToForeground()
            let kept = keptState

            LaunchedDelegate.saves = false
            stage.sendToBackground()

            expectNotNil(kept?.application)
            expectEqual(kept?.objects.isEmpty, false)
            expectNil(keptState?.application)
            expectEqual(keptState?.objects.isEmpty, true)
            let size = stage.window.screen.bounds.size
            let window = ArchivedWindow(width: size.width, height: size.height, x: nil, y: nil)
            expectEqual(keptState?.sessions.map(\.window), [window])
        }
    }

    @Test("When the last window is closed, before its root disappears; its session is not discarded")
    func closed() throws {
        try run { stage in
            let scene = try #require(stage.scenes.first)

            stage.close(scene)

            expectEqual(
                RestorationLog.entries, Self.saving + ["will disappear root", "did disappear root", "terminates"])
            expectTrue(stage.hasEnded)
            expectEqual(keptState?.sessions.count, 1)
        }
    }

    @Test("When the system ends the program, once")
    func terminated() throws {
        try run { stage in
            stage.terminate()
            stage.terminate()

            expectEqual(RestorationLog.entries, Self.saving + ["terminates"])
            expectTrue(stage.hasEnded)
            expectNotNil(keptState)
        }
    }

    @Test("A program that is ended in the background has saved its state already")
    func terminatedInBackground() throws {
        try run { stage in
            stage.sendToBackground()
            RestorationLog.entries = []

            stage.terminate()

            expectEqual(RestorationLog.entries, ["terminates"])
        }
    }

    @Test("When the display is lost")
    func displayLost() throws {
        try run { stage in
            let scene = try #require(stage.scenes.first)

            scene.handle(.lost("The connection is gone."))

            expectEqual(RestorationLog.entries, Self.saving + ["terminates"])
            expectTrue(stage.hasEnded)
        }
    }

    @Test("Losing the input focus saves no state")
    func inactive() throws {
        try run { stage in
            let scene = try #require(stage.scenes.first)

            scene.handle(.focus(false))
            scene.handle(.focus(true))

            expectEqual(RestorationLog.entries, ["resigns", "active"])
            expectNil(keptState)
        }
    }

    @Test("A stage with a given root saves no state")
    func withoutApplication() throws {
        try Stage.run(rootViewController: LoggedController("root")) { stage in
            RestorationLog.entries = []

            stage.sendToBackground()
            stage.bringToForeground()

            expectEqual(RestorationLog.entries, [])
            expectNil(UIContext.current.stateStore)
        }
    }

    @Test("An error of the store is one warning")
    func failingStore() throws {
        final class FailingStore: StateStore {
            func save(_ state: ArchivedState) throws(StateStoreError) { throw .restorationCrashed }
            func beginRestoring() throws(StateStoreError) -> ArchivedState? { throw .restorationCrashed }
            func finishRestoring() {}
            func discard() {}
        }
        try run { stage in
            UIContext.current.stateStore = FailingStore()

            stage.sendToBackground()

            let messages = stage.diagnostics.map(\.message)
            expectEqual(messages.count, 1)
            expectEqual(messages.first?.contains("is not preserved"), true)
        }
    }
}
