import Foundation
import QuartzCore

extension UIScrollView {
    func setContentInset(_ inset: UIEdgeInsets) {
        guard inset.top.isFinite, inset.left.isFinite, inset.bottom.isFinite, inset.right.isFinite else {
            return Diagnostics.warn(
                .invalidGeometry,
                "\(Diagnostics.name(self)): contentInset \(inset) contains NaN or infinity; the old one is kept")
        }
        guard inset != contentInsetStorage else { return }
        contentInsetStorage = inset
        updateAdjustedInset()
    }

    /// Computes the adjusted insets again, and reports a change.
    ///
    /// At the top and left edge the content follows a change of the safe area; elsewhere it does not move.
    func updateAdjustedInset() {
        let system = safeAreaToAdd
        let inset = contentInsetStorage
        let new = UIEdgeInsets(
            top: inset.top + system.top + refreshInset, left: inset.left + system.left,
            bottom: max(inset.bottom + system.bottom, heightUnderKeyboard),
            right: inset.right + system.right)
        guard new != adjustedInset || system != systemInset else { return }
        let (oldSystem, old, offset) = (systemInset, adjustedInset, contentOffset)
        (systemInset, adjustedInset) = (system, new)
        if system != oldSystem {
            for view in subviewsStorage { view.setNeedsLayout() }
        }
        if new != old { adjustedContentInsetDidChange() }
        if phase == .still, contentOffset == offset, !isZoomingByHand {
            var target = offset
            if system.top != oldSystem.top, offset.y == -old.top { target.y = -new.top }
            if system.left != oldSystem.left, offset.x == -old.left { target.x = -new.left }
            moveContent(to: target)
        }
        rangeDidChange()
    }

    // Chosen (Text): The table of a table controller and the collection view of a collection view controller have a
    // bottom inset of at least the height that the keyboard covers, in `adjustedContentInset` and not in
    // `contentInset`, so that a program's own inset is not added.
    /// The height that the keyboard covers, from the bottom, if the scroll view avoids the keyboard. Insets that a
    /// program sets for the keyboard are not added to it. (UIKit changes `contentInset`.)
    var heightUnderKeyboard: CGFloat {
        guard avoidsKeyboard, let scene = currentWindow?.windowScene else { return 0 }
        if !keepsHeightUnderKeyboard { lastHeightUnderKeyboard = scene.inputViews.heightCovered(of: self) }
        return lastHeightUnderKeyboard
    }

    /// Adds or removes space at the top. If animated, moved content slides.
    package func setRefreshInset(_ inset: CGFloat, animated: Bool) {
        guard inset != refreshInset else { return }
        refreshInset = inset
        guard animated else { return updateAdjustedInset() }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { self.updateAdjustedInset() }
    }

    private var safeAreaToAdd: UIEdgeInsets {
        // The insets of the last layout, since the next layout reports all changes of these insets only.
        let safe = extras?.lastSafeAreaInsets ?? .zero
        guard safe != .zero else { return .zero }
        var (horizontal, vertical) = (true, true)
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: break
        case .automatic, .scrollableAxes:
            let size = backingLayer.properties.bounds.size
            horizontal = isScrollEnabled && (contentSizeStorage.width > size.width || alwaysBounceHorizontal)
            vertical = isScrollEnabled && (contentSizeStorage.height > size.height || alwaysBounceVertical)
            if contentInsetAdjustmentBehavior == .automatic, !vertical { vertical = isContentUnderBars }
        }
        return UIEdgeInsets(
            top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
            right: horizontal ? safe.right : 0)
    }

    /// Whether the scroll view is the content of a controller in a navigation or tab bar controller.
    private var isContentUnderBars: Bool {
        var view: UIView? = self
        while let current = view {
            if let controller = current.owningController {
                guard controller.isInContainerWithBars, controller.automaticallyAdjustsScrollViewInsets else {
                    return false
                }
                return controller.contentScrollView(for: .top) === self
                    || controller.contentScrollView(for: .bottom) === self
            }
            view = current.superviewStorage
        }
        return false
    }

    /// Performs pending updates before subviews are laid out.
    func layOutScrolling() {
        takeContentSizeOfGuide()
        updateAdjustedInset()
        layOutIndicators()
        edgeEffectsStorage?.layOut(in: self, motion: driver?.motion, from: driver?.preparedTime ?? 0)
    }

    func scrollEnablingDidChange() {
        if !isScrollEnabled, phase == .dragging { pan.arbiter.cancel(pan) }
        updateAdjustedInset()
    }
}
