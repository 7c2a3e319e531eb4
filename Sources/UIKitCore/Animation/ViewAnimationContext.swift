import Foundation
import QuartzCore
import RenderServer

/// A running animation block, and the count of its animations until the last of them has ended.
///
/// Blocks nest, so they form a stack. While a block runs, the layers of views call their views for an action
/// (`UIView.action(for: forKey:)`), and the innermost block returns an animation from the old value to the new one.
@MainActor
final class ViewAnimationContext {
    /// The timing of the animations.
    enum Pacing {
        case curve(UIView.AnimationCurve)
        case spring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
        case animator(AnimatorPace)

        /// Returns the frequency of a spring whose remaining distance after a duration is a thousandth.
        static func frequency(dampingRatio: Double, lasting duration: TimeInterval) -> Double {
            (dampingRatio < 1 ? 6.9078 / dampingRatio : 9.2334) / max(duration, 0.001)
        }

        /// Returns a spring whose remaining distance after a duration is a thousandth.
        static func spring(dampingRatio: Double, initialVelocity: Double, lasting duration: TimeInterval) -> Pacing {
            let frequency = frequency(dampingRatio: dampingRatio, lasting: duration)
            return .spring(
                mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
                initialVelocity: initialVelocity)
        }
    }

    let duration: TimeInterval
    let delay: TimeInterval
    let pacing: Pacing
    let options: UIView.AnimationOptions
    /// Collects the frames instead of animating, inside `addKeyframe(…)`.
    var keyframes: KeyframeCollector?
    var repeatCount: Float?
    var autoreverses: Bool
    /// The animator's driver for the block's animations.
    var driver: AnimationDriver?

    private var completion: ((Bool) -> Void)?
    /// The number of running animations, plus one for the block itself.
    private var pending = 1
    private var allFinished = true

    init(
        duration: TimeInterval, delay: TimeInterval, pacing: Pacing, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.pacing = pacing
        self.options = options
        self.completion = completion
        repeatCount = options.contains(.repeat) ? .infinity : nil
        autoreverses = options.contains(.autoreverse)
        driver = UIContext.current.animations.blocks.last?.driver
    }

    // MARK: Stack

    /// The running blocks of a context.
    struct Stack {
        fileprivate var blocks: [ViewAnimationContext] = []
        fileprivate var isEnabled = true
        fileprivate var innermost: ViewAnimationContext? { isEnabled ? blocks.last : nil }
    }

    /// Whether blocks animate.
    static var isEnabled: Bool {
        get { UIContext.current.animations.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }

    /// The innermost running block, unless animations are disabled.
    static var current: ViewAnimationContext? { UIContext.current.animations.innermost }

    private static func change(_ change: @MainActor (inout Stack) -> Void) {
        let context = UIContext.current
        change(&context.animations)
        context.layers.isCollectingViewAnimations = context.animations.innermost?.animates == true
    }

    /// Performs work that is not a part of the running blocks: a turn that a program runs inside a block.
    static func outsideBlocks(_ work: () -> Void) {
        let blocks = UIContext.current.animations.blocks
        guard !blocks.isEmpty else { return work() }
        change { $0.blocks = [] }
        work()
        change { $0.blocks = blocks }
    }

    /// Whether changes are animated.
    var animates: Bool { duration > 0 || keyframes != nil }

    /// Runs the block's changes; without animations, the completion is called after the commit.
    func run(holdingForDuration: Bool = false, _ animations: () -> Void) {
        // A driven block ends with its animations.
        if holdingForDuration, driver == nil {
            pending += 1
            MainLoop.current.schedule(at: CACurrentMediaTime() + delay + duration) { [self] in end(finished: true) }
        }
        begin()
        animations()
        finish()
    }

    /// Makes this the innermost block until `finish()`.
    func begin() { Self.change { $0.blocks.append(self) } }

    /// Ends the block's changes; its animations continue.
    func finish() {
        layOutChanged()
        Self.change { stack in
            if let index = stack.blocks.lastIndex(where: { $0 === self }) { stack.blocks.remove(at: index) }
        }
        keyframes?.animate(in: self)
        CATransaction.addCommitHandler(.postCommit) { [self] in end(finished: true) }
    }

    private var viewsToLayOut: [UIView] = []

    /// Lays out a view at the end of the block, as part of the animation. In a key frame, which has a separate end,
    /// lays it out immediately.
    func layOutAfterChanges(_ view: UIView) {
        if keyframes != nil { return view.layoutIfNeeded() }
        if !viewsToLayOut.contains(where: { $0 === view }) { viewsToLayOut.append(view) }
    }

    private func layOutChanged() {
        let views = viewsToLayOut
        viewsToLayOut = []
        for view in views { view.layoutIfNeeded() }
    }

    /// Performs changes without animation.
    static func withoutAnimation(_ actions: () -> Void) {
        let old = isEnabled
        isEnabled = false
        actions()
        isEnabled = old
    }

    // MARK: Counting animations

    private var endings: [() -> Void] = []

    /// Calls a closure when the last animation has ended, before the completion.
    func whenEnded(_ ending: @escaping () -> Void) { endings.append(ending) }

    private func end(finished: Bool) {
        pending -= 1
        if !finished { allFinished = false }
        guard pending == 0 else { return }
        for ending in endings { ending() }
        endings = []
        let completion = completion
        self.completion = nil
        completion?(allFinished)
    }

    /// Sets the times of an animation to the block's times, and adds the animation to a layer.
    ///
    /// - Parameters:
    ///   - property: The view property of the animation, which an animator sets at the end.
    ///   - axis: The axis of the layer's movement, for springs.
    ///   - isPaced: Whether it was created by `makeAnimation(keyPath:)`.
    func add(
        _ animation: CAAnimation, to layer: CALayer, key: String, property: String? = nil,
        axis: AnimatorPace.Axis = .other, isPaced: Bool = true
    ) {
        animation.duration = duration
        if let repeatCount { animation.repeatCount = repeatCount }
        animation.autoreverses = autoreverses
        if let driver {
            // Chosen (Views): Animations of a property animator are limited to its duration.
            animation.duration = min(duration, max(driver.length - driver.position - delay, 0.001))
            (animation.repeatCount, animation.autoreverses) = (min(animation.repeatCount, 1), false)
        } else if delay > 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
            animation.fillMode = .backwards
        }
        let observer = AnimationEndObserver { [self] finished in end(finished: finished) }
        animation.delegate = observer
        pending += 1
        layer.add(animation, forKey: key)
        guard let driver else { return }
        var curve: TimingCurve?
        if isPaced, case .animator(let pace) = pacing { curve = pace.curve(lasting: animation.duration, axis: axis) }
        driver.adopt(on: layer, delay: delay, curve: curve, axis: axis, keyPath: property)
    }

    /// Creates the animation of a property with this block's curve.
    func makeAnimation(keyPath: String) -> CABasicAnimation {
        switch pacing {
        case .curve(let curve):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = curve.timingFunction
            return animation
        case .spring(let mass, let stiffness, let damping, let initialVelocity):
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.mass = mass
            animation.stiffness = stiffness
            animation.damping = damping
            animation.initialVelocity = initialVelocity
            return animation
        case .animator:
            // The driver sets its curve.
            return CABasicAnimation(keyPath: keyPath)
        }
    }
}

/// Calls a closure at the end of one animation.
@MainActor
private final class AnimationEndObserver: CAAnimationDelegate {
    private let ended: (Bool) -> Void

    init(ended: @escaping (Bool) -> Void) { self.ended = ended }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended(flag) }
}
