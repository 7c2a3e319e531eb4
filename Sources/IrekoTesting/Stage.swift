import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import StateArchive
import UIKit
import UIKitCore

/// A screen without a window system, under a clock that the test owns.
///
/// Everything of UIKit runs on it as in a window, but time moves only through `advance(by:)`, so that an animation of half a
/// second takes no time at all and each of its frames can be looked at. What the program schedules itself runs on the same
/// clock: tasks, dispatch queues, timers. Nothing is drawn until `snapshot()` asks.
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
/// There is one stage at a time: it keeps the main actor until its body is done, also when that awaits. At its end it removes
/// its root and throws `StageFailure` when a controller that was removed from its parent, was dismissed or was a window's root
/// is still alive, so keep controllers inside the body, or name those that the test holds to `excludeFromLeakCheck(_:)`. It
/// also throws when it was misused, as by a tap outside of the screen.
@MainActor
public final class Stage {
    /// The window that the stage shows; it is visible and key. On a stage with an application it is that one's: the key window of the
    /// scene in front.
    public var window: UIWindow {
        if let ownWindow { return ownWindow }
        if let found = scene.keyWindow ?? scene.windows.last(where: { !$0.isHidden }) { return found }
        if let emptyWindow { return emptyWindow }
        let empty = UIWindow(frame: scene.screen.bounds)
        emptyWindow = empty
        return empty
    }

    private var ownWindow: UIWindow?
    /// What stands for a window where the application has none.
    private var emptyWindow: UIWindow?
    /// The application of the stage.
    let program: StageProgram?

    /// The callbacks that controllers have received since the beginning of the stage.
    public let timeline = Timeline()

    /// The broken rules that were found: what would stop a program or be logged.
    ///
    /// One that the test has not looked at when the stage ends fails it: a test that reads this property is about them, or expects
    /// none. `allowsDiagnostics` permits them all.
    public var diagnostics: [StageDiagnostic] {
        readDiagnostics = recordedDiagnostics.count
        return recordedDiagnostics
    }

    /// Whether broken rules do not fail the test. The default is `false`.
    public var allowsDiagnostics = false

    var recordedDiagnostics: [StageDiagnostic] = []
    /// How many of them the test has seen.
    private var readDiagnostics = 0

    /// The broken rules that the test has not looked at.
    var unreadDiagnostics: [StageDiagnostic] {
        allowsDiagnostics ? [] : recordedDiagnostics.dropFirst(readDiagnostics).filter { $0.rule != "stage" }
    }

    /// The windows of the simulated desktop, of which the one in front gets the input.
    private(set) var screens: StageScreens
    /// The display of the scene in front.
    var display: HeadlessDisplay { screens.front.display }
    /// The scene in front.
    var scene: UIWindowScene { screens.front.scene ?? ownScene }
    let loop: EmbeddedEventLoop
    let clock: SteppedClock
    /// That of the stage's window, or in which the application was launched.
    private(set) var ownScene: UIWindowScene
    let start: Double
    /// All state of the main side that is neither the window's nor the scene's; it ends with the stage, and with a launch of an
    /// application.
    private(set) var context: UIContext
    /// Whether the program has ended, as it does when its last window is closed. The stage goes on, without a scene.
    public internal(set) var hasEnded = false
    private(set) var misuses: [String] = []
    /// Whether `relaunch(afterCrash:)` is under way.
    var isRelaunching = false
    /// Whether the stage hosts a test that knows of no stage.
    private(set) var isHost = false
    /// What brings tasks, dispatch queues and timers onto the clock.
    var userTime: StageTime?
    /// What has come due, by itself, while a body was suspended.
    var stepsUnattended = 0
    private var kept: [WeakReference<UIViewController>] = []
    /// The controllers of earlier launches.
    private var ofEarlierLaunches: [WeakReference<UIViewController>] = []

