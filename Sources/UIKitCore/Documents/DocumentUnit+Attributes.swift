import Foundation
import InterfaceDocuments
import QuartzCore

extension DocumentUnit {
    /// Sets the runtime attributes of objects and then of constraints, in the order of the document. Failures are
    /// logged.
    func setRuntimeAttributes() {
        for element in plan.attributed where hasMade(element.index) {
            guard let object = object(at: element.index) else { continue }
            let isPlain = source.elementClass(of: element)?.isPlain == true
            set(element.runtimeAttributes, of: object, id: element.id, isPlain: isPlain)
        }
        forEachConstraint { description, constraint in
            // A constraint whose class does not exist was already reported, and has no properties of that class.
            let isPlain = description.customClass != nil && type(of: constraint) == NSLayoutConstraint.self
            set(description.runtimeAttributes, of: constraint, id: description.id, isPlain: isPlain)
        }
    }

    /// - Parameters:
    ///   - id: The identifier of the element.
    ///   - isPlain: Whether the object is not of the class that the document names, so that missing properties are not
    ///     logged.
    private func set(_ attributes: [RuntimeAttribute], of object: AnyObject, id: String, isPlain: Bool) {
        var localized = 0
        for attribute in attributes {
            let reason = set(attribute, of: object, id, localized: localized)
            if let reason, !isPlain { log(reason, attribute, object) }
            if case .string(_, isLocalized: true) = attribute.value { localized += 1 }
        }
    }

    /// Sets one attribute.
    ///
    /// - Returns: The reason of a failure; `nil` on success.
    private func set(_ attribute: RuntimeAttribute, of object: AnyObject, _ id: String, localized: Int) -> String? {
        var owner = object
        let keys = attribute.keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        for (place, key) in keys.dropLast().enumerated() {
            if let fits = setKeyPath(keys[place...].joined(separator: "."), of: owner, attribute) {
                return fits ? nil : "the value does not fit the key path."
            }
            guard let property = NamedProperties.property(key, of: owner) else {
                return DocumentNames.unknownKey(key, of: owner)
            }
            // Properties of `nil` are ignored.
            guard let next = property.get(owner) as? any NamedPropertyOwner else { return nil }
            owner = next
        }
        let key = keys.last ?? ""
        guard let property = NamedProperties.property(key, of: owner) else {
            if setOnLayer(key, of: owner, attribute) { return nil }
            if let fits = setKeyPath(key, of: owner, attribute) {
                return fits ? nil : "the value does not fit the property."
            }
            return DocumentNames.unknownKey(key, of: owner)
        }
        guard let value = value(of: attribute, id, localized: localized) else { return nil }
        if property.set(owner, value) { return nil }
        let text = value.map { "\(type(of: $0))" } ?? "nil"
        return "the type of the property is \(property.valueType), and the value is \(text)."
    }

    /// Sets a key path that Core Animation documents for layers, such as `transform.rotation.z`.
    ///
    /// - Returns: Whether the value fits; `nil` for an object that is not a layer, and for an unknown path.
    private func setKeyPath(_ keyPath: String, of owner: AnyObject, _ attribute: RuntimeAttribute) -> Bool? {
        guard let layer = owner as? CALayer else { return nil }
        let value: Any? =
            switch attribute.value {
            case .bool(let flag): flag
            case .number(let number): number
            case .point(let point): point
            case .size(let size): size
            case .rect(let rect): rect
            case .string(let text, _): text
            default: nil
            }
        return value.flatMap { layer.setIfKnown($0, at: keyPath) }
    }

    /// Sets the layer property with the same name, when a document is drawn without its program. In most programs, the
    /// property of a custom class or extension sets that layer property.
    private func setOnLayer(_ key: String, of owner: AnyObject, _ attribute: RuntimeAttribute) -> Bool {
        guard !UIContext.current.documentMaking.usesProgramClasses, let view = owner as? UIView,
            let property = NamedProperties.property(key, of: view.layer)
        else { return false }
        switch attribute.value {
        case .color(let color):
            return property.set(view.layer, values.color(color)?.resolvedColor(with: view.traitCollection).cgColor)
        case .number(let number): return property.set(view.layer, number)
        case .bool(let flag): return property.set(view.layer, flag)
        case .size(let size): return property.set(view.layer, size)
        default: return false
        }
    }

    /// Returns the value of an attribute; `nil` for a missing color or image, which was already reported.
    private func value(of attribute: RuntimeAttribute, _ id: String, localized: Int) -> Any?? {
        switch attribute.value {
        case .none: .some(nil)
        case .bool(let flag): flag
        case .number(let number): number
        case .string(let text, let isLocalized):
            (isLocalized ? strings?.runtimeString(for: id, at: localized) : nil) ?? text
        case .color(let color): values.color(color)
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .range(let range): range
        case .image(let image): values.image(image)
        }
    }

    private func log(_ reason: String, _ attribute: RuntimeAttribute, _ object: AnyObject) {
        source.log(
            "Failed to set (\(attribute.keyPath)) user defined inspected property on "
                + "(\(DocumentNames.name(of: type(of: object)))): \(reason) (\(document.name):\(attribute.line))")
    }
}
