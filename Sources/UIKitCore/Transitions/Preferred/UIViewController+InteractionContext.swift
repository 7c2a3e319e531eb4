import CoreGraphics
import Foundation

extension UIViewController.Transition.ZoomOptions {
    /// What a finger does that is about to take a zoomed page away.
    @preconcurrency @MainActor
    public final class InteractionContext: NSObject {
        /// Where the finger is, in the space of the zoomed controller's view.
        public let location: CGPoint
        /// How fast it moves, in points a second.
        public let velocity: CGVector
        /// Whether the system would let it begin: a scroll view under the finger shows its top.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
            super.init()
        }

        nonisolated deinit {}
    }
}
