import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// A timing curve for animators that simulates a spring.
///
/// A spring with a damping ratio has the animator's duration. A spring with mass, stiffness and damping, or with a
/// duration and a bounce, lasts until it has settled, and the animator's own duration is ignored.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringtimingparameters>.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    enum Spring: Sendable {
        case ratio(Double)
        case physical(mass: Double, stiffness: Double, damping: Double)
    }

    nonisolated let spring: Spring
    /// The explicit duration of a physical spring in seconds; `nil` for its settling duration.
    nonisolated let length: TimeInterval?
    private nonisolated let velocity: CGVector

    // MARK: Initializing a spring timing parameters object

    /// Creates the spring of the system's own animations: mass 3, stiffness 1000, damping 500, settled after half a
    /// second.
    public nonisolated override init() {
        spring = Self.physical(mass: 3, stiffness: 1000, damping: 500)
        length = nil
        velocity = .zero
        super.init()
    }

    /// Creates a spring with the animator's duration and without initial velocity.
    ///
    /// - Parameter ratio: The damping ratio: 1 for no overshoot, smaller for more overshoot. Clamped to 0.05…1; NaN is
    ///   replaced by 1.
    public nonisolated convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    // Chosen (Views): If the initial velocity of a spring differs between the axes, properties other than positions use
    // the larger component.
    /// Creates a spring with the animator's duration and an initial velocity.
    ///
    /// - Parameters:
    ///   - ratio: The damping ratio: 1 for no overshoot, smaller for more overshoot. Clamped to 0.05…1; NaN is
    ///     replaced by 1.
    ///   - velocity: The initial velocity in total distances per second, for each axis of a view's movement. Other
    ///     properties use the larger component. Non-finite values are replaced by 0.
    public nonisolated init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        spring = .ratio(ratio.isNaN ? 1 : min(max(ratio, 0.05), 1))
        length = nil
        self.velocity = Self.usable(velocity)
        super.init()
    }

    /// Creates a spring with physical parameters, which lasts until it has settled.
    ///
    /// Overdamping is replaced by critical damping: only then does the system's own spring settle in the half second
    /// that Apple documents. Invalid values (a mass of 0, a negative damping, NaN) are replaced by the defaults of
    /// `CASpringAnimation` (1, 100, 10).
    public nonisolated init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) {
        spring = Self.physical(mass: mass, stiffness: stiffness, damping: damping)
        length = nil
        self.velocity = Self.usable(velocity)
        super.init()
    }

    /// Creates the spring of pushes, pops and sheets, with a duration of half a second: critically damped, mass 3,
    /// stiffness 1000.
    ///
    /// - Parameter velocity: The velocity in remaining distances per second. Limited to a value without overshoot.
    package nonisolated init(transitionVelocity velocity: Double) {
        spring = Self.physical(mass: 3, stiffness: 1000, damping: 500)
        length = 0.5
        let most = (1000.0 / 3).squareRoot()
        let speed = velocity.isFinite ? min(max(velocity, -most), most) : 0
        self.velocity = CGVector(dx: speed, dy: speed)
        super.init()
    }

    /// Creates a spring with a perceived duration and a bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration in seconds; settling may take longer. A value not above 0 is replaced by a
    ///     very short duration, NaN by 0.5.
    ///   - bounce: 0 for no bounce, larger for more bounce; negative values slow down the arrival. Clamped to -1…1.
    ///   - velocity: As in `init(dampingRatio:initialVelocity:)`.
    public nonisolated init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector) {
        let length = duration.isFinite ? max(duration, 1e-3) : 0.5
        let bounce = bounce.isFinite ? min(max(Double(bounce), -0.999), 0.999) : 0
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        let frequency = 2 * Double.pi / length
        spring = .physical(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
        self.length = nil
        self.velocity = Self.usable(velocity)
        super.init()
    }

    /// Creates a spring with a perceived duration and a bounce, without initial velocity.
    public nonisolated convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// Creates a spring from an archive; `nil` if the archive contains no spring.
    public nonisolated required init?(coder: NSCoder) {
        length = nil
        if coder.containsValue(forKey: "ratio") {
            let ratio = coder.decodeDouble(forKey: "ratio")
            spring = .ratio(ratio.isNaN ? 1 : min(max(ratio, 0.05), 1))
        } else {
            guard coder.containsValue(forKey: "stiffness") else { return nil }
            spring = Self.physical(
                mass: coder.decodeDouble(forKey: "mass"), stiffness: coder.decodeDouble(forKey: "stiffness"),
                damping: coder.decodeDouble(forKey: "damping"), permitsOverdamping: true)
        }
        velocity = Self.usable(
            CGVector(dx: coder.decodeDouble(forKey: "velocityX"), dy: coder.decodeDouble(forKey: "velocityY")))
        super.init()
    }

    nonisolated deinit {}

    // MARK: Getting the attributes

    /// The initial velocity, in total distances per second.
    open var initialVelocity: CGVector { velocity }

    // MARK: Timing curve provider

    /// Returns `spring`.
    open var timingCurveType: UITimingCurveType { .spring }

    /// Returns `nil`.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    /// Returns the parameters themselves.
    open var springTimingParameters: UISpringTimingParameters? { self }

    // MARK: Copying and archiving

    /// Returns the same object, which is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Encodes the spring.
    nonisolated open func encode(with coder: NSCoder) {
        switch spring {
        case .ratio(let ratio): coder.encode(ratio, forKey: "ratio")
        case .physical(let mass, let stiffness, let damping):
            coder.encode(mass, forKey: "mass")
            coder.encode(stiffness, forKey: "stiffness")
            coder.encode(damping, forKey: "damping")
        }
        coder.encode(Double(velocity.dx), forKey: "velocityX")
        coder.encode(Double(velocity.dy), forKey: "velocityY")
    }

    // MARK: Conversion

    private nonisolated static func usable(_ vector: CGVector) -> CGVector {
        CGVector(dx: vector.dx.isFinite ? vector.dx : 0, dy: vector.dy.isFinite ? vector.dy : 0)
    }

    private nonisolated static func physical(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, permitsOverdamping: Bool = false
    ) -> Spring {
        let mass = mass > 0 && mass.isFinite ? Double(mass) : 1
        let stiffness = stiffness > 0 && stiffness.isFinite ? Double(stiffness) : 100
        let damping = damping >= 0 && damping.isFinite ? Double(damping) : 10
        let critical = 2 * (stiffness * mass).squareRoot()
        return .physical(
            mass: mass, stiffness: stiffness, damping: permitsOverdamping ? damping : min(damping, critical))
    }
}
