import Expectations
import Foundation
import QuartzCore
import Testing

@MainActor private final class ActionDelegate: CALayerDelegate {
    var action: (any CAAction)?
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append("\(event) \(layer.opacity)")
        return action
    }
}

@MainActor private final class RecordingAction: CAAction {
    var log: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        log.append("\(event) \((anObject as? CALayer)?.opacity ?? -1)")
    }
}

@MainActor @Suite("Layer actions", .serialized)
struct ActionTests {
    @Test("A shown layer without a delegate animates its changes")
    func implicitAnimation() {
        onStage { stage in
            let layer = stage.makeShownLayer()

            layer.opacity = 0
            stage.flush()

            expectEqual(layer.animationKeys(), ["opacity"])
            expectEqual(layer.presentation()?.opacity, 1)
            stage.advance(by: 0.125)
            let half = layer.presentation()?.opacity ?? 0
            // Core Animation's default curve, cubic Bézier (0.25, 0.1, 0.25, 1), at half of the time: 0.8024.
            #expect(abs(half - 0.1976) < 0.0001)
            stage.advance(by: 0.125)
            expectEqual(layer.presentation()?.opacity, 0)
            expectNil(layer.animationKeys())
        }
    }

    @Test("A further change continues from the layer's presented value")
    func interrupted() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            layer.opacity = 0
            stage.flush()
            stage.advance(by: 0.125)
            let half = layer.presentation()?.opacity ?? 0

            layer.opacity = 1
            stage.flush()

