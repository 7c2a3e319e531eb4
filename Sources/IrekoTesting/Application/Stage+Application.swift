import QuartzCore
import UIKit
import UIKitCore

extension Stage {
    // MARK: A whole program

    /// Makes a stage, launches a program on it as the system does, runs a test, ends the program and looks for leaks.
    ///
    ///     try Stage.run(application: AppDelegate.self) { stage in
    ///         stage.find("Alarms").tap()
    ///         stage.relaunch()
    ///
    ///         #expect(stage.find("No alarms").exists)
    ///     }
    ///
    /// The application's delegate is made and gets the calls of a launch; its windows and scenes are the program's own, and `window`
    /// is the one in front. What the program preserves is kept in memory, for `relaunch(afterCrash:)`.
    ///
    /// - Parameters:
    ///   - application: The class of the application's delegate.
    ///   - size: The screen's size in points, from 1 to 16384 each.
    ///   - scale: Pixels a point, more than 0 and at most 100.
    ///   - safeAreaInsets: What bars or notches of the simulated device cover in portrait.
    ///   - url: What the program is launched to open.
    ///   - userActivity: What it is launched to go on with.
    ///   - shortcutItem: The quick action with which it is launched.
    ///   - body: The test. What it throws is thrown on.
    /// - Throws: `StageFailure`, as the others.
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

    /// The same on a device, upright.
    ///
    /// - Parameters:
    ///   - application: The class of the application's delegate.
    ///   - device: The device.
    ///   - style: The interface's style.
    ///   - textSize: The user's text size.
    ///   - direction: The direction of the user's language.
    ///   - url: What the program is launched to open.
    ///   - userActivity: What it is launched to go on with.
    ///   - shortcutItem: The quick action with which it is launched.
    ///   - body: The test. What it throws is thrown on.
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

    /// The same on a device, for a test that awaits.
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

    /// The same as the first one, for a test that awaits.
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

    // MARK: Its life

    /// Ends the program as the system does when it needs its memory, and launches it again: it goes to the background, preserves its
    /// state, terminates, and is launched with what it has preserved. Time does not pass.
    ///
    /// Everything of the launch before is gone then: windows, controllers, tasks, timers. What still holds a controller of it fails the
    /// test at the end of the stage, but for one that has crashed, which frees nothing on its way. For a stage with an application only,
    /// and not from inside of a launch, or while state is preserved.
    ///
    /// - Parameter afterCrash: Whether the program just stops, without a call to it: what it has preserved last is restored.
    public func relaunch(afterCrash: Bool = false) {
        beginCall("relaunch(afterCrash:)")
        defer { endCall() }
        guard let program else { return fail("relaunch(): the stage has no application: use Stage.run(application:)") }
        guard !isRelaunching, !StatePreservation.isUnderWay else {
            return fail(
                "relaunch(): the program is being launched or ended, or its state is preserved: call it when that is over"
            )
        }
        isRelaunching = true
        defer { isRelaunching = false }
        if !hasEnded, !afterCrash { terminate() }
        endLaunch(isCrash: afterCrash)
        beginLaunch(program, LaunchReasons())
    }

    /// Ends the program as the system does: it goes to the background, preserves its state, and terminates when its background tasks
    /// have ended.
    public func terminate() {
        guard !hasEnded else { return }
        UIApplication.shared.end(status: 0)
        settle()
        // Background tasks have their time.
        if !hasEnded { _ = runLoop(for: 60) { hasEnded } }
    }

    /// Minimizes all windows of the program: it is in the background.
    public func sendToBackground() {
        for scene in scenes where scene.activationState != .background { scene.handle(.visibility(false)) }
        settle()
    }

    /// Shows all windows of the program again, the one that was in front last with the input focus.
    public func bringToForeground() {
        for scene in scenes where scene.activationState == .background { scene.handle(.visibility(true)) }
        scene.screen.display.raise()
        settle()
    }
}
