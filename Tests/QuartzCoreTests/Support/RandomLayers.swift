import Foundation
import QuartzCore
import RandomSupport
import RenderServer

/// A tree of layers that a program changes at random through the public API, but the same way for the same seed. It is
/// independent of the render server's own `RandomWorld`: it has other kinds of layers, whose animations hold, pause
/// and run backwards, under superlayers with their own time.
@MainActor struct RandomLayers {
    private(set) var log: [String] = []
    let root: CALayer
    private var layers: [CALayer] = []
    private var removed: [CALayer] = []
    private var random: SeededGenerator
    private let size: CGSize
    private let images: [CGImage]

    init(seed: Int, root: CALayer, size: CGSize) {
        (self.root, self.size) = (root, size)
        random = SeededGenerator(seed: UInt64(seed))
        images = [Self.image(18, 14, isOpaque: true), Self.image(31, 23, isOpaque: false)]
        root.backgroundColor = CGColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
        for _ in 0..<12 { add() }
        log = []
    }

    private static func image(_ width: Int, _ height: Int, isOpaque: Bool) -> CGImage {
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { fatalError("No such bitmap") }
        if isOpaque { context.fill(CGRect(x: 0, y: 0, width: width, height: height), .gray) }
        for index in 0..<5 {
            context.fill(
                CGRect(x: index * width / 5, y: index * 2, width: width / 7 + 1, height: height / 2),
                CGColor(red: Double(index) / 5, green: 0.6, blue: 1 - Double(index) / 5, alpha: isOpaque ? 1 : 0.7))
        }
        guard let image = context.makeImage() else { fatalError("No image") }
        return image
    }

    // MARK: Steps

    /// Performs one to four changes, with implicit animations in one of five cases.
    mutating func change(at time: Double) {
        CATransaction.begin()
        CATransaction.setDisableActions(random.below(5) != 0)
        CATransaction.setAnimationDuration(0.3)
        for _ in 0...random.below(4) {
            switch random.below(22) {
            case 20, 21: transition(at: time)
            case 0, 1: add()
            case 2, 3: remove()
            case 4: bringBack()
            case 5, 6: move()
            case 7: reorder()
            case 8: mask()
            case 9, 10, 11, 12: animate(at: time)
            case 13, 14: changeTime(at: time)
            default: if let layer = anyLayer() { restyle(layer) }
            }
        }
        CATransaction.commit()
    }

    private mutating func anyLayer() -> CALayer? { layers.isEmpty ? nil : random.pick(layers) }

    private mutating func add() {
        guard layers.count < 30 else { return }
        let layer: CALayer
        switch random.below(8) {
        case 0: layer = makeShape()
        case 1: layer = makeGradient()
        case 2: layer = ScribbledLayer()
        case 3: layer = makeBackdrop()
        default: layer = CALayer()
        }
        layer.name = "\(layers.count + removed.count)"
        layer.contentsScale = random.pick([1, 2])
        layer.anchorPoint = random.below(4) == 0 ? CGPoint(x: random.number(-0.2, 1), y: 0) : layer.anchorPoint
        layer.bounds = CGRect(origin: .zero, size: anySize())
        layer.position = anyPoint()
        layer.backgroundColor = random.below(3) == 0 ? nil : anyColor()
        restyle(layer)
        if layer is ScribbledLayer { layer.setNeedsDisplay() }
        let parent = random.below(3) == 0 ? root : anyLayer() ?? root
        parent.insertSublayer(layer, at: UInt32(random.below((parent.sublayers?.count ?? 0) + 1)))
        log.append("add \(name(layer)) to \(name(parent))")
        layers.append(layer)
    }

    private func name(_ layer: CALayer) -> String { "\(type(of: layer)) \(layer.name ?? "?")" }

    private mutating func remove() {
        guard layers.count > 5, let layer = anyLayer() else { return }
        log.append("remove \(name(layer))")
        layer.removeFromSuperlayer()
        layers = layers.filter { !isInside($0, layer) }
        if removed.count < 6 { removed.append(layer) }
    }

    private func isInside(_ layer: CALayer, _ other: CALayer) -> Bool {
        var next: CALayer? = layer
        while let current = next {
            if current === other { return true }
            next = current.superlayer
        }
        return false
    }

    /// Adds a layer again that was removed some steps before, with its animations and sublayers.
    private mutating func bringBack() {
        guard !removed.isEmpty else { return }
        let layer = removed.remove(at: random.below(removed.count))
        let parent = anyLayer() ?? root
        parent.addSublayer(layer)
        log.append("bring back \(name(layer)) to \(name(parent))")
        layers.append(layer)
    }

