import Foundation
import QuartzCore
import UIKitCore

/// The view of a tab bar controller. The content fills it, and the bar is over the content at the bottom or top edge.
final class TabBarContainerView: UIView {
    weak var container: UITabBarController?

    override func layoutSubviews() {
        super.layoutSubviews()
        container?.layOut()
    }
}

/// The container of the selected controller's view.
final class TabContentView: UIView {}

/// The reasons why the bar is hidden.
struct TabBarState {
    /// The value of `isTabBarHidden`.
    var isHiddenByProgram = false
    /// Whether the program has set `isHidden` of the bar.
    var isBarHidden = false
    /// Whether a controller with `hidesBottomBarWhenPushed` is on the visible stack.
    var isHiddenByContent = false
    /// Whether the bar is being animated. It stays visible until the animation ends.
    var isMoving = false
    /// Whether the items are animated when they are shown next.
    var movesItems = false
    /// Whether a bar at the top was hidden by setting its alpha, since it cannot move over an edge.
    var isFaded = false
    /// The page that the bar moves with.
    var slot: PageSlot?

    var isHidden: Bool { isHiddenByProgram || isBarHidden || isHiddenByContent }
}

extension UITabBarController {
    /// Whether the bar floats at the top. This is the case in a window of regular width and height, as on an iPad
    /// since iPadOS 18. On a phone in landscape the width can be regular, but the height is compact, so the bar is at
    /// the bottom.
    var isBarAtTop: Bool {
        traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
    }

    func layOut() {
        let bounds = view.bounds
        if contentView.frame != bounds { contentView.frame = bounds }
        bar.isFloating = isBarAtTop
        layOutBar()
        updateContent()
        scrolling.follow(displayed)
    }

    // MARK: The bar

    private func layOutBar() {
        guard bar.superview === view else { return }
        // The program may have set a transform for the bar, so the frame is set by bounds and center.
        let frame = barFrame
        if bar.bounds.size != frame.size { bar.bounds.size = frame.size }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        if bar.center != middle { bar.center = middle }
        let isFaded = isBarAtTop && barState.isHidden
        if barState.isFaded != isFaded {
            barState.isFaded = isFaded
            bar.alpha = isFaded ? 0 : 1
        }
        showOrHideBar()
        showRow()
    }

    private func showOrHideBar() { bar.hide(barState.isHidden && !barState.isMoving) }

    private var barFrame: CGRect {
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        guard !isBarAtTop else {
            // The navigation bar in the same row has items at both sides.
            let side: CGFloat = displayed is UINavigationController ? 120 : 20
            let room = max(TabCapsule.height, bounds.width - safe.left - safe.right - 2 * side)
            let size = CGSize(width: min(bar.floatingWidth, room), height: TabCapsule.height)
            let margin = (TabCapsule.rowHeight - size.height) / 2
            let top = barState.isHiddenByProgram ? -size.height - margin : safe.top + margin
            let middle = (bounds.width + safe.left - safe.right) / 2
            return CGRect(x: (middle - size.width / 2).rounded(), y: top, width: size.width, height: size.height)
        }
        let height = bar.barHeight + safe.bottom
        let y = barState.isHiddenByProgram ? bounds.height : bounds.height - height
        return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }

    /// The row that contains the bar; `nil` if the bar is at the bottom.
    private var row: SharedBarRow? {
        isBarAtTop ? SharedBarRow(height: TabCapsule.rowHeight, bar: barState.isHidden ? nil : barFrame) : nil
    }

    private func showRow() {
        let row = row
        guard row != shownRow else { return }
        shownRow = row
        (displayed as? UINavigationController)?.navigationBarInUse.geometryDidChange()
    }

    // MARK: The content

    /// Sets the frame and the safe area of the displayed child. The safe area includes the bar.
    func updateContent() {
        guard let displayed else { return }
        if let content = displayed.viewIfLoaded, content.superview === contentView,
            stage.running == nil
        {
            let frame = frame(of: displayed)
            if content.frame != frame { content.frame = frame }
        }
        displayed.cover(insets(for: displayed))
    }

    /// Returns the frame of a child. It ends above an opaque bar, unless the child also extends under opaque bars.
    func frame(of child: UIViewController) -> CGRect {
        var frame = contentView.bounds
        guard !isBarAtTop, !barState.isHidden, !extendsUnderBar(child) else { return frame }
        frame.size.height = max(0, frame.height - bar.barHeight - view.safeAreaInsets.bottom)
        return frame
    }

