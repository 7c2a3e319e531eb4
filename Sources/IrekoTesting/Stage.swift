import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import UIKit

/// A screen without a window system, under a clock that the test owns.
///
/// Everything of UIKit runs on it as in a window, but time moves only through `advance(by:)`, so that an animation of half a
/// second takes no time at all and each of its frames can be looked at. Nothing is drawn until `snapshot()` asks.
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
/// There is one stage at a time: tests that use one are synchronous functions on the main actor, which never interleave. At
/// its end a stage removes its root and throws `StageFailure` when a controller that was removed from its parent, was
/// dismissed or was a window's root is still alive, so keep controllers inside the body. It also throws when it was
/// misused, as by a tap outside of the screen.
@MainActor
public final class Stage {
    /// The window that the stage shows; it is visible and key.
    public let window: UIWindow

    /// The callbacks that controllers have received since the beginning of the stage.
    public let timeline = Timeline()

    /// The broken rules that were found: what would stop a program or be logged.
    public internal(set) var diagnostics: [StageDiagnostic] = []

    let display: HeadlessDisplay
    let loop: EmbeddedEventLoop
    let clock: SteppedClock
    let scene: UIWindowScene
    private let start: Double
    private var layerLog = LayerLog.sink
    private var misuses: [String] = []

    // MARK: Running a test on a stage

    /// Makes a stage, runs a test on it, takes it down and looks for leaks.
    ///
    /// - Parameters:
    ///   - size: The screen's size in points, from 1 to 16384 each.
    ///   - scale: Pixels a point, more than 0 and at most 100.
    ///   - safeAreaInsets: What bars or notches of the simulated device cover in portrait. They rotate with it: in
    ///     landscape, 47 points at the top are 47 at both sides, and 34 at the bottom are 21.
    ///   - rootViewController: The window's root. It has appeared when the body runs; `nil` for a window without one.
    ///   - body: The test. What it throws is thrown on.
    /// - Throws: `StageFailure` when a removed controller is still alive at the end, or the stage was misused.
    @discardableResult
    public static func run<Result>(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, safeAreaInsets: UIEdgeInsets = .zero,
        rootViewController: @autoclosure () -> UIViewController? = nil, _ body: (Stage) throws -> Result
    ) throws -> Result {
        let stage = Stage(size: size, scale: scale, safeAreaInsets: safeAreaInsets)
        let result: Result
        do {
            stage.begin(rootViewController())
            result = try body(stage)
        } catch {
            stage.takeDown()
            throw error
        }
        let leaked = stage.takeDown()
        guard stage.misuses.isEmpty else { throw StageFailure.misuse(stage.misuses) }
        guard leaked.isEmpty else { throw StageFailure.leakedControllers(leaked) }
        let broken = stage.timeline.checker.violations + stage.timeline.checker.leftovers()
        guard broken.isEmpty else { throw StageFailure.brokenCallbacks(broken) }
        return result
    }