    private mutating func move() {
        guard let layer = anyLayer() else { return }
        if random.below(3) == 0, let parent = anyLayer(), !isInside(parent, layer), layer.superlayer?.mask !== layer {
            log.append("move \(name(layer)) to \(name(parent))")
            parent.addSublayer(layer)
            return
        }
        layer.position = random.below(2) == 0 ? anyPoint() : CGPoint(x: layer.position.x + 3, y: layer.position.y - 2)
        log.append("position of \(name(layer)) \(layer.position)")
    }

    private mutating func reorder() {
        guard let layer = anyLayer(), let parent = layer.superlayer, parent.mask !== layer,
            let count = parent.sublayers?.count, count > 1
        else { return }
        log.append("reorder \(name(layer))")
        layer.removeFromSuperlayer()
        parent.insertSublayer(layer, at: UInt32(random.below(count)))
    }

    private mutating func mask() {
        guard let layer = anyLayer() else { return }
        log.append("mask of \(name(layer))")
        if layer.mask != nil {
            layer.mask = nil
            return
        }
        let mask = random.below(2) == 0 ? makeGradient() : makeShape()
        mask.frame = CGRect(origin: CGPoint(x: random.number(-5, 5), y: 0), size: anySize())
        layer.mask = mask
        if random.below(2) == 0 { addAnimation(to: mask, at: CACurrentMediaTime()) }
    }

    // MARK: Time

    private mutating func changeTime(at time: Double) {
        guard let layer = random.below(8) == 0 ? root : anyLayer() else { return }
        let local = layer.convertTime(time, from: nil)
        switch random.below(7) {
        case 0, 1: (layer.speed, layer.timeOffset) = (0, local)
        case 2: (layer.speed, layer.timeOffset) = (0, local + random.number(-0.2, 0.2))
        case 3: if layer.speed == 0 { layer.timeOffset += random.number(-0.1, 0.2) }
        case 4: (layer.speed, layer.beginTime, layer.timeOffset) = (0.5, time, local)
        case 5: (layer.speed, layer.beginTime, layer.timeOffset) = (-1, time, local)
        default: (layer.speed, layer.beginTime, layer.timeOffset) = (1, 0, 0)
        }
        log.append("time of \(name(layer)) \(layer.speed) \(layer.timeOffset)")
    }

    private mutating func animate(at time: Double) {
        guard let layer = anyLayer() else { return }
        if random.below(6) == 0 {
            log.append("end animations of \(name(layer))")
            layer.removeAllAnimations()
        } else {
            addAnimation(to: layer, at: layer.convertTime(time, from: nil))
        }
    }

    /// Adds a transition from a layer's current look to its look after this step's changes, and changes it.
    private mutating func transition(at time: Double) {
        guard let layer = random.below(10) == 0 ? root : anyLayer() else { return }
        let transition = CATransition()
        transition.type = random.pick([.fade, .moveIn, .push, .reveal])
        transition.subtype = random.pick([nil, .fromLeft, .fromRight, .fromTop, .fromBottom])
        transition.duration = random.number(0.1, 0.9)
        if random.below(4) == 0 {
            transition.beginTime = layer.convertTime(time, from: nil) + random.number(-0.2, 0.3)
        }
        if random.below(4) == 0 {
            (transition.startProgress, transition.endProgress) = (0.2, Float(random.number(0, 1)))
        }
        transition.fillMode = random.pick([.both, .removed])
        transition.isRemovedOnCompletion = random.below(4) != 0
        transition.speed = random.pick([1, 1, 2, 0, -1])
        log.append("transition \(transition.type.rawValue) of \(name(layer))")
        layer.add(transition, forKey: nil)
        restyle(layer)
        if random.below(3) == 0, let other = anyLayer() { restyle(other) }
    }

    private mutating func addAnimation(to layer: CALayer, at time: Double) {
        let animation: CAAnimation
        if random.below(5) == 0 {
            let group = CAAnimationGroup()
            group.animations = [makeAnimation(for: layer), makeAnimation(for: layer)]
            for child in group.animations ?? [] { child.beginTime = 0 }
            animation = group
        } else {
            animation = makeAnimation(for: layer)
        }
        animation.duration = random.number(0.1, 0.9)
        if random.below(3) == 0 { animation.beginTime = time + random.number(-0.2, 0.3) }
        animation.fillMode = random.pick([.both, .both, .removed, .forwards, .backwards])
        animation.isRemovedOnCompletion = random.below(3) == 0
        animation.autoreverses = random.below(5) == 0
        if random.below(5) == 0 { animation.repeatCount = random.pick([1.5, 3, .infinity]) }
        animation.speed = random.pick([1, 1, 1, 2, 0, -1])
        animation.timingFunction = random.below(2) == 0 ? nil : CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(animation, forKey: random.pick(["a", "b", nil]))
    }

