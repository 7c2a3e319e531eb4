import Foundation
import QuartzCore

/// The animations of a transition between two views, or two states of one, for `UIView.transition`.
///
/// Both views are in the same superview during the transition. A style consists of the motions of each side's layer
/// from start to end.
@MainActor
enum ViewTransition {
    /// The motion of one side: from a given value of a key path to the layer's own value.
    struct Motion {
        let keyPath: String
        let from: CGFloat
        let to: CGFloat
    }

    /// The motions of the outgoing and the incoming side, and whether both show only their front.
    struct Style {
        var outgoing: [Motion] = []
        var incoming: [Motion] = []
        var isFlip = false
        var outgoingInFront = false
        /// Whether the front side is a sheet that is lifted off over the top edge, or put back.
        var isCurl = false

        /// Flips rotate both sides by half a turn, each showing only its front. Curls turn a sheet that is bound at
        /// the top.
        init(_ options: UIView.AnimationOptions, size: CGSize, incomingIsOpaque: Bool) {
            func flip(_ axis: String, _ sign: CGFloat) {
                isFlip = true
                outgoing = [Motion(keyPath: "transform.rotation.\(axis)", from: 0, to: sign * .pi)]
                incoming = [Motion(keyPath: "transform.rotation.\(axis)", from: -sign * .pi, to: 0)]
            }
            switch options.transition {
            case .transitionFlipFromLeft: flip("y", 1)
            case .transitionFlipFromRight: flip("y", -1)
            case .transitionFlipFromTop: flip("x", -1)
            case .transitionFlipFromBottom: flip("x", 1)
            case .transitionCrossDissolve:
                incoming = [Motion(keyPath: "opacity", from: 0, to: 1)]
                if !incomingIsOpaque { outgoing = [Motion(keyPath: "opacity", from: 1, to: 0)] }
            case .transitionCurlUp:
                (outgoingInFront, isCurl) = (true, true)
            case .transitionCurlDown:
                isCurl = true
            default: break
            }
        }
    }

    /// Runs the caller's animations and the style's motions for a duration; the incoming view is already in place.
    ///
    /// The completion is called with `false` if an animation was removed before its end.
    static func exchange(
        from: UIView, to: UIView, duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
        completion: @escaping (Bool) -> Void
    ) {
        let isOpaque = (to.backgroundColor?.resolvedColor(with: to.traitCollection).cgColor.alpha ?? 0) >= 1
        let style = Style(options, size: from.bounds.size, incomingIsOpaque: isOpaque)
        let superview = to.superview
        if style.outgoingInFront, from.superview === superview { superview?.insertSubview(from, aboveSubview: to) }
        if options.contains(.layoutSubviews) { to.layoutIfNeeded() }

        let flips = style.isFlip ? [superview, from, to].compactMap { $0 } : []
        for view in flips { FlipState.begin(of: view) }
        if style.isFlip {
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / max(1000, 2 * max(from.bounds.width, from.bounds.height))
            superview?.layer.sublayerTransform = perspective
            from.layer.isDoubleSided = false
            to.layer.isDoubleSided = false
        }

        let sheet = style.isCurl ? (style.outgoingInFront ? from.layer : to.layer) : nil
        sheet?.curl = SheetCurl.lying(paper: (style.outgoingInFront ? from : to), length: from.bounds.height)
        let context = ViewAnimationContext(
            duration: UIView.areAnimationsEnabled ? duration : 0, delay: 0, pacing: .curve(options.curve),
            options: options.subtracting([.repeat, .autoreverse])
        ) { finished in
            for view in flips { FlipState.end(of: view) }
            sheet?.curl = nil
            completion(finished)
        }
        context.run(holdingForDuration: true) {
            animations?()
            for motion in style.outgoing { animate(from.layer, motion, staysAtEnd: true, in: context) }
            for motion in style.incoming { animate(to.layer, motion, staysAtEnd: false, in: context) }
            if let sheet { SheetCurl.animate(sheet, lifts: style.outgoingInFront, in: context) }
        }
    }

    /// Fades from a view's old to its new appearance, even if the changes hide the view, or for a window.
    static func dissolve(
        _ view: UIView, duration: TimeInterval, options: UIView.AnimationOptions, _ changes: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let context = ViewAnimationContext(
            duration: duration, delay: 0, pacing: .curve(options.curve),
            options: options.subtracting([.repeat, .autoreverse]), completion: completion)
        context.run {
            let fade = CATransition()
            fade.timingFunction = options.curve.timingFunction
            context.add(fade, to: view.layer, key: kCATransition)
            if options.contains(.allowAnimatedContent) { changes() } else { UIView.performWithoutAnimation(changes) }
            if options.contains(.layoutSubviews) { view.layoutIfNeeded() }
        }
    }

    private static func animate(
        _ layer: CALayer, _ motion: Motion, staysAtEnd: Bool, in context: ViewAnimationContext
    ) {
        guard context.duration > 0, layer.context != nil else { return }
        let animation = context.makeAnimation(keyPath: motion.keyPath)
        animation.fromValue = motion.from
        animation.toValue = motion.to
        // The outgoing side is removed immediately afterwards; until then it keeps its final values.
        if staysAtEnd { animation.fillMode = .forwards }
        context.add(animation, to: layer, key: "transition.\(motion.keyPath)")
    }
}

/// The state of a view's layer before its running flips, which may overlap.
@MainActor
final class FlipState {
    private let sublayerTransform: CATransform3D
    private let isDoubleSided: Bool
    private var count = 0

    private init(_ layer: CALayer) {
        sublayerTransform = layer.sublayerTransform
        isDoubleSided = layer.isDoubleSided
    }

    fileprivate static func begin(of view: UIView) {
        let state = view.extras?.flipState ?? FlipState(view.layer)
        view.extrasForWriting.flipState = state
        state.count += 1
    }

    /// Restores the state after the last flip.
    fileprivate static func end(of view: UIView) {
        guard let state = view.extras?.flipState else { return }
        state.count -= 1
        guard state.count == 0 else { return }
        view.extras?.flipState = nil
        view.layer.sublayerTransform = state.sublayerTransform
        view.layer.isDoubleSided = state.isDoubleSided
    }
}
