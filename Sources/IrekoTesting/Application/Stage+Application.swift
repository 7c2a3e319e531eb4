import QuartzCore
import UIKit
import UIKitCore

extension Stage {
    // MARK: Running an application

    /// Launches an application on a new stage as the system does, runs a test, ends the application and checks for
    /// leaks.
    ///
    ///     try Stage.run(application: AppDelegate.self) { stage in
    ///         stage.find("Alarms").tap()
    ///         stage.relaunch()
    ///
    ///         #expect(stage.find("No alarms").exists)
    ///     }
    ///
    /// The application's delegate is created and receives the calls of a launch. The application creates its own
    /// windows and scenes; `window` is the frontmost window. The preserved state is kept in memory, for
    /// `relaunch(afterCrash:)`.
    ///
    /// - Parameters:
    ///   - application: The class of the application's delegate.
    ///   - size: The screen's size in points, from 1 to 16384 each.
    ///   - scale: Pixels per point, more than 0 and at most 100.
    ///   - safeAreaInsets: The insets of the simulated device's bars and notches in portrait.
    ///   - url: A URL to open at launch.
    ///   - userActivity: A user activity to continue at launch.
    ///   - shortcutItem: The quick action that launches the application.
    ///   - body: The test. Errors that it throws are rethrown.
    /// - Throws: `StageFailure`, as `run(size:scale:safeAreaInsets:rootViewController:_:)` does.
    @discardableResult
    public static func run<Result>(
        application: (NSObject & UIApplicationDelegate).Type, size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat = 1, safeAreaInsets: UIEdgeInsets = .zero, url: URL? = nil,
        userActivity: NSUserActivity? = nil, shortcutItem: UIApplicationShortcutItem? = nil,
        _ body: (Stage) throws -> Result
    ) throws -> Result {
        let program = StageProgram(delegate: application) { $0.safeAreaInsets = safeAreaInsets }
        let reasons = LaunchReasons(url: url, userActivity: userActivity, shortcutItem: shortcutItem)
        return try run(on: Stage(size: size, scale: scale, program: program, reasons), body)
    }

    /// Launches an application on the upright screen of a device, and runs a test.
    ///
    /// - Parameters:
    ///   - application: The class of the application's delegate.
    ///   - device: The device.
    ///   - style: The interface's style.
    ///   - textSize: The user's text size.
    ///   - direction: The direction of the user's language.
    ///   - url: A URL to open at launch.
    ///   - userActivity: A user activity to continue at launch.
    ///   - shortcutItem: The quick action that launches the application.
    ///   - body: The test. Errors that it throws are rethrown.
    @discardableResult
    public static func run<Result>(
        application: (NSObject & UIApplicationDelegate).Type, device: StageDevice, style: UIUserInterfaceStyle = .light,
        textSize: UIContentSizeCategory = .large, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        url: URL? = nil,
        userActivity: NSUserActivity? = nil, shortcutItem: UIApplicationShortcutItem? = nil,
        _ body: (Stage) throws -> Result
    ) throws -> Result {
        let program = StageProgram(delegate: application) { device.prepare($0, style, textSize, direction) }
        let reasons = LaunchReasons(url: url, userActivity: userActivity, shortcutItem: shortcutItem)
        return try run(
            on: Stage(size: device.size, scale: device.scale, program: program, reasons), body)
    }

    /// Launches an application on the upright screen of a device, and runs an asynchronous test.
    @discardableResult
    public static func run<Result>(
        application: (NSObject & UIApplicationDelegate).Type, device: StageDevice, style: UIUserInterfaceStyle = .light,
        textSize: UIContentSizeCategory = .large, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        url: URL? = nil,
        userActivity: NSUserActivity? = nil, shortcutItem: UIApplicationShortcutItem? = nil,
        _ body: @escaping @MainActor (Stage) async throws -> Result
    ) async throws -> Result {
        let program = StageProgram(delegate: application) { device.prepare($0, style, textSize, direction) }
        let reasons = LaunchReasons(url: url, userActivity: userActivity, shortcutItem: shortcutItem)
        return try await run(
            awaiting: body,
            on: Stage(size: device.size, scale: device.scale, program: program, reasons))
    }

    /// Launches an application on a screen of a given size, and runs an asynchronous test.
    @discardableResult
    public static func run<Result>(
        application: (NSObject & UIApplicationDelegate).Type, size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat = 1, safeAreaInsets: UIEdgeInsets = .zero, url: URL? = nil,
        userActivity: NSUserActivity? = nil, shortcutItem: UIApplicationShortcutItem? = nil,
        _ body: @escaping @MainActor (Stage) async throws -> Result
    ) async throws -> Result {
        let program = StageProgram(delegate: application) { $0.safeAreaInsets = safeAreaInsets }
        let reasons = LaunchReasons(url: url, userActivity: userActivity, shortcutItem: shortcutItem)
        return try await run(
            awaiting: body, on: Stage(size: size, scale: scale, program: program, reasons))
    }

    // MARK: The application's life cycle

    /// Terminates the application as the system does to reclaim memory, and launches it again. The application enters
    /// the background, preserves its state, terminates, and is launched with the preserved state. The clock does not
    /// advance.
    ///
    /// All objects of the previous launch must be released: windows, controllers, tasks, timers. If a controller of
    /// the previous launch is still alive at the end of the stage, the test fails. Controllers of a crashed launch are
    /// not checked, since a crashing process releases no objects. The stage must have an application. Do not call this
    /// method during a launch or while state is preserved.
    ///
    /// - Parameter afterCrash: Whether the application crashes: it receives no callbacks, and the next launch restores
    ///   the state that was preserved last.
    public func relaunch(afterCrash: Bool = false) {
        beginCall("relaunch(afterCrash:)")
        defer { endCall() }
        guard let program else { return fail("relaunch(): the stage has no application: use Stage.run(application:)") }
        guard !isRelaunching, !StatePreservation.isUnderWay else {
            return fail(
                "relaunch(): the program is being launched or ended, or its state is being preserved: call it afterwards"
            )
        }
        isRelaunching = true
        defer { isRelaunching = false }
        if !hasEnded, !afterCrash { terminate() }
        endLaunch(isCrash: afterCrash)
        beginLaunch(program, LaunchReasons())
    }

    /// Ends the application as the system does: it enters the background, preserves its state, and terminates when its
    /// background tasks have ended.
    public func terminate() {
        guard !hasEnded else { return }
        UIApplication.shared.end(status: 0)
        settle()
        // Background tasks have up to 60 seconds to end.
        if !hasEnded { _ = runLoop(for: 60) { hasEnded } }
    }

    /// Minimizes all windows of the application, so that it is in the background.
    public func sendToBackground() {
        for scene in scenes where scene.activationState != .background { scene.handle(.visibility(false)) }
        settle()
    }

    /// Shows all windows of the application again. The window that was in front gets the input focus.
    public func bringToForeground() {
        for scene in scenes where scene.activationState == .background { scene.handle(.visibility(true)) }
        scene.screen.display.raise()
        settle()
    }
}