            #expect(abs((layer.presentation()?.opacity ?? 0) - half) < 1e-6)
            stage.advance(by: 1)
            expectEqual(layer.presentation()?.opacity, 1)
        }
    }

    @Test("A layer that has not been shown does not animate")
    func notShown() {
        onStage { stage in
            let layer = CALayer()
            stage.root.addSublayer(layer)

            layer.opacity = 0.5
            layer.position = CGPoint(x: 3, y: 4)

            expectNil(layer.animationKeys())
        }
    }

    @Test("Actions can be disabled")
    func disabled() {
        onStage { stage in
            let layer = stage.makeShownLayer()

            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 0
            CATransaction.commit()
            expectNil(layer.animationKeys())

            layer.zPosition = 1
            expectEqual(layer.animationKeys(), ["zPosition"])
        }
    }

    @Test("The delegate is called before the change, and its action runs after it")
    func delegate() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let delegate = ActionDelegate()
            let action = RecordingAction()
            layer.delegate = delegate
            delegate.action = action

            layer.opacity = 0

            expectEqual(delegate.asked, ["opacity 1.0"])
            expectEqual(action.log, ["opacity 0.0"])
            expectNil(layer.animationKeys())
        }
    }

    @Test("NSNull from the delegate stops the search")
    func null() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let delegate = ActionDelegate()
            layer.delegate = delegate
            delegate.action = NSNull()

            layer.opacity = 0

            expectNil(layer.animationKeys())
        }
    }

    @Test("The layer's own actions take precedence over the default")
    func ownActions() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let action = RecordingAction()
            layer.actions = ["opacity": action, "position": NSNull()]

            layer.opacity = 0.5
            layer.position = CGPoint(x: 1, y: 1)
            layer.cornerRadius = 2

            expectEqual(action.log, ["opacity 0.5"])
            expectEqual(layer.animationKeys(), ["cornerRadius"])
        }
    }

    @Test("A view's layer animates only inside an animation block")
    func viewLayer() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let delegate = ActionDelegate()
            layer.delegate = delegate
            layer.suppressesImplicitActions = true
            delegate.action = NSNull()

            layer.opacity = 0.5
            expectEqual(delegate.asked, [])

            LayerContext.current.isCollectingViewAnimations = true
            layer.opacity = 0
            LayerContext.current.isCollectingViewAnimations = false
            expectEqual(delegate.asked, ["opacity 0.5"])
            expectNil(layer.animationKeys())
        }
    }

    // MARK: - Coming and going

    @Test("Actions are requested when layers join and leave the display, before those of their sublayers")
    func order() {
        onStage { stage in
            let (parent, child) = (OrderLayer(), OrderLayer())
            (parent.name, child.name) = ("parent", "child")
            OrderLayer.log = []

            parent.addSublayer(child)
            expectEqual(OrderLayer.log, [])
            stage.root.addSublayer(parent)
            expectEqual(OrderLayer.log, ["onOrderIn parent", "onOrderIn child"])
            stage.flush()
            stage.root.insertSublayer(parent, at: 0)
            let other = CALayer()
            stage.root.addSublayer(other)
            other.addSublayer(parent)
            stage.flush()
            expectEqual(OrderLayer.log.count, 2)
            other.removeFromSuperlayer()

            expectEqual(OrderLayer.log.suffix(2), ["onOrderOut parent", "onOrderOut child"])
        }
    }

    @Test("An action is requested for a layer that is hidden or shown again, but not for one added hidden")
    func orderOfHidden() {
        onStage { stage in
            let layer = OrderLayer()
            (layer.name, layer.isHidden) = ("it", true)
            OrderLayer.log = []

            stage.root.addSublayer(layer)
            expectEqual(OrderLayer.log, [])
            layer.isHidden = false
            layer.isHidden = true
            expectEqual(OrderLayer.log, ["onOrderIn it", "onOrderOut it"])
            layer.removeFromSuperlayer()
            layer.isHidden = false

            expectEqual(OrderLayer.log.count, 2)
        }
    }

    @Test("An animation for joining runs, and an animation for leaving ends")
    func orderAnimations() {
        onStage { stage in
            let layer = CALayer()
            let ends = AnimationEnds()
            @MainActor func animation() -> CAAnimation {
                let animation = CABasicAnimation(keyPath: "opacity")
                (animation.fromValue, animation.duration, animation.delegate) = (0, 1, ends)
                return animation
            }
            layer.actions = [kCAOnOrderIn: animation(), kCAOnOrderOut: animation()]

            stage.root.addSublayer(layer)
            stage.flush()
            stage.advance(by: 0.5)
            #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
            stage.advance(by: 1)
            expectEqual(ends.log, [true])
            layer.removeFromSuperlayer()
            stage.flush()

            expectEqual(ends.log, [true, true])
            expectNil(layer.animationKeys())
        }
    }

    @Test("Hidden with a transition a layer is still visible for a while")
    func orderTransition() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            layer.actions = [kCAOnOrderOut: CATransition()]

            layer.isHidden = true

            expectEqual(layer.animationKeys()?.contains(kCATransition), true)
        }
    }

    @Test("With disabled actions, and in the layers of views, no actions are requested")
    func noOrder() {
        onStage { stage in
            let layer = OrderLayer()
            OrderLayer.log = []

            CATransaction.begin()
            CATransaction.setDisableActions(true)
            stage.root.addSublayer(layer)
            layer.isHidden = true
            layer.isHidden = false
            layer.removeFromSuperlayer()
            CATransaction.commit()
            layer.suppressesImplicitActions = true
            stage.root.addSublayer(layer)
            layer.isHidden = true

            expectEqual(OrderLayer.log, [])
        }
    }

    @Test("An action may remove the layer again, or restore it")
    func orderLoops() {
        onStage { stage in
            let (layer, child) = (OrderLayer(), OrderLayer())
            (layer.name, child.name) = ("layer", "child")
            layer.addSublayer(child)
            OrderLayer.log = []
            layer.onOrder = { layer, event in if event == kCAOnOrderIn { layer.removeFromSuperlayer() } }

            stage.root.addSublayer(layer)
            expectNil(layer.superlayer)
            expectEqual(OrderLayer.log, ["onOrderIn layer", "onOrderOut layer", "onOrderOut child"])
            layer.onOrder = { [root = stage.root] layer, event in
                if event == kCAOnOrderOut, OrderLayer.log.count < 40 { root.addSublayer(layer) }
            }
            stage.root.addSublayer(layer)
            layer.removeFromSuperlayer()
            stage.flush()

            expectTrue(layer.superlayer === stage.root || OrderLayer.log.count >= 40)
            layer.onOrder = nil
        }
    }
}

@MainActor private final class AnimationEnds: CAAnimationDelegate {
    var log: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append(flag) }
}

/// A layer that logs its joining and leaving, as programs do that need to detect whether it is in a window.
@MainActor private final class OrderLayer: CALayer {
    static var log: [String] = []
    var onOrder: ((OrderLayer, String) -> Void)?

    override func action(forKey event: String) -> (any CAAction)? {
        if event.hasPrefix("onOrder") {
            Self.log.append("\(event) \(name ?? "")")
            onOrder?(self, event)
        }
        return NSNull()
    }
}
