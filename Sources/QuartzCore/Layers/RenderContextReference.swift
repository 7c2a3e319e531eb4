import RenderServer
import Synchronization

/// How layers know where they are shown: all layers of a tree share one reference, which the context clears when it goes.
///
/// A `weak` reference in each layer would make every change of a layer several times as slow.
@MainActor
final class RenderContextReference {
    // Unsafe only because the context's `deinit` clears it, when there are no other references to the context.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var context: RenderContext?
    /// The context whose display keeps the layers that have this reference; see `CALayer.leave(isAsCommitted:)`.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var keeper: RenderContext?
    /// Layers that were deallocated while they were kept.
    nonisolated let abandoned = Mutex<[LayerID]>([])
}
