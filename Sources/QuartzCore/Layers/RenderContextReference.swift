import RenderServer
import Synchronization

/// A reference to the render context, which all layers of a tree share. The context clears the reference in its
/// `deinit`.
///
/// A `weak` reference in each layer would make every change of a layer several times as slow.
@MainActor
final class RenderContextReference {
    // Unsafe only because the context's `deinit` clears it, after all other references to the context are released.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var context: RenderContext?
    /// The context of the display that keeps the layers with this reference; see `CALayer.leave(isAsCommitted:)`.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var keeper: RenderContext?
    /// The layers that were deallocated while they were kept.
    nonisolated let abandoned = Mutex<[LayerID]>([])
}
