import CoreGraphics
import QuartzCore

/// The presenter's view behind a sheet of full height: smaller, lower, with round corners.
///
/// UIKit moves a view around it; here its own layer moves, and `frame` and `transform` of the view answer as if it did not. A view
/// that the program has given a transform stays where it is (chosen).
@MainActor
final class ScaledPresenter {
    /// How much narrower it is (measured on iOS 18.0: METRICS.md §3.3).
    private static let shrinking: CGFloat = 0.0835

    private weak var view: UIView?
    private var before: (cornerRadius: CGFloat, clips: Bool)?

    func take(_ presenter: UIViewController) {
        guard before == nil, let view = presenter.viewStorage, CATransform3DIsIdentity(view.layer.transform) else {
            return
        }
        self.view = view
        before = (view.layer.cornerRadius, view.clipsToBounds)
    }

    /// - Parameters:
    ///   - part: How far it has moved back, from 0 to 1.
    ///   - top: Where its top is then, in the window.
    func show(_ part: CGFloat, top: CGFloat, cornerRadius: CGFloat) {
        guard let view, let before, let superview = view.superviewStorage else { return }
        guard part > 0 else {
            guard view.flags.isBehindSheet else { return }
            if CATransform3DIsIdentity(view.layer.transform) {
                view.layer.cornerRadius = before.cornerRadius
            } else {
                view.layer.transform = CATransform3DIdentity
            }
            return
        }
        view.flags.isBehindSheet = true
        // The corners do not change on the way: what is composited once for them is composited again only for its size.
        UIView.performWithoutAnimation {
            view.layer.cornerRadius = cornerRadius
            if !view.clipsToBounds { view.clipsToBounds = true }
        }
        let scale = 1 - Self.shrinking * part
        let restingTop = superview.convert(CGPoint(x: 0, y: view.untransformedFrame.minY), to: nil).y
        let down = (top - restingTop) - view.bounds.height * Self.shrinking / 2
        view.layer.transform = CATransform3DTranslate(
            CATransform3DMakeScale(scale, scale, 1), 0, down * part / scale, 0)
    }

    func restore() {
        guard let view, let before else { return }
        view.flags.isBehindSheet = false
        view.layer.transform = CATransform3DIdentity
        view.layer.cornerRadius = before.cornerRadius
        view.clipsToBounds = before.clips
        self.before = nil
        self.view = nil
    }
}
