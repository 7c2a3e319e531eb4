import Expectations
import QuartzCore
import RenderServer
import Testing

/// The changes that are sent to the display, and the absence of other traffic.
@MainActor @Suite("Commits", .serialized)
struct CommitTests {
    @Test("A new tree is sent whole")
    func newTree() {
        onStage { stage in
            let parent = CALayer()
            let child = CALayer()
            child.opacity = 0.5
            parent.addSublayer(child)

            stage.root.addSublayer(parent)
            stage.flush()

            let commit = stage.display.commits.last
            expectEqual(commit?.updates.count, 3)
            let update = commit?.updates.first { $0.layer == child.id }
            expectEqual(update?.properties?.opacity, 0.5)
            expectEqual(update?.sublayers, [])
            expectEqual(commit?.updates.first { $0.layer == parent.id }?.sublayers, [child.id].compactMap { $0 })
            expectEqual(commit?.root, stage.root.id)
            expectEqual(commit?.time, 100)
        }
    }

    @Test("The display gets the gravity of the same name")
    func gravity() {
        onStage { stage in
            for (gravity, sent) in [
                (CALayerContentsGravity.bottom, ContentsGravity.bottom), (.top, .top), (.bottomLeft, .bottomLeft),
                (.topRight, .topRight), (.left, .left), (.resizeAspect, .resizeAspect),
            ] {
                let layer = CALayer()

                layer.contentsGravity = gravity
                stage.root.addSublayer(layer)
                stage.flush()

                let update = stage.display.lastUpdates.first { $0.layer == layer.id }
                expectEqual(update?.properties?.contentsGravity, sent)
                expectEqual(layer.contentsGravity, gravity)
            }
        }
    }

    @Test("One change among ten thousand layers sends one update")
    func oneOfMany() {
        onStage { stage in
            let layers = (0..<10_000).map { _ in CALayer() }
            for layer in layers { stage.root.addSublayer(layer) }
            stage.flush()
            let count = stage.display.commits.count

            CATransaction.setDisableActions(true)
            layers[5_000].opacity = 0.5
            layers[5_000].opacity = 0.25
            stage.flush()

            expectEqual(stage.display.commits.count, count + 1)
            expectEqual(stage.display.lastUpdates.count, 1)
            expectEqual(stage.display.lastUpdates.first?.layer, layers[5_000].id)
            expectEqual(stage.display.lastUpdates.first?.properties?.opacity, 0.25)
            expectNil(stage.display.lastUpdates.first?.sublayers)
        }
    }

    @Test("A layer added and removed in one turn sends no updates")
    func addedAndRemoved() {
        onStage { stage in
            let layer = CALayer()

            stage.root.addSublayer(layer)
            layer.removeFromSuperlayer()
            stage.flush()

            expectEqual(stage.display.lastUpdates.map(\.layer), [stage.root.id])
            expectEqual(stage.display.lastUpdates.first?.sublayers, [])
            expectEqual(stage.display.commits.last?.removed, [])
            expectNil(layer.id)
        }
    }

