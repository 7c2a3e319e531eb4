import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import RenderServer
import Testing

/// `CATransition` as programs use it; the render server's tests check its pixels.
@MainActor @Suite("CATransition", .serialized)
struct LayerTransitionAnimationTests {
    @MainActor private final class Observer: CAAnimationDelegate {
        var events: [String] = []
        func animationDidStart(_ anim: CAAnimation) { events.append("start \(anim.duration)") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
    }

    /// A stage whose commits are composited on a display of 100 × 100 points.
    @MainActor private final class Screen {
        private let stage: LayerStage
        private let display = HeadlessDisplay(mode: DisplayMode(size: CGSize(width: 100, height: 100), scale: 1))
        private var submitted = 0

        init(_ stage: LayerStage) { self.stage = stage }

        /// The pixel at the center of the current frame.
        var color: UInt32 {
            stage.flush()
            for commit in stage.display.commits[submitted...] { display.submit(commit) }
            submitted = stage.display.commits.count
            display.step(to: stage.loop.clock.now)
            guard let bitmap = display.snapshot()?.bitmap else { return 0 }
            return bitmap.data.load(fromByteOffset: 50 * bitmap.bytesPerRow + 50 * 4, as: UInt32.self) & 0xff_ffff
        }
    }

    private func makeLayer(_ stage: LayerStage, _ color: CGColor) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.backgroundColor = color
        stage.root.addSublayer(layer)
        stage.flush()
        return layer
    }

