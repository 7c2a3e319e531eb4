import Foundation
import InterfaceDocuments

extension DocumentUnit {
    /// Sets outlets and connects actions, in the order of the document.
    ///
    /// In a scene, the controller's unit connects its own objects, and the views' unit creates all connections from or
    /// to its objects.
    func connect() {
        for step in plan.steps {
            switch step {
            case .outlet(let outlet, let element, let index): connect(outlet, of: element, to: index)
            case .collection(let outlet, let element, let indices): connect(outlet, of: element, to: indices)
            case .action(let action, let element, let index): connect(action, of: element, to: index)
            }
        }
    }

    /// Connects the objects that trigger segues.
    func connectSegues() {
        for element in plan.segueOwners where hasMade(element.index) {
            guard let object = object(at: element.index) else { continue }
            SegueTrigger.connect(element.segues, of: object, element, in: self)
        }
    }

    /// Returns whether a connection belongs to this unit. The views' unit excludes connections within the controller's
    /// unit.
    private func isDue(_ element: ObjectElement, to index: Int?) -> Bool {
        guard role == .views, !hasMade(element.index) else { return true }
        guard let index else { return false }
        return hasMade(index) || scene?.object(at: index) == nil
    }

    // MARK: Outlets

    private func connect(_ outlet: OutletDescription, of element: ObjectElement, to index: Int) {
        guard let object = object(at: element.index), isDue(element, to: index) else { return }
        guard let value = item(at: index, withID: outlet.destination) else {
            return noteMissing(outlet.destination, index, outlet.line, "outlet")
        }
        set(value, outlet.property, of: object, element, outlet.line)
    }

    private func connect(_ outlet: OutletCollectionDescription, of element: ObjectElement, to indices: [Int]) {
        guard let object = object(at: element.index), indices.contains(where: { isDue(element, to: $0) }) else {
            return
        }
        var values: [AnyObject] = []
        values.reserveCapacity(indices.count)
        for index in indices {
            if let value = self.object(at: index) {
                values.append(value)
            } else if let value = item(at: index, withID: document.id(ofItemAt: index)) {
                values.append(value)
            } else {
                noteMissing(outlet.destination, index, outlet.line, "outletCollection")
            }
        }
        if outlet.appends, outlet.property == "gestureRecognizers", let view = object as? UIView {
            for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
            return
        }
        if outlet.appends,
            let old = NamedProperties.property(outlet.property, of: object)?.get(object) as? [AnyObject]
        {
            values = old + values
        }
        // In the controller's unit, objects in the view do not exist yet.
        if role == .controller, values.isEmpty { return }
        set(values, outlet.property, of: object, element, outlet.line)
    }

    private func set(_ value: Any, _ key: String, of object: AnyObject, _ element: ObjectElement, _ line: Int) {
        let property = NamedProperties.property(key, of: object)
        if let property, property.set(object, value) { return }
        let found = source.elementClass(of: element)
        // Without the program, its properties do not exist.
        if found?.isPlain == true || !UIContext.current.documentMaking.usesProgramClasses { return }
        if found?.isSubstitute == true || Self.removedOutlets.contains(key) {
            return source.warn(
                line, "outlet", "\(DocumentNames.name(of: type(of: object))) has no property \(key) for this outlet")
        }
        let place = "(\(document.name):\(line).)"
        guard let property else {
            return Diagnostics.raise(
                .unknownKey,
                "\(DocumentNames.unknownKey(key, of: object)) \(place) \(DocumentNames.missingLine(key, of: object))")
        }
        if let name = property.protocolName, !(value is [AnyObject]) {
            return noteMissingConformance(value as AnyObject, name, key, of: object, line)
        }
        let kind =
            (value as? [AnyObject]).map { "an array of \($0.count)" } ?? DocumentNames.name(of: value as AnyObject)
        Diagnostics.raise(
            .unknownKey,
            "[\(DocumentNames.name(of: object)) setValue:forKey:]: the key \(MessageText.quoted(key)) does not accept \(kind): the property is "
                + "of the type \(property.valueType). \(place)")
    }

    // Chosen (Documents): An object that does not conform to the protocol of an outlet is connected with the property
    // of the nearest superclass that accepts it.
    /// Handles an object that does not conform to the protocol of its property. On iOS, where optional methods are
    /// looked up by name, it is set anyway. Here it is set if the property of a superclass accepts it.
    private func noteMissingConformance(
        _ value: AnyObject, _ protocolName: String, _ key: String, of object: AnyObject, _ line: Int
    ) {
        let owner = DocumentNames.name(of: Swift.type(of: object))
        let type = DocumentNames.shortName(of: Swift.type(of: value))
        let inherited = NamedProperties.setInherited(key, of: object, to: value)
        let effect =
            inherited.map { "It is connected as \($0) only." } ?? "The connection has no effect."
        source.warn(
            line, "outlet",
            "\(MessageText.quoted(key)) of \(owner) requires a \(protocolName), and \(type) does not conform to it. \(effect) "
                + "Add the conformance: extension \(type): \(protocolName) {}")
    }

    /// Former properties of controllers that old documents connect.
    private static let removedOutlets: Set<String> = ["searchDisplayController"]

    // MARK: Actions

    private func connect(_ action: ActionDescription, of element: ObjectElement, to index: Int?) {
        guard let object = object(at: element.index), isDue(element, to: index) else { return }
        var target: AnyObject?
        if let index {
            target = self.object(at: index)
            if target == nil { return noteMissing(action.destination, index, action.line, "action") }
            if target === substitute {
                return source.warn(
                    action.line, "action", "the nib was loaded without an owner that has the method \(action.selector)")
            }
        }
        guard let sender = object as? any DocumentActionSender else {
            return source.warn(
                action.line, "action", "\(DocumentNames.name(of: type(of: object))) sends no actions")
        }
        sender.connect(target, Selector(action.selector), event: action.event)
    }

    /// Reports a connection to an object of the document that has not been created. Objects in a controller's view are
    /// created later, and a constraint may exist only for the editor.
    private func noteMissing(_ id: String, _ index: Int, _ line: Int, _ element: String) {
        guard role != .controller, document.object(at: index) != nil else { return }
        source.warn(line, element, "refers to \(id), which has not been created")
    }
}
