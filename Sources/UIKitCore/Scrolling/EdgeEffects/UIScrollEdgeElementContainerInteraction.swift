import Foundation

/// Extends the edge effect of a scroll view below a view over the content, such as a header with buttons.
///
///     let interaction = UIScrollEdgeElementContainerInteraction()
///     interaction.scrollView = tableView
///     interaction.edge = .top
///     header.addInteraction(interaction)
///
/// The effect covers the content from the edge to the opposite side of the view. Frames and insets do not change.
///
/// A name of iOS 26. Follows
/// <https://developer.apple.com/documentation/uikit/uiscrolledgeelementcontainerinteraction>.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// Creates an interaction without a scroll view.
    public override init() { super.init() }

    nonisolated deinit {}

    /// The view over the content, which owns the interaction.
    open private(set) weak var view: UIView?

    /// The scroll view with the effect. Not retained. The default is `nil`.
    open weak var scrollView: UIScrollView? {
        didSet {
            guard scrollView !== oldValue else { return }
            oldValue?.edgeEffects.remove(self)
            update()
        }
    }

    /// The edges of the scroll view with the effect. The default is empty.
    open var edge: UIRectEdge = [] { didSet { if edge != oldValue { update() } } }

    /// Removes the view from the effect of the scroll view.
    open func willMove(to view: UIView?) { scrollView?.edgeEffects.remove(self) }

    /// Adds the view to the effect of the scroll view.
    open func didMove(to view: UIView?) {
        self.view = view
        update()
    }

    private func update() {
        if view != nil { scrollView?.edgeEffects.add(self) }
        scrollView?.setNeedsLayout()
    }
}
