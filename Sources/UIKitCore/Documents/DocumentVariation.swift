import InterfaceDocuments

/// The attributes of a view's variations in its size classes, except installed subviews and constraints.
@MainActor
package struct DocumentVariation {
    /// The view's element, whose values apply if no variation matches.
    private let element: ObjectElement
    private let all: [VariationDescription]
    /// The matching variations, the most specific last.
    private let matching: [VariationDescription]
    let values: DocumentValues

    init(of element: ObjectElement, for classes: DocumentSizeClasses, values: DocumentValues) {
        self.element = element
        self.values = values
        all = element.variations
        matching = element.variations(width: classes.width, height: classes.height)
    }

    /// The element with the value of an attribute; `nil` if no variation has the attribute, whose value is then
    /// unchanged.
    subscript(key: DocumentKey) -> ObjectElement? {
        guard all.contains(where: { $0.overrides.specifies(key) }) else { return nil }
        return matching.last { $0.overrides.specifies(key) }?.overrides ?? element
    }

    /// Returns the color to set, possibly `nil`; the outer value is `nil` if no variation has the attribute.
    package func color(_ key: DocumentKey) -> UIColor?? { self[key].map { $0.color(key).flatMap(values.color) } }

    /// Returns the image to set, possibly `nil`; the outer value is `nil` if no variation has the attribute.
    package func image(_ key: DocumentKey) -> UIImage?? { self[key].map { $0.image(key).flatMap(values.image) } }

    /// Returns the font to set; `nil` if no variation has the attribute.
    package func font(_ key: DocumentKey = .fontDescription, size: CGFloat) -> UIFont? {
        self[key]?.font(key).map { values.font($0, size: size) }
    }
}

extension ObjectElement {
    fileprivate func specifies(_ key: DocumentKey) -> Bool { text(of: key) != nil || value(key) != nil }
}

/// A view whose class has attributes, in addition to a view's, that may vary with size classes.
@MainActor
package protocol DocumentVarying: UIView {
    /// Sets the varying attributes. Called when the document's objects exist, if a variation matches, and after each
    /// change of the matching variations.
    func apply(_ variation: DocumentVariation)
}