    private init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets) {
        precondition(!Self.isInUse, "A Stage is in use already: make the tests that use one synchronous")
        Self.isInUse = true
        clock = SteppedClock(now: 1000)
        start = clock.now
        loop = EmbeddedEventLoop(clock: clock)
        MainLoop.current = loop
        let mailbox = EventMailbox()
        let isPossible = Self.isPossible(size, scale: scale)
        display = HeadlessDisplay(
            mode: isPossible
                ? DisplayMode(size: size, scale: scale) : DisplayMode(size: CGSize(width: 390, height: 844), scale: 1)
        ) { mailbox.post($0) }
        let screen = UIScreen(display: display)
        screen.safeAreaInsets = safeAreaInsets
        scene = UIWindowScene(screen: screen)
        mailbox.scene = scene
        UIApplication.shared.connect(scene)
        window = UIWindow(windowScene: scene)
        ContainmentChecker.forgetRemovals(notesFurther: true)
        Diagnostics.recorder = { [weak self] diagnostic in self?.diagnostics.append(StageDiagnostic(diagnostic)) }
        // Messages of layers become diagnostics.
        LayerLog.sink = { message in Diagnostics.warn(.layer, message) }
        timeline.record(from: start)
        if !isPossible {
            fail("Stage.run(size: \(size.width)×\(size.height), scale: \(scale)): there is no such screen")
        }
    }

    private static var isInUse = false

    private func begin(_ root: UIViewController?) {
        UIApplication.shared.move(scene, to: .foregroundActive)
        window.rootViewController = root
        window.makeKeyAndVisible()
        loop.runUntilIdle()
    }

    /// Removes everything and returns the names of removed controllers that are still alive.
    @discardableResult
    private func takeDown() -> [String] {
        window.rootViewController = nil
        loop.runUntilIdle()
        // Pending work (ends of animations, delayed work) runs now, and releases what it holds.
        advance(by: 60)
        window.isHidden = true
        window.windowScene = nil
        timeline.stop()
        UIApplication.shared.disconnect(scene)
        CATransaction.flush()
        loop.runUntilIdle()
        Diagnostics.recorder = nil
        LayerLog.sink = layerLog
        Self.isInUse = false
        let survivors = Set(ContainmentChecker.removedControllers.compactMap(\.controller))
        ContainmentChecker.forgetRemovals(notesFurther: false)
        return survivors.map { "\($0)" }.sorted()
    }

    // MARK: Misuse

    /// Records a misuse of the stage: the test fails with this message at its end.
    func fail(_ message: String) {
        misuses.append(message)
        note(message)
    }

    /// Adds a diagnostic that helps when a test fails.
    func note(_ message: String) {
        diagnostics.append(StageDiagnostic(rule: "stage", message: message + String(format: " (at %.3f s)", time)))
    }

    // MARK: Time

    /// Seconds since the stage began.
    public var time: TimeInterval { clock.now - start }

    /// Advances the clock: what is due runs at its own time, followed by the turns of the main loop that it enqueues.
    ///
    /// `advance(by: 0)` is one hop of the main queue. Negative and non-finite times count as 0, and fail the test at its end.
    public func advance(by duration: TimeInterval) {
        let target = clock.now + seconds(duration)
        loop.runUntilIdle()
        while display.wantsFrameEvents, clock.now + Self.frame <= target {
            loop.advance(to: clock.now + Self.frame)
            display.step(to: clock.now)
            loop.runUntilIdle()
        }
        loop.advance(to: target)
        loop.runUntilIdle()
    }

    /// Advances the clock frame by frame, 60 a second, and composites each frame at its exact time, the first one
    /// included.
    public func advance(by duration: TimeInterval, eachFrame body: (_ time: TimeInterval, _ frame: UIImage) -> Void) {
        let end = clock.now + seconds(duration)
        loop.runUntilIdle()
        var index = 0
        let first = clock.now
        while first + Double(index) * Self.frame <= end + 1e-9 {
            loop.advance(to: first + Double(index) * Self.frame)
            loop.runUntilIdle()
            body(time, snapshot())
            index += 1
        }
        loop.advance(to: end)
    }

    private static let frame = 1.0 / 60

    private func seconds(_ duration: TimeInterval) -> TimeInterval {
        if duration.isFinite, duration >= 0 { return duration }
        fail("advance(by: \(duration)): time goes forward only, and by a finite number of seconds")
        return 0
    }

    // MARK: The screen

    /// The screen as it is at this moment.
    public func snapshot() -> UIImage {
        loop.runUntilIdle()
        display.step(to: clock.now)
        guard let image = display.snapshot() else { return UIImage() }
        return UIImage(cgImage: image, scale: window.screen.scale, orientation: .up)
    }

    /// Composites what has changed until this moment, without making an image of it: a frame as the display does it.
    public func render() {
        loop.runUntilIdle()
        display.step(to: clock.now)
    }

    /// The colour of the screen's pixel at a point, as red, green, blue from 0 to 255; `nil` outside of the screen.
    public func pixel(at point: CGPoint) -> [UInt8]? {
        guard let image = snapshot().cgImage else { return nil }
        let bitmap = image.bitmap
        let scale = window.screen.scale
        let (x, y) = (Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
        guard (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else { return nil }
        let value = bitmap.data.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
        return [UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    /// Rotates the simulated device, to the orientation that the interface would have; the interface follows in 0.3
    /// seconds if the controllers support that orientation, or later when they do.
    public func rotate(to orientation: UIInterfaceOrientation) {
        scene.deviceDidRotate(to: orientation)
        loop.runUntilIdle()
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
        loop.runUntilIdle()
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

/// Hands the display's events to the scene; the display of a stage reports them on the main actor.
private final class EventMailbox: Sendable {
    @MainActor weak var scene: UIWindowScene?

    func post(_ event: DisplayEvent) {
        MainActor.assumeIsolated { scene?.handle(event) }
    }
}
