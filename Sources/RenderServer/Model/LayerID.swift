/// The identifier of a layer, on the main side and in the render server.
///
/// Small numbers, given out by the main side and given out again after the layer was removed, so that the server
/// keeps its layers in an array.
package struct LayerID: Hashable, Sendable {
    let index: Int32

    package init(index: Int32) { self.index = index }
}
