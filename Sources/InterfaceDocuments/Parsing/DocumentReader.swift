import Foundation

/// Creates the objects of a document from its elements.
struct DocumentReader {
    let problems: DocumentProblems
    /// The index in `items` for each identifier. If an identifier is repeated, it refers to the first element.
    private(set) var ids: [String: Int] = [:]
    /// All objects, constraints and guides in the order of their start tags; an object is `nil` while it is being
    /// read.
    private(set) var items: [ItemPlace?] = []
    /// The index of the direct owner of each item; -1 without an owner.
    private(set) var parents: [Int] = []
    /// All segues of the current scene, with the index of the object that triggers them.
    private var segues: [(owner: Int, segue: SegueDescription)] = []

    /// - Parameter count: The approximate number of identifiers.
    init(problems: DocumentProblems, count: Int) {
        self.problems = problems
        ids.reserveCapacity(count)
        items.reserveCapacity(count)
        parents.reserveCapacity(count)
    }

    // MARK: Objects

    /// Creates an object with its content.
    mutating func object(_ element: SourceElement, in parent: Int) -> ObjectElement {
        let index = reserve(element.id, for: element, in: parent)
        if element.kind.isForeign { element.note(.foreignElement) }
        var content = ObjectContent()
        for child in element.children { take(child, of: index, into: &content) }
        content.variations.sort { $0.condition.specificity < $1.condition.specificity }
        let object = ObjectElement(element, index: index, content: content)
        items[index] = .object(object)
        return object
    }

    /// Creates the objects of a list. Elements that do not describe objects are left out.
    mutating func objects(_ list: SourceElement, in parent: Int) -> [ObjectElement] {
        list.children.compactMap { listed($0, in: parent) }
    }

    /// Creates the object of an element in a list. Returns `nil` if the element does not describe an object.
    mutating func listed(_ element: SourceElement, in parent: Int) -> ObjectElement? {
        guard element.kind.isObject || element.kind == .unknown && !element.id.isEmpty else {
            if element.kind != .nilValue { element.note(.unknownElement) }
            return nil
        }
        if element.kind == .unknown { element.note(.unknownElement) }
        return object(element, in: parent)
    }

    /// Creates a scene.
    mutating func scene(_ element: SourceElement) -> SceneDescription {
        segues = []
        let objects = element.child(.objects).map { self.objects($0, in: -1) } ?? []
        let scene = SceneDescription(
            id: element.string(.sceneID) ?? "", line: element.line, objects: objects,
            segues: segues.compactMap { owner, segue in
                guard case .object(let object)? = items[owner] else { return nil }
                return SceneSegue(owner: object, segue: segue)
            })
        element.child(.point)?.ignore()
        element.noteOwnUnread()
        return scene
    }

    // MARK: Places

    private mutating func reserve(_ id: String, for element: SourceElement, in parent: Int) -> Int {
        let index = items.count
        items.append(nil)
        parents.append(parent)
        guard !id.isEmpty else { return index }
        if ids[id] == nil { ids[id] = index } else { element.note(.duplicateID(id)) }
        return index
    }

    /// Registers the identifier of a constraint or guide.
    mutating func add(_ place: ItemPlace, _ element: SourceElement, in owner: Int) {
        items[reserve(element.id, for: element, in: owner)] = place
    }

    mutating func add(_ segue: SegueDescription, of owner: Int) { segues.append((owner, segue)) }
}
