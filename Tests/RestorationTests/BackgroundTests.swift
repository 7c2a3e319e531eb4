import IrekoTesting
import StateArchive
import Testing
import UIKit
import UIKitCore

@MainActor
@Suite("When state is kept", .serialized)
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

            #expect(RestorationLog.entries == Self.saving)
        }
    }

    @Test("A delegate that does not want state to be kept has the state thrown away, but not the window's size")
    func discarded() throws {
        try run { stage in
            stage.sendToBackground()
            stage.bringToForeground()
            let kept = keptState

            LaunchedDelegate.saves = false
            stage.sendToBackground()

            #expect(kept?.application != nil && kept?.objects.isEmpty == false)
            #expect(keptState?.application == nil && keptState?.objects.isEmpty == true)
            let size = stage.window.screen.bounds.size
            let window = ArchivedWindow(width: size.width, height: size.height, x: nil, y: nil)
            #expect(keptState?.sessions.map(\.window) == [window])
        }
    }

    @Test("When the last window is closed, before its root disappears; its session is not discarded")
    func closed() throws {
        try run { stage in
            let scene = try #require(stage.scenes.first)

            stage.close(scene)

            #expect(
                RestorationLog.entries == Self.saving + ["will disappear root", "did disappear root", "terminates"])
            #expect(stage.hasEnded && keptState?.sessions.count == 1)
        }
    }

    @Test("When the system ends the program, once")
    func terminated() throws {
        try run { stage in
            stage.terminate()
            stage.terminate()

            #expect(RestorationLog.entries == Self.saving + ["terminates"])
            #expect(stage.hasEnded && keptState != nil)
        }
    }

    @Test("A program that is ended in the background has kept its state already")
    func terminatedInBackground() throws {
        try run { stage in
            stage.sendToBackground()
            RestorationLog.entries = []

            stage.terminate()

            #expect(RestorationLog.entries == ["terminates"])
        }
    }

    @Test("When the display is lost")
    func displayLost() throws {
        try run { stage in
            let scene = try #require(stage.scenes.first)

            scene.handle(.lost("The connection is gone."))

            #expect(RestorationLog.entries == Self.saving + ["terminates"])
            #expect(stage.hasEnded)
        }
    }

    @Test("Losing the input focus keeps nothing")
    func inactive() throws {
        try run { stage in
            let scene = try #require(stage.scenes.first)

            scene.handle(.focus(false))
            scene.handle(.focus(true))

            #expect(RestorationLog.entries == ["resigns", "active"] && keptState == nil)
        }
    }

    @Test("A stage that is given a root keeps nothing")
    func withoutApplication() throws {
        try Stage.run(rootViewController: LoggedController("root")) { stage in
            RestorationLog.entries = []

            stage.sendToBackground()
            stage.bringToForeground()

            #expect(RestorationLog.entries == [] && UIContext.current.stateStore == nil)
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
            #expect(messages.count == 1 && messages.first?.contains("is not kept") == true)
        }
    }
}
