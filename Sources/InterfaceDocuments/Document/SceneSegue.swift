/// A segue and the object that triggers it.
package struct SceneSegue: Sendable {
    /// A control, an item, a cell, a gesture recognizer, a container view, or the controller itself.
    package let owner: ObjectElement
    package let segue: SegueDescription
}
