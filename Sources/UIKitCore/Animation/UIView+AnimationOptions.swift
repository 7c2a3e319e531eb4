import Foundation
import QuartzCore

extension UIView {
    /// How an animation runs, how it is paced and what kind of transition it is. Raw values are UIKit's.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options of raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out inside the animation, so that they move with their parents.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The user can touch the animated views meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Start from where an animation in flight is. (It always does here, as on iOS 8 and later.)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeat without end.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Run forwards, then backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keep the block's own duration inside another animation block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keep the block's own pacing inside another animation block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Show the views as they change during a transition instead of snapshots.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hide and show the views of a transition instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Inherit neither duration nor pacing nor options of the enclosing block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends: the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same speed throughout.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Flip about the vertical axis, the left edge coming forward.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flip about the vertical axis, the right edge coming forward.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The old page goes up and away.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The new page comes down.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The old fades into the new.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flip about the horizontal axis, the top edge coming forward.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flip about the horizontal axis, the bottom edge coming forward.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

        /// Curve 7, which has no name, is the keyboard's: a spring without overshoot.
        func pacing(lasting duration: TimeInterval) -> ViewAnimationContext.Pacing {
            rawValue >> 16 & 15 == 7
                ? .spring(dampingRatio: 1, initialVelocity: 0, lasting: duration) : .curve(curve)
        }

        var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & (15 << 20)) }
    }

    /// The pacing of an animation. Raw values are UIKit's.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// The same speed throughout.
        case linear

        var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }

    /// How a key frame animation runs and moves between its frames. Raw values are UIKit's.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options of raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// As in `AnimationOptions`.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// As in `AnimationOptions`.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// As in `AnimationOptions`.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// As in `AnimationOptions`.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// As in `AnimationOptions`.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// As in `AnimationOptions`.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// As in `AnimationOptions`.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Straight from frame to frame: the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jump from frame to frame.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even pace, whatever the frames' times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Along a smooth curve through the frames.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Along a smooth curve, at an even pace.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculationMode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }
}
