import Expectations
import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite("Observers of layers")
struct LayerObserverTests {
    @Test("An observer is called after each change of a property")
    func property() {
        let layer = CALayer()
        var opacities: [Float] = []
        _ = layer.subscribeToChanges { opacities.append(layer.opacity) }

        layer.opacity = 0.5
        layer.opacity = 0.25

        expectEqual(opacities, [0.5, 0.25])
    }

    @Test("A new frame is one change")
    func frame() {
        let layer = CALayer()
        var frames: [CGRect] = []
        _ = layer.subscribeToChanges { frames.append(layer.frame) }

        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)

        expectEqual(frames, [CGRect(x: 1, y: 2, width: 30, height: 40)])
    }

    @Test("Requests of layout and display are changes, also repeated requests")
    func requests() {
        let layer = CALayer()
        var count = 0
        _ = layer.subscribeToChanges { count += 1 }

        layer.setNeedsLayout()
        layer.setNeedsLayout()
        layer.setNeedsDisplay()
        layer.setNeedsDisplay()

        expectEqual(count, 4)
    }

    @Test("After the end of its subscription an observer is not called")
    func end() {
        let layer = CALayer()
        var count = 0
        let subscription = layer.subscribeToChanges { count += 1 }
        layer.cornerRadius = 1
        subscription.end()

        layer.cornerRadius = 2
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)

        expectEqual(count, 1)
        expectTrue(layer.flags.contains(.isUnobserved))
    }

    @Test("An observer that changes the layer is called for its change, too")
    func nested() {
        let layer = CALayer()
        var values: [CGFloat] = []
        _ = layer.subscribeToChanges {
            values.append(layer.zPosition)
            if layer.zPosition < 3 { layer.zPosition += 1 }
        }

        layer.zPosition = 1

        expectEqual(values, [1, 2, 3])
    }
}
