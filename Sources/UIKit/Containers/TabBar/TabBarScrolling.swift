import CoreGraphics
import Foundation
import UIKitCore

/// Observes the scroll views under a tab bar. Since iOS 15, the bar has no background while the content is scrolled to
/// its bottom edge, or if the content has no scroll view. In a split view all columns are observed, and the bar has a
/// background unless all of them are at the bottom edge.
@MainActor
final class TabBarScrolling: ScrollObserver {
    private struct Followed {
        weak var scrollView: UIScrollView?
    }

    private weak var container: UITabBarController?
    private var followed: [Followed] = []

    init(_ container: UITabBarController) { self.container = container }

    /// Observes the scroll views of the displayed child.
    func follow(_ child: UIViewController?) {
        let controllers = child.map(Self.contents) ?? []
        let new = controllers.compactMap { $0.isViewLoaded ? $0.contentScrollView(for: .bottom) : nil }
        let old = followed.compactMap(\.scrollView)
        if !old.elementsEqual(new, by: ===) {
            for scrollView in old { scrollView.removeObserver(self) }
            followed = new.map { Followed(scrollView: $0) }
            for scrollView in new { scrollView.addObserver(self) }
        }
        update()
    }

    /// Returns the controllers inside a container whose content is visible.
    private static func contents(of controller: UIViewController) -> [UIViewController] {
        switch controller {
        case let navigation as UINavigationController: navigation.topViewController.map(contents) ?? [navigation]
        case let split as UISplitViewController: split.viewControllers.flatMap(contents)
        default: [controller]
        }
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) { update() }

    private func update() {
        guard let container, container.isViewLoaded else { return }
        let fractions = followed.lazy.compactMap(\.scrollView).map { Self.fraction(of: $0, over: container) }
        container.bar.backgroundFraction = fractions.max() ?? 0
    }

    /// Returns the opacity of the background, which changes within the last ten points of the content.
    private static func fraction(of scrollView: UIScrollView, over container: UITabBarController) -> CGFloat {
        guard scrollView.window != nil, scrollView.bounds.height > 0 else { return 0 }
        // Content that ends above the bar does not need a background.
        let bottom = scrollView.convert(CGPoint(x: 0, y: scrollView.bounds.maxY), to: container.view).y
        guard bottom > container.view.bounds.height - container.view.safeAreaInsets.bottom - container.bar.barHeight
        else { return 0 }
        let rest = scrollView.restingRange.y.upperBound - scrollView.contentOffset.y
        return rest.isFinite ? min(max(rest / 10, 0), 1) : 0
    }
}