    @Test("The identifiers of a removed subtree are reused after the commit")
    func reusedIdentifiers() throws {
        try onStage { stage in
            let parent = CALayer()
            let child = CALayer()
            parent.addSublayer(child)
            stage.root.addSublayer(parent)
            stage.flush()
            let names = [try #require(parent.id), try #require(child.id)]

            parent.removeFromSuperlayer()
            // Changed layers are not kept.
            (parent.opacity, child.opacity) = (0.5, 0.5)
            let sameTurn = CALayer()
            stage.root.addSublayer(sameTurn)
            stage.flush()

            expectEqual(Set(stage.display.commits.last?.removed ?? []), Set(names))
            #expect(!names.contains(try #require(sameTurn.id)))

            let later = CALayer()
            stage.root.addSublayer(later)
            stage.flush()

            #expect(names.contains(try #require(later.id)))
        }
    }

    @Test("Moving a layer within the display keeps its identifier and animations")
    func moved() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let other = stage.makeShownLayer()
            let id = layer.id
            layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
            stage.flush()

            other.addSublayer(layer)
            stage.flush()

            expectEqual(layer.id, id)
            expectEqual(layer.animationKeys(), ["fade"])
            expectEqual(stage.display.commits.last?.removed, [])
            expectEqual(Set(stage.display.lastUpdates.map(\.layer)), [stage.root.id, other.id])
        }
    }

    @Test("No commits are sent or enqueued without changes")
    func nothingChanged() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let count = stage.display.commits.count

            layer.opacity = 1
            layer.bounds = layer.bounds

            expectTrue(stage.loop.isIdle)
            expectNil(stage.loop.nextScheduledTime)
            stage.advance(by: 10)
            expectEqual(stage.display.commits.count, count)
        }
    }

    @Test("Layers outside a display enqueue no commits")
    func outside() {
        onStage { stage in
            let layer = CALayer()
            layer.addSublayer(CALayer())
            layer.opacity = 0.5
            layer.setNeedsDisplay()
            layer.setNeedsLayout()

            expectTrue(stage.loop.isIdle)
        }
    }

    @Test("Many changes of one turn are one commit")
    func oneCommit() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let count = stage.display.commits.count

            CATransaction.begin()
            layer.isHidden = true
            CATransaction.commit()
            layer.zPosition = 3
            stage.root.opacity = 0.5
            stage.flush()

            expectEqual(stage.display.commits.count, count + 1)
        }
    }

    @Test("An explicit flush sends at once")
    func explicitFlush() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let count = stage.display.commits.count

            layer.isHidden = true
            CATransaction.flush()

            expectEqual(stage.display.commits.count, count + 1)
            stage.flush()
            expectEqual(stage.display.commits.count, count + 1)
        }
    }

    @Test("A mask is sent with the layer that it masks")
    func mask() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let mask = CALayer()

            layer.mask = mask
            stage.flush()

            expectEqual(stage.display.lastUpdates.first { $0.layer == layer.id }?.properties?.mask, mask.id)
            expectTrue(stage.display.lastUpdates.contains { $0.layer == mask.id })
            expectNil(layer.sublayers)

            layer.mask = nil
            stage.flush()

            expectNil(mask.id)
            expectNil(stage.display.lastUpdates.first?.properties?.mask)
        }
    }

    @Test("Removing the root empties the display")
    func removedRoot() {
        onStage { stage in
            let layer = stage.makeShownLayer()

            stage.context.rootLayer = nil
            stage.flush()

            expectNil(stage.display.commits.last?.root)
            expectNil(stage.root.id)
            expectNil(layer.id)
            expectNil(layer.context)
        }
    }

    @Test("Removed layers and animations are freed")
    func freed() {
        onStage { stage in
            weak var layer: CALayer?
            weak var child: CALayer?
            weak var animation: CAAnimation?
            do {
                let parent = stage.makeShownLayer()
                let sublayer = CALayer()
                parent.addSublayer(sublayer)
                parent.mask = CALayer()
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.toValue = 0
                sublayer.add(fade, forKey: "fade")
                stage.flush()
                _ = parent.presentation()?.sublayers
                (layer, child, animation) = (parent, sublayer, sublayer.animation(forKey: "fade"))
                parent.removeFromSuperlayer()
            }
            stage.flush()

            expectNil(layer)
            expectNil(child)
            expectNil(animation)
        }
    }

    @Test("An observer of one display's commits may change the layers of a different display")
    func otherDisplay() {
        onStage { stage in
            let (other, root, layer) = (RenderContext(display: RecordingDisplay()), CALayer(), LaidOutLayer())
            root.addSublayer(layer)
            other.rootLayer = root
            stage.flush()
            var isFirst = true
            let subscription = LayerContext.current.commits.subscribe { _ in
                if isFirst { layer.setNeedsLayout() }
                isFirst = false
            }
            let count = layer.layouts

            CATransaction.setDisableActions(true)
            stage.root.opacity = 0.5
            root.opacity = 0.5
            stage.flush()

            expectEqual(layer.layouts, count + 1)
            layer.setNeedsLayout()
            stage.flush()
            expectEqual(layer.layouts, count + 2)
            subscription.end()
            other.rootLayer = nil
        }
    }

    private final class LaidOutLayer: CALayer {
        var layouts = 0

        override func layoutSublayers() {
            super.layoutSublayers()
            layouts += 1
        }
    }
}
