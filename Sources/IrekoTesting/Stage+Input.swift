import Foundation
import RenderServer
import UIKit

extension Stage {
    // MARK: Touching

    /// Puts a finger down at a point of the screen, for 0.05 seconds.
    ///
    /// The test fails at its end if the point is outside of the screen, or if no window is at that point.
    public func tap(at point: CGPoint) {
        beginCall("tap(at:)")
        defer { endCall() }
        guard isOnScreen(point) else {
            return fail(
                "tap(at: \(describe(point))): the point is outside of the screen, which is \(describe(screenSize))")
        }
        settle()
        if scene === ownScene, window.rootViewController == nil, scene.windows.allSatisfy({ isEmpty($0, at: point) }) {
            return fail(
                "tap(at: \(describe(point))): the stage's window has no root view controller that could be tapped"
            )
        }
        touchDown(at: point)
        advance(by: 0.05)
        touchUp(at: point)
        settle()
    }

    /// Taps the middle of a view, at its current position on the screen.
    ///
    /// The test fails at its end if no finger can reach the view: if the view is in no window, has no area, or is
    /// outside of the screen. If the view is covered or receives no touches, a line is added to `diagnostics`, and the
    /// touch is delivered as a real finger's would be.
    public func tap(_ view: UIView) {
        beginCall("tap(_:)")
        defer { endCall() }
        settle()
        if let other = view.window?.windowScene, scenes.contains(other) { activate(other) }
        guard let window = view.window, scene.windows.contains(where: { $0 === window }), !window.isHidden else {
            return fail("tap(\(describe(view))): the view is not in a window of the stage")
        }
        guard view.bounds.width > 0, view.bounds.height > 0 else {
            return fail("tap(\(describe(view))): the view has no area; its bounds are \(describe(view.bounds.size))")
        }
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        guard isOnScreen(point) else {
            return fail(
                "tap(\(describe(view))): its middle is at \(describe(point)), outside of the screen, which is \(describe(screenSize))"
            )
        }
        let hit = scene.windows.reversed().lazy.filter { !$0.isHidden }.compactMap { other in
            other.hitTest(other.convert(point, from: nil as UIWindow?), with: nil)
        }.first
        if hit?.isDescendant(of: view) != true {
            note(
                "tap(\(describe(view))): the touch is delivered to \(hit.map(describe) ?? "no view"); the view is covered, hidden, transparent, "
                    + "or does not accept touches")
        }
        tap(at: point)
    }

    /// Taps the button of a bar item. The test fails at its end if the button is not on the screen.
    public func tap(_ item: UIBarItem) { find(item).tap() }

    /// Moves a finger from one point to a different point, in even steps of one frame, and lifts it.
    ///
    /// - Parameters:
    ///   - start: The first point, on the screen.
    ///   - end: The last point; it may be outside of the screen.
    ///   - duration: Seconds, more than 0 and at most 600. A different value fails the test at its end.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
        beginCall("drag(from:to:duration:)")
        defer { endCall() }
        guard isOnScreen(start), end.x.isFinite, end.y.isFinite else {
            return fail(
                "drag(from: \(describe(start)), to: \(describe(end))): the touch must begin on the screen, which is "
                    + "\(describe(screenSize)), and end at a point with finite coordinates")
        }
        guard duration > 0, duration <= 600 else {
            return fail("drag(duration: \(duration)): the duration must be greater than 0 and at most 600 seconds")
        }
        touchDown(at: start)
        let steps = max(1, Int((duration * 60).rounded()))
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let fraction = CGFloat(step) / CGFloat(steps)
            touchMove(to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
        }
        touchUp(at: end)
        settle()
    }

    /// Puts a finger down, as the screen reports it. The sequence of touches is not validated. Several fingers are
    /// distinguished by their numbers.
    public func touchDown(at point: CGPoint, finger: Int = 1) { send(.began, point, finger) }

    /// Moves a finger that is down.
    public func touchMove(to point: CGPoint, finger: Int = 1) { send(.moved, point, finger) }

    /// Lifts a finger.
    public func touchUp(at point: CGPoint, finger: Int = 1) { send(.ended, point, finger) }

    /// Cancels the touch of a finger, as the system does.
    public func touchCancel(at point: CGPoint, finger: Int = 1) { send(.cancelled, point, finger) }

    // MARK: Reachable points

    private var screenSize: CGSize { scene.screen.bounds.size }

    private func isOnScreen(_ point: CGPoint) -> Bool { scene.screen.bounds.contains(point) }

    private func isEmpty(_ window: UIWindow, at point: CGPoint) -> Bool {
        guard !window.isHidden else { return true }
        let hit = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)
        return (hit == nil || hit === window) && window.gestureRecognizers?.isEmpty != false
    }

    private func describe(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }
    private func describe(_ size: CGSize) -> String { "\(size.width)×\(size.height)" }
    private func describe(_ view: UIView) -> String { Diagnostics.name(view) }

    private func send(_ phase: PointerEvent.Phase, _ point: CGPoint, _ finger: Int) {
        settle()
        scene.handle(
            .pointer(
                PointerEvent(
                    kind: .touch, contact: Int64(finger), phase: phase, location: point, button: 0, time: clock.now)))
        settle()
    }
}
