import Foundation
import InterfaceDocuments

extension NSCoder {
    /// The coder, where an object is made of a document's element.
    package var ofDocument: DocumentCoder? { self as? DocumentCoder }
}

extension DocumentCoder {
    /// The object of a property, made with the object that is being made; `nil` where there is none, or one of another class.
    @MainActor
    package func object<Object: AnyObject>(_ key: DocumentKey, as type: Object.Type = Object.self) -> Object? {
        element.object(key).flatMap { unit.object($0, as: type) }
    }

    /// The objects of a list, in order, but those of other classes.
    @MainActor
    package func objects<Object: AnyObject>(_ list: ElementKind, as type: Object.Type = Object.self) -> [Object] {
        element.list(list).compactMap { unit.object($0, as: type) }
    }

    /// Counts attributes as read that are understood and have no effect here.
    package func pass(_ keys: DocumentKey...) {
        for key in keys { _ = element.text(of: key) }
    }

    /// How titles are set, beyond what the bar says; `nil` where nothing is written.
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

    /// Makes a view's parts, whose frames may be written by their distances from its edges.
    @MainActor
    package func makingParts<Result>(of view: UIView, _ make: () -> Result) -> Result {
        let outer = unit.layout.superviewSize
        unit.layout.superviewSize = view.bounds.size
        defer { unit.layout.superviewSize = outer }
        return make()
    }

    /// A number that is a length in points: `nil` where nothing, or a negative one, is written.
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
