import CoreGraphics
import Foundation

extension UIViewController.Transition.ZoomOptions {
    /// The state of a gesture that could interactively dismiss a zoomed controller.
    @preconcurrency @MainActor
    public final class InteractionContext: NSObject {
        /// The location of the touch, in the coordinate space of the zoomed controller's view.
        public let location: CGPoint
        /// The velocity of the touch, in points per second.
        public let velocity: CGVector
        /// Whether the system would begin the dismissal: the scroll view under the touch shows its top.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
            super.init()
        }

        nonisolated deinit {}
    }
}