    private func extendsUnderBar(_ child: UIViewController) -> Bool {
        child.edgesForExtendedLayout.contains(.bottom)
            && (bar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
    }

    func insets(for child: UIViewController) -> UIEdgeInsets {
        var insets = view.safeAreaInsets
        guard !barState.isHidden else { return insets }
        if isBarAtTop {
            // A navigation bar is in the same row as the tab bar, and avoids it by reading `SharedBarRow`.
            if !(child is UINavigationController) { insets.top += TabCapsule.rowHeight }
        } else {
            insets.bottom = extendsUnderBar(child) ? insets.bottom + bar.barHeight : 0
        }
        return insets
    }

    // MARK: Hiding the bar

    func programDidHideBar(_ isHidden: Bool) {
        barState.isBarHidden = isHidden
        showOrHideBar()
        viewIfLoaded?.setNeedsLayout()
    }

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard hidden != barState.isHiddenByProgram else { return }
        barState.isHiddenByProgram = hidden
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        barState.isMoving = true
        UIView.animate(withDuration: 0.25) {
            self.view.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.barState.isMoving = false
            self?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Returns whether a controller with `hidesBottomBarWhenPushed` is on the stack at or below `top`. It hides the
    /// bar for itself and for all controllers above it (recorded).
    private func hidesBar(_ navigation: UINavigationController, upTo top: UIViewController?) -> Bool {
        let stack = navigation.viewControllers
        let count = stack.firstIndex { $0 === top }.map { $0 + 1 } ?? stack.count
        return stack.prefix(count).contains(where: \.hidesBottomBarWhenPushed)
    }

    /// Moves the bar back into the tab bar controller's view, over the content.
    private func restoreBar() {
        barState.isMoving = false
        guard isViewLoaded else { return }
        if bar.superview !== view {
            barState.slot?.release()
            view.addSubview(bar)
        }
        barState.slot = nil
        layOutBar()
        view.setNeedsLayout()
    }

    /// Updates the bar for the displayed child and its pages.
    func updateForPages() {
        scrolling.follow(displayed)
        let hides = (displayed as? UINavigationController).map { hidesBar($0, upTo: $0.topViewController) } ?? false
        guard hides != barState.isHiddenByContent else { return }
        barState.isHiddenByContent = hides
        viewIfLoaded?.setNeedsLayout()
    }
}

extension UITabBarController: OuterContainer {
    /// Hides or shows the bar during the transition of a navigation controller.
    ///
    /// The bar belongs to the page that shows it. During a push or a pop, it moves with that page: over it, and under
    /// the upper page.
    func stack(
        of navigation: UINavigationController, willShow top: UIViewController?,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard navigation === displayed else { return }
        let hides = hidesBar(navigation, upTo: top)
        guard hides != barState.isHiddenByContent else { return }
        let page = hides ? navigation.displayed : top
        barState.isHiddenByContent = hides
        // A layout before the animation would move the bar without animation.
        guard coordinator.isAnimated else {
            viewIfLoaded?.setNeedsLayout()
            return
        }
        barState.isMoving = true
        let isHiddenByProgram = barState.isHiddenByProgram || barState.isBarHidden
        bar.hide(isHiddenByProgram)
        let movesWithPage = !isBarAtTop && !isHiddenByProgram
        let wasFaded = barState.isFaded
        coordinator.animateAlongsideTransition(in: movesWithPage ? nil : bar) {
            [weak self, weak navigation, weak page] _ in
            guard let self else { return }
            if movesWithPage, let navigation, let page {
                barState.slot = navigation.carry(bar, at: barFrame, in: view, with: page)
            } else {
                layOutBar()
            }
            updateContent()
            viewIfLoaded?.setNeedsLayout()
        } completion: { [weak self] _ in
            guard let self else { return }
            // A cancelled transition restores the alpha, also if a layout has moved the bar to the other edge
            // meanwhile.
            if barState.isFaded != wasFaded { barState.isFaded = bar.alpha == 0 }
            restoreBar()
        }
    }

    func pagesDidChange(in descendant: UIViewController) {
        // Off screen, More's list does not appear after the program has popped the controllers above it.
        if let more, descendant === more, more.viewIfLoaded?.window == nil { more.returnIfAtList() }
        updateForPages()
    }

    func sharedRow(over child: UIViewController) -> SharedBarRow? { row }
}

extension UITabBarController: BarContainer {
    package func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {}

    package func extendedLayoutDidChange(of child: UIViewController) { viewIfLoaded?.setNeedsLayout() }

    package func tabBarItemDidChange(of child: UIViewController) { if !stage.isArranging { showItems() } }
}
