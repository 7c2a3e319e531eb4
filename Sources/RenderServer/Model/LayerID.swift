/// The identifier of a layer, on the main side and in the render server.
///
/// Identifiers are small numbers that the main side assigns, and reuses after the layer was removed, so that the
/// server keeps its layers in an array.
package struct LayerID: Hashable, Sendable {
    let index: Int32

    package init(index: Int32) { self.index = index }
}
