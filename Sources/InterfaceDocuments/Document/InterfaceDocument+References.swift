extension InterfaceDocument {
    /// Adds warnings for connections, constraints and masks that refer to missing elements.
    func noteMissingReferences() {
        for case .object(let object) in items {
            func check(_ id: String?, _ element: String, _ line: Int) {
                guard let id, ids[id] == nil else { return }
                problems.note(.missingReference(id), element: element, line: line)
            }
            for connection in object.connections { check(connection.destination, "connections", connection.line) }
            for constraint in object.constraints {
                check(constraint.firstItem, "constraint", constraint.line)
                check(constraint.secondItem, "constraint", constraint.line)
            }
            for mask in object.variations.flatMap(\.masks) {
                for id in mask.included + mask.excluded { check(id, "mask", object.line) }
            }
        }
        if let id = initialControllerID, ids[id] == nil {
            problems.note(.missingReference(id), element: "document", line: 0)
        }
    }
}
