extension InterfaceDocument {
    /// Returns the identifiers of the controllers that a controller contains by embedding and by relationships, in
    /// order.
    package func contained(inControllerWithID id: String) -> [String] { ids[id].flatMap { containment[$0] } ?? [] }

    /// Returns the controllers on the path from a controller back to itself, with that controller at both ends, or
    /// `nil` if it does not contain itself. A controller in a cycle cannot be created.
    package func containmentCycle(throughControllerWithID id: String) -> [String]? {
        var path = [(id: id, next: contained(inControllerWithID: id)[...])]
        var seen: Set<String> = []
        while let last = path.indices.last {
            guard let next = path[last].next.popFirst() else {
                path.removeLast()
                continue
            }
            if next == id { return path.map(\.id) + [id] }
            if seen.insert(next).inserted { path.append((next, contained(inControllerWithID: next)[...])) }
        }
        return nil
    }

    /// Returns the contained controllers of each controller, by its index in `items`.
    static func containment(of scenes: [SceneDescription], parents: [Int]) -> [Int: [String]] {
        var containment: [Int: [String]] = [:]
        for segue in scenes.lazy.flatMap(\.segues) where segue.segue.isContainment {
            var controller = segue.owner.index
            while parents[controller] >= 0 { controller = parents[controller] }
            containment[controller, default: []].append(segue.segue.destination)
        }
        return containment
    }

    /// Adds warnings for controllers that contain themselves. Each controller is visited once.
    func noteContainmentCycles() {
        var done: Set<String> = []
        for index in containment.keys.sorted() {
            guard case .object(let controller) = items[index], !done.contains(controller.id) else { continue }
            var path = [(id: controller.id, next: contained(inControllerWithID: controller.id)[...])]
            var open: Set<String> = [controller.id]
            while let last = path.indices.last {
                guard let next = path[last].next.popFirst() else {
                    open.remove(path[last].id)
                    done.insert(path.removeLast().id)
                    continue
                }
                if open.contains(next) {
                    let cycle = path.map(\.id).drop { $0 != next } + [next]
                    object(withID: next)?.note(.containmentCycle(Array(cycle)))
                } else if !done.contains(next) {
                    open.insert(next)
                    path.append((next, contained(inControllerWithID: next)[...]))
                }
            }
        }
    }
}