    convenience init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets) {
        self.init(size: size, scale: scale, safeAreaInsets: safeAreaInsets, program: nil)
    }

    /// A stage on which a program is launched.
    convenience init(size: CGSize, scale: CGFloat, program: StageProgram, _ reasons: LaunchReasons) {
        self.init(size: size, scale: scale, safeAreaInsets: .zero, program: program)
        beginLaunch(program, reasons)
    }

    /// The stage of an app that hosts a test.
    convenience init(host device: StageDevice) {
        self.init(size: device.size, scale: device.scale, safeAreaInsets: .zero, program: nil)
        isHost = true
        allowsDiagnostics = true
    }

    private init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, program: StageProgram?) {
        Self.current?.endHosting()
        precondition(
            Self.current == nil, "A Stage is in use already: there is one at a time, and none inside of another's body")
        clock = SteppedClock(now: 1000)
        start = clock.now
        loop = EmbeddedEventLoop(clock: clock)
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
            fail("Stage.run(size: \(size.width)×\(size.height), scale: \(scale)): there is no such screen")
        }
    }

    /// What texts are typed on: the keys of the desktop's keyboard, or one that is shown at the bottom of the screen.
    public enum Keyboard: Sendable, Hashable {
        /// One with keys, as on a desktop: only input views and accessory views are shown.
        case hardware
        /// The keyboard of a touch screen, as high as Apple's on a device of this size.
        case onScreen
    }

    /// What texts are typed on. The default is `.hardware`. Changing it while a text is first responder shows the keyboard, or hides
    /// it.
    public var keyboard: Keyboard {
        get { context.hasOnScreenKeyboard ? .onScreen : .hardware }
        set {
            context.hasOnScreenKeyboard = newValue == .onScreen
            settle()
        }
    }

    /// Whether what is typed becomes typographic quotes and dashes, a full stop for two spaces, and capitals, as the text's traits
    /// say: as in a window. The default is `false`, so that a text is what a test has typed.
    public var changesTypedText: Bool {
        get { context.changesTypedText }
        set { context.changesTypedText = newValue }
    }

    /// By what a server of notifications reaches the program; `nil`, the default, as on a desktop: nothing does, and
    /// `UIApplication.registerForRemoteNotifications()` fails.
    public var deviceToken: Data? { didSet { context.deviceToken = deviceToken } }

    /// What the program opens elsewhere, in all of its launches.
    let urlOpener = StageURLOpener()

    private func observe() {
        context.urlOpener = urlOpener
        context.deviceToken = deviceToken
        context.diagnostics.subscribe { [weak self] in self?.recordedDiagnostics.append(StageDiagnostic($0)) }
        timeline.record(context.callbacks, from: start)
        UIApplication.shared.terminationHandler = { [weak self] _ in self?.hasEnded = true }
    }

    // MARK: The launches of an application

    /// Launches the application in the scene that waits for it.
    func beginLaunch(_ program: StageProgram, _ reasons: LaunchReasons) {
        hasEnded = false
        program.prepare(screens.front.screen)
        program.launch(in: ownScene, of: screens, reasons)
        settle()
    }

    /// Takes away what a launch of the application has left, and makes a context and a screen for the next one.
    func endLaunch(isCrash: Bool) {
        let mode = display.mode
        // A test may have resized a window after its session was kept.
        let sizes = Dictionary(
            scenes.map { ($0.session.persistentIdentifier, $0.screen.bounds.size) }, uniquingKeysWith: { $1 })
        takeWindowsAway(isCrash: isCrash)
        var sessions = (context.stateStore as? MemoryStateStore)?.kept?.sessions ?? []
        for index in sessions.indices {
            guard let size = sizes[sessions[index].persistentIdentifier] else { continue }
            sessions[index].window?.width = size.width
            sessions[index].window?.height = size.height
        }
        let geometry = isCrash ? nil : SceneSessionArchive.firstGeometry(sessions)
        timeline.stop()
        if isCrash { timeline.checker.forget() }
        // As the end of a process: what is scheduled is not done.
        userTime?.end()
        loop.removeAll()
        context.endSubscriptions()
        // A process that crashes frees nothing on its way.
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

    /// Removes the windows of the application, and its delegates, which get no more calls. After a crash its controllers get none, either.
    func takeWindowsAway(isCrash: Bool) {
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

    /// The stage whose test is running; `nil` where there is none.
    static weak var current: Stage?

    // MARK: Leaks

    /// Tells the leak check of a controller that the test itself holds, such as one that an `XCTestCase` keeps in a property.
    /// It may be alive at the end of the stage.
    public func excludeFromLeakCheck(_ controller: UIViewController) {
        kept.append(controller.weakReference)
    }

    /// Removed controllers that are still alive, and which the test has not excluded.
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

    /// Adds a diagnostic that helps when a test fails.
    func note(_ message: String) {
        recordedDiagnostics.append(
            StageDiagnostic(rule: "stage", message: message + String(format: " (at %.3f s)", time)))
    }

    // MARK: The screen

    /// The screen as it is at this moment.
    public func snapshot() -> UIImage {
        beginCall("snapshot()")
        defer { endCall() }
        settle()
        display.step(to: clock.now)
        guard let image = display.snapshot() else { return UIImage() }
        return UIImage(cgImage: image, scale: scene.screen.scale, orientation: .up)
    }

    /// Composites what has changed until this moment, without making an image of it: a frame as the display does it.
    public func render() {
        settle()
        screens.step(to: clock.now)
    }

    /// The colour of the screen's pixel at a point, as red, green, blue from 0 to 255; `nil` outside of the screen.
    public func pixel(at point: CGPoint) -> [UInt8]? {
        guard let image = snapshot().cgImage else { return nil }
        let bitmap = image.bitmap
        let scale = scene.screen.scale
        let (x, y) = (Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
        guard (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else { return nil }
        let value = bitmap.data.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
        return [UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    /// Rotates the simulated device, to the orientation that the interface would have; the interface follows in 0.3
    /// seconds if the controllers support that orientation, or later when they do.
    public func rotate(to orientation: UIInterfaceOrientation) {
        scene.deviceDidRotate(to: orientation)
        settle()
    }

    /// Gives the screen another size, as when the user drags the window's edge; with another scale as well, when the window
    /// came to a screen with other pixels. What no screen can have changes nothing, and fails the test at its end.
    public func resize(to size: CGSize, scale: CGFloat? = nil) {
        let scale = scale ?? display.mode.scale
        guard Self.isPossible(size, scale: scale) else {
            return fail(
                "resize(to: \(size.width)×\(size.height), scale: \(scale)): a screen is from 1 to 16384 points wide and high, "
                    + "and has up to 100 pixels a point")
        }
        display.setMode(DisplayMode(size: size, scale: scale))
        settle()
    }

    /// Tells the program that memory is short, as the system does: the application's delegate, the observers of
    /// `UIApplication.didReceiveMemoryWarningNotification` and the view controllers. Cached images and text layouts are released.
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

/// What a stage found wrong at its end.
public enum StageFailure: Error, CustomStringConvertible {
    /// Controllers that were removed from their parents, and which something still holds.
    case leakedControllers([String])
    /// Misuse of the stage by the test, such as a tap outside of the screen.
    case misuse([String])
    /// Appearance callbacks that came out of order, and transitions that never ended: a defect of the framework.
    case brokenCallbacks([String])
    /// Rules that were broken, and which the test has not looked at.
    case diagnostics([StageDiagnostic])
    /// A picture that is not as its reference, or has none yet.
    case snapshot(String)

    /// What is wrong, in a sentence.
    public var description: String {
        switch self {
        case .leakedControllers(let names):
            "Removed controllers are still alive at the end of the stage: \(names.joined(separator: ", ")). "
                + "Something holds them; or the test does, outside of the stage's body."
        case .misuse(let messages):
            "The stage was misused: \(messages.joined(separator: "; "))."
        case .brokenCallbacks(let sentences):
            "Callbacks came out of order, or a transition never ended: \(sentences.joined(separator: "; "))."
        case .diagnostics(let diagnostics):
            "Rules were broken (read stage.diagnostics, or set allowsDiagnostics, where that is expected):\n"
                + diagnostics.map(\.description).joined(separator: "\n")
        case .snapshot(let message): message
        }
    }
}

/// A rule that was broken on a stage, or a message that helps when a test fails.
public struct StageDiagnostic: Sendable, CustomStringConvertible {
    /// The rule's name, such as `hierarchyInconsistency` or `missingDidMoveToParent`.
    public let rule: String
    /// UIKit's sentence where it has one, the controllers' names, and what to do.
    public let message: String

    /// The rule and the message.
    public var description: String { "\(rule): \(message)" }

    init(_ diagnostic: Diagnostic) { self.init(rule: diagnostic.rule.rawValue, message: diagnostic.message) }

    init(rule: String, message: String) {
        self.rule = rule
        self.message = message
    }
}
