// Objects are numbered in the order of their start tags, so that the content of an object follows it without a gap.
extension InterfaceDocument {
    /// Returns the index of the object, constraint or guide with an identifier, or `nil` if the identifier is unknown.
    package func index(ofItemWithID id: String) -> Int? { ids[id] }

    /// Returns the identifier of the object, constraint or guide with an index, or an empty string if it has no
    /// identifier.
    package func id(ofItemAt index: Int) -> String {
        guard items.indices.contains(index) else { return "" }
        switch items[index] {
        case .object(let object): return object.id
        case .constraint(let place): return object(at: parents[index])?.constraints[place].id ?? ""
        case .guide(let place): return object(at: parents[index])?.layoutGuides[place].id ?? ""
        }
    }

    /// Returns the object with an index, or `nil` for constraints and guides, and for invalid indices.
    package func object(at index: Int) -> ObjectElement? {
        guard items.indices.contains(index), case .object(let object) = items[index] else { return nil }
        return object
    }

    /// Returns the indices of an object and of its content.
    package func range(of object: ObjectElement) -> Range<Int> {
        var end = object.index + 1
        while end < parents.count, parents[end] >= object.index { end += 1 }
        return object.index..<end
    }

    /// Returns the indices of the objects of a scene and of their content.
    package func range(of scene: SceneDescription) -> Range<Int> {
        guard let first = scene.objects.first, let last = scene.objects.last else { return 0..<0 }
        return first.index..<range(of: last).upperBound
    }

    /// Returns the scene of a top-level object, or `nil` for objects outside of scenes.
    package func scene(of object: ObjectElement) -> SceneDescription? {
        if let scene = scene(ofControllerWithID: object.id), scene.objects.contains(where: { $0 === object }) {
            return scene
        }
        return scenes.first { $0.objects.contains { $0 === object } }
    }

    /// Adds warnings for the unread attributes, values and objects in a range, except for some parts of it.
    package func noteUnread(in range: Range<Int>, except parts: [Range<Int>] = []) {
        var start = range.lowerBound
        for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) + [range.upperBound..<range.upperBound] {
            for index in start..<max(start, min(part.lowerBound, range.upperBound)) {
                guard let object = object(at: index) else { continue }
                for problem in object.unread { object.note(problem) }
            }
            start = max(start, part.upperBound)
        }
    }
}
