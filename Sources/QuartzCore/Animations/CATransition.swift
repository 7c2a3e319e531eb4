import Foundation
import RenderServer

/// The key of a layer's transition, even if the transition was added with a different key. It is also the name of the
/// action that a layer runs before `replaceSublayer(_:with:)`.
public let kCATransition = "transition"

// Chosen (Views): The old appearance of a layer in a `CATransition` is at the corner of the layer's bounds, unscaled,
// and moves with the layer. A layer that clips to its bounds clips both appearances. Appearances that are nested more
// than six deep are not drawn.
/// An animation between the appearances of a layer and its sublayers before and after a change.
///
/// Add the transition in the same turn of the event loop as the change, before or after it. The change can include
/// contents, sublayers and `isHidden`. With a transition, a layer that was not displayed before also appears
/// gradually.
///
/// ```swift
/// let fade = CATransition()
/// fade.duration = 0.3
/// label.layer.add(fade, forKey: nil)
/// label.text = "Done"
/// ```
///
/// A layer has at most one transition. A new transition begins with the appearance that the previous transition has
/// reached. A transition in a `CAAnimationGroup` has no effect. The old appearance is at the corner of the layer's
/// bounds, unscaled, and moves with the layer; a layer that clips to its bounds clips both appearances; appearances
/// that are nested more than six deep are not drawn.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// Creates a transition that fades from the old to the new appearance.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: - Transition start and end point

    /// The start of the transition, as a fraction of the whole transition from 0 to 1. The default is 0.
    open var startProgress: Float = 0
    /// The end of the transition, as a fraction of the whole transition from 0 to 1. The default is 1.
    open var endProgress: Float = 1

    // MARK: - Transition properties

    /// How the new appearance replaces the old. The default is `fade`. Unknown types equal `fade`.
    open var type = CATransitionType.fade
    /// The direction of the motion, unless the type is `fade`. The default is `nil`, which means `fromLeft`, as in
    /// Apple's example (https://developer.apple.com/documentation/quartzcore/catransition).
    open var subtype: CATransitionSubtype?

    // MARK: - Copying

    override func duplicate() -> CAAnimation { copyState(to: CATransition()) }

    override func copyState(to copy: CAAnimation) -> CAAnimation {
        if let copy = copy as? CATransition {
            (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
            (copy.type, copy.subtype) = (type, subtype)
        }
        return super.copyState(to: copy)
    }

    // MARK: - For the render server

    override func effect(on layer: CALayer, duration: Double) -> AnimationEffect {
        var effect = TransitionEffect(LayerTransition(style: style, edge: edge))
        effect.startProgress = progress(startProgress, "startProgress", default: 0)
        effect.endProgress = progress(endProgress, "endProgress", default: 1)
        return .transition(effect)
    }

    private func progress(_ value: Float, _ name: String, default other: Double) -> Double {
        guard value.isFinite else {
            LayerLog.warn("CATransition \(name) cannot be \(value); \(other) is used instead")
            return other
        }
        return min(max(Double(value), 0), 1)
    }

    private var style: LayerTransition.Style {
        switch type {
        case .fade: return .fade
        case .moveIn: return .moveIn
        case .push: return .push
        case .reveal: return .reveal
        default:
            LayerLog.warnOnce("Unknown CATransitionType \"\(type.rawValue)\"; fade is used instead")
            return .fade
        }
    }

    /// Maps top and bottom as Core Animation does, with y up: published programs that slide a screen in from the
    /// bottom of the display use `fromTop`.
    private var edge: LayerTransition.Edge {
        switch subtype {
        case nil, .fromLeft?: return .minX
        case .fromRight?: return .maxX
        case .fromTop?: return .maxY
        case .fromBottom?: return .minY
        case let other?:
            LayerLog.warnOnce("Unknown CATransitionSubtype \"\(other.rawValue)\"; fromLeft is used instead")
            return .minX
        }
    }
}