    private mutating func makeAnimation(for layer: CALayer) -> CAAnimation {
        var tilt = CATransform3DIdentity
        tilt.m34 = -1 / 300
        let turned = CATransform3DRotate(tilt, random.number(-1.2, 1.2), 1, random.number(-1, 1), 0)
        let choices: [(String, Any, Any)] = [
            ("transform.rotation.z", random.number(-1, 1), random.number(-2, 2)),
            ("transform.rotation.z", 0.5, random.number(-2, 2)),
            ("transform.scale", 1.0, random.number(0.4, 1.6)), ("transform.scale.x", random.number(0.4, 1.6), 1.0),
            ("transform.translation.x", 0.0, random.number(-30, 30)),
            ("transform", CATransform3DIdentity, turned), ("transform", turned, CATransform3DIdentity),
            ("position", anyPoint(), anyPoint()), ("opacity", 1.0, 0.3), ("opacity", 0.0, 1.0),
            ("bounds.size.width", 10.0, random.number(20, 70)), ("cornerRadius", 0.0, 12.0),
            ("backgroundColor", anyColor(), anyColor()), ("borderWidth", 0.0, 5.0), ("shadowRadius", 0.0, 6.0),
            ("shadowOpacity", 0.0, 1.0), ("strokeEnd", 0.0, 1.0), ("lineWidth", 1.0, 6.0),
            ("sublayerTransform", CATransform3DIdentity, CATransform3DScale(tilt, 0.8, 1.2, 1)),
            ("zPosition", 0.0, 2.0), ("backdropAmount", 0.0, 1.0),
            ("curlTarget", CGPoint(x: 1, y: 0.8), CGPoint(x: random.number(-1, 1), y: random.number(0, 1))),
        ]
        let (path, from, to) = random.pick(choices)
        log.append("animate \(path) of \(name(layer))")
        switch random.below(5) {
        case 0:
            let animation = CAKeyframeAnimation(keyPath: path)
            animation.values = [from, to, from]
            animation.calculationMode = random.pick([.linear, .discrete, .paced])
            return animation
        case 1:
            let animation = CASpringAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.damping) = (from, to, 6)
            return animation
        default:
            let animation = CABasicAnimation(keyPath: path)
            animation.fromValue = random.below(5) == 0 ? nil : from
            animation.toValue = to
            animation.isAdditive = random.below(8) == 0
            return animation
        }
    }

    // MARK: Looks

    private mutating func restyle(_ layer: CALayer) {
        let kind = random.below(25)
        log.append("restyle \(name(layer)): \(kind)")
        switch kind {
        case 0: layer.backgroundColor = anyColor()
        case 1: layer.opacity = random.pick([1, 0.6, 0.3, 0])
        case 2: layer.isHidden.toggle()
        case 3: (layer.cornerRadius, layer.masksToBounds) = (random.number(0, 16), random.below(2) == 0)
        case 4: layer.cornerCurve = layer.cornerCurve == .circular ? .continuous : .circular
        case 5: (layer.borderWidth, layer.borderColor) = (random.number(0, 4), anyColor())
        case 6: layer.masksToBounds.toggle()
        case 7:
            layer.shadowOpacity = random.pick([0, 0.8])
            layer.shadowRadius = random.below(4) == 0 ? random.number(10, 60) : random.number(0, 6)
            layer.shadowOffset = CGSize(width: 3, height: random.number(-2, 6))
        case 8: layer.shadowPath = random.below(2) == 0 ? nil : CGPath(rect: layer.bounds, transform: nil)
        case 9: layer.contents = random.below(4) == 0 ? nil : random.pick(images)
        case 10: layer.contentsGravity = random.pick([.resize, .center, .resizeAspectFill, .bottomRight])
        case 11: layer.transform = CATransform3DMakeRotation(random.number(-3, 3), 0, 0, 1)
        case 12: layer.transform = CATransform3DMakeScale(random.number(0.4, 1.8), random.number(0.4, 1.8), 1)
        case 13:
            var tilt = CATransform3DIdentity
            tilt.m34 = -1 / random.number(120, 500)
            layer.transform = CATransform3DRotate(tilt, random.number(-2, 2), 0.3, 1, 0)
        case 14, 15: layer.transform = CATransform3DIdentity
        case 16:
            var tilt = CATransform3DIdentity
            tilt.m34 = -1 / 200
            layer.sublayerTransform = random.below(2) == 0 ? CATransform3DIdentity : tilt
        case 17: layer.zPosition = random.pick([0, 0, 1, -1, 20])
        case 18: layer.bounds.size = anySize()
        case 19: layer.bounds.origin = CGPoint(x: random.number(-6, 6), y: random.number(-6, 6))
        case 20: layer.allowsGroupOpacity.toggle()
        case 21, 22, 23: bend(layer)
        default: restyleContents(of: layer)
        }
    }

    /// Bends a layer as a sheet, further or back, or lays it flat.
    private mutating func bend(_ layer: CALayer) {
        let target = CGPoint(x: random.number(-1.2, 1.2), y: random.number(-0.3, 1.3))
        if layer.curl != nil {
            if random.below(3) == 0 { layer.curl = nil } else { layer.curl?.target = target }
            return
        }
        let color = RenderColor(red: 1, green: 0.9, blue: 0.8, alpha: 1)
        layer.curl = PageCurl(
            spine: random.pick([.minX, .maxX, .minY, .maxY]),
            back: random.below(2) == 0 ? .beside : .translucent(color), grip: CGPoint(x: 1, y: random.number(0, 1)),
            target: target, radius: random.number(0, 14))
        layer.curl?.isClipped = random.below(4) == 0
    }

    private mutating func restyleContents(of layer: CALayer) {
        switch layer {
        case let shape as CAShapeLayer:
            shape.lineWidth = random.number(0, 6)
            shape.lineDashPattern = random.below(2) == 0 ? nil : [4, 3]
            shape.strokeStart = random.pick([0, 0.3])
        case let gradient as CAGradientLayer:
            gradient.endPoint = CGPoint(x: random.number(0, 1), y: random.number(0, 1))
        case let drawn as ScribbledLayer:
            drawn.marks.append(anyPoint())
            drawn.setNeedsDisplay(CGRect(x: drawn.marks.last?.x ?? 0, y: 0, width: 9, height: 60))
        default: layer.isDoubleSided.toggle()
        }
    }

    private mutating func makeShape() -> CAShapeLayer {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: random.number(0, 30), y: 0))
        // Shapes of very many lines use a different code path.
        let isLong = random.below(50) == 0
        for _ in 0...(isLong ? 2_100 : random.below(5)) {
            path.addQuadCurve(
                to: CGPoint(x: random.number(0, 50), y: random.number(0, 40)),
                control: CGPoint(x: random.number(-10, 60), y: random.number(-10, 60)))
        }
        layer.path = path
        layer.fillColor = anyColor()
        layer.strokeColor = random.below(2) == 0 ? nil : anyColor()
        return layer
    }

    private mutating func makeGradient() -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.colors = [anyColor(), anyColor(), anyColor()]
        layer.type = random.pick([.axial, .radial, .conic])
        if layer.type != .axial { layer.startPoint = CGPoint(x: 0.5, y: 0.5) }
        return layer
    }

    private mutating func makeBackdrop() -> BackdropLayer {
        let layer = BackdropLayer()
        layer.effect = BackdropEffect(
            blurRadius: random.number(0, 9), saturation: 1.8,
            tint: RenderColor(red: 1, green: 1, blue: 1, alpha: random.number(0, 0.6)))
        return layer
    }

    private mutating func anyColor() -> CGColor {
        CGColor(
            red: random.number(0, 1), green: random.number(0, 1), blue: random.number(0, 1),
            alpha: random.pick([1, 1, 0.4]))
    }

    private mutating func anyPoint() -> CGPoint {
        let point = CGPoint(x: random.number(0, size.width * 0.6), y: random.number(0, size.height * 0.6))
        return random.below(2) == 0 ? point : CGPoint(x: point.x.rounded(), y: point.y.rounded())
    }

    private mutating func anySize() -> CGSize {
        let size = CGSize(width: random.number(2, 80), height: random.number(2, 60))
        return random.below(2) == 0 ? size : CGSize(width: size.width.rounded(), height: size.height.rounded())
    }
}

/// A layer that draws itself, one mark after the other.
private final class ScribbledLayer: CALayer {
    var marks = [CGPoint(x: 4, y: 4)]

    override func draw(in context: CGContext) {
        for mark in marks { context.fill(CGRect(x: mark.x, y: mark.y, width: 9, height: 7), .black) }
    }
}

extension CGContext {
    fileprivate func fill(_ rect: CGRect, _ color: CGColor) {
        setFillColor(color)
        fill(rect)
    }
}

extension CGColor {
    fileprivate static let gray = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
}
