import CoreGraphics
import Foundation

/// The state of a layer and its sublayers at a moment, including animations. Transitions that begin at the same time
/// share it.
final class FrozenLayer {
    let properties: CommittedProperties
    let children: [FrozenLayer]
    let mask: FrozenLayer?
    /// The depth of nested transitions' appearances.
    let snapshotDepth: Int

    init(_ properties: CommittedProperties, children: [FrozenLayer], mask: FrozenLayer?) {
        (self.properties, self.children, self.mask) = (properties, children, mask)
        var depth = properties.value.transition?.snapshot?.depth ?? 0
        for child in children { depth = max(depth, child.snapshotDepth) }
        snapshotDepth = max(depth, mask?.snapshotDepth ?? 0)
    }

    /// Returns the layer as a separate tree, with the corner of its bounds at the first pixel.
    func commit() -> Commit {
        var commit = Commit(time: 0, root: LayerID(index: 0))
        var layers = [self]
        var index = 0
        while index < layers.count {
            let layer = layers[index]
            var update = LayerUpdate(layer: LayerID(index: Int32(index)))
            update.sublayers = layer.children.indices.map { LayerID(index: Int32(layers.count + $0)) }
            layers += layer.children
            if layer.mask != nil || layer.properties.value.mask != nil || index == 0 {
                var properties = layer.properties.value
                properties.mask = layer.mask.map { _ in LayerID(index: Int32(layers.count)) }
                if let mask = layer.mask { layers.append(mask) }
                if index == 0 { properties.placeAtOrigin() }
                update.properties = properties
            } else {
                update.propertiesBox = layer.properties
            }
            commit.updates.append(update)
            index += 1
        }
        return commit
    }
}

extension LayerProperties {
    /// Moves the corner of the bounds to the origin of the superlayer's space, without rotation.
    fileprivate mutating func placeAtOrigin() {
        (transform, anchorPointZ, zPosition) = (.identity, 0, 0)
        position = CGPoint(x: anchorPoint.x * bounds.size.width, y: anchorPoint.y * bounds.size.height)
    }
}
