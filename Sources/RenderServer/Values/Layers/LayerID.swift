/// The identifier of a layer, on the main thread and in the render server.
///
/// Identifiers are small numbers, so that the server stores its layers in an array. The main thread assigns them, and
/// reuses the identifiers of removed layers.
package struct LayerID: Hashable, Sendable {
    let index: Int32

    package init(index: Int32) { self.index = index }
}
