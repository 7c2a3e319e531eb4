// Objects are numbered in the order of their start tags, so that what is in one follows it without a gap.
extension InterfaceDocument {
    /// The index of the object, constraint or guide with an identifier; `nil` where nothing has it.
    package func index(ofItemWithID id: String) -> Int? { ids[id] }

    /// The identifier of the object, constraint or guide with an index; empty where it has none.
    package func id(ofItemAt index: Int) -> String {
        guard items.indices.contains(index) else { return "" }
        switch items[index] {
        case .object(let object): return object.id
        case .constraint(let place): return object(at: parents[index])?.constraints[place].id ?? ""
        case .guide(let place): return object(at: parents[index])?.layoutGuides[place].id ?? ""
        }
    }

    /// The object with an index; `nil` for constraints and guides, and for numbers that no object has.
    package func object(at index: Int) -> ObjectElement? {
        guard items.indices.contains(index), case .object(let object) = items[index] else { return nil }
        return object
    }

    /// The indices of an object and of everything in it.
    package func range(of object: ObjectElement) -> Range<Int> {
        var end = object.index + 1
        while end < parents.count, parents[end] >= object.index { end += 1 }
        return object.index..<end
    }

    /// The indices of everything in a scene.
    package func range(of scene: SceneDescription) -> Range<Int> {
        guard let first = scene.objects.first, let last = scene.objects.last else { return 0..<0 }
        return first.index..<range(of: last).upperBound
    }

    /// The scene that an object at its top is in; `nil` for what is in none.
    package func scene(of object: ObjectElement) -> SceneDescription? {
        if let scene = scene(ofControllerWithID: object.id), scene.objects.contains(where: { $0 === object }) {
            return scene
        }
        return scenes.first { $0.objects.contains { $0 === object } }
    }

    /// What nothing asked for of the objects in a range, but for some parts of it, is among the document's warnings
    /// from now on.
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
