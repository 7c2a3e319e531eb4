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

            #expect(layer.animationKeys() == ["opacity"])
            #expect(layer.presentation()?.opacity == 1)
            stage.advance(by: 0.125)
            let half = layer.presentation()?.opacity ?? 0
            // Core Animation's default curve, cubic Bézier (0.25, 0.1, 0.25, 1), at half of the time: 0.8024.
            #expect(abs(half - 0.1976) < 0.0001)
            stage.advance(by: 0.125)
            #expect(layer.presentation()?.opacity == 0)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("Another change goes on from where the layer is")
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
            #expect(layer.presentation()?.opacity == 1)
        }
    }

    @Test("A layer that has not been shown does not animate")
    func notShown() {
        onStage { stage in
            let layer = CALayer()
            stage.root.addSublayer(layer)

            layer.opacity = 0.5
            layer.position = CGPoint(x: 3, y: 4)

            #expect(layer.animationKeys() == nil)
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
            #expect(layer.animationKeys() == nil)

            layer.zPosition = 1
            #expect(layer.animationKeys() == ["zPosition"])
        }
    }

    @Test("The delegate is asked before the change, and its action runs after it")
    func delegate() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let delegate = ActionDelegate()
            let action = RecordingAction()
            layer.delegate = delegate
            delegate.action = action

            layer.opacity = 0

            #expect(delegate.asked == ["opacity 1.0"])
            #expect(action.log == ["opacity 0.0"])
            #expect(layer.animationKeys() == nil)
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

            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("The layer's own actions come before the default")
    func ownActions() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let action = RecordingAction()
            layer.actions = ["opacity": action, "position": NSNull()]

            layer.opacity = 0.5
            layer.position = CGPoint(x: 1, y: 1)
            layer.cornerRadius = 2

            #expect(action.log == ["opacity 0.5"])
            #expect(layer.animationKeys() == ["cornerRadius"])
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
            #expect(delegate.asked == [])

            CALayer.isCollectingViewAnimations = true
            layer.opacity = 0
            CALayer.isCollectingViewAnimations = false
            #expect(delegate.asked == ["opacity 0.5"])
            #expect(layer.animationKeys() == nil)
        }
    }
}
