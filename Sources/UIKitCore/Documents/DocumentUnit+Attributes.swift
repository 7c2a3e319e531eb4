import Foundation
import InterfaceDocuments

extension DocumentUnit {
    /// Sets the runtime attributes, in the order of the document. One that cannot be set is logged.
    func setRuntimeAttributes() {
        for element in plan.attributed where hasMade(element.index) {
            guard let object = object(at: element.index) else { continue }
            var localized = 0
            for attribute in element.runtimeAttributes {
                set(attribute, of: object, element, localized: localized)
                if case .string(_, isLocalized: true) = attribute.value { localized += 1 }
            }
        }
    }

    private func set(_ attribute: RuntimeAttribute, of object: AnyObject, _ element: ObjectElement, localized: Int) {
        var owner = object
        let keys = attribute.keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        for key in keys.dropLast() {
            guard let property = NamedProperties.property(key, of: owner) else {
                return fail(attribute, object, element, DocumentNames.unknownKey(key, of: owner))
            }
            // What is nil has no properties, which is no error.
            guard let next = property.get(owner) as? any NamedPropertyOwner else { return }
            owner = next
        }
        let key = keys.last ?? ""
        guard let property = NamedProperties.property(key, of: owner) else {
            if setOnLayer(key, of: owner, attribute) { return }
            return fail(attribute, object, element, DocumentNames.unknownKey(key, of: owner))
        }
        guard let value = value(of: attribute, element, localized: localized) else { return }
        if property.set(owner, value) { return }
        let text = value.map { "\(type(of: $0))" } ?? "nil"
        fail(attribute, object, element, "the property is of the type \(property.valueType), and the value is \(text).")
    }

    /// Sets what is called as a property of layers, in a picture of a document without its program: that is what the property of the
    /// program's class or extension sets in most programs (chosen).
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

    /// The value; `nil` for a colour or image that there is not, which has been noted.
    private func value(of attribute: RuntimeAttribute, _ element: ObjectElement, localized: Int) -> Any?? {
        switch attribute.value {
        case .none: .some(nil)
        case .bool(let flag): flag
        case .number(let number): number
        case .string(let text, let isLocalized):
            (isLocalized ? strings?.runtimeString(for: element.id, at: localized) : nil) ?? text
        case .color(let color): values.color(color)
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .range(let range): range
        case .image(let image): values.image(image)
        }
    }

    private func fail(
        _ attribute: RuntimeAttribute, _ object: AnyObject, _ element: ObjectElement, _ reason: String
    ) {
        if source.elementClass(of: element)?.isPlain == true { return }
        source.log(
            "Failed to set (\(attribute.keyPath)) user defined inspected property on "
                + "(\(DocumentNames.name(of: type(of: object)))): \(reason) (\(document.name):\(attribute.line))")
    }
}
