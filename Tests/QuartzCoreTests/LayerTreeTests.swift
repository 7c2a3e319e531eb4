import Expectations
import QuartzCore
import Testing

@MainActor @Suite("Layer tree", .serialized)
struct LayerTreeTests {
    private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).map { $0.name ?? "?" }.joined() }

    private func make(_ names: String) -> (CALayer, [CALayer]) {
        let parent = CALayer()
        let layers = names.map { name in
            let layer = CALayer()
            layer.name = String(name)
            parent.addSublayer(layer)
            return layer
        }
        return (parent, layers)
    }

    @Test("Layers have the inserted order")
    func positions() {
        let (parent, layers) = make("abc")
        let new = CALayer()
        new.name = "x"

        parent.insertSublayer(new, at: 1)
        expectEqual(names(parent), "axbc")

        parent.insertSublayer(new, above: layers[2])
        expectEqual(names(parent), "abcx")

        parent.insertSublayer(new, below: layers[1])
        expectEqual(names(parent), "axbc")

        parent.insertSublayer(layers[0], above: layers[1])
        expectEqual(names(parent), "xbac")

        parent.addSublayer(new)
        expectEqual(names(parent), "bacx")

        parent.insertSublayer(new, at: 99)
        expectEqual(names(parent), "bacx")
    }

    @Test("Replacing keeps the position among the siblings")
    func replacing() {
        let (parent, layers) = make("abc")
        let new = CALayer()
        new.name = "x"

        parent.replaceSublayer(layers[1], with: new)

        expectEqual(names(parent), "axc")
        expectNil(layers[1].superlayer)
        expectIdentical(new.superlayer, parent)
    }

    @Test("A layer leaves its old superlayer")
    func oldSuperlayer() {
        let (first, layers) = make("ab")
        let (second, _) = make("c")

        second.addSublayer(layers[0])

        expectEqual(names(first), "b")
        expectEqual(names(second), "ca")
        expectIdentical(layers[0].superlayer, second)
    }

    @Test("Setting sublayers replaces them")
    func setSublayers() {
        let (parent, layers) = make("abc")

        parent.sublayers = [layers[2], layers[0]]

        expectEqual(names(parent), "ca")
        expectNil(layers[1].superlayer)

        parent.sublayers = nil

        expectNil(parent.sublayers)
    }

    @Test("A cycle is refused")
    func cycle() {
        onStage { stage in
            let (parent, layers) = make("a")

            layers[0].addSublayer(parent)
            parent.addSublayer(parent)
            layers[0].mask = parent

            expectNil(parent.superlayer)
            expectEqual(names(parent), "a")
            expectNil(layers[0].sublayers)
            expectNil(layers[0].mask)
            expectEqual(stage.log.count, 3)
        }
    }

    @Test("Inserting beside, or replacing, a layer that is not a sublayer is refused")
    func badSublayer() {
        onStage { stage in
            let (parent, _) = make("a")

            parent.insertSublayer(CALayer(), above: CALayer())
            parent.replaceSublayer(CALayer(), with: CALayer())

            expectEqual(names(parent), "a")
            expectEqual(stage.log.count, 2)
        }
    }

    @Test("A layer has no superlayer once that is freed")
    func freedSuperlayer() {
        let (layer, mask) = (CALayer(), CALayer())
        do {
            let parent = CALayer()
            parent.addSublayer(layer)
            parent.mask = mask
            expectIdentical(layer.superlayer, parent)
            expectIdentical(mask.superlayer, parent)
        }

        expectNil(layer.superlayer)
        expectNil(mask.superlayer)
    }
}
