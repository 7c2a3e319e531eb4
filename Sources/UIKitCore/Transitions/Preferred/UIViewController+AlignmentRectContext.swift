import Foundation

extension UIViewController.Transition.ZoomOptions {
    /// The source view and the zoomed controller that an alignment rectangle provider receives.
    @preconcurrency @MainActor
    public final class AlignmentRectContext: NSObject {
        /// The view that the page grows out of.
        public let sourceView: UIView
        /// The controller whose view grows out of the source view.
        public let zoomedViewController: UIViewController

        init(source: UIView, zoomed: UIViewController) {
            (sourceView, zoomedViewController) = (source, zoomed)
            super.init()
        }

        nonisolated deinit {}
    }
}
