extension ConnectionDescription {
    /// Reads an element of `connections`. Returns `nil` if the element is unknown, or if it is a preview of a pressed
    /// link, which UIKit no longer supports.
    init?(_ element: SourceElement) {
        let (id, line) = (element.id, element.line)
        if let key = element.kind.connectedName, element.string(key)?.isEmpty ?? true {
            element.note(.badValue(attribute: key.rawValue, value: ""))
            element.ignore()
            return nil
        }
        let destination = element.string(.destination) ?? ""
        switch element.kind {
        case .outlet:
            self = .outlet(
                OutletDescription(
                    property: element.string(.property) ?? "", destination: destination, id: id, line: line))
        case .outletCollection:
            self = .outletCollection(
                OutletCollectionDescription(
                    property: element.string(.property) ?? "", destination: destination, id: id, line: line,
                    isMutable: element.string(.collectionClass) == "NSMutableArray",
                    appends: element.bool(.appends, default: false)))
        case .action:
            self = .action(
                ActionDescription(
                    selector: element.string(.selector) ?? "", destination: destination,
                    event: element.word(.eventType), id: id, line: line))
        case .segue:
            guard let segue = SegueDescription(element) else { return nil }
            self = .segue(segue)
        default:
            element.note(.unknownElement)
            return nil
        }
    }
}

extension SegueDescription {
    /// Reads a `segue`; adds a warning and returns `nil` if its kind is unknown.
    fileprivate init?(_ element: SourceElement) {
        guard let kind: Kind = element.word(.kind) else {
            if !element.has(.kind) { element.note(.badValue(attribute: "kind", value: "")) }
            return nil
        }
        (self.kind, id, line) = (kind, element.id, element.line)
        destination = element.string(.destination) ?? ""
        (identifier, relationship) = (element.string(.identifier), element.string(.relationship))
        customClass = ClassDescription(element)
        modalPresentationStyle = element.string(.modalPresentationStyle)
        modalTransitionStyle = element.string(.modalTransitionStyle)
        animates = element.bool(.animates, default: true)
        destinationCreationSelector = element.string(.destinationCreationSelector)
        popoverAnchorView = element.string(.popoverAnchorView)
        popoverAnchorBarButtonItem = element.string(.popoverAnchorBarButtonItem)
        popoverArrowDirections = element.child(.popoverArrowDirection)?.flags
        unwindAction = element.string(.unwindAction)
        splitViewControllerTargetIndex = element.integer(.splitViewControllerTargetIndex)
        isForAccessory = element.string(.trigger) == "accessoryAction"
        _ = (element.string(.inheritsFrom), element.string(.action))
        passthroughViews = []
        for connection in element.child(.connections)?.children ?? [] {
            switch (connection.kind, connection.string(.property), connection.string(.destination)) {
            case (.outletCollection, "passthroughViews", let view?): passthroughViews.append(view)
            case (.outlet, "popoverAnchorView", let view?): popoverAnchorView = view
            case (.outlet, "popoverAnchorBarButtonItem", let item?): popoverAnchorBarButtonItem = item
            default: break
            }
        }
        element.child(.connections)?.ignore()
        // The segues of a pressed link's preview and commit.
        for child in element.children where child.kind == .segue { child.ignore() }
    }
}

extension ElementKind {
    /// The required attribute of an outlet or action.
    fileprivate var connectedName: DocumentKey? {
        switch self {
        case .outlet, .outletCollection: .property
        case .action: .selector
        default: nil
        }
    }
}
