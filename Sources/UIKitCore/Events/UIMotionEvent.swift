import Foundation

/// An event of the device's motion, sent to the key window's first responder.
///
/// Desktops do not report motions. In tests, a stage shakes the device.
package final class UIMotionEvent: UIEvent {
    package enum Phase {
        case began, ended, cancelled
    }

    let window: UIWindow
    private let motion: EventSubtype
    private let phase: Phase

    /// Sends a motion to the first responder of a scene's key window.
    package static func send(_ motion: EventSubtype, _ phase: Phase, to scene: UIWindowScene, at time: TimeInterval) {
        guard let window = scene.keyWindow else { return }
        let event = UIMotionEvent(motion, phase, window)
        event.timestampStorage = time
        UIApplication.shared.sendEvent(event)
    }

    private init(_ motion: EventSubtype, _ phase: Phase, _ window: UIWindow) {
        (self.motion, self.phase, self.window) = (motion, phase, window)
        super.init(type: .motion)
    }

    package override var subtype: EventSubtype { motion }

    /// Calls the responder's method.
    func deliver() {
        let responder = window.keyResponder
        switch phase {
        case .began: responder.motionBegan(motion, with: self)
        case .ended: responder.motionEnded(motion, with: self)
        case .cancelled: responder.motionCancelled(motion, with: self)
        }
    }
}
