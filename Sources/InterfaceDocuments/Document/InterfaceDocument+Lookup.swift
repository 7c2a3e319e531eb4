extension InterfaceDocument {
    /// What an identifier means; `nil` where nothing has it.
    package func item(withID id: String) -> DocumentItem? { ids[id].map { items[$0] } }

    /// The object with an identifier.
    package func object(withID id: String) -> ObjectElement? {
        if case .object(let object)? = item(withID: id) { object } else { nil }
    }

    /// The view, controller or other object that something is directly in; `nil` for what is directly in a scene or nib.
    /// - Parameter index: An object's index, or the place of a constraint or guide in `items`.
    package func owner(ofItemAt index: Int) -> ObjectElement? {
        guard parents.indices.contains(index), parents[index] >= 0, case .object(let owner) = items[parents[index]] else {
            return nil
        }
        return owner
    }

    /// The view or controller that a constraint or guide belongs to.
    package func owner(ofItemWithID id: String) -> ObjectElement? { ids[id].flatMap(owner(ofItemAt:)) }

    /// The scene of a controller, or of a reference to one, by its identifier in the document.
    package func scene(ofControllerWithID id: String) -> SceneDescription? { scenesByController[id].map { scenes[$0] } }

    /// The controller that programs ask for by a name.
    package func controller(withStoryboardIdentifier identifier: String) -> ObjectElement? {
        guard let index = controllersByIdentifier[identifier], case .object(let object) = items[index] else { return nil }
        return object
    }

    /// The controller that a storyboard begins with.
    package var initialController: ObjectElement? { initialControllerID.flatMap(object(withID:)) }

    /// What stands for the object that a nib is loaded with.
    package var filesOwner: ObjectElement? { topLevelObjects.first(where: \.isFilesOwner) }

    // MARK: What nothing asked for

    /// What nothing asked for of the objects that something was made of: attributes, values and objects that nothing knows, each
    /// once for the elements with the same name. They are among the document's warnings from now on.
    @discardableResult
    package func noteUnread() -> [DocumentWarning] {
        let count = warnings.count
        for case .object(let object) in items {
            for problem in object.unread { object.note(problem) }
        }
        return Array(warnings.dropFirst(count))
    }
}
