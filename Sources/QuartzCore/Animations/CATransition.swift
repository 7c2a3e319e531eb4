import Foundation
import RenderServer

/// The key under which a layer holds its transition, whatever key it was added with, and the name of the action that a layer
/// runs before `replaceSublayer(_:with:)`.
public let kCATransition = "transition"

/// An animation from how a layer and all in it looked before a change to how it looks after it.
///
/// Added in the turn of the event loop in which the change is made, before or after it: what changes may be anything, also
/// contents, sublayers and whether the layer is hidden. A layer that was not shown before comes out of nothing.
///
/// ```swift
/// let fade = CATransition()
/// fade.duration = 0.3
/// label.layer.add(fade, forKey: nil)
/// label.text = "Done"
/// ```
///
/// A layer has one transition at most; another one begins with what the first one shows. In a `CAAnimationGroup` it is left
/// out. What follows is chosen: the old look lies at the corner of the layer's bounds, unscaled, and moves with the layer;
/// a layer that clips to its bounds shows nothing of the looks beyond these; looks that lie behind one another more than six
/// deep are left out.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// Makes a transition that fades from the old look to the new one.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: - Transition start and end point

    /// Where it begins, as a part of the whole way from 0 to 1. The default is 0.
    open var startProgress: Float = 0
    /// Where it ends, as a part of the whole way from 0 to 1. The default is 1.
    open var endProgress: Float = 1

    // MARK: - Transition properties

    /// How the new look takes the place of the old one. The default is `fade`, which stands for unknown ones as well.
    open var type = CATransitionType.fade
    /// From where the looks move, unless they fade. `nil`, the default, stands for `fromLeft`.
    // Apple's example of the class sets none, and has the new look come in from the left
    // (https://developer.apple.com/documentation/quartzcore/catransition).
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

    override func effect(on layer: CALayer) -> AnimationEffect {
        var effect = TransitionEffect(LayerTransition(style: style, edge: edge))
        effect.startProgress = progress(startProgress, "startProgress", default: 0)
        effect.endProgress = progress(endProgress, "endProgress", default: 1)
        return .transition(effect)
    }

    private func progress(_ value: Float, _ name: String, default other: Double) -> Double {
        guard value.isFinite else {
            LayerLog.warn("CATransition \(name) cannot be \(value); it is \(other)")
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
            LayerLog.warnOnce("There is no CATransitionType \"\(type.rawValue)\"; the layer fades")
            return .fade
        }
    }

    /// Top and bottom are counted upwards, as Core Animation names them: published programs that slide a screen in from the
    /// bottom of the display set `fromTop`.
    private var edge: LayerTransition.Edge {
        switch subtype {
        case nil, .fromLeft?: return .minX
        case .fromRight?: return .maxX
        case .fromTop?: return .maxY
        case .fromBottom?: return .minY
        case let other?:
            LayerLog.warnOnce("There is no CATransitionSubtype \"\(other.rawValue)\"; the layer comes from the left")
            return .minX
        }
    }
}
