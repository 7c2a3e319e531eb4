import CoreGraphics
import QuartzCore

// Chosen (Controllers): A presenter whose view the program has given a transform does not move back behind a sheet.
/// Shows the presenter's view behind a sheet of full height: smaller, lower, with round corners.
///
/// UIKit moves a view around it. This type moves the view's own layer, and the view's `frame` and `transform` are
/// unaffected. A view with a transform of the program is not moved.
@MainActor
final class ScaledPresenter {
    /// Reduction of the width, as a fraction (measured on iOS 18.0).
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
    ///   - part: Progress of the movement, from 0 to 1.
    ///   - top: Final position of the top edge, in the window.
    func show(_ part: CGFloat, top: CGFloat, cornerRadius: CGFloat) {
        guard let view, before != nil, let superview = view.superviewStorage else { return }
        guard part > 0 else { return moveForward() }
        view.flags.isBehindSheet = true
        // The corners are constant during the movement, so that only a size change composites them again.
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

    /// Moves the view to its place in front. The corners are round until the end of the movement.
    private func moveForward() {
        guard let view, view.flags.isBehindSheet else { return }
        let duration = UIView.inheritedAnimationDuration
        guard duration > 0 else { return resetShape() }
        guard !CATransform3DIsIdentity(view.layer.transform) else { return }
        UIView.animate(withDuration: duration) {
            view.layer.transform = CATransform3DIdentity
        } completion: { [weak self, weak view] _ in
            guard let self, let view, view === self.view, CATransform3DIsIdentity(view.layer.transform) else { return }
            resetShape()
        }
    }

    private func resetShape() {
        guard let view, let before else { return }
        view.flags.isBehindSheet = false
        view.layer.transform = CATransform3DIdentity
        view.layer.cornerRadius = before.cornerRadius
        view.clipsToBounds = before.clips
    }

    func restore() {
        resetShape()
        before = nil
        view = nil
    }
}
