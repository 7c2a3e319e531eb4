import Foundation
import UIKitCore

/// The view of a tab bar controller: the content over all of it, and the bar over the bottom edge.
final class TabBarContainerView: UIView {
    weak var container: UITabBarController?

    override func layoutSubviews() {
        super.layoutSubviews()
        container?.layOut()
    }
}

/// Where the selected controller's view is.
final class TabContentView: UIView {}

/// Why a bar is not seen.
struct TabBarState {
    /// `isTabBarHidden`.
    var isHiddenByProgram = false
    /// A controller with `hidesBottomBarWhenPushed` is on the stack that is shown.
    var isHiddenByContent = false

    var isHidden: Bool { isHiddenByProgram || isHiddenByContent }
}

extension UITabBarController {
    func layOut() {
        let bounds = view.bounds
        contentView.frame = bounds
        // Frames that an animation or a transition is moving are not touched.
        let height = bar.barHeight + view.safeAreaInsets.bottom
        let y = barState.isHiddenByProgram ? bounds.height : bounds.height - height
        // It goes with the page that it belongs to, towards the leading edge.
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = barState.isHiddenByContent ? (isMirrored ? bounds.width : -bounds.width) : 0
        bar.frame = CGRect(x: x, y: y, width: bounds.width, height: height)
        updateContentInsets()
    }

    /// The bar covers a part of the content, which is in its safe area.
    func updateContentInsets() {
        guard let displayed else { return }
        let covered = barState.isHidden ? 0 : bar.barHeight
        var insets = view.safeAreaInsets
        insets.bottom += covered
        guard displayed.extrasForWriting.imposedSafeAreaInsets != insets else { return }
        displayed.extrasForWriting.imposedSafeAreaInsets = insets
        displayed.viewIfLoaded?.setNeedsLayout()
    }

    func contentSize(in size: CGSize) -> CGSize { size }

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard hidden != barState.isHiddenByProgram else { return }
        barState.isHiddenByProgram = hidden
        changeBarVisibility(animated: animated)
    }

    // MARK: Content that hides the bar

    /// A controller with `hidesBottomBarWhenPushed` hides the bar for itself and for all above it (recorded).
    private func hidesBar(_ navigation: UINavigationController, upTo top: UIViewController?) -> Bool {
        let stack = navigation.viewControllers
        let count = stack.firstIndex { $0 === top }.map { $0 + 1 } ?? stack.count
        return stack.prefix(count).contains(where: \.hidesBottomBarWhenPushed)
    }

    /// A stack is about to show another controller: the bar leaves or comes alongside.
    func stack(
        of navigation: UINavigationController, willShow top: UIViewController?, in session: TransitionSession
    ) {
        guard navigation === displayed else { return }
        let hides = hidesBar(navigation, upTo: top)
        guard hides != barState.isHiddenByContent else { return }
        barState.isHiddenByContent = hides
        session.animate(alongsideTransition: { [weak self] _ in self?.layOut() }, completion: nil)
    }

    /// What is displayed is another stack or has another top: the bar is as that says.
    func stackDidChange() {
        let hides = (displayed as? UINavigationController).map { hidesBar($0, upTo: $0.topViewController) } ?? false
        guard hides != barState.isHiddenByContent else { return }
        barState.isHiddenByContent = hides
        viewIfLoaded?.setNeedsLayout()
    }

    private func changeBarVisibility(animated: Bool) {
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }
}
