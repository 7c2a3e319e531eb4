import Foundation
import RenderServer

/// A basic animation with the motion of a mass that a spring pulls from the first value to the last value.
///
/// The spring does not depend on `duration`: set it to `settlingDuration` to show the complete motion.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    private final var spring = SpringParameters()

    /// Creates an animation without a property, with a mass of 1, a stiffness of 100 and a damping of 10.
    public override init() { super.init() }

    /// Creates a spring from a perceptual duration and a bounce. The duration of the animation is `settlingDuration`.
    ///
    /// - Parameters:
    ///   - perceptualDuration: The time in seconds until the value is close to its end. A value of 0 or less is
    ///     treated as a very short duration.
    ///   - bounce: The bounce: 0 for no bounce, up to 1 for no damping. A value below 0 slows the motion.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let length = perceptualDuration.isFinite ? max(perceptualDuration, 1e-3) : 1e-3
        let bounce = bounce.isFinite ? min(max(Double(bounce), -0.999), 1) : 0
        spring.mass = 1
        spring.stiffness = pow(2 * .pi / length, 2)
        spring.damping = bounce >= 0 ? (1 - bounce) * 4 * .pi / length : 4 * .pi / (length * (1 + bounce))
        duration = settlingDuration
    }

    nonisolated deinit {}

    // MARK: - Configuring physical attributes

    /// The mass at the end of the spring. It must be above 0.
    open var mass: CGFloat {
        get { CGFloat(spring.mass) }
        set { set(\.mass, newValue, isValid: newValue > 0, "mass") }
    }

    /// The stiffness of the spring. It must be above 0.
    open var stiffness: CGFloat {
        get { CGFloat(spring.stiffness) }
        set { set(\.stiffness, newValue, isValid: newValue > 0, "stiffness") }
    }

    /// The damping of the motion. It must not be below 0.
    open var damping: CGFloat {
        get { CGFloat(spring.damping) }
        set { set(\.damping, newValue, isValid: newValue >= 0, "damping") }
    }

    /// The initial velocity, in multiples of the distance between the values per second. A positive velocity points to
    /// the last value.
    open var initialVelocity: CGFloat {
        get { CGFloat(spring.initialVelocity) }
        set { set(\.initialVelocity, newValue, isValid: true, "initialVelocity") }
    }

    /// The time until the spring settles, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// The time in seconds until the value is close to its end.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / (spring.stiffness / spring.mass).squareRoot() }

    /// The bounce of the spring: 0 for critical damping, 1 for no damping, below 0 for overdamping.
    open var bounce: CGFloat {
        let ratio = spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot())
        return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    private final func set(
        _ path: WritableKeyPath<SpringParameters, Double>, _ value: CGFloat, isValid: Bool, _ name: String
    ) {
        guard isValid, value.isFinite else {
            return LayerLog.warn("CASpringAnimation \(name) cannot be \(value); the old value is kept")
        }
        spring[keyPath: path] = Double(value)
    }

    // MARK: - Copying

    override func duplicate() -> CAAnimation { copyState(to: CASpringAnimation()) }

    override func copyState(to copy: CAAnimation) -> CAAnimation {
        (copy as? CASpringAnimation)?.spring = spring
        return super.copyState(to: copy)
    }

    // MARK: - For the render server

    override func curve(duration: Double) -> TimingCurve {
        var spring = spring
        spring.duration = duration
        return .spring(spring)
    }
}
