/// A scene of a storyboard: a controller and its accompanying objects.
package struct SceneDescription: Sendable {
    package let id: String
    let line: Int
    /// All objects, in order: the controller, the first responder, exits, gesture recognizers, other objects.
    package let objects: [ObjectElement]
    /// All segues that objects of the scene trigger, in order. Programs perform them by their identifiers.
    package let segues: [SceneSegue]

    /// The controller, or the placeholder for a controller in a different storyboard.
    package var controller: ObjectElement? {
        objects.first { $0.kind.isController || $0.kind == .viewControllerPlaceholder }
    }

    /// The placeholder for the first responder.
    package var firstResponder: ObjectElement? { objects.first(where: \.isFirstResponder) }

    /// The exit, which is the destination of unwind segues.
    package var exit: ObjectElement? { objects.first { $0.kind == .exit } }

    /// Returns the first segue with an identifier.
    package func segue(withIdentifier identifier: String) -> SceneSegue? {
        segues.first { $0.segue.identifier == identifier }
    }
}
