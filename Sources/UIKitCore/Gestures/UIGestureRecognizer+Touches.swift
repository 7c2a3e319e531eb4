import CoreGraphics
import Foundation
import QuartzCore

extension UIGestureRecognizer {
    /// Whether the recognizer takes part in an open gesture.
    var isParticipating: Bool { !sequenceTouches.isEmpty || isInTouchlessSequence }

    /// Whether the recognizer can still receive touches.
    var isReceiving: Bool {
        guard !stateStorage.isTerminal else { return false }
        return waiting != .ended && waiting != .beganAndEnded
    }

    /// Whether the recognizer is undecided about received touches.
    var isUndecided: Bool { stateStorage == .possible && isParticipating }

    /// Whether the recognizer has recognized a gesture that is not reset yet.
    var hasRecognized: Bool { stateStorage.isActive || stateStorage == .ended }

    func tracks(_ touch: UITouch) -> Bool { trackedTouches.contains { $0 === touch } }

    func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard isEnabled, isReceiving, allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else {
            return false
        }
        if requiresExclusiveTouchType, let first = trackedTouches.first, first.type != touch.type { return false }
        guard shouldReceive(event) else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Removes a touch from the gesture.
    func drop(_ touch: UITouch) {
        rememberLocation()
        trackedTouches.removeAll { $0 === touch }
        sequenceTouches.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
    }

    /// Stops tracking a touch that has ended.
    func lift(_ touch: UITouch) {
        rememberLocation()
        trackedTouches.removeAll { $0 === touch }
    }

    func rememberLocation() {
        if let centroidInWindow { lastLocationInWindow = centroidInWindow }
    }

    /// The centroid of the active touches.
    var centroidInWindow: CGPoint? { Self.centroid(of: trackedTouches.map(\.locationInWindow)) }
    var centroidInScene: CGPoint? { Self.centroid(of: trackedTouches.map(\.locationInScene)) }

    static func centroid(of locations: [CGPoint]) -> CGPoint? {
        guard !locations.isEmpty else { return nil }
        var sum = CGPoint.zero
        for location in locations {
            sum.x += location.x
            sum.y += location.y
        }
        return CGPoint(x: sum.x / CGFloat(locations.count), y: sum.y / CGFloat(locations.count))
    }

    /// Converts a movement in the coordinate space of the scene to that of the window.
    func movementInWindow(from start: CGPoint, to end: CGPoint) -> CGVector {
        guard let window, let root = window.screenIfAny?.rootLayer else {
            return CGVector(dx: end.x - start.x, dy: end.y - start.y)
        }
        let (from, to) = (window.layer.convert(start, from: root), window.layer.convert(end, from: root))
        return CGVector(dx: to.x - from.x, dy: to.y - from.y)
    }

    /// The window whose coordinate space the recognizer's locations use.
    var window: UIWindow? { sequenceTouches.first?.window ?? view?.window }

    func convert(_ point: CGPoint, to target: UIView?) -> CGPoint {
        guard let target, let window, target !== window else { return point }
        return target.layer.convert(point, from: window.layer)
    }

    func convert(_ vector: CGVector, to target: UIView?) -> CGPoint {
        let origin = convert(CGPoint.zero, to: target)
        let end = convert(CGPoint(x: vector.dx, y: vector.dy), to: target)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// Converts a vector from a view's coordinate space to that of the window.
    func convert(_ vector: CGPoint, from source: UIView?) -> CGVector {
        guard let source, let window, source !== window else { return CGVector(dx: vector.x, dy: vector.y) }
        let origin = window.layer.convert(CGPoint.zero, from: source.layer)
        let end = window.layer.convert(vector, from: source.layer)
        return CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
    }

    func reportTouchIndex(_ index: Int) {
        Diagnostics.raise(
            .invalidGeometry,
            "\(Diagnostics.name(self)) has no touch at index \(index): it has \(numberOfTouches)")
    }

    /// The environment that arbitrates the recognizer's state: the environment of the scene, or a detached one without
    /// a scene.
    package var arbiter: GestureEnvironment {
        environment ?? view?.window?.windowScene?.input.gestures ?? .detached
    }
}
