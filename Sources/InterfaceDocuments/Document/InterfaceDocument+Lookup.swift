extension InterfaceDocument {
    /// How many objects, constraints and guides there are: objects' indices are below.
    package var itemCount: Int { items.count }

    /// What an identifier means; `nil` where nothing has it.
    package func item(withID id: String) -> DocumentItem? {
        guard let index = ids[id] else { return nil }
        if case .object(let object) = items[index] { return .object(object) }
        guard let owner = owner(ofItemAt: index) else { return nil }
        switch items[index] {
        case .object(let object): return .object(object)
        case .constraint(let place): return .constraint(owner.constraints[place], owner: owner)
        case .guide(let place): return .guide(owner.layoutGuides[place], owner: owner)
        }
    }

    /// The object with an identifier.
    package func object(withID id: String) -> ObjectElement? {
        guard let index = ids[id], case .object(let object) = items[index] else { return nil }
        return object
    }

    /// The view, controller or other object that an object is directly in; `nil` for what is directly in a scene or
    /// nib.
    package func owner(of object: ObjectElement) -> ObjectElement? { owner(ofItemAt: object.index) }

    private func owner(ofItemAt index: Int) -> ObjectElement? {
        guard parents.indices.contains(index), parents[index] >= 0, case .object(let owner) = items[parents[index]]
        else {
            return nil
        }
        return owner
    }

    /// The scene of a controller, or of a reference to one, by its identifier in the document.
    package func scene(ofControllerWithID id: String) -> SceneDescription? { scenesByController[id].map { scenes[$0] } }

    /// The controller that programs ask for by a name.
    package func controller(withStoryboardIdentifier identifier: String) -> ObjectElement? {
        guard let index = controllersByIdentifier[identifier], case .object(let object) = items[index] else {
            return nil
        }
        return object
    }

    /// The controller that a storyboard begins with.
    package var initialController: ObjectElement? { initialControllerID.flatMap(object(withID:)) }

    /// What stands for the object that a nib is loaded with.
    package var filesOwner: ObjectElement? { topLevelObjects.first(where: \.isFilesOwner) }

    // MARK: What nothing asked for

    /// What nothing asked for of the objects that something was made of: attributes, values and objects that nothing
    /// knows, each once for the elements with the same name. They are among the document's warnings from now on.
    @discardableResult
    package func noteUnread() -> [DocumentWarning] {
        let count = warnings.count
        for case .object(let object) in items {
            for problem in object.unread { object.note(problem) }
        }
        return Array(warnings.dropFirst(count))
    }
}
