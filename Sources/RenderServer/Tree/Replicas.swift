import Foundation

/// The parts of a replicator layer on the display: its sublayers and their copies.
///
///     replicator ─┬─ source ──── the committed sublayers
///                 ├─ instance ── copies of the sublayers, in a transform and a time of their own
///                 └─ instance ── …
final class Replicas {
    /// The layer that has the committed sublayers.
    let source: LayerNode
    var instances: [LayerNode] = []
    /// The animations of the source that have ended, and may still run in delayed instances, by the layer.
    var ended: [ObjectIdentifier: [RenderAnimation]] = [:]
    /// Whether the replicator or a layer in it was committed since the instances were made.
    var isStale = false

    init(source: LayerNode) { self.source = source }
}
