import InterfaceDocuments

/// What is to be done when objects of a document have been made, in the order of the document, with references looked
/// up. It is made once for all times that objects are made of the same elements.
struct DocumentPlan {
    /// A connection. Objects are given by their indices.
    enum Step {
        case outlet(OutletDescription, of: ObjectElement, to: Int)
        case collection(OutletCollectionDescription, of: ObjectElement, to: [Int])
        /// `nil` leads to the responder chain.
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
    /// The elements that fire segues.
    private(set) var segueOwners: [ObjectElement] = []
    /// What is referred to outside of the range.
    private(set) var outside: [Int] = []

    init(_ range: Range<Int>, of document: InterfaceDocument) {
        self.range = range
        for index in range {
            guard let element = document.object(at: index) else { continue }
            if !element.runtimeAttributes.isEmpty { attributed.append(element) }
            if !element.connections.isEmpty { addSteps(of: element, in: document) }
        }
        // Connections are written after what is in an object. Where all is on one line, that of the elements counts
        // (chosen).
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
            // What leads nowhere has been noted when the document was read, and is dropped.
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
