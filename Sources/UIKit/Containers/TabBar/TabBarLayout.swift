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
        let y = barState.isHidden ? bounds.height : bounds.height - height
        bar.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
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

    private func changeBarVisibility(animated: Bool) {
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }
}
