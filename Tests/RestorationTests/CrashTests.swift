import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("State after crashes", .serialized)
struct CrashTests {
    private func run(_ body: (Stage) throws -> Void) throws {
        LaunchedDelegate.reset()
        try Stage.run(application: LaunchedDelegate.self, body)
    }

    private func root(of stage: Stage) -> LoggedController? { stage.window.rootViewController as? LoggedController }

    @Test("A program that crashes gets no calls")
    func noCalls() throws {
        try run { stage in
            RestorationLog.entries = []

            stage.relaunch(afterCrash: true)

            expectEqual(
                RestorationLog.entries,
                [
                    "will finish", "viewDidLoad root", "did finish", "will appear root", "did appear root", "active",
                ])
            expectFalse(stage.timeline.lines.contains { $0.contains("Disappear") })
        }
    }

    @Test("A crash saves no state; the state of the last background is restored, until it is replaced")
    func crash() throws {
        try run { stage in
            root(of: stage)?.note = "lost"
            stage.relaunch(afterCrash: true)
            expectEqual(root(of: stage)?.note, "default")

            root(of: stage)?.note = "kept"
            stage.sendToBackground()
            stage.bringToForeground()
            root(of: stage)?.note = "lost"
            for _ in 0..<2 {
                stage.relaunch(afterCrash: true)
                expectEqual(root(of: stage)?.note, "kept")
            }
        }
    }

    @Test("Crashes and ends, one after the other")
    func mixed() throws {
        try run { stage in
            for isCrash in [true, false, true, true, false, false] {
                root(of: stage)?.note = isCrash ? "lost" : "kept"
                stage.relaunch(afterCrash: isCrash)
            }

            expectEqual(root(of: stage)?.note, "kept")
        }
    }

    @Test("State is not used again after a crash during its restoration, with one warning")
    func whileRestoring() throws {
        try run { stage in
            root(of: stage)?.note = "changed"
            LaunchedDelegate.extends = true
            stage.relaunch()
            expectEqual(root(of: stage)?.note, "changed")

            stage.relaunch(afterCrash: true)

            let messages = stage.diagnostics.map(\.message)
            expectEqual(root(of: stage)?.note, "default")
            expectEqual(messages.count, 1)
            expectEqual(messages.first?.contains("is not restored"), true)
        }
    }

    @Test("A program that extends the restoration, and saves its state meanwhile, has restored it")
    func extendedAndSaved() throws {
        try run { stage in
            root(of: stage)?.note = "changed"
            LaunchedDelegate.extends = true

            for _ in 0..<3 { stage.relaunch() }

            expectEqual(root(of: stage)?.note, "changed")
        }
    }

    @Test("A presented controller gets no calls after a crash, and is absent at the next launch")
    func presenting() throws {
        try run { stage in
            stage.window.rootViewController?.present(AppearingController("presented"), animated: true)
            stage.advance(by: 0.1)
            RestorationLog.entries = []

            stage.relaunch(afterCrash: true)
            stage.advance(by: 1)

            expectNil(stage.window.rootViewController?.presentedViewController)
            #expect(RestorationLog.entries.contains("did appear root"))
            expectFalse(RestorationLog.entries.contains { $0.contains("presented") })
        }
    }

    @Test("A device stays the same device between launches")
    func device() throws {
        LaunchedDelegate.reset()
        try Stage.run(application: LaunchedDelegate.self, device: .iPhone15, style: .dark) { stage in
            for _ in 0..<2 {
                expectEqual(stage.window.bounds.size, StageDevice.iPhone15.size)
                expectEqual(stage.window.safeAreaInsets.top, StageDevice.iPhone15.top)
                expectEqual(stage.window.traitCollection.userInterfaceIdiom, .phone)
                expectEqual(stage.window.traitCollection.userInterfaceStyle, .dark)
                expectFalse(UIApplication.shared.supportsMultipleScenes)
                stage.relaunch()
            }
        }
    }

    @Test("The session of a program's only window is the same at each launch")
    func session() throws {
        try run { stage in
            let identifier = stage.scenes.first?.session.persistentIdentifier

            stage.relaunch()

            expectNotNil(identifier)
            expectEqual(stage.scenes.first?.session.persistentIdentifier, identifier)
        }
    }
}