    private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func change(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    @Test("A transition has Apple's defaults, and copies have its values")
    func defaults() {
        let transition = CATransition()

        expectEqual(transition.type, .fade)
        expectNil(transition.subtype)
        expectEqual(transition.startProgress, 0)
        expectEqual(transition.endProgress, 1)
        (transition.type, transition.subtype) = (.push, .fromTop)
        (transition.startProgress, transition.endProgress) = (0.25, 0.75)
        let copy = transition.copy() as? CATransition
        expectEqual(copy?.type, .push)
        expectEqual(copy?.subtype, .fromTop)
        expectEqual(copy?.startProgress, 0.25)
        expectEqual(copy?.endProgress, 0.75)
        expectEqual(kCATransition, "transition")
    }

    @Test("The layer holds it under one key, whatever key it was added with, and notifies its delegate")
    func key() {
        onStage { stage in
            let layer = makeLayer(stage, Self.red)
            let (first, second) = (Observer(), Observer())
            let transition = CATransition()
            (transition.duration, transition.delegate) = (1, first)
            layer.add(transition, forKey: "mine")
            stage.flush()

            expectEqual(layer.animationKeys(), [kCATransition])
            expectNil(layer.animation(forKey: "mine"))
            transition.delegate = second
            layer.add(transition, forKey: nil)
            stage.flush()
            stage.advance(by: 1)

            expectEqual(first.events, ["start 1.0", "stop false"])
            expectEqual(second.events, ["start 1.0", "stop true"])
            expectNil(layer.animationKeys())
        }
    }

    @Test("It covers all changes of the same turn, before or after it is added")
    func turn() {
        onStage { stage in
            let screen = Screen(stage)
            let layer = makeLayer(stage, Self.red)
            expectEqual(screen.color, 0xff_0000)

            change { layer.backgroundColor = Self.blue }
            let transition = CATransition()
            transition.duration = 1
            layer.add(transition, forKey: nil)
            let sublayer = CALayer()
            sublayer.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
            sublayer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
            layer.addSublayer(sublayer)

            expectEqual(screen.color, 0xff_0000)
            stage.advance(by: 0.2)
            expectEqual(screen.color, 0xcc_3300)
            stage.advance(by: 0.8)
            expectEqual(screen.color, 0x00_ff00)
        }
    }

    @Test("Paused with its layer it does not progress, and continues afterwards")
    func paused() {
        onStage { stage in
            let screen = Screen(stage)
            let layer = makeLayer(stage, Self.red)
            let transition = CATransition()
            transition.duration = 1
            layer.add(transition, forKey: nil)
            change { layer.backgroundColor = Self.blue }
            stage.flush()
            stage.advance(by: 0.2)
            let time = layer.convertTime(CACurrentMediaTime(), from: nil)

            (layer.speed, layer.timeOffset) = (0, time)
            stage.advance(by: 5)
            expectEqual(screen.color, 0xcc_0033)

            (layer.speed, layer.timeOffset, layer.beginTime) = (1, time, CACurrentMediaTime())
            stage.advance(by: 0.4)
            expectEqual(screen.color, 0x66_0099)
            stage.advance(by: 0.4)
            expectEqual(screen.color, 0x00_00ff)
            expectNil(layer.animationKeys())
        }
    }

    @Test("As an action it accompanies changes of contents and of sublayers")
    func actions() throws {
        try onStage { stage in
            let layer = makeLayer(stage, Self.red)
            let transition = CATransition()
            transition.duration = 1
            layer.actions = ["contents": transition]
            let context = try #require(
                CGContext(
                    data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            layer.contents = context.makeImage()
            expectEqual(layer.animationKeys(), [kCATransition])
            layer.removeAllAnimations()

            layer.actions = ["sublayers": transition]
            let (one, other) = (CALayer(), CALayer())
            layer.addSublayer(one)
            expectEqual(layer.animationKeys(), [kCATransition])
            layer.removeAllAnimations()

            one.removeFromSuperlayer()
            expectEqual(layer.animationKeys(), [kCATransition])
            layer.removeAllAnimations()

            CATransaction.setDisableActions(true)
            layer.sublayers = [one, other]
            CATransaction.setDisableActions(false)
            expectNil(layer.animationKeys())
            expectEqual(layer.sublayers, [one, other])
        }
    }

    @Test("A change of several properties runs one action, and a replacement requests a transition's action first")
    func replacement() {
        onStage { stage in
            @MainActor final class Recorder: CAAction {
                var events: [String] = []
                func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                    events.append("\(event) \((anObject as? CALayer)?.sublayers?.count ?? 0)")
                }
            }
            let layer = makeLayer(stage, Self.red)
            let recorder = Recorder()
            layer.actions = ["sublayers": recorder]
            let layers = [CALayer(), CALayer(), CALayer()]

            layer.sublayers = layers
            layer.replaceSublayer(layers[0], with: CALayer())
            layer.actions = ["sublayers": recorder, kCATransition: recorder]
            layer.replaceSublayer(layers[1], with: layers[0])

            expectEqual(recorder.events, ["sublayers 3", "sublayers 3", "transition 3"])
        }
    }

    @Test("An action for sublayers that changes the tree when requested or run leaves a consistent tree")
    func reentrantActions() {
        onStage { stage in
            @MainActor final class Meddler: CALayerDelegate, CAAction {
                weak var layer: CALayer?
                weak var moved: CALayer?
                var asked = 0
                func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                    asked += 1
                    guard event == "sublayers", asked < 20, let moved else { return nil }
                    // The layer that is about to be added contains this layer now.
                    layer.removeFromSuperlayer()
                    moved.addSublayer(layer)
                    return self
                }
                func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                    (anObject as? CALayer)?.removeFromSuperlayer()
                }
            }
            let layer = makeLayer(stage, Self.red)
            let moved = makeLayer(stage, Self.blue)
            let meddler = Meddler()
            (meddler.layer, meddler.moved) = (layer, moved)
            layer.delegate = meddler

            layer.addSublayer(moved)
            stage.flush()

            expectTrue(moved.superlayer !== layer || layer.superlayer !== moved)
            #expect(meddler.asked > 0)
        }
    }

    @Test("In a group it has no effect")
    func group() {
        onStage { stage in
            let screen = Screen(stage)
            let layer = makeLayer(stage, Self.red)
            let group = CAAnimationGroup()
            (group.animations, group.duration) = ([CATransition()], 1)

            layer.add(group, forKey: "group")
            change { layer.backgroundColor = Self.blue }
            stage.flush()
            stage.advance(by: 0.1)

            expectEqual(screen.color, 0x00_00ff)
        }
    }

    @Test(
        "Invalid values and unknown names are logged, and a transition is shown",
        arguments: [Float.nan, .infinity, -.infinity, -3, 7, .greatestFiniteMagnitude])
    func hostile(progress: Float) {
        onStage { stage in
            let screen = Screen(stage)
            let layer = makeLayer(stage, Self.red)
            let transition = CATransition()
            (transition.startProgress, transition.endProgress) = (progress, progress)
            transition.type = CATransitionType(rawValue: "cube \(progress)")
            transition.subtype = CATransitionSubtype(rawValue: "fromAbove \(progress)")
            transition.duration = Double(progress)
            transition.timeOffset = Double(progress)

            layer.add(transition, forKey: nil)
            change { layer.backgroundColor = Self.blue }
            for _ in 0..<3 {
                let color = screen.color
                expectEqual(color & 0x00_ff00, 0)
                stage.advance(by: 0.1)
            }
            stage.advance(by: 1_000)

            expectFalse(stage.log.isEmpty)
        }
    }

    @Test("A layer that is removed takes its transition along, and both are freed")
    func freed() {
        onStage { stage in
            weak var layer: CALayer?
            weak var observer: Observer?
            do {
                let shown = makeLayer(stage, Self.red)
                let heard = Observer()
                (layer, observer) = (shown, heard)
                let transition = CATransition()
                (transition.duration, transition.delegate) = (1, heard)
                shown.add(transition, forKey: nil)
                stage.flush()
                stage.advance(by: 0.5)
                shown.removeFromSuperlayer()
                stage.flush()
                expectEqual(heard.events, ["start 1.0", "stop false"])
            }
            stage.flush()

            expectNil(layer)
            expectNil(observer)
        }
    }
}
