import CoreGraphics
import Foundation

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
    private var random: SplitMix
    private var nextIndex: Int32 = 1
    private let bitmaps: [Bitmap]

    init(seed: UInt64) {
        random = SplitMix(state: seed)
        bitmaps = [
            .make(20, 16, .rgb32) { UInt32($0 * 12) << 16 | UInt32($1 * 15) << 8 | 0x40 },
            .make(24, 24, .argb32) { ($0 / 4 + $1 / 4) % 2 == 0 ? 0xff20_60c0 : 0x4020_1010 },
        ]
        var root = Layer()
        root.properties.bounds.size = CGSize(width: 160, height: 120)
        root.properties.position = CGPoint(x: 80, y: 60)
        root.properties.backgroundColor = .white
        layers[0] = root
        for _ in 0..<12 { _ = insert() }
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
        for _ in 0...random.below(3) {
            switch random.below(12) {
            case 0: commit.updates += insert()
            case 1: remove(into: &commit)
            case 2: commit.updates += reorder()
            case 3: commit.updates += reparent()
            case 4, 5: commit.updates += animate()
            case 6, 7, 8: commit.updates += move()
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
            return new
        }
        return commit
    }

    private mutating func any(butRoot: Bool = true) -> Int32? {
        let ids = layers.keys.filter { $0 != 0 || !butRoot }.sorted()
        return ids.isEmpty ? nil : ids[random.below(ids.count)]
    }

    private func parent(of id: Int32) -> Int32? { layers.first { $0.value.sublayers.contains(id) }?.key }

    private mutating func insert() -> [LayerUpdate] {
        guard layers.count < 40, let parent = any(butRoot: false) else { return [] }
        let id = nextIndex
        nextIndex += 1
        var layer = Layer()
        layer.properties.bounds.size = CGSize(width: random.number(4, 70), height: random.number(4, 60))
        layer.properties.position = CGPoint(x: random.number(0, 110), y: random.number(0, 90))
        layer.properties.backgroundColor = color()
        layers[id] = layer
        restyle(id)
        let place = random.below((layers[parent]?.sublayers.count ?? 0) + 1)
        layers[parent]?.sublayers.insert(id, at: place)
        log.append("insert \(id) into \(parent) at \(place)")
        return [update(id, .all), update(parent, .sublayers)]
    }

    private mutating func remove(into commit: inout Commit) {
        guard layers.count > 6, let id = any(), let parent = parent(of: id) else { return }
        log.append("remove \(id)")
        var gone = [id]
        var index = 0
        while index < gone.count {
            gone += layers[gone[index]]?.sublayers ?? []
            index += 1
        }
        layers[parent]?.sublayers.removeAll { $0 == id }
        for id in gone { layers[id] = nil }
        commit.removed += gone.map { LayerID(index: $0) }
        commit.updates.append(update(parent, .sublayers))
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
        guard let id = any(), let properties = layers[id]?.properties else { return [] }
        var animations: [RenderAnimation] = []
        let begin = time + random.number(-0.1, 0.2)
        let duration = random.number(0.1, 0.8)
        switch random.below(6) {
        case 0: break
        case 1:
            let goal = CGPoint(x: random.number(0, 100), y: random.number(0, 80))
            animations = [
                animation(.position, from: nil, to: .point(goal), begin: begin, duration: duration)
            ]
        case 2:
            animations = [
                animation(.opacity, from: .number(0.2), to: .number(1), begin: begin, duration: duration)
            ]
        case 3:
            animations = [
                animation(.rotationZ, from: .number(0), to: .number(2), begin: begin, duration: duration)
            ]
        case 4:
            animations = [
                animation(.boundsWidth, from: .number(5), to: nil, begin: begin, duration: duration),
                animation(.positionX, from: .number(10), to: nil, begin: begin, duration: duration),
            ]
        default:
            animations = [
                animation(.backgroundColor, from: .color(color()), to: nil, begin: begin, duration: duration) {
                    $0.autoreverses = true
                }
            ]
        }
        _ = properties
        log.append("animate \(id): \(animations.map(\.key))")
        layers[id]?.animations = animations
        return [update(id, .animations)]
    }

    private mutating func restyle() -> [LayerUpdate] {
        guard let id = any(butRoot: false) else { return [] }
        restyle(id)
        return [update(id, .properties)]
    }

    private mutating func restyle(_ id: Int32) {
        guard var properties = layers[id]?.properties else { return }
        let kind = random.below(20)
        log.append("restyle \(id): \(kind)")
        switch kind {
        case 0: properties.backgroundColor = color()
        case 1: properties.opacity = [1, 0.5, 0.25, 0, 1][random.below(5)]
        case 2: properties.isHidden.toggle()
        case 3: properties.cornerRadius = Double(random.below(20))
        case 4: properties.masksToBounds.toggle()
        case 5:
            properties.borderWidth = Double(random.below(4))
            properties.borderColor = color()
        case 6: properties.zPosition = Double(random.below(3)) - 1
        case 7: properties.contents = .bitmap(bitmaps[random.below(bitmaps.count)])
        case 8: properties.contents = nil
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
        default: properties.contentsGravity = [.center, .resizeAspect, .topLeft, .resize][random.below(4)]
        }
        layers[id]?.properties = properties
    }

    private mutating func color() -> RenderColor? {
        if random.below(6) == 0 { return nil }
        return RenderColor(
            red: random.number(0, 1), green: random.number(0, 1), blue: random.number(0, 1),
            alpha: random.below(3) == 0 ? 0.5 : 1)
    }
}

/// Numbers that look random and are the same for the same seed.
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
        return z ^ z >> 31
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
    mutating func number(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * Double(next() >> 11) / Double(1 << 53)
    }
}
