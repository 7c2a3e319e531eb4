import CoreGraphics
import QuartzCore
import UIKitCore

/// A page and a bar of an outer container that moves with it during a transition, as if it were a subview of the page.
/// The bar is over the page, and under the pages above it.
@MainActor
final class PageSlot {
    private let bar: UIView
    /// The transform and alpha that the program has set for the bar. The page's are also applied to it.
    private let own: (transform: CGAffineTransform, alpha: CGFloat)
    /// The position of the bar's center relative to the center of the page.
    private let distance: CGPoint

    /// Inserts the bar above a page. Called in the animation, when the animator has set the page's final position.
    fileprivate init(_ bar: UIView, at frame: CGRect, above page: UIView, restingAt home: CGRect) {
        self.bar = bar
        own = (bar.transform, bar.alpha)
        distance = CGPoint(x: frame.midX - home.midX, y: frame.midY - home.midY)
        UIView.performWithoutAnimation {
            page.superview?.insertSubview(bar, aboveSubview: page)
            bar.bounds.size = frame.size
            follow(page.layer.shownNow())
        }
        follow(page.layer)
    }

    private func follow(_ page: CALayer) {
        let transform = page.affineTransform()
        let distance = distance.applying(transform)
        bar.center = CGPoint(x: page.position.x + distance.x, y: page.position.y + distance.y)
        bar.transform = own.transform.concatenating(transform)
        bar.alpha = own.alpha * CGFloat(page.opacity)
    }

    /// Restores the bar's transform and alpha. The outer container then moves it back into its view.
    func release() { (bar.transform, bar.alpha) = own }
}

extension UINavigationController {
    /// Moves a bar with a page until `release()` is called on the result, which is `nil` if the page is not displayed.
    ///
    /// - Parameter frame: The frame of the bar in the coordinate space of `view`, while the page is at rest.
    func carry(_ bar: UIView, at frame: CGRect, in view: UIView, with page: UIViewController) -> PageSlot? {
        guard let pageView = page.viewInPlace, pageView.superview === pages else { return nil }
        return PageSlot(
            bar, at: pages.convert(frame, from: view), above: pageView,
            restingAt: self.frame(of: page, in: pages.bounds))
    }
}
