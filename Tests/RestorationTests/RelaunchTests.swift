import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// The calls of a program's delegate, over several launches.
@MainActor
private enum Log {
    static var lines: [String] = []
}

private final class NotingPage: UIViewController {
    let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { Log.lines.append("\(name) \(line)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        note("encode")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        note("decode")
    }

    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        note("finished")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }
}

private final class NotingApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    static var url: URL?

    private func note(_ line: String) { Log.lines.append(line) }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("will finish launching")
        Self.url = launchOptions?[.url] as? URL
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = NotingPage("page")
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("did finish launching")
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        note("open \(url)")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { note("active") }
    func applicationWillResignActive(_ application: UIApplication) { note("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { note("terminates") }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        note("save?")
        return true
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        note("restore?")
        return true
    }
}

@MainActor
@Suite("A program on a stage, over several launches", .serialized)
struct RelaunchTests {
    private func during(_ body: () throws -> Void) rethrows -> [String] {
        Log.lines = []
        try body()
        return Log.lines
    }

    @Test("A launch without state: the root appears when the launch is complete")
    func firstLaunch() throws {
        Log.lines = []
        try Stage.run(application: NotingApp.self) { stage in
            expectEqual(
                Log.lines,
                [
                    "will finish launching", "page viewDidLoad", "did finish launching", "page viewWillAppear",
                    "page viewDidAppear", "active",
                ])
            expectTrue(stage.window.rootViewController is NotingPage)
            expectEqual(stage.window.windowScene?.activationState, .foregroundActive)
        }
    }

    @Test("Ended by the system and launched again: saved after the background, restored before the launch is complete")
    func relaunch() throws {
        try Stage.run(application: NotingApp.self) { stage in
            let first = stage.window
            let time = stage.time

            let lines = during { stage.relaunch() }

            expectEqual(
                lines,
                [
                    "resigns", "background", "save?", "page encode", "terminates", "will finish launching",
                    "page viewDidLoad", "restore?", "page decode", "page finished", "did finish launching",
                    "page viewWillAppear", "page viewDidAppear", "active",
                ])
            expectNotIdentical(stage.window, first)
            expectEqual(stage.time, time)
            expectFalse(stage.hasEnded)
        }
    }

    @Test("After a crash the last saved state is restored, and the crashed program gets no calls")
    func crash() throws {
        try Stage.run(application: NotingApp.self) { stage in
            let lines = during { stage.relaunch(afterCrash: true) }
            expectEqual(
                lines,
                [
                    "will finish launching", "page viewDidLoad", "did finish launching", "page viewWillAppear",
                    "page viewDidAppear", "active",
                ])

            stage.sendToBackground()
            let again = during { stage.relaunch(afterCrash: true) }

            #expect(again.contains("page decode"))
            #expect(!again.contains("terminates"))
        }
    }

    @Test("To the background and back: state is saved each time")
    func background() throws {
        try Stage.run(application: NotingApp.self) { stage in
            let away = during { stage.sendToBackground() }
            let back = during { stage.bringToForeground() }

            expectEqual(away, ["resigns", "background", "save?", "page encode"])
            expectEqual(back, ["foreground", "active"])
            expectEqual(UIApplication.shared.applicationState, .active)
        }
    }

    @Test("The last window closed: the program saves and ends, and its next launch restores")
    func lastWindow() throws {
        try Stage.run(application: NotingApp.self) { stage in
            let scene = try #require(stage.scenes.first)

            let end = during { stage.close(scene) }
            let start = during { stage.relaunch() }

            expectEqual(end, ["resigns", "background", "save?", "page encode", "terminates"])
            #expect(start.contains("page decode"))
        }
    }

    @Test("A background task is waited for, up to its time limit; the next launch has no such task")
    func backgroundTask() throws {
        try Stage.run(application: NotingApp.self) { stage in
            let application = UIApplication.shared
            expectEqual(application.backgroundTimeRemaining, .greatestFiniteMagnitude)
            var expired = 0
            let quick = application.beginBackgroundTask { expired += 1 }
            let slow = application.beginBackgroundTask(withName: "slow") { expired += 10 }
            expectNotEqual(quick, .invalid)
            expectNotEqual(slow, quick)

            application.end(after: 1, quick, on: stage)
            let lines = during { stage.terminate() }

            expectEqual(expired, 10)
            expectEqual(lines, ["resigns", "background", "save?", "page encode", "terminates"])
            expectTrue(stage.hasEnded)
        }
    }

    @Test("An address at the launch, and one later")
    func addresses() throws {
        let url = try #require(URL(string: "note:1"))
        Log.lines = []
        try Stage.run(application: NotingApp.self, url: url) { stage in
            expectEqual(NotingApp.url, url)
            #expect(Log.lines.contains("open note:1"))
            let lines = during { if let other = URL(string: "note:2") { stage.open(other) } }
            expectEqual(lines, ["open note:2"])
        }
    }

    @Test("Timers, tasks and delayed work of an ended launch have no effect in the next one")
    func leftovers() throws {
        try Stage.run(application: NotingApp.self) { stage in
            var calls = 0
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { calls += 1 }
            _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in MainActor.assumeIsolated { calls += 1 }
            }
            Task { @MainActor in
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                if !Task.isCancelled { calls += 1 }
            }

            stage.relaunch()
            stage.advance(by: 5)

            expectEqual(calls, 0)
        }
    }

    @Test("An asynchronous test continues after a relaunch")
    func awaiting() async throws {
        try await Stage.run(application: NotingApp.self) { stage in
            try await Task.sleep(nanoseconds: 500_000_000)
            stage.relaunch()
            try await Task.sleep(nanoseconds: 500_000_000)

            #expect(abs(stage.time - 1) < 0.01)
            expectTrue(stage.window.rootViewController is NotingPage)
        }
    }

    @Test("The clocks continue through a relaunch", arguments: [false, true])
    func clocks(isCrash: Bool) throws {
        try Stage.run(application: NotingApp.self) { stage in
            let (date, uptime) = (Date(), DispatchTime.now().uptimeNanoseconds)
            stage.advance(by: 100)

            stage.relaunch(afterCrash: isCrash)
            stage.advance(by: 1)

            #expect(abs(Date().timeIntervalSince(date) - 101) < 1e-6)
            expectEqual(DispatchTime.now().uptimeNanoseconds - uptime, 101_000_000_000)
            expectEqual(stage.time, 101)
        }
    }

    @Test("A controller of an ended launch that something still holds fails the test")
    func leak() {
        var held: UIViewController?
        #expect(throws: StageFailure.self) {
            try Stage.run(application: NotingApp.self) { stage in
                held = stage.window.rootViewController
                stage.relaunch()
            }
        }
        expectNotNil(held)
    }

    @Test("Many launches, one after the other")
    func many() throws {
        try Stage.run(application: NotingApp.self) { stage in
            for _ in 0..<50 { stage.relaunch() }
            expectEqual(stage.scenes.count, 1)
            expectEqual(UIApplication.shared.windows.count, 1)
        }
    }
}

extension UIApplication {
    /// Ends a task after some time of the stage.
    fileprivate func end(after seconds: Double, _ task: UIBackgroundTaskIdentifier, on stage: Stage) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            MainActor.assumeIsolated { UIApplication.shared.endBackgroundTask(task) }
        }
    }
}
