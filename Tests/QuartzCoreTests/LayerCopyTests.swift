import Expectations
import Foundation
import QuartzCore
import Testing

/// As in programs whose classes are on the main actor by default: Apple's layers have no actor.
private final class PlainCopies: CALayer {
    nonisolated override init(layer: Any) { super.init(layer: layer) }
    nonisolated required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OwnCopies: CALayer {
    var progress = 0.0

    override init() { super.init() }

    override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? OwnCopies { progress = layer.progress }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Inheriting: CALayer { var isMarked = true }

@MainActor
@Suite("Copies of layers")
struct LayerCopyTests {
    @Test("An override without an actor, one with its class's, and one without isolation copy a layer's properties")
    func copies() {
        let (layer, own) = (CALayer(), OwnCopies())
        layer.opacity = 0.5
        (own.opacity, own.progress) = (0.5, 3)

        expectEqual(PlainCopies(layer: layer).opacity, 0.5)
        expectEqual(OwnCopies(layer: own).opacity, 0.5)
        expectEqual(OwnCopies(layer: own).progress, 3)
        expectEqual(Inheriting(layer: layer).opacity, 0.5)
        expectTrue(Inheriting(layer: layer).isMarked)
        expectEqual(CALayer(layer: own).opacity, 0.5)
        expectEqual(CALayer(layer: own as Any).opacity, 0.5)
        expectEqual(CALayer(layer: 3).opacity, 1)
    }
}
