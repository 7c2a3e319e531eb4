import Foundation

extension UIViewController.Transition.ZoomOptions {
    /// Between what a zoom goes, for the alignment of the two.
    @preconcurrency @MainActor
    public final class AlignmentRectContext: NSObject {
        /// The view that the page grows out of.
        public let sourceView: UIView
        /// The controller that grows out of it.
        public let zoomedViewController: UIViewController

        init(source: UIView, zoomed: UIViewController) {
            (sourceView, zoomedViewController) = (source, zoomed)
            super.init()
        }

        nonisolated deinit {}
    }
}
