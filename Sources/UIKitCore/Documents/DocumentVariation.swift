import Foundation
import InterfaceDocuments

/// What the variations of a view's element say in its size classes, besides which subviews and constraints are installed.
@MainActor
package struct DocumentVariation {
    /// The view's element, whose values count where no variation matches.
    package let element: ObjectElement
    private let all: [VariationDescription]
    /// The variations that match, the most specific last.
    private let matching: [VariationDescription]
    package let values: DocumentValues

    init(of element: ObjectElement, for classes: DocumentSizeClasses, values: DocumentValues) {
        self.element = element
        self.values = values
        all = element.variations
        matching = element.variations(width: classes.width, height: classes.height)
    }

    /// The element to read an attribute or a value from; `nil` where no variation is about it, so that it stays as it is.
    subscript(key: DocumentKey) -> ObjectElement? {
        guard all.contains(where: { $0.overrides.says(key) }) else { return nil }
        return matching.last { $0.overrides.says(key) }?.overrides ?? element
    }

    // MARK: Single values

    // Each sets a property if a variation is about it. Where nothing that counts says a value, it is that of a view whose element
    // does not either.

    package func set(_ key: DocumentKey, default value: Bool, _ change: (Bool) -> Void) {
        if let element = self[key] { change(element.bool(key, default: value)) }
    }

    package func set(_ key: DocumentKey, default value: Double, _ change: (Double) -> Void) {
        if let element = self[key] { change(element.number(key, default: value)) }
    }

    package func setColor(_ key: DocumentKey, _ change: (UIColor?) -> Void) {
        if let element = self[key] { change(element.color(key).flatMap(values.color)) }
    }

    package func setImage(_ key: DocumentKey, _ change: (UIImage?) -> Void) {
        if let element = self[key] { change(element.image(key).flatMap(values.image)) }
    }

    package func setInsets(_ key: DocumentKey, _ change: (UIEdgeInsets) -> Void) {
        guard let element = self[key] else { return }
        let insets = element.insets(key)
        change(insets.map { UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right) } ?? .zero)
    }

    package func setWord<Value>(
        _ key: DocumentKey, in table: KeyValuePairs<String, Value>, default value: Value, _ change: (Value) -> Void
    ) {
        if let element = self[key] { change(element.word(key, in: table) ?? value) }
    }

    /// Only where a font is written: a view's own is not the same for all classes.
    package func setFont(_ key: DocumentKey = .fontDescription, _ change: (UIFont) -> Void) {
        if let font = self[key]?.font(key) { change(values.font(font, size: UIFont.labelFontSize)) }
    }

    /// How lines of text are broken.
    package func setLineBreakMode(default value: NSLineBreakMode, _ change: (NSLineBreakMode) -> Void) {
        guard let element = self[.lineBreakMode] else { return }
        change(element.word(.lineBreakMode, in: TextWords.lineBreaks) ?? value)
    }

    // MARK: What a button shows

    /// The descriptions of a button's states, of which later ones count more, and those that are no longer to be seen; `nil` if no
    /// variation is about them.
    package var states: (all: [ButtonStateDescription], now: [ButtonStateDescription])? {
        let all = self.all.flatMap { $0.overrides.states }
        if all.isEmpty { return nil }
        return (all, element.states + matching.flatMap { $0.overrides.states })
    }

    /// Whether titles of states are texts with attributes.
    package var hasAttributedTitles: Bool {
        (matching.last { $0.overrides.text(of: .hasAttributedTitle) != nil }?.overrides ?? element)
            .bool(.hasAttributedTitle, default: false)
    }
}

extension ObjectElement {
    fileprivate func says(_ key: DocumentKey) -> Bool { text(of: key) != nil || value(key) != nil }
}

/// A view of a class that has attributes, besides those of all views, that can be different for size classes.
@MainActor
package protocol DocumentVarying: UIView {
    /// Sets what the variations are about. Called when all of the document's objects are there, if a variation matches, and
    /// whenever others match.
    func apply(_ variation: DocumentVariation)
}
