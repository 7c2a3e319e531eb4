extension InterfaceDocument {
    /// The number of objects, constraints and guides. The indices of objects are smaller.
    package var itemCount: Int { items.count }

    /// Returns the item with an identifier, or `nil` if the identifier is unknown.
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

    /// Returns the object with an identifier.
    package func object(withID id: String) -> ObjectElement? {
        guard let index = ids[id], case .object(let object) = items[index] else { return nil }
        return object
    }

    /// Returns the view, controller or other object that directly contains an object, or `nil` for objects directly in
    /// a scene or nib.
    package func owner(of object: ObjectElement) -> ObjectElement? { owner(ofItemAt: object.index) }

    private func owner(ofItemAt index: Int) -> ObjectElement? {
        guard parents.indices.contains(index), parents[index] >= 0, case .object(let owner) = items[parents[index]]
        else {
            return nil
        }
        return owner
    }

    /// Returns the scene of a controller, or of a placeholder for a controller, by its identifier in the document.
    package func scene(ofControllerWithID id: String) -> SceneDescription? { scenesByController[id].map { scenes[$0] } }

    /// Returns the controller with a storyboard identifier.
    package func controller(withStoryboardIdentifier identifier: String) -> ObjectElement? {
        guard let index = controllersByIdentifier[identifier], case .object(let object) = items[index] else {
            return nil
        }
        return object
    }

    /// The storyboard's initial controller.
    package var initialController: ObjectElement? { initialControllerID.flatMap(object(withID:)) }

    /// The placeholder for the owner of a nib.
    package var filesOwner: ObjectElement? { topLevelObjects.first(where: \.isFilesOwner) }

    // MARK: Unread parts

    /// Adds warnings for the unread attributes, values and objects of all created objects, once for each element name.
    /// Returns the warnings that were added.
    @discardableResult
    package func noteUnread() -> [DocumentWarning] {
        let count = warnings.count
        for case .object(let object) in items {
            for problem in object.unread { object.note(problem) }
        }
        return Array(warnings.dropFirst(count))
    }
}
