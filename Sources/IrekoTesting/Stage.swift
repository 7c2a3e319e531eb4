import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import StateArchive
import UIKit
import UIKitCore

/// A screen without a window system, with a clock that the test controls.
///
/// All of UIKit runs on it as in a window, but time passes only in `advance(by:)`: an animation of half a second takes
/// no real time, and each of its frames can be examined. The work that the application schedules uses the same clock:
/// tasks, dispatch queues, timers. The screen is drawn only by `snapshot()` and the related methods.
///
///     @Test @MainActor func pushesUnderItsOwnClock() throws {
///         try Stage.run(rootViewController: ViewController()) { stage in
///             stage.tap(at: CGPoint(x: 100, y: 60))
///             stage.advance(by: 0.35)
///
///             #expect(stage.timeline.lines.last == "ViewController viewDidAppear")
///         }
///     }
///
/// Only one stage exists at a time: it keeps the main actor until its body has returned, even if the body is
/// asynchronous. At its end it removes its root, and throws `StageFailure` if a controller that was removed from its
/// parent, was dismissed or was a window's root is still alive. Keep controllers inside the body, or pass the
/// controllers that the test retains to `excludeFromLeakCheck(_:)`. It also throws if the stage was misused, for
/// example by a tap outside of the screen.
@MainActor
public final class Stage {
    /// The window that the stage shows; it is visible and key. On a stage with an application, it is the key window of
    /// the scene in front.
    public var window: UIWindow {
        if let ownWindow { return ownWindow }
        if let found = scene.keyWindow ?? scene.windows.last(where: { !$0.isHidden }) { return found }
        if let emptyWindow { return emptyWindow }
        let empty = UIWindow(frame: scene.screen.bounds)
        emptyWindow = empty
        return empty
    }

    private var ownWindow: UIWindow?
    /// A substitute for `window` if the application has no window.
    private var emptyWindow: UIWindow?
    /// The application of the stage.
    let program: StageProgram?

    /// The callbacks of view controllers since the beginning of the stage.
    public let timeline = Timeline()

    /// The broken rules that were found: misuse for which UIKit would stop the application or log a message.
    ///
    /// A diagnostic that the test has not read when the stage ends fails the test. Reading this property marks all
    /// present diagnostics as read. `allowsDiagnostics` permits all of them.
    public var diagnostics: [StageDiagnostic] {
        readDiagnostics = recordedDiagnostics.count
        return recordedDiagnostics
    }

    /// Whether broken rules do not fail the test. The default is `false`.
    public var allowsDiagnostics = false

    var recordedDiagnostics: [StageDiagnostic] = []
    /// The number of diagnostics that the test has read.
    private var readDiagnostics = 0

    /// The diagnostics that the test has not read.
    var unreadDiagnostics: [StageDiagnostic] {
        allowsDiagnostics ? [] : recordedDiagnostics.dropFirst(readDiagnostics).filter { $0.rule != "stage" }
    }

    /// The windows of the simulated desktop. The window in front receives the input.
    private(set) var screens: StageScreens
    /// The display of the scene in front.
    var display: HeadlessDisplay { screens.front.display }
    /// The scene in front.
    var scene: UIWindowScene { screens.front.scene ?? ownScene }
    let loop: EmbeddedEventLoop
    let clock: SteppedClock
    /// The scene of the stage's window, or the scene of the application's launch.
    private(set) var ownScene: UIWindowScene
    let start: Double
    /// The state of UIKit on the main thread, except for the state of the window and of the scene. A context ends with
    /// the stage, or with the launch of an application.
    private(set) var context: UIContext
    /// Whether the application has ended, as it does when its last window is closed. The stage continues without a
    /// scene.
    public internal(set) var hasEnded = false
    private(set) var misuses: [String] = []
    /// Whether `relaunch(afterCrash:)` is running.
    var isRelaunching = false
    /// Whether the stage hosts a test that uses no stage.
    private(set) var isHost = false
    /// Schedules tasks, dispatch queues and timers on the stage's clock.
    var userTime: StageTime?
    /// The number of steps of scheduled work while a body was suspended.
    var stepsUnattended = 0
    /// The screen reader, once used.
    var voiceOverStorage: VoiceOverService?
    private var kept: [WeakReference<UIViewController>] = []
    /// The controllers of earlier launches.
    private var ofEarlierLaunches: [WeakReference<UIViewController>] = []

