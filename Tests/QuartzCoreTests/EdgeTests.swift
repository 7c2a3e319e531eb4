import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Edges of layers", .serialized)
struct EdgeTests {
    /// The colors of a row through a black square whose edges are between pixels, beside its left and right edge.
    private func edges(_ change: (CALayer) -> Void) -> [UInt32?] {
        onStage { stage in
            stage.root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
            let layer = CALayer()
            (layer.position, layer.transform) = (CGPoint(x: 50, y: 50), CATransform3DMakeScale(2, 2, 1))
            // The square has 41.2 pixels, so that a part of a pixel is covered at each edge.
            layer.bounds = CGRect(x: 0, y: 0, width: 20.6, height: 20.6)
            layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
            change(layer)
            stage.root.addSublayer(layer)
            let frames = FrameComparison(size: CGSize(width: 100, height: 100), scale: 1)
            frames.step(stage, by: 0.01)
            expectNil(frames.difference(at: stage.loop.clock.now))
            return [frames.pixel(29, 50), frames.pixel(70, 50), frames.pixel(50, 29), frames.pixel(50, 70)]
        }
    }

    private func isHard(_ color: UInt32?) -> Bool { color == 0 || color == 0xff_ffff }

    @Test("All edges are smooth by default, and none if the layer does not allow it")
    func all() {
        expectFalse(edges { _ in }.contains(where: isHard))
        expectTrue(edges { $0.allowsEdgeAntialiasing = false }.allSatisfy(isHard))
    }

    @Test("Only the edges of the mask are smooth; the bottom is the edge with the smallest y")
    func mask() {
        expectEqual(edges { $0.edgeAntialiasingMask = .layerLeftEdge }.map(isHard), [false, true, true, true])
        expectEqual(
            edges { $0.edgeAntialiasingMask = [.layerRightEdge, .layerBottomEdge] }.map(isHard),
            [true, false, false, true])
        expectEqual(CALayer().edgeAntialiasingMask.rawValue, 15)
        let layer = CALayer()
        layer.edgeAntialiasingMask = .layerTopEdge
        expectEqual(CALayer(layer: layer).edgeAntialiasingMask, .layerTopEdge)
    }

    @Test("A rotated square has pixels of two colors only if its edges are hard")
    func rotated() {
        for isSmooth in [true, false] {
            onStage { stage in
                stage.root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
                let layer = CALayer()
                layer.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
                layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
                layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
                if !isSmooth { layer.edgeAntialiasingMask = [] }
                stage.root.addSublayer(layer)
                let frames = FrameComparison(size: CGSize(width: 100, height: 100), scale: 1)
                frames.step(stage, by: 0.01)
                let colors = Set(frames.pixels)
                expectEqual(colors.isSubset(of: [0, 0xff_ffff]), !isSmooth)
            }
        }
    }
}
