/// A scene of a storyboard: a controller, and what belongs to it.
package struct SceneDescription: Sendable {
    package let id: String
    let line: Int
    /// All objects, in order: the controller, the first responder, exits, gesture recognizers, other objects.
    package let objects: [ObjectElement]
    /// All segues that something in the scene fires, in order. Programs find them all by their identifiers.
    package let segues: [SceneSegue]

    /// The controller, or the reference to one in another storyboard.
    package var controller: ObjectElement? {
        objects.first { $0.kind.isController || $0.kind == .viewControllerPlaceholder }
    }

    /// What stands for the first responder.
    package var firstResponder: ObjectElement? { objects.first(where: \.isFirstResponder) }

    /// What unwind segues lead to.
    package var exit: ObjectElement? { objects.first { $0.kind == .exit } }

    /// The first segue with an identifier.
    package func segue(withIdentifier identifier: String) -> SceneSegue? {
        segues.first { $0.segue.identifier == identifier }
    }
}
