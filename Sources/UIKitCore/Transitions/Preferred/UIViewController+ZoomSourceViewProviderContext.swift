import Foundation

extension UIViewController.Transition {
    /// Between which controllers a zoom goes.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
        /// The controller that has the source view: the one that presents or is under the other on the stack.
        public let sourceViewController: UIViewController
        /// The controller that grows out of the source view.
        public let zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            (sourceViewController, zoomedViewController) = (source, zoomed)
            super.init()
        }

        nonisolated deinit {}
    }
}
