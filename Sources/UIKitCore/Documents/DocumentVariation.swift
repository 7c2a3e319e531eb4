import InterfaceDocuments

/// What the variations of a view's element say in its size classes, besides which subviews and constraints are installed.
@MainActor
package struct DocumentVariation {
    /// The view's element, whose values count where no variation matches.
    private let element: ObjectElement
    private let all: [VariationDescription]
    /// The variations that match, the most specific last.
    private let matching: [VariationDescription]
    let values: DocumentValues

    init(of element: ObjectElement, for classes: DocumentSizeClasses, values: DocumentValues) {
        self.element = element
        self.values = values
        all = element.variations
        matching = element.variations(width: classes.width, height: classes.height)
    }

    /// The element to read an attribute or a value from; `nil` where no variation is about it, so that it stays as it is.
    subscript(key: DocumentKey) -> ObjectElement? {
        guard all.contains(where: { $0.overrides.specifies(key) }) else { return nil }
        return matching.last { $0.overrides.specifies(key) }?.overrides ?? element
    }

    /// The colour to set, which may be none; `nil` where no variation is about it.
    package func color(_ key: DocumentKey) -> UIColor?? { self[key].map { $0.color(key).flatMap(values.color) } }

    /// The image to set, which may be none; `nil` where no variation is about it.
    package func image(_ key: DocumentKey) -> UIImage?? { self[key].map { $0.image(key).flatMap(values.image) } }

    /// The font to set; `nil` where no variation is about it.
    package func font(_ key: DocumentKey = .fontDescription, size: CGFloat) -> UIFont? {
        self[key]?.font(key).map { values.font($0, size: size) }
    }
}

extension ObjectElement {
    fileprivate func specifies(_ key: DocumentKey) -> Bool { text(of: key) != nil || value(key) != nil }
}

/// A view of a class that has attributes, besides those of all views, that can be different for size classes.
@MainActor
package protocol DocumentVarying: UIView {
    /// Sets what the variations are about. Called when all of the document's objects are there, if a variation matches, and
    /// whenever others match.
    func apply(_ variation: DocumentVariation)
}
