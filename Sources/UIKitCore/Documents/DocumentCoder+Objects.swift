import Foundation
import InterfaceDocuments

extension NSCoder {
    /// This coder as a document coder, if the object is decoded from a document.
    package var ofDocument: DocumentCoder? { self as? DocumentCoder }
}

extension DocumentCoder {
    /// Returns the object of a property, which is created together with the present object. Returns `nil` without an
    /// object, or if it is of a different class.
    @MainActor
    package func object<Object: AnyObject>(_ key: DocumentKey, as type: Object.Type = Object.self) -> Object? {
        element.object(key).flatMap { unit.object($0, as: type) }
    }

    /// Returns the objects of a list, in order, except objects of other classes.
    @MainActor
    package func objects<Object: AnyObject>(_ list: ElementKind, as type: Object.Type = Object.self) -> [Object] {
        element.list(list).compactMap { unit.object($0, as: type) }
    }

    /// Marks ignored attributes as read.
    package func pass(_ keys: DocumentKey...) {
        for key in keys { _ = element.text(of: key) }
    }

    /// Returns text attributes for titles, which override those of the bar; `nil` if the document has no such
    /// attributes.
    @MainActor
    package func textAttributes(_ key: DocumentKey) -> [NSAttributedString.Key: Any]? {
        guard let written = element.textAttributes(key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = written.font.flatMap(Self.font(of:)) { attributes[.font] = font }
        if let color = written.textColor.flatMap({ Self.color(of: $0, in: unit) }) {
            attributes[.foregroundColor] = color
        }
        if written.shadowColor != nil || written.shadowOffset != nil {
            let shadow = NSShadow()
            if let color = written.shadowColor.flatMap({ Self.color(of: $0, in: unit) }) { shadow.shadowColor = color }
            if let offset = written.shadowOffset { shadow.shadowOffset = offset }
            attributes[.shadow] = shadow
        }
        return attributes
    }

    /// Calls a closure that creates a view's parts, whose frames may be specified by distances from the view's edges.
    @MainActor
    package func makingParts<Result>(of view: UIView, _ make: () -> Result) -> Result {
        let outer = unit.layout.superviewSize
        unit.layout.superviewSize = view.bounds.size
        defer { unit.layout.superviewSize = outer }
        return make()
    }

    /// Returns a length in points: `nil` for a missing or negative number.
    @MainActor
    package func length(_ key: DocumentKey) -> CGFloat? {
        guard let number = element.number(key) else { return nil }
        guard number >= 0, number <= 1_000_000 else {
            element.note(.badValue(attribute: key.rawValue, value: "\(number)"))
            return nil
        }
        return number
    }
}
