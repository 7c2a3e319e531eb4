extension DocumentReader {
    /// Reads a child of an object's element.
    mutating func take(_ child: SourceElement, of owner: Int, into content: inout ObjectContent) {
        switch child.kind {
        case .rect where child.key == "frame" || child.key == nil: content.frame = .rect(.init(child))
        case .rect where child.key == "contentStretch": child.ignore()
        // If both are present, the rectangle has precedence.
        case .frame: if content.frame == nil { content.frame = .inset(FrameInset(child)) } else { child.ignore() }
        case .autoresizingMask: content.autoresizingMask = AutoresizingMaskDescription(child)
        case .constraints: takeConstraints(child, of: owner, into: &content)
        case .connections: takeConnections(child, of: owner, into: &content)
        case .viewLayoutGuide, .keyboardLayoutGuide: takeGuide(child, of: owner, into: &content)
        case .layoutGuides: for guide in child.children { takeGuide(guide, of: owner, into: &content) }
        case .userDefinedRuntimeAttributes:
            content.runtimeAttributes += child.children.compactMap(RuntimeAttribute.init(_:))
        case .variation: return takeVariation(child, of: owner, into: &content)
        case .state: content.states.append(ButtonStateDescription(child))
        case .segments: content.segments = child.children.map(SegmentDescription.init(_:))
        case .freeformSimulatedSizeMetrics: content.isFreeform = true
        case .subviews, .items, .cells, .prototypes, .sections, .toolbarItems, .leftBarButtonItems,
            .rightBarButtonItems, .keyCommands, .gestureRecognizers:
            return content.lists.append(ObjectList(kind: child.kind, objects: objects(child, in: owner)))
        case let kind where kind.isObject || kind == .unknown:
            return takeObject(child, of: owner, into: &content)
        default: takeValue(child, into: &content)
        }
        child.noteUnread()
    }

    private mutating func takeConstraints(_ list: SourceElement, of owner: Int, into content: inout ObjectContent) {
        content.constraints.reserveCapacity(list.children.count)
        for child in list.children {
            guard child.kind == .constraint else {
                child.note(.unknownElement)
                continue
            }
            guard let constraint = ConstraintDescription(child) else { continue }
            add(.constraint(content.constraints.count), child, in: owner)
            content.constraints.append(constraint)
        }
    }

    private mutating func takeConnections(_ list: SourceElement, of owner: Int, into content: inout ObjectContent) {
        for child in list.children {
            guard let connection = ConnectionDescription(child) else { continue }
            content.connections.append(connection)
            if case .segue(let segue) = connection { add(segue, of: owner) }
        }
    }

    private mutating func takeGuide(_ element: SourceElement, of owner: Int, into content: inout ObjectContent) {
        guard let guide = LayoutGuideDescription(element) else { return }
        add(.guide(content.layoutGuides.count), element, in: owner)
        content.layoutGuides.append(guide)
    }

    private mutating func takeObject(_ child: SourceElement, of owner: Int, into content: inout ObjectContent) {
        if child.kind == .unknown {
            child.note(.unknownElement)
            // Without an identifier, no reference to it is possible.
            if child.id.isEmpty { return }
        }
        let object = object(child, in: owner)
        if let key = child.key.flatMap(DocumentKey.init(name:)) {
            content.keyedObjects.append(KeyedObject(key: key, object: object))
        } else if let key = child.key {
            child.note(.unknownKey(key))
        } else {
            content.lists.append(ObjectList(kind: child.kind, objects: [object]))
        }
    }

    private func takeValue(_ child: SourceElement, into content: inout ObjectContent) {
        guard let value = DocumentValue(child) else {
            if !child.kind.hasValue { child.note(.unknownElement) }
            return child.ignore()
        }
        let name = child.key ?? child.kind.keyOfItsOwn
        // The values of a navigation controller for its controllers, and of a segue for its action, have no effect.
        guard let name else { return child.kind == .nilValue ? child.ignore() : child.note(.unknownElement) }
        guard let key = DocumentKey(name: name) else { return child.note(.unknownKey(name)) }
        content.values.append(KeyedValue(key: key, value: value))
    }
}

extension ElementKind {
    /// The property of a value without a key.
    fileprivate var keyOfItsOwn: String? {
        switch self {
        case .blurEffect, .vibrancyEffect: "effect"
        case .scopeButtonTitles: "scopeButtonTitles"
        case .textInputTraits: "textInputTraits"
        case .accessibility: "accessibilityConfiguration"
        default: nil
        }
    }

    /// Whether an element of this kind is a value. A malformed value has already caused a warning.
    fileprivate var hasValue: Bool {
        switch self {
        case .color, .value, .imageReference: true
        default: false
        }
    }
}