    convenience init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets) {
        self.init(size: size, scale: scale, safeAreaInsets: safeAreaInsets, program: nil)
    }

    /// Creates a stage, and launches an application on it.
    convenience init(size: CGSize, scale: CGFloat, program: StageProgram, _ reasons: LaunchReasons) {
        self.init(size: size, scale: scale, safeAreaInsets: .zero, program: program)
        beginLaunch(program, reasons)
    }

    /// Creates the stage of an app that hosts a test.
    convenience init(host device: StageDevice) {
        self.init(size: device.size, scale: device.scale, safeAreaInsets: .zero, program: nil)
        isHost = true
        allowsDiagnostics = true
    }

    /// Creates the stage of an app that hosts a test, and launches the app.
    convenience init(host device: StageDevice, program: StageProgram) {
        self.init(size: device.size, scale: device.scale, safeAreaInsets: .zero, program: program)
        isHost = true
        allowsDiagnostics = true
        beginLaunch(program, LaunchReasons())
    }

    private init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, program: StageProgram?) {
        Self.current?.endHosting()
        precondition(
            Self.current == nil,
            "A stage is already in use: only one can exist at a time, and a stage's body cannot make a second one")
        clock = SteppedClock(now: 1000)
        start = clock.now
        loop = EmbeddedEventLoop(clock: clock)
        // A callback inside an animation block may call the stage. The block does not animate the changes of that turn.
        loop.surroundTurn = { UIView.performOutsideBlocks($0) }
        context = UIContext(loop: loop)
        context.begin()
        let isPossible = Self.isPossible(size, scale: scale)
        screens = StageScreens(
            mode: isPossible
                ? DisplayMode(size: size, scale: scale) : DisplayMode(size: CGSize(width: 390, height: 844), scale: 1))
        let screen = screens.front.screen
        screen.safeAreaInsets = safeAreaInsets
        ownScene = UIWindowScene(screen: screen)
        self.program = program
        if program == nil {
            screens.didConnect(ownScene)
            UIApplication.shared.sceneOpener = screens
            UIApplication.shared.connect(ownScene)
            ownWindow = UIWindow(windowScene: ownScene)
        }
        observe()
        userTime = StageTime(self)
        Self.current = self
        StageWatch.begin()
        if !isPossible {
            fail(
                "Stage.run(size: \(size.width)×\(size.height), scale: \(scale)): a screen cannot have this size or scale"
            )
        }
    }

    /// The kinds of keyboards.
    public enum Keyboard: Sendable, Hashable {
        /// A hardware keyboard, as on a desktop: only input views and accessory views are shown.
        case hardware
        /// The keyboard of a touch screen, as high as Apple's on a device of this size.
        case onScreen
    }

    /// The keyboard of the simulated device. The default is `.hardware`. Changing it while a text input is first
    /// responder shows or hides the on-screen keyboard.
    public var keyboard: Keyboard {
        get { context.hasOnScreenKeyboard ? .onScreen : .hardware }
        set {
            context.hasOnScreenKeyboard = newValue == .onScreen
            settle()
        }
    }

    /// Whether typed text is changed as in a window, according to the traits of the text input: typographic quotes and
    /// dashes, a full stop for two spaces, and automatic capitals. The default is `false`, so that the text equals the
    /// text that a test has typed.
    public var changesTypedText: Bool {
        get { context.changesTypedText }
        set { context.changesTypedText = newValue }
    }

    /// The token of the device for remote notifications. The default is `nil`, as on a desktop:
    /// `UIApplication.registerForRemoteNotifications()` fails.
    public var deviceToken: Data? { didSet { context.deviceToken = deviceToken } }

    /// Records the URLs that the application opens, in all of its launches.
    let urlOpener = StageURLOpener()

    private func observe() {
        context.urlOpener = urlOpener
        context.deviceToken = deviceToken
        context.diagnostics.subscribe { [weak self] in self?.recordedDiagnostics.append(StageDiagnostic($0)) }
        timeline.record(context.callbacks, from: start)
        UIApplication.shared.terminationHandler = { [weak self] _ in self?.hasEnded = true }
    }

    // MARK: The launches of an application

    /// Launches the application in the scene that was created for the launch.
    func beginLaunch(_ program: StageProgram, _ reasons: LaunchReasons) {
        hasEnded = false
        program.prepare(screens.front.screen)
        program.launch(in: ownScene, of: screens, reasons)
        settle()
    }

    /// Removes the state of a launch of the application, and creates a context and a screen for the next launch.
    func endLaunch(isCrash: Bool) {
        let mode = display.mode
        // A test may have resized a window after its session was kept.
        let sizes = Dictionary(
            scenes.map { ($0.session.persistentIdentifier, $0.screen.bounds.size) }, uniquingKeysWith: { $1 })
        removeAllWindows(isCrash: isCrash)
        var sessions = (context.stateStore as? MemoryStateStore)?.kept?.sessions ?? []
        for index in sessions.indices {
            guard let size = sizes[sessions[index].persistentIdentifier] else { continue }
            sessions[index].window?.width = size.width
            sessions[index].window?.height = size.height
        }
        let geometry = isCrash ? nil : SceneSessionArchive.firstGeometry(sessions)
        timeline.stop()
        if isCrash { timeline.checker.forget() }
        // As at the end of a process, scheduled work is dropped.
        userTime?.end()
        loop.removeAll()
        context.endSubscriptions()
        // A crashing process releases no objects.
        if !isCrash { ofEarlierLaunches += context.removedControllers?.alive.map(\.weakReference) ?? [] }
        context.end()
        context = UIContext(loop: loop, after: context)
        context.begin()
        screens = StageScreens(
            mode: DisplayMode(size: geometry?.size ?? mode.size, scale: mode.scale), screens.clipboards)
        screens.front.display.place = geometry?.place
        ownScene = UIWindowScene(screen: screens.front.screen)
        observe()
        userTime = StageTime(self, continues: true)
    }

    /// Removes the windows and delegates of the application. The delegates receive no further calls; after a crash,
    /// neither do the controllers.
    func removeAllWindows(isCrash: Bool) {
        let application = UIApplication.shared
        if isCrash {
            context.endSubscriptions()
            application.abandon()
        }
        for window in application.windows {
            if let root = window.rootViewController { context.note(removalOf: root) }
            window.rootViewController = nil
            window.isHidden = true
        }
        settle()
        for window in application.windows { window.windowScene = nil }
        for scene in application.connectedScenes.compactMap({ $0 as? UIWindowScene }) {
            scene.delegate = nil
            application.disconnect(scene)
        }
        emptyWindow = nil
        application.delegate = nil
        CATransaction.flush()
        settle()
    }

    /// The stage of the running test, or `nil` if no test is running on a stage.
    static weak var current: Stage?

    // MARK: Leaks

    /// Excludes a controller from the leak check. Use it for a controller that the test itself retains, such as a
    /// property of an `XCTestCase`, and that may be alive at the end of the stage.
    public func excludeFromLeakCheck(_ controller: UIViewController) {
        kept.append(controller.weakReference)
    }

    /// Removed controllers that are still alive and are not excluded.
    var leakedControllers: [String] {
        let kept = Set(kept.compactMap(\.object).map(ObjectIdentifier.init))
        return Set((context.removedControllers?.alive ?? []) + ofEarlierLaunches.compactMap(\.object))
            .filter { !kept.contains(ObjectIdentifier($0)) }
            .map { "\($0)" + ($0.title.map { title in " \"\(title)\"" } ?? "") }.sorted()
    }

    // MARK: Misuse

    /// Records a misuse of the stage: the test fails with this message at its end.
    func fail(_ message: String) {
        misuses.append(message)
        note(message)
    }

    /// Adds a diagnostic that helps to explain a failed test.
    func note(_ message: String) {
        recordedDiagnostics.append(
            StageDiagnostic(rule: "stage", message: message + String(format: " (at %.3f s)", time)))
    }

    // MARK: The screen

    /// Returns a picture of the screen as it is at this moment.
    public func snapshot() -> UIImage {
        beginCall("snapshot()")
        defer { endCall() }
        settle()
        display.step(to: clock.now)
        guard let image = display.snapshot() else { return UIImage() }
        return UIImage(cgImage: image, scale: scene.screen.scale, orientation: .up)
    }

    /// Composites all changes until now, as for a frame on a display, without creating an image.
    public func render() {
        settle()
        screens.step(to: clock.now)
    }

    /// Returns the color of the screen's pixel at a point, as red, green and blue from 0 to 255, or `nil` if the point
    /// is outside of the screen.
    public func pixel(at point: CGPoint) -> [UInt8]? {
        guard let image = snapshot().cgImage else { return nil }
        let bitmap = image.bitmap
        let scale = scene.screen.scale
        let (x, y) = (Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
        guard (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else { return nil }
        let value = bitmap.data.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
        return [UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    /// Rotates the simulated device. The interface follows in 0.3 seconds if the controllers support the orientation,
    /// or later when they do.
    ///
    /// - Parameter orientation: The orientation that the interface will have.
    public func rotate(to orientation: UIInterfaceOrientation) {
        scene.deviceDidRotate(to: orientation)
        settle()
    }

    /// Resizes the screen, as when the user drags the window's edge, and optionally changes its scale, as when the
    /// window moves to a screen with a different density. A size or scale outside of the permitted range is ignored,
    /// and fails the test at its end.
    public func resize(to size: CGSize, scale: CGFloat? = nil) {
        let scale = scale ?? display.mode.scale
        guard Self.isPossible(size, scale: scale) else {
            return fail(
                "resize(to: \(size.width)×\(size.height), scale: \(scale)): a screen must be from 1 to 16384 points wide and high, "
                    + "with at most 100 pixels per point")
        }
        display.setMode(DisplayMode(size: size, scale: scale))
        settle()
    }

    /// Sends a memory warning, as the system does: to the application's delegate, the observers of
    /// `UIApplication.didReceiveMemoryWarningNotification` and the view controllers. Cached images and text layouts
    /// are released.
    ///
    /// Not a part of UIKit: an app cannot send itself a warning on a device.
    public func sendMemoryWarning() {
        UIApplication.shared.didReceiveMemoryWarning()
        settle()
    }

    private static func isPossible(_ size: CGSize, scale: CGFloat) -> Bool {
        (1...16384).contains(size.width) && (1...16384).contains(size.height) && scale > 0 && scale <= 100
    }
}

/// A failure that a stage found at its end.
public enum StageFailure: Error, CustomStringConvertible {
    /// Controllers that were removed from their parents but are still alive.
    case leakedControllers([String])
    /// Misuse of the stage by the test, such as a tap outside of the screen.
    case misuse([String])
    /// Appearance callbacks that were out of order, and transitions that did not end: a defect of the framework.
    case brokenCallbacks([String])
    /// Broken rules that the test has not read.
    case diagnostics([StageDiagnostic])
    /// A picture that differs from its reference, or that has no reference yet.
    case snapshot(String)

    /// A sentence that describes the failure.
    public var description: String {
        switch self {
        case .leakedControllers(let names):
            "Removed controllers are still alive at the end of the stage: \(names.joined(separator: ", ")). "
                + "They have strong references, or the test refers to them outside of the stage's body."
        case .misuse(let messages):
            "The stage was misused: \(messages.joined(separator: "; "))."
        case .brokenCallbacks(let sentences):
            "Callbacks were in the wrong order, or a transition never ended: \(sentences.joined(separator: "; "))."
        case .diagnostics(let diagnostics):
            "UIKit logged warnings (if they are expected, read stage.diagnostics or set allowsDiagnostics):\n"
                + diagnostics.map(\.description).joined(separator: "\n")
        case .snapshot(let message): message
        }
    }
}

/// A rule that was broken on a stage, or a message that helps to explain a failed test.
public struct StageDiagnostic: Sendable, CustomStringConvertible {
    /// The rule's name, such as `hierarchyInconsistency` or `missingDidMoveToParent`.
    public let rule: String
    /// UIKit's own sentence if UIKit has one, the controllers' names, and how to correct the problem.
    public let message: String

    /// The rule and the message.
    public var description: String { "\(rule): \(message)" }

    init(_ diagnostic: Diagnostic) { self.init(rule: diagnostic.rule.rawValue, message: diagnostic.message) }

    init(rule: String, message: String) {
        self.rule = rule
        self.message = message
    }
}
