import CoreGraphics
import Foundation
import RandomSupport

@testable import RenderServer

/// A layer tree that changes at random, but the same way for the same seed.
struct RandomWorld {
    struct Layer {
        var properties = LayerProperties()
        var sublayers: [Int32] = []
        var animations: [RenderAnimation] = []
    }

    private(set) var layers: [Int32: Layer] = [:]
    private(set) var log: [String] = []
    var time = 1.0
    private var random: SeededGenerator
    private var nextIndex: Int32 = 1
    /// Numbers of removed layers for reuse; those of the commit being made are reused only by later commits.
    private var freeIndices: [Int32] = []
    private var newlyFree: [Int32] = []
    private let bitmaps: [Bitmap]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        bitmaps = [
            .make(20, 16, .rgb32) { UInt32($0 * 12) << 16 | UInt32($1 * 15) << 8 | 0x40 },
            .make(24, 24, .argb32) { ($0 / 4 + $1 / 4) % 2 == 0 ? 0xff20_60c0 : 0x4020_1010 },
            .make(40, 30, .rgb32) { ($0 / 5 + $1 / 5) % 2 == 0 ? 0xe0_d040 : 0x10_80a0 },
        ]
        var root = Layer()
        root.properties.bounds.size = CGSize(width: 160, height: 120)
        root.properties.position = CGPoint(x: 80, y: 60)
        root.properties.backgroundColor = .white
        layers[0] = root
        for _ in 0..<20 { _ = insert() }
        log = []
    }

    /// The state as one commit.
    var wholeCommit: Commit {
        var commit = Commit(time: time, root: LayerID(index: 0))
        commit.updates = layers.keys.sorted().map { update($0, .all) }
        return commit
    }

    private struct Parts: OptionSet {
        let rawValue: Int
        static let properties = Parts(rawValue: 1)
        static let sublayers = Parts(rawValue: 2)
        static let animations = Parts(rawValue: 4)
        static let all: Parts = [.properties, .sublayers, .animations]
    }

    private func update(_ id: Int32, _ parts: Parts) -> LayerUpdate {
        var update = LayerUpdate(layer: LayerID(index: id))
        guard let layer = layers[id] else { return update }
        if parts.contains(.properties) { update.properties = layer.properties }
        if parts.contains(.sublayers) { update.sublayers = layer.sublayers.map { LayerID(index: $0) } }
        if parts.contains(.animations) { update.animations = layer.animations }
        return update
    }

    // MARK: Changes

    /// Changes one to three things.
    mutating func change() -> Commit {
        var commit = Commit(time: time, root: LayerID(index: 0))
        log.append("—")
        freeIndices += newlyFree
        newlyFree = []
        for _ in 0...random.below(3) {
            switch random.below(14) {
            case 0: for _ in 0..<2 { commit.updates += insert() }
            case 1: remove(into: &commit)
            case 2: commit.updates += reorder()
            case 3: commit.updates += reparent()
            case 4, 5: commit.updates += animate()
            case 6, 7, 8: commit.updates += move()
            case 9: commit.updates += mask()
            case 10: if !commit.updates.contains(where: { $0.contentsDamage != nil }) { commit.updates += scribble() }
            default: commit.updates += restyle()
            }
        }
        // A layer may have been removed after it was changed.
        commit.updates.removeAll { layers[$0.layer.index] == nil }
        commit.updates = commit.updates.map { old in
            var new = update(old.layer.index, .all)
            if old.properties == nil { new.properties = nil }
            if old.sublayers == nil { new.sublayers = nil }
            if old.animations == nil { new.animations = nil }
            new.contentsDamage = old.contentsDamage
            return new
        }
        return commit
    }

    private mutating func any(butRoot: Bool = true) -> Int32? {
        let ids = layers.keys.filter { $0 != 0 || !butRoot }.sorted()
        return ids.isEmpty ? nil : ids[random.below(ids.count)]
    }

    private func parent(of id: Int32) -> Int32? {
        layers.first { $0.value.sublayers.contains(id) || $0.value.properties.mask?.index == id }?.key
    }

    private mutating func newIndex() -> Int32 {
        if !freeIndices.isEmpty { return freeIndices.removeFirst() }
        nextIndex += 1
        return nextIndex - 1
    }

    private mutating func insert() -> [LayerUpdate] {
        guard layers.count < 40, let parent = any(butRoot: false) else { return [] }
        let id = makeLayer()
        let place = random.below((layers[parent]?.sublayers.count ?? 0) + 1)
        layers[parent]?.sublayers.insert(id, at: place)
        log.append("insert \(id) into \(parent) at \(place)")
        return [update(id, .all), update(parent, .sublayers)]
    }

    private mutating func makeLayer() -> Int32 {
        let id = newIndex()
        var layer = Layer()
        layer.properties.bounds.size = CGSize(width: random.number(4, 70), height: random.number(4, 60))
        layer.properties.position = CGPoint(x: random.number(0, 110), y: random.number(0, 90))
        layer.properties.backgroundColor = color()
        layers[id] = layer
        restyle(id)
        return id
    }

    /// Adds a mask to a layer or removes it.
    private mutating func mask() -> [LayerUpdate] {
        guard let owner = any() else { return [] }
        if layers[owner]?.properties.mask != nil {
            var commit = Commit(time: time, root: nil)
            dropMask(of: owner, into: &commit)
            return commit.updates
        }
        guard layers.count < 40 else { return [] }
        let id = makeLayer()
        layers[owner]?.properties.mask = LayerID(index: id)
        log.append("mask \(owner) by \(id)")
        return [update(id, .all), update(owner, .properties)]
    }

    /// The mask is not removed but stays as a layer without a superlayer; its number is not used again.
    private mutating func dropMask(of owner: Int32, into commit: inout Commit) {
        guard let mask = layers[owner]?.properties.mask?.index else { return }
        log.append("unmask \(owner)")
        layers[owner]?.properties.mask = nil
        commit.updates.append(update(owner, .properties))
        forget(mask)
    }

    /// Removes a layer and its descendants from the model.
    ///
    /// - Returns: Their numbers.
    @discardableResult
    private mutating func forget(_ id: Int32) -> [Int32] {
        var gone = [id]
        var index = 0
        while index < gone.count {
            if let layer = layers[gone[index]] {
                gone += layer.sublayers
                if let mask = layer.properties.mask { gone.append(mask.index) }
            }
            index += 1
        }
        for id in gone { layers[id] = nil }
        return gone
    }

    private mutating func remove(into commit: inout Commit) {
        guard layers.count > 12, let id = any(), let parent = parent(of: id) else { return }
        if layers[parent]?.properties.mask?.index == id {
            dropMask(of: parent, into: &commit)
            return
        }
        log.append("remove \(id)")
        layers[parent]?.sublayers.removeAll { $0 == id }
        let gone = forget(id)
        newlyFree += gone
        commit.removed += gone.map { LayerID(index: $0) }
        commit.updates.append(update(parent, .sublayers))
    }

    /// Draws into a layer's bitmap, and returns the changed area.
    private mutating func scribble() -> [LayerUpdate] {
        let ids = layers.keys.sorted().filter {
            if case .bitmap? = layers[$0]?.properties.contents { return true }
            return false
        }
        guard !ids.isEmpty else { return [] }
        let id = ids[random.below(ids.count)]
        guard let properties = layers[id]?.properties, case .bitmap(let bitmap)? = properties.contents,
            let source = properties.source(in: bitmap), let new = bitmap.copy()
        else { return [] }
        let (x, y) = (random.below(bitmap.width - 4), random.below(bitmap.height - 4))
        for row in y..<y + 4 {
            let pixels = (new.data + row * new.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in x..<x + 4 { pixels[column] = 0xff30_9050 }
        }
        let target = properties.contentsBox(of: bitmap)
        let (width, height) = (target.width / source.width, target.height / source.height)
        log.append("scribble \(id) at \(x), \(y)")
        layers[id]?.properties.contents = .bitmap(new)
        var result = update(id, .properties)
        result.contentsDamage = CGRect(
            x: target.minX + (Double(x) - source.minX) * width, y: target.minY + (Double(y) - source.minY) * height,
            width: 4 * width, height: 4 * height)
        return [result]
    }

    private mutating func reorder() -> [LayerUpdate] {
        guard let parent = any(butRoot: false), let count = layers[parent]?.sublayers.count, count > 1 else {
            return []
        }
        let (from, to) = (random.below(count), random.below(count))
        log.append("reorder in \(parent): \(from) to \(to)")
        if let moved = layers[parent]?.sublayers.remove(at: from) { layers[parent]?.sublayers.insert(moved, at: to) }
        return [update(parent, .sublayers)]
    }

    private mutating func reparent() -> [LayerUpdate] {
        guard let id = any(), let old = parent(of: id), let new = any(butRoot: false) else { return [] }
        var above: Int32? = new
        while let current = above {
            if current == id { return [] }
            above = parent(of: current)
        }
        // A mask stays a mask.
        if layers[old]?.properties.mask?.index == id { return [] }
        log.append("reparent \(id) from \(old) to \(new)")
        layers[old]?.sublayers.removeAll { $0 == id }
        layers[new]?.sublayers.append(id)
        return [update(new, .sublayers), update(old, .sublayers)]
    }

    private mutating func move() -> [LayerUpdate] {
        guard let id = any() else { return [] }
        let isWhole = random.below(3) > 0
        var (x, y) = (random.number(-20, 20), random.number(-15, 15))
        if isWhole { (x, y) = (x.rounded(), y.rounded()) }
        log.append("move \(id) by \(x), \(y)")
        layers[id]?.properties.position.x += x
        layers[id]?.properties.position.y += y
        return [update(id, .properties)]
    }

    private mutating func animate() -> [LayerUpdate] {
        guard let id = any() else { return [] }
        var animations: [RenderAnimation] = []
        for _ in 0..<random.below(3) { animations.append(anyAnimation()) }
        if random.below(6) == 0 {
            var group = anyAnimation()
            group.effect = .group(
                (0..<2).map { _ in
                    var child = anyAnimation()
                    child.timing.beginTime = random.number(0, 0.2)
                    return child
                })
            animations.append(group)
        }
        log.append("animate \(id): \(animations.map(\.key))")
        layers[id]?.animations = animations
        return [update(id, .animations)]
    }

    private mutating func anyAnimation() -> RenderAnimation {
        var tilt = Transform3D.identity
        tilt.m34 = -1 / 150
        tilt = Transform3D.rotation(random.number(0, 3), 0, 1, 0).concatenating(tilt)
        let point = CGPoint(x: random.number(0, 100), y: random.number(0, 80))
        let size = CGSize(width: random.number(0, 70), height: random.number(0, 60))
        let shape = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: random.number(4, 50), height: 20), transform: nil)
        let choices: [(AnimatableProperty, [AnimatableValue?])] = [
            (.position, [nil, .point(point)]), (.position, [.point(point), nil]),
            (.opacity, [.number(0.2), .number(1)]), (.rotationZ, [.number(0), .number(2)]),
            (.boundsWidth, [.number(5), nil]), (.positionX, [.number(10), nil]),
            (.backgroundColor, [.color(color()), nil]), (.zPosition, [.number(-2), .number(2)]),
            (.transform, [nil, .transform(tilt)]), (.transform, [.transform(.translation(30, 10)), nil]),
            (.transform, [.transform(.translation(10, 0)), .transform(.translation(20, 0))]),
            (.scale, [.number(0.5), .number(1.5)]), (.rotationY, [.number(0), .number(3)]),
            (.bounds, [nil, .rect(CGRect(origin: .zero, size: size))]),
            (.boundsOrigin, [.point(.zero), .point(point)]),
            (.cornerRadius, [.number(0), .number(20)]), (.borderWidth, [.number(0), .number(5)]),
            (.shadowRadius, [.number(0), .number(6)]), (.shadowOpacity, [.number(0), .number(1)]),
            (.hidden, [.number(0), .number(1)]), (.sublayerTransform, [nil, .transform(.scale(0.6, 1.3))]),
            (.contentsRect, [nil, .rect(CGRect(x: 0.2, y: 0.1, width: 0.5, height: 0.6))]),
            (.path, [nil, .path(shape)]), (.strokeEnd, [.number(0), .number(1)]),
            (.colors, [nil, .colors([.green, .white])]), (.startPoint, [.point(.zero), .point(CGPoint(x: 1, y: 1))]),
            (.contents, [nil, .contents(bitmaps[random.below(bitmaps.count)])]),
            (.anchorPoint, [nil, .point(CGPoint(x: 0, y: 1))]),
            (.curlTarget, [nil, .point(CGPoint(x: random.number(-1, 1), y: random.number(0, 1)))]),
            (.backdropAmount, [.number(0), .number(1)]),
        ]
        let (property, values) = choices[random.below(choices.count)]
        var effect = PropertyAnimation(property: property)
        effect.values = values
        if random.below(3) == 0 {
            // Key frames: there, back, and there.
            effect.values = [values[0], values[1], values[0], values[1]]
            if random.below(2) == 0 { effect.keyTimes = [0, 0.3, 0.35, 1] }
            if random.below(2) == 0 { effect.timingFunctions = [.bezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1), .linear] }
            effect.calculationMode = [.linear, .discrete, .paced, .cubic, .cubicPaced][random.below(5)]
        }
        effect.isAdditive = random.below(6) == 0
        effect.isCumulative = random.below(6) == 0
        var timing = AnimationTiming()
        timing.beginTime = time + random.number(-0.1, 0.2)
        timing.duration = random.number(0.1, 0.8)
        timing.autoreverses = random.below(4) == 0
        if random.below(4) == 0 { timing.repeatCount = [1.5, 3, .infinity][random.below(3)] }
        if random.below(8) == 0 { timing.speed = [2, 0, -1][random.below(3)] }
        if random.below(8) == 0 { timing.timeOffset = random.number(0, 0.3) }
        timing.fillMode = [.removed, .removed, .forwards, .backwards, .both][random.below(5)]
        timing.isRemovedOnCompletion = random.below(2) == 0
        switch random.below(4) {
        case 0:
            var spring = SpringParameters()
            (spring.damping, spring.duration) = (random.number(2, 25), 0.8)
            timing.timingFunction = .spring(spring)
        case 1: timing.timingFunction = .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
        default: break
        }
        return RenderAnimation(key: property.rawValue, timing: timing, effect: .property(effect))
    }

    private mutating func restyle() -> [LayerUpdate] {
        if random.below(8) == 0 { return restyleRoot() }
        guard let id = any() else { return [] }
        if random.below(12) == 0, let siblings = layers[id]?.sublayers, siblings.count > 1 {
            log.append("depths in \(id)")
            for sibling in siblings {
                let depth = Double(random.below(3)) - 1
                layers[sibling]?.properties.zPosition = depth
            }
            return siblings.map { update($0, .properties) }
        }
        restyle(id)
        return [update(id, .properties)]
    }

    /// The root keeps filling the display, so that later frames can be compared.
    private mutating func restyleRoot() -> [LayerUpdate] {
        log.append("restyle root")
        switch random.below(5) {
        case 0:
            let color = color() ?? .white
            layers[0]?.properties.backgroundColor = color
        case 1:
            let bitmap = bitmaps[random.below(bitmaps.count)]
            layers[0]?.properties.contents = .bitmap(bitmap)
        case 2:
            let radius = Double(random.below(3) * 10)
            layers[0]?.properties.cornerRadius = radius
            layers[0]?.properties.masksToBounds.toggle()
        case 3:
            let transform = random.below(2) == 0 ? Transform3D.identity : .scale(0.9, 0.8)
            layers[0]?.properties.sublayerTransform = transform
        default:
            let opacity = random.below(2) == 0 ? 1 : 0.6
            layers[0]?.properties.opacity = opacity
        }
        return [update(0, .properties)]
    }

    private mutating func restyle(_ id: Int32) {
        guard var properties = layers[id]?.properties else { return }
        let kind = random.below(37)
        log.append("restyle \(id): \(kind)")
        switch kind {
        case 0: properties.backgroundColor = color()
        case 1: properties.opacity = [1, 0.5, 0.25, 0, 1, 0.9][random.below(6)]
        case 2: properties.isHidden = !properties.isHidden && random.below(3) == 0
        case 3: properties.cornerRadius = Double(random.below(20))
        case 4: properties.masksToBounds.toggle()
        case 5:
            properties.borderWidth = Double(random.below(4))
            properties.borderColor = color()
        case 6: properties.zPosition = Double(random.below(3)) - 1
        case 7: properties.contents = .bitmap(bitmaps[random.below(bitmaps.count)])
        case 8: if random.below(3) == 0 { properties.contents = nil }
        case 9: properties.transform = .rotation(random.number(0, 6), 0, 0, 1)
        case 10: properties.transform = .identity
        case 11: properties.transform = .scale(random.number(0.3, 2), random.number(0.3, 2))
        case 12:
            properties.shadowOpacity = random.below(2) == 0 ? 0 : 0.7
            properties.shadowRadius = Double(random.below(4))
            properties.shadowOffset = CGSize(width: 2, height: 3)
        case 13:
            properties.bounds.origin = CGPoint(x: random.number(-10, 10), y: random.number(-10, 10).rounded())
        case 14: properties.bounds.size = CGSize(width: random.number(0, 70), height: random.number(0, 60))
        case 15:
            var tilt = Transform3D.identity
            tilt.m34 = -1 / 200
            properties.transform = Transform3D.rotation(random.number(0, 1), 0, 1, 0).concatenating(tilt)
        case 16:
            properties.sublayerTransform = random.below(2) == 0 ? .identity : .scale(0.7, 0.8)
        case 17:
            var gradient = GradientContents()
            gradient.colors = [.red, .blue]
            properties.contents = .gradient(gradient)
        case 18:
            var shape = ShapeContents()
            shape.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 30, height: 20), transform: nil)
            shape.strokeColor = .blue
            properties.contents = .shape(shape)
        case 19:
            properties.contentsRect =
                random.below(3) == 0
                ? CGRect(x: 0, y: 0, width: 1, height: 1)
                : CGRect(
                    x: random.number(-0.3, 0.6), y: random.number(-0.3, 0.6), width: random.number(0.1, 1),
                    height: random.number(0.1, 1))
        case 20:
            properties.contentsCenter =
                random.below(3) == 0
                ? CGRect(x: 0, y: 0, width: 1, height: 1)
                : CGRect(
                    x: random.number(0, 0.6), y: random.number(0, 0.6), width: random.below(2) == 0 ? 0 : 0.3,
                    height: random.number(0, 0.5))
        case 21: properties.contentsScale = [1, 2, 0.5][random.below(3)]
        case 22:
            properties.magnificationFilter = random.below(2) == 0 ? .linear : .nearest
            properties.minificationFilter = random.below(2) == 0 ? .linear : .nearest
        case 23, 24:
            var timing = LayerTiming()
            switch random.below(5) {
            case 0: (timing.speed, timing.timeOffset) = (0, time + random.number(-0.3, 0.3))
            case 1: (timing.speed, timing.beginTime, timing.timeOffset) = (2, time, time)
            case 2: (timing.speed, timing.beginTime, timing.timeOffset) = (0.5, time, time)
            case 3: (timing.speed, timing.beginTime, timing.timeOffset) = (-1, time, time)
            default: timing.beginTime = random.number(-0.3, 0.3)
            }
            properties.timing = random.below(3) == 0 ? nil : timing
        case 32, 33:
            let tint = RenderColor(red: 0.9, green: 0.9, blue: 1, alpha: random.number(0, 1))
            properties.backdrop =
                random.below(3) == 0
                ? nil
                : BackdropEffect(
                    blurRadius: [0, 1, random.number(0, 12)][random.below(3)], saturation: 1.8,
                    tint: random.below(2) == 0 ? nil : tint)
            if random.below(2) == 0 { properties.backgroundColor = nil }
        case 34, 35, 36: properties.curl = curl(properties.curl)
        case 25: properties.isDoubleSided.toggle()
        case 26: properties.allowsGroupOpacity.toggle()
        case 27:
            properties.maskedCorners = CornerMask(rawValue: UInt8(random.below(16)))
            properties.hasContinuousCorners.toggle()
            let shares: [Double] = (0..<4).map { _ in [0, 0.3, 1][random.below(3)] }
            properties.cornerShares = random.below(3) == 0 ? SIMD4(shares) : nil
        case 28:
            properties.shadowPath =
                random.below(2) == 0
                ? nil : CGPath(ellipseIn: CGRect(x: 0, y: 5, width: 40, height: 20), transform: nil)
        case 29:
            var eye = Transform3D.identity
            eye.m34 = -1 / 120
            properties.sublayerTransform = random.below(2) == 0 ? .identity : eye
            properties.transform = .rotation(random.number(0, 1), 1, 0, 0)
        case 30:
            var gradient = GradientContents()
            gradient.kind = [.axial, .radial, .conic][random.below(3)]
            gradient.colors = [.green, RenderColor(red: 1, green: 0, blue: 0, alpha: 0.4), .white]
            gradient.locations = [0, 0.3, random.number(0.3, 1)]
            gradient.startPoint = CGPoint(x: random.number(0, 1), y: 0.2)
            properties.contents = .gradient(gradient)
        default: properties.contentsGravity = [.center, .resizeAspect, .topLeft, .resize][random.below(4)]
        }
        layers[id]?.properties = properties
    }

    /// A new bend of a sheet, or `nil`.
    private mutating func curl(_ old: PageCurl?) -> PageCurl? {
        if old != nil, random.below(3) == 0 { return nil }
        let target = CGPoint(x: random.number(-1.2, 1.2), y: random.number(-0.5, 1.5))
        if var old, random.below(2) == 0 {
            old.target = random.below(6) == 0 ? old.grip : target
            return old
        }
        let spines: [PageCurl.Spine] = [.minX, .maxX, .minY, .maxY]
        return PageCurl(
            spine: spines[random.below(4)], back: random.below(2) == 0 ? .beside : .translucent(color() ?? .white),
            grip: CGPoint(x: random.number(0, 1), y: random.number(0, 1)), target: target,
            radius: [0, 3, random.number(0, 15)][random.below(3)])
    }

    private mutating func color() -> RenderColor? {
        if random.below(6) == 0 { return nil }
        return RenderColor(
            red: random.number(0, 1), green: random.number(0, 1), blue: random.number(0, 1),
            alpha: random.below(3) == 0 ? 0.5 : 1)
    }
}
