import Foundation
import QuartzCore

extension UIView {
    // MARK: Animating views with block objects

    /// Animates changes of views for a duration, starting and ending slowly.
    ///
    /// Geometry, transforms, alpha, colors and corner radii are animatable. A view outside a window changes
    /// immediately. With a duration of 0, or NaN, all changes are immediate.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates changes of views for a duration, and calls a closure at the end.
    ///
    /// - Parameters:
    ///   - duration: Duration in seconds.
    ///   - animations: The changes.
    ///   - completion: Called at the end, with `false` if an animation was removed early. Without animations, it is
    ///     called after the next commit.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes of views for a duration, after a delay and with options.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration, delay: delay, pacing: options.pacing(lasting: duration), options: options,
            animations: animations,
            completion: completion)
    }

    /// Animates changes of views with a spring.
    ///
    /// - Parameters:
    ///   - duration: The time until the spring has settled, in seconds.
    ///   - delay: Delay of the start, in seconds.
    ///   - dampingRatio: 1 for no overshoot, smaller for more overshoot. Clamped to 0.05…1.
    ///   - velocity: The initial velocity, in distances per second.
    ///   - options: The options. Their curve is ignored, since the spring replaces it.
    ///   - animations: The changes.
    ///   - completion: Called with `false` if an animation was removed before its end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.05), 1) : 1
        run(
            duration: duration, delay: delay,
            pacing: .spring(
                dampingRatio: ratio, initialVelocity: velocity.isFinite ? velocity : 0, lasting: duration),
            options: options, animations: animations, completion: completion)
    }

    /// Animates changes of views with a spring with a perceived duration and a bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration in seconds; settling may take longer.
    ///   - bounce: 0 for no bounce, larger for more bounce; negative values flatten the curve. Clamped to -1…1.
    ///   - initialSpringVelocity: The initial velocity, in distances per second.
    ///   - delay: Delay of the start, in seconds.
    ///   - options: The options. Their curve is ignored, since the spring replaces it.
    ///   - animations: The changes.
    ///   - completion: Called with `false` if an animation was removed before its end.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = CASpringAnimation(
            perceptualDuration: max(duration.isFinite ? duration : 0.5, 0.001), bounce: min(max(bounce, -1), 1))
        spring.initialVelocity = initialSpringVelocity
        run(
            duration: duration > 0 ? spring.settlingDuration : 0, delay: delay,
            pacing: .spring(
                mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
                initialVelocity: initialSpringVelocity),
            options: options, animations: animations, completion: completion)
    }

    /// Animates changes of views in key frames. The closure adds each frame with
    /// `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let common = AnimationOptions(rawValue: options.rawValue & 0x3ff)
        let context = makeContext(
            duration: duration, delay: delay, pacing: .curve(.linear), options: common, completion: completion)
        if context.duration > 0 { context.keyframes = KeyframeCollector(calculationMode: options.calculationMode) }
        context.run(animations)
    }

    /// Adds a frame to the key frame animation whose block is running. Outside such a block, the changes are
    /// immediate.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start of the frame, as a fraction of the total duration.
    ///   - frameDuration: The duration of the frame, as a fraction of the total duration.
    ///   - animations: The changes in the frame.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = ViewAnimationContext.current?.keyframes else { return animations() }
        keyframes.run(start: frameStartTime, duration: frameDuration, animations)
    }

    /// Repeats the animations that a block adds to the enclosing animation block.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let context = ViewAnimationContext.current else { return animations() }
        let old = (context.repeatCount, context.autoreverses)
        context.repeatCount = Float(count.isNaN ? 0 : max(0, count))
        context.autoreverses = autoreverses
        animations()
        (context.repeatCount, context.autoreverses) = old
    }

    /// Performs changes without animation, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimationContext.withoutAnimation(actionsWithoutAnimation)
    }

    /// Performs work that is not a part of the running animation blocks.
    package static func performOutsideBlocks(_ work: () -> Void) { ViewAnimationContext.outsideBlocks(work) }

    /// Enables or disables animation blocks; while disabled, all changes are immediate.
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationContext.isEnabled = enabled }

    /// Whether animation blocks are enabled.
    public class var areAnimationsEnabled: Bool { ViewAnimationContext.isEnabled }

    /// The duration of the running animation block in seconds; 0 outside a block.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimationContext.current?.duration ?? 0 }

    // MARK: Blocks

    private class func run(
        duration: TimeInterval, delay: TimeInterval, pacing: ViewAnimationContext.Pacing, options: AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let context = makeContext(
            duration: duration, delay: delay, pacing: pacing, options: options, completion: completion)
        context.run(animations)
    }

    /// Creates the context of a block. Nested blocks inherit duration and curve, unless the options override them.
    private class func makeContext(
        duration: TimeInterval, delay: TimeInterval, pacing: ViewAnimationContext.Pacing, options: AnimationOptions,
        completion: ((Bool) -> Void)?
    ) -> ViewAnimationContext {
        var duration = duration
        var delay = delay
        var pacing = pacing
        if let outer = ViewAnimationContext.current, outer.keyframes == nil,
            !options.contains(.overrideInheritedOptions)
        {
            if !options.contains(.overrideInheritedDuration) {
                (duration, delay) = (outer.duration, outer.delay + delay)
            }
            if !options.contains(.overrideInheritedCurve) { pacing = outer.pacing }
        }
        return ViewAnimationContext(
            duration: ViewAnimationContext.isEnabled ? duration : 0, delay: delay, pacing: pacing, options: options,
            completion: completion)
    }
}
