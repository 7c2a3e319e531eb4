import Foundation
import QuartzCore

extension UIView {
    // MARK: Animating views with block objects

    /// Makes changes to views and animates them over a time, slow at both ends.
    ///
    /// Geometry, transform, alpha, colours and corner radii animate. A view in no window changes at once. With a duration of
    /// 0, or NaN, everything changes at once.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Makes changes to views over a time, and calls back when all have ended.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - animations: What changes.
    ///   - completion: Gets `false` when an animation was removed before its end. Without any animation it is called after
    ///     the next commit.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Makes changes to views over a time, after a delay and with options.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration, delay: delay, pacing: options.pacing(lasting: duration), options: options,
            animations: animations,
            completion: completion)
    }

    /// Makes changes to views as if on a spring.
    ///
    /// - Parameters:
    ///   - duration: The time until the spring has settled, in seconds.
    ///   - delay: Seconds until the animations begin.
    ///   - dampingRatio: 1 for no overshoot, towards 0 for more. Clamped to 0.05…1.
    ///   - velocity: The speed at the start, in distances a second.
    ///   - options: How the animations run. The curve among them does not count: the spring has its own.
    ///   - animations: What changes.
    ///   - completion: Gets `false` when an animation was removed before its end.
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

    /// Makes changes to views as if on a spring with a perceived duration and a bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration; it may take longer to settle.
    ///   - bounce: 0 for none, towards 1 for more; below 0 flatter. Clamped to -1…1.
    ///   - initialSpringVelocity: The speed at the start, in distances a second.
    ///   - delay: Seconds until the animations begin.
    ///   - options: How the animations run. The curve among them does not count: the spring has its own.
    ///   - animations: What changes.
    ///   - completion: Gets `false` when an animation was removed before its end.
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

    /// Makes changes to views in frames, each added with `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
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

    /// Adds a frame to the key frame animation whose block is running; outside of one the changes are made at once.
    ///
    /// - Parameters:
    ///   - frameStartTime: When the frame begins, as a fraction of the whole.
    ///   - frameDuration: How long it lasts, as a fraction of the whole.
    ///   - animations: What changes in it.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = ViewAnimationContext.current?.keyframes else { return animations() }
        keyframes.run(start: frameStartTime, duration: frameDuration, animations)
    }

    /// Makes the animations that a block adds to the surrounding animation block repeat.
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

    /// Makes changes without animating them, also inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimationContext.withoutAnimation(actionsWithoutAnimation)
    }

    /// Turns animation blocks on or off; while off they change everything at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationContext.isEnabled = enabled }

    /// Whether animation blocks animate.
    public class var areAnimationsEnabled: Bool { ViewAnimationContext.isEnabled }

    /// The duration of the animation block that is running, in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimationContext.current?.duration ?? 0 }

    // MARK: Inside

    private class func run(
        duration: TimeInterval, delay: TimeInterval, pacing: ViewAnimationContext.Pacing, options: AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let context = makeContext(
            duration: duration, delay: delay, pacing: pacing, options: options, completion: completion)
        context.run(animations)
    }

    /// Inside another block its duration and pacing are inherited, unless the options override that.
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
