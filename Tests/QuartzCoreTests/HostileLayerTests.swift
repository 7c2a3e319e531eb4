import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import RandomSupport
import RenderServer
import Testing

/// Non-finite and excessive numbers in all settable properties: the display continues, and shows the rest.
@MainActor @Suite("Layers with hostile values", .serialized)
struct HostileLayerTests {
    private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e30, -1e12, 4e6, 1e-300, .leastNonzeroMagnitude, -1, 0, 0.5, 1, 3,
    ]

    @Test(
        "Whatever numbers are set, frames are composited, and a separate layer in front is shown",
        arguments: RandomSeeds.batches(60))
    func random(seeds: RandomSeeds) {
        for seed in seeds {
            onStage { stage in
                var random = SeededGenerator(seed: UInt64(seed))
                let display = HeadlessDisplay(mode: DisplayMode(size: CGSize(width: 100, height: 100), scale: 1))
                let victims = makeLayers(in: stage.root)
                let witness = CALayer()
                witness.frame = CGRect(x: 90, y: 90, width: 10, height: 10)
                witness.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
                witness.zPosition = .greatestFiniteMagnitude
                stage.root.addSublayer(witness)
                stage.flush()
                var submitted = 0
                for _ in 0..<25 {
                    for _ in 0..<3 { change(random.pick(victims), &random) }
                    stage.flush()
                    stage.advance(by: random.pick([0.02, 0.3, 0]))
                    for commit in stage.display.commits[submitted...] { display.submit(commit) }
                    submitted = stage.display.commits.count
                    display.step(to: stage.loop.clock.now)
                    for victim in victims { _ = victim.presentation()?.frame }
                }

                guard let bitmap = display.snapshot()?.bitmap else {
                    Issue.record("seed \(seed): no picture")
                    return
                }
                let pixel = bitmap.data.load(fromByteOffset: 95 * bitmap.bytesPerRow + 95 * 4, as: UInt32.self)
                expectEqual(pixel & 0xff_ffff, 0x00_ff00, "seed \(seed)")
            }
        }
    }

    private func makeLayers(in root: CALayer) -> [CALayer] {
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 40, height: 30), transform: nil)
        shape.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor.black, CGColor(red: 1, green: 1, blue: 0, alpha: 1)]
        let layers = [CALayer(), shape, gradient, CALayer()]
        for (index, layer) in layers.enumerated() {
            layer.frame = CGRect(x: 10 * index, y: 8 * index, width: 50, height: 40)
            layer.backgroundColor = CGColor(red: 0.5, green: 0.2, blue: Double(index) / 4, alpha: 1)
            (index == 3 ? layers[0] : root).addSublayer(layer)
        }
        return layers
    }

    private func change(_ layer: CALayer, _ random: inout SeededGenerator) {
        let (a, b, c) = (random.pick(Self.numbers), random.pick(Self.numbers), random.pick(Self.numbers))
        let point = CGPoint(x: a, y: b)
        let rect = CGRect(x: a, y: b, width: c, height: a)
        switch random.below(30) {
        case 0: layer.bounds = rect
        case 1: layer.frame = rect
        case 2: layer.position = point
        case 3: layer.anchorPoint = point
        case 4: (layer.zPosition, layer.anchorPointZ) = (CGFloat(a), CGFloat(b))
        case 5: layer.transform = CATransform3DMakeScale(a, b, c)
        case 6: layer.transform = CATransform3DMakeRotation(a, b, c, 1)
        case 7: layer.sublayerTransform.m34 = a
        case 8: (layer.opacity, layer.shadowOpacity) = (Float(a), Float(b))
        case 9: (layer.cornerRadius, layer.borderWidth) = (CGFloat(a), CGFloat(b))
        case 10: (layer.shadowRadius, layer.shadowOffset) = (CGFloat(a), CGSize(width: b, height: c))
        case 11: layer.shadowPath = CGPath(rect: rect, transform: nil)
        case 12: layer.backgroundColor = CGColor(red: a, green: b, blue: c, alpha: a)
        case 13: (layer.contentsRect, layer.contentsCenter) = (rect, rect)
        case 14: layer.contentsScale = CGFloat(a)
        case 15: (layer.speed, layer.timeOffset, layer.beginTime) = (Float(a), b, c)
        case 16: (layer.duration, layer.repeatCount, layer.repeatDuration) = (a, Float(b), c)
        case 17: layer.masksToBounds.toggle()
        case 18: layer.setNeedsDisplay(rect)
        case 19:
            layer.setValue(a, forKeyPath: "transform.rotation.z")
            layer.setValue(point, forKeyPath: "position")
        case 20:
            _ = layer.convert(point, to: nil)
            _ = layer.hitTest(point)
            _ = layer.contains(point)
            _ = layer.convertTime(a, from: nil)
        case 21 where layer is CAShapeLayer:
            guard let shape = layer as? CAShapeLayer else { return }
            (shape.lineWidth, shape.miterLimit, shape.lineDashPhase) = (CGFloat(a), CGFloat(b), CGFloat(c))
            (shape.strokeStart, shape.strokeEnd) = (CGFloat(b), CGFloat(c))
            shape.lineDashPattern = [NSNumber(value: a), NSNumber(value: b)]
            let path = CGMutablePath()
            path.move(to: point)
            path.addQuadCurve(to: CGPoint(x: c, y: a), control: CGPoint(x: b, y: b))
            shape.path = path
        case 22 where layer is CAGradientLayer:
            guard let gradient = layer as? CAGradientLayer else { return }
            (gradient.startPoint, gradient.endPoint) = (point, CGPoint(x: b, y: c))
            gradient.locations = [NSNumber(value: a), NSNumber(value: b)]
            gradient.type = random.pick([.axial, .radial, .conic])
        case 23: layer.removeAllAnimations()
        default: animate(layer, a, b, c, &random)
        }
    }

    private func animate(_ layer: CALayer, _ a: Double, _ b: Double, _ c: Double, _ random: inout SeededGenerator) {
        let animation: CAAnimation
        let path = random.pick([
            "opacity", "position", "position.x", "bounds", "bounds.size", "transform.rotation", "transform.scale",
            "cornerRadius", "lineWidth", "lineDashPhase", "strokeEnd", "contentsRect", "zPosition", "nonsense", "",
        ])
        switch random.below(5) {
        case 0:
            let transition = CATransition()
            (transition.startProgress, transition.endProgress) = (Float(a), Float(b))
            transition.type = random.pick([.fade, .moveIn, .push, .reveal])
            animation = transition
        case 1:
            let spring = CASpringAnimation(keyPath: path)
            (spring.mass, spring.stiffness, spring.damping) = (CGFloat(a), CGFloat(b), CGFloat(c))
            spring.initialVelocity = CGFloat(a)
            (spring.fromValue, spring.toValue) = (a, CGPoint(x: b, y: c))
            animation = spring
        case 2:
            let keyframes = CAKeyframeAnimation(keyPath: path)
            keyframes.values = [a, b, c]
            keyframes.keyTimes = [NSNumber(value: a), NSNumber(value: b), NSNumber(value: c)]
            keyframes.calculationMode = random.pick([.linear, .discrete, .paced, .cubic, .cubicPaced])
            animation = keyframes
        case 3:
            let group = CAAnimationGroup()
            let inner = CABasicAnimation(keyPath: path)
            (inner.fromValue, inner.byValue, inner.beginTime) = (a, b, c)
            group.animations = [inner, CATransition()]
            animation = group
        default:
            let basic = CABasicAnimation(keyPath: path)
            (basic.fromValue, basic.toValue) = (CGRect(x: a, y: b, width: c, height: a), CGPoint(x: a, y: b))
            if random.below(2) == 0 { (basic.fromValue, basic.toValue) = (a, b) }
            (basic.isAdditive, basic.isCumulative) = (random.below(2) == 0, random.below(2) == 0)
            animation = basic
        }
        animation.duration = random.pick([a, 0.3])
        (animation.beginTime, animation.timeOffset) = (random.pick([b, 0]), random.pick([c, 0]))
        (animation.repeatCount, animation.repeatDuration) = (Float(random.pick([a, 1])), random.pick([b, 0]))
        animation.speed = Float(random.pick([c, 1]))
        animation.fillMode = random.pick([.both, .removed])
        animation.isRemovedOnCompletion = random.below(2) == 0
        animation.autoreverses = random.below(2) == 0
        animation.timingFunction = CAMediaTimingFunction(
            controlPoints: Float(a), Float(b), Float(c), Float(random.pick(Self.numbers)))
        layer.add(animation, forKey: random.pick(["a", "b", nil]))
    }
}
