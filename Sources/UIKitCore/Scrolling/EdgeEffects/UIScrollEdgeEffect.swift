import Foundation

// Chosen (Movement): Bars have the appearance of iOS 18 and draw their own backgrounds, so that a scroll view with the
// style `automatic` draws an effect only for the containers of a `UIScrollEdgeElementContainerInteraction`.
/// The effect at an edge of a scroll view, which keeps views over the content readable. It covers the safe area at the
/// edge and the containers there, and appears when content is under them.
///
/// A name of iOS 26. Follows <https://developer.apple.com/documentation/uikit/uiscrolledgeeffect>.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    /// A style of an edge effect.
    @preconcurrency @MainActor
    open class Style: NSObject {
        /// The style of the system: like `soft` for containers, and otherwise without effect.
        public static let automatic = Style()
        /// The content fades out towards the edge.
        public static let soft = Style()
        /// The content is blurred up to a line.
        public static let hard = Style()

        private override init() { super.init() }
        nonisolated deinit {}
    }

    weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
    }

    nonisolated deinit {}

    /// The style. The default is `automatic`.
    open var style = Style.automatic { didSet { if style !== oldValue { scrollView?.setNeedsLayout() } } }

    /// Whether the effect is hidden. The default is `false`.
    open var isHidden = false { didSet { if isHidden != oldValue { scrollView?.setNeedsLayout() } } }
}
