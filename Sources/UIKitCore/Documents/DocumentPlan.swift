import InterfaceDocuments

/// The steps after the creation of a document's objects, in the order of the document, with resolved references. All
/// objects of the same elements share a plan.
struct DocumentPlan {
    /// A connection. Objects are given by their indices.
    enum Step {
        case outlet(OutletDescription, of: ObjectElement, to: Int)
        case collection(OutletCollectionDescription, of: ObjectElement, to: [Int])
        /// An action; without a destination, it is sent to the responder chain.
        case action(ActionDescription, of: ObjectElement, to: Int?)

        var line: Int {
            switch self {
            case .outlet(let outlet, _, _): outlet.line
            case .collection(let outlet, _, _): outlet.line
            case .action(let action, _, _): action.line
            }
        }
    }

    let range: Range<Int>
    private(set) var steps: [Step] = []
    /// The elements with runtime attributes.
    private(set) var attributed: [ObjectElement] = []
    /// The elements that trigger segues.
    private(set) var segueOwners: [ObjectElement] = []
    /// The referenced objects outside the range.
    private(set) var outside: [Int] = []

    init(_ range: Range<Int>, of document: InterfaceDocument) {
        self.range = range
        for index in range {
            guard let element = document.object(at: index) else { continue }
            if !element.runtimeAttributes.isEmpty { attributed.append(element) }
            if !element.connections.isEmpty { addSteps(of: element, in: document) }
        }
        // Chosen (Documents): Connections of a document are sorted by line. In a document with only one line, the
        // order of the elements is used.
        let ordered = steps.enumerated().sorted {
            ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
        }
        steps = ordered.map(\.element)
    }

    private mutating func addSteps(of element: ObjectElement, in document: InterfaceDocument) {
        var collections: [String: (place: Int, indices: [Int])] = [:]
        for connection in element.connections {
            switch connection {
            case .segue:
                if segueOwners.last !== element { segueOwners.append(element) }
                continue
            default: break
            }
            // Connections without a destination were reported when the document was parsed.
            guard let index = document.index(ofItemWithID: connection.destination) else { continue }
            let isChain = document.object(at: index)?.isFirstResponder == true
            if !range.contains(index), !isChain { outside.append(index) }
            switch connection {
            case .outlet(let outlet): steps.append(.outlet(outlet, of: element, to: index))
            case .action(let action): steps.append(.action(action, of: element, to: isChain ? nil : index))
            case .outletCollection(let outlet):
                guard collections[outlet.property] == nil else {
                    collections[outlet.property]?.indices.append(index)
                    continue
                }
                collections[outlet.property] = (steps.count, [index])
                steps.append(.collection(outlet, of: element, to: [index]))
            case .segue: break
            }
        }
        for (place, indices) in collections.values where indices.count > 1 {
            guard case .collection(let first, _, _) = steps[place] else { continue }
            steps[place] = .collection(first, of: element, to: indices)
        }
    }
}
