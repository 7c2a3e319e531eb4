import CoreGraphics
import Foundation
import UIKitCore

/// Follows what scrolls under a tab bar: at its bottom edge the bar has no background. So it has without anything that scrolls, as
/// since iOS 15.
@MainActor
final class TabBarScrolling: ScrollObserver {
    private weak var container: UITabBarController?
    private weak var followed: UIScrollView?

    init(_ container: UITabBarController) { self.container = container }

    /// Follows the scroll view of the child that is displayed.
    func follow(_ child: UIViewController?) {
        let controller = (child as? UINavigationController)?.topViewController ?? child
        let scrollView = controller.flatMap { $0.isViewLoaded ? $0.contentScrollView(for: .bottom) : nil }
        if scrollView !== followed {
            followed?.removeObserver(self)
            followed = scrollView
            scrollView?.addObserver(self)
        }
        update()
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) { update() }

    private func update() {
        guard let container, container.isViewLoaded else { return }
        container.bar.backgroundFraction = fraction(over: container)
    }

    /// How much of the background shows, over the last ten points of the way.
    private func fraction(over container: UITabBarController) -> CGFloat {
        guard let followed, followed.window != nil, followed.bounds.height > 0 else { return 0 }
        // Content that ends above the bar is not under it.
        let bottom = followed.convert(CGPoint(x: 0, y: followed.bounds.maxY), to: container.view).y
        guard bottom > container.view.bounds.height - container.view.safeAreaInsets.bottom - container.bar.barHeight
        else { return 0 }
        let rest = followed.restingRange.y.upperBound - followed.contentOffset.y
        return rest.isFinite ? min(max(rest / 10, 0), 1) : 0
    }
}
