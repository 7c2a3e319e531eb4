/// The edges and dimensions of a view that are resized with its superview. The bits equal those of
/// `UIView.AutoresizingMask`.
package struct AutoresizingMaskDescription: OptionSet, Sendable, Hashable {
    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }

    static let flexibleLeftMargin = Self(rawValue: 1)
    static let flexibleWidth = Self(rawValue: 2)
    package static let flexibleRightMargin = Self(rawValue: 4)
    static let flexibleTopMargin = Self(rawValue: 8)
    static let flexibleHeight = Self(rawValue: 16)
    package static let flexibleBottomMargin = Self(rawValue: 32)

    /// The mask of a view without one in the document.
    package static let whenAbsent: Self = [.flexibleRightMargin, .flexibleBottomMargin]

    /// Reads an `autoresizingMask`, which can be empty.
    init(_ element: SourceElement) {
        var mask: Self = []
        if element.bool(.flexibleMinX, default: false) { mask.insert(.flexibleLeftMargin) }
        if element.bool(.widthSizable, default: false) { mask.insert(.flexibleWidth) }
        if element.bool(.flexibleMaxX, default: false) { mask.insert(.flexibleRightMargin) }
        if element.bool(.flexibleMinY, default: false) { mask.insert(.flexibleTopMargin) }
        if element.bool(.heightSizable, default: false) { mask.insert(.flexibleHeight) }
        if element.bool(.flexibleMaxY, default: false) { mask.insert(.flexibleBottomMargin) }
        self = mask
    }
}
