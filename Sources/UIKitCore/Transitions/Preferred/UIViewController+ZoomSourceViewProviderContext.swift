import Foundation

extension UIViewController.Transition {
    /// The two controllers of a zoom transition.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
        /// The controller that contains the source view: the presenter, or the previous controller of the stack.
        public let sourceViewController: UIViewController
        /// The controller whose view grows out of the source view.
        public let zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            (sourceViewController, zoomedViewController) = (source, zoomed)
            super.init()
        }

        nonisolated deinit {}
    }
}
