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

        #expect(PlainCopies(layer: layer).opacity == 0.5)
        #expect(OwnCopies(layer: own).opacity == 0.5 && OwnCopies(layer: own).progress == 3)
        #expect(Inheriting(layer: layer).opacity == 0.5 && Inheriting(layer: layer).isMarked)
        #expect(CALayer(layer: own).opacity == 0.5 && CALayer(layer: own as Any).opacity == 0.5)
        #expect(CALayer(layer: 3).opacity == 1)
    }
}
