import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("An application that is launched again on a stage", .serialized)
struct RelaunchTests {
    private func root(of stage: Stage) -> LoggedController? { stage.window.rootViewController as? LoggedController }

    @Test("Everything of the program is new, and what was there is gone")
    func everythingIsNew() throws {
        LaunchedDelegate.reset()
        try Stage.run(application: LaunchedDelegate.self) { stage in
            weak let root = stage.window.rootViewController
            weak let window = stage.window
            weak let delegate = UIApplication.shared.delegate as? LaunchedDelegate
            let identifier = stage.scenes.first?.session.persistentIdentifier

            stage.relaunch()

            #expect(root == nil && window == nil && delegate == nil)
            #expect(stage.scenes.count == 1 && UIApplication.shared.windows == [stage.window])
            #expect(stage.scenes.first?.session.persistentIdentifier == identifier)
            #expect(UIApplication.shared.applicationState == .active && !stage.hasEnded)
        }
    }

    @Test("The clock and the timeline go on, and nothing disappears")
    func timeGoesOn() throws {
        LaunchedDelegate.reset()
        try Stage.run(application: LaunchedDelegate.self) { stage in
            stage.advance(by: 1)

            stage.relaunch()
            stage.advance(by: 1)

            let once = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"].map { "AppearingController \($0)" }
            #expect(stage.timeline.lines(of: .appearance) == once + once)
            #expect(stage.time == 2)
        }
    }

    @Test("What is on the screen is what the new launch shows, and it is touched")
    func input() throws {
        final class PressedDelegate: LaunchedDelegate {
            static var presses = 0
            override func show() {
                super.show()
                let button = UIButton(type: .system)
                button.setTitle("Press", for: .normal)
                button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
                button.addAction(UIAction { _ in Self.presses += 1 }, for: .touchUpInside)
                window?.rootViewController?.view.addSubview(button)
            }
        }
        LaunchedDelegate.reset()
        PressedDelegate.presses = 0
        try Stage.run(application: PressedDelegate.self) { stage in
            stage.find("Press").tap()

            stage.relaunch()
            stage.find("Press").tap()

            #expect(PressedDelegate.presses == 2)
        }
    }

    @Test("A crash keeps nothing; what was kept in the background before is restored")
    func crash() throws {
        LaunchedDelegate.reset()
        try Stage.run(application: LaunchedDelegate.self) { stage in
            root(of: stage)?.note = "lost"
            stage.relaunch(afterCrash: true)
            #expect(root(of: stage)?.note == "default")

            root(of: stage)?.note = "kept"
            stage.sendToBackground()
            stage.bringToForeground()
            root(of: stage)?.note = "lost"
            stage.relaunch(afterCrash: true)
            #expect(root(of: stage)?.note == "kept")

            // It stays until something is kept in its place.
            stage.relaunch(afterCrash: true)
            #expect(root(of: stage)?.note == "kept")
        }
    }

    @Test("State at whose restoration the program has crashed is not used again, with one warning")
    func crashWhileRestoring() throws {
        LaunchedDelegate.reset()
        try Stage.run(application: LaunchedDelegate.self) { stage in
            root(of: stage)?.note = "changed"
            LaunchedDelegate.extends = true
            stage.relaunch()
            #expect(root(of: stage)?.note == "changed")

            stage.relaunch(afterCrash: true)

            let messages = stage.diagnostics.map(\.message)
            #expect(root(of: stage)?.note == "default")
            #expect(messages.count == 1 && messages.first?.contains("begins anew") == true)
        }
    }

    @Test("A program that restores for longer, and keeps its state meanwhile, has restored it")
    func extendedAndSaved() throws {
        LaunchedDelegate.reset()
        try Stage.run(application: LaunchedDelegate.self) { stage in
            root(of: stage)?.note = "changed"
            LaunchedDelegate.extends = true

            for _ in 0..<3 { stage.relaunch() }

            #expect(root(of: stage)?.note == "changed")
        }
    }

    @Test("A program that has ended is launched again")
    func afterItsEnd() throws {
        LaunchedDelegate.reset()
        try Stage.run(application: LaunchedDelegate.self) { stage in
            root(of: stage)?.note = "changed"
            let scene = try #require(stage.scenes.first)
            stage.close(scene)
            #expect(stage.hasEnded && stage.scenes.isEmpty && stage.window.rootViewController == nil)

            stage.relaunch()

            #expect(!stage.hasEnded && root(of: stage)?.note == "changed")
        }
    }

    @Test("A device stays the same device")
    func device() throws {
        LaunchedDelegate.reset()
        try Stage.run(device: .iPhone15, style: .dark, application: LaunchedDelegate.self) { stage in
            for _ in 0..<2 {
                #expect(stage.window.bounds.size == StageDevice.iPhone15.size)
                #expect(stage.window.safeAreaInsets.top == StageDevice.iPhone15.top)
                #expect(stage.window.traitCollection.userInterfaceIdiom == .phone)
                #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
                #expect(!UIApplication.shared.supportsMultipleScenes)
                stage.relaunch()
            }
        }
    }

    @Test("A test that awaits relaunches as well")
    func awaiting() async throws {
        LaunchedDelegate.reset()
        try await Stage.run(application: LaunchedDelegate.self) { stage in
            (stage.window.rootViewController as? LoggedController)?.note = "changed"
            try await Task.sleep(for: .seconds(1))

            stage.relaunch()
            try await Task.sleep(for: .seconds(1))

            #expect((stage.window.rootViewController as? LoggedController)?.note == "changed")
            #expect(stage.time == 2)
        }
    }

    @Test("A controller of an ended launch that something holds fails the test", arguments: [false, true])
    func leak(ofTheLastLaunch: Bool) throws {
        var held: UIViewController?
        LaunchedDelegate.reset()

        let failure = #expect(throws: StageFailure.self) {
            try Stage.run(application: LaunchedDelegate.self) { stage in
                if ofTheLastLaunch { stage.relaunch() }
                held = stage.window.rootViewController
                if !ofTheLastLaunch { stage.relaunch() }
            }
        }

        guard case .leakedControllers(let names) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(names.count == 1 && names.first?.contains("AppearingController") == true)
        withExtendedLifetime(held) {}
    }

    @Test("A stage without an application cannot relaunch")
    func withoutApplication() throws {
        let failure = #expect(throws: StageFailure.self) {
            try Stage.run(rootViewController: UIViewController()) { stage in stage.relaunch() }
        }

        guard case .misuse = failure else { return #expect(Bool(false), "\(String(describing: failure))") }
    }
}
