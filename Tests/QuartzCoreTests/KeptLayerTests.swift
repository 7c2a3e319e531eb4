import CoreGraphics
import Expectations
import QuartzCore
import RenderServer
import Testing

/// Layers that leave a display and return. The display keeps unchanged layers.
@MainActor @Suite("Layers that return", .serialized)
struct KeptLayerTests {
    /// A layer with a sublayer and a mask, shown and removed again, with their identifiers.
    private func makeRemoved(_ stage: LayerStage) -> (parent: CALayer, child: CALayer, mask: CALayer, ids: [LayerID?]) {
        let parent = stage.makeShownLayer()
        let (child, mask) = (CALayer(), CALayer())
        parent.addSublayer(child)
        parent.mask = mask
        stage.flush()
        let ids = [parent.id, child.id, mask.id]
        parent.removeFromSuperlayer()
        stage.flush()
        return (parent, child, mask, ids)
    }

    private func removed(_ stage: LayerStage) -> Set<LayerID?> { Set(stage.display.commits.last?.removed ?? []) }

    private func updated(_ stage: LayerStage) -> Set<LayerID?> { Set(stage.display.lastUpdates.map(\.layer)) }

    @Test("Unchanged: only the superlayer is sent")
    func unchanged() {
        onStage { stage in
            let (parent, child, mask, ids) = makeRemoved(stage)
            let afterRemoval = removed(stage)
            let outside = [parent.id, child.id, mask.id]
            let isOutside = parent.context == nil && parent.presentation() == nil

            stage.root.addSublayer(parent)
            stage.flush()

            expectEmpty(afterRemoval)
            expectEqual(outside, [nil, nil, nil])
            expectTrue(isOutside)
            expectEqual([parent.id, child.id, mask.id], ids)
            expectEqual(updated(stage), [stage.root.id])
            expectEqual(stage.display.lastUpdates.first?.sublayers?.last, parent.id)
        }
    }

    @Test("A layer that was changed meanwhile is forgotten at once, and sent again with its superlayer")
    func changed() {
        onStage { stage in
            let (parent, child, mask, ids) = makeRemoved(stage)

            child.opacity = 0.5
            stage.flush()
            let forgotten = removed(stage)
            mask.opacity = 0.5
            stage.root.addSublayer(parent)
            stage.flush()

            expectTrue(forgotten == [ids[1]] && removed(stage) == [ids[2]])
            expectEqual(parent.id, ids[0])
            expectEqual(updated(stage), [stage.root.id, parent.id, child.id, mask.id])
            let update = stage.display.lastUpdates.first { $0.layer == parent.id }
            expectEqual(update?.sublayers, [child.id].compactMap(\.self))
            expectEqual(update?.properties?.mask, mask.id)
            expectEqual(stage.display.lastUpdates.first { $0.layer == child.id }?.properties?.opacity, 0.5)
        }
    }

    @Test("A layer that is changed in the turn of its return is sent with its old identifier")
    func changedAtOnce() {
        onStage { stage in
            let (parent, child, _, ids) = makeRemoved(stage)

            stage.root.addSublayer(parent)
            child.zPosition = 2
            stage.flush()

            expectEqual(child.id, ids[1])
            expectEqual(updated(stage), [stage.root.id, child.id])
        }
    }

    @Test("Unsent and animated layers are not kept")
    func notKept() {
        onStage { stage in
            let (unsent, animated) = (stage.makeShownLayer(), stage.makeShownLayer())
            animated.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
            stage.flush()
            let ids: Set = [unsent.id, animated.id]
            unsent.isHidden = true

            unsent.removeFromSuperlayer()
            animated.removeFromSuperlayer()
            stage.flush()

            expectEqual(removed(stage), ids)
        }
    }

    @Test("A layer with a large bitmap is not kept")
    func large() throws {
        try onStage { stage in
            let layer = stage.makeShownLayer()
            let bitmap = try #require(Bitmap(width: 512, height: 512, format: .argb32))
            layer.contents = bitmap
            stage.flush()
            let id = layer.id

            layer.removeFromSuperlayer()
            stage.flush()

            expectEqual(removed(stage), [id])
        }
    }

    @Test("A deallocated layer is forgotten with the next commit")
    func freed() {
        onStage { stage in
            var ids: [LayerID?] = []
            do { ids = makeRemoved(stage).ids }

            stage.root.opacity = 0.5
            stage.flush()

            expectEqual(removed(stage), Set(ids))
        }
    }

    @Test("A layer that moves to a second display is sent there, and forgotten here")
    func elsewhere() {
        onStage { stage in
            let (parent, child, mask, ids) = makeRemoved(stage)
            let display = RecordingDisplay()
            let other = RenderContext(display: display)

            other.rootLayer = parent
            stage.flush()

            expectEqual(removed(stage), Set(ids))
            expectEqual(Set(display.lastUpdates.map(\.layer)), Set([parent.id, child.id, mask.id].compactMap(\.self)))
            expectTrue(display.lastUpdates.allSatisfy { $0.properties != nil && $0.sublayers != nil })
            other.rootLayer = nil
        }
    }

    @Test("A sublayer that moves within a removed tree is at its new place when the tree returns")
    func movedOutside() {
        onStage { stage in
            let (first, child, _, ids) = makeRemoved(stage)
            let second = makeRemoved(stage)

            second.parent.addSublayer(child)
            stage.root.addSublayer(second.parent)
            stage.root.addSublayer(first)
            stage.flush()

            @MainActor func sublayers(_ layer: CALayer) -> [LayerID]? {
                stage.display.lastUpdates.first { $0.layer == layer.id }?.sublayers
            }
            expectEqual(sublayers(first), [])
            expectEqual(sublayers(second.parent), [second.child.id, child.id].compactMap(\.self))
            expectEqual(child.id, ids[1])
        }
    }

    @Test("The number of kept layers is limited, however often they are added and removed")
    func limit() {
        onStage { stage in
            let parent = CALayer()
            for _ in 0..<(RenderContext.mostKept + 99) { parent.addSublayer(CALayer()) }
            stage.root.addSublayer(parent)
            stage.flush()

            for _ in 0..<3 {
                parent.removeFromSuperlayer()
                stage.flush()

                expectEqual(stage.display.commits.last?.removed.count, 100)

                stage.root.addSublayer(parent)
                stage.flush()

                expectEqual(stage.display.lastUpdates.count, 102)
            }
        }
    }

    @Test("Adding and removing between two commits keeps it; removing and adding has no effect")
    func betweenCommits() {
        onStage { stage in
            let (parent, child, mask, ids) = makeRemoved(stage)

            stage.root.addSublayer(parent)
            parent.removeFromSuperlayer()
            stage.flush()
            let removedByThat = removed(stage)
            stage.root.addSublayer(parent)
            stage.flush()
            parent.removeFromSuperlayer()
            stage.root.addSublayer(parent)
            stage.flush()

            expectEmpty(removedByThat)
            expectEmpty(removed(stage))
            expectEqual([parent.id, child.id, mask.id], ids)
            expectEqual(updated(stage), [stage.root.id])
        }
    }
}
