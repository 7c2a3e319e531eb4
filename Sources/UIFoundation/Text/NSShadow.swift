import Foundation

// `@unchecked Sendable`: attributed strings copy shadows, and a copy is never changed.
/// A shadow of text. It is the value of the attribute `shadow`.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    // Must be the first stored property.
    private let typeWord = FoundationTypeWord()

    /// The offset of the shadow from the text, in points. A positive height moves the shadow down.
    open var shadowOffset = CGSize.zero

    /// The blur radius of the shadow's edge, in points. 0 makes it sharp.
    open var shadowBlurRadius: CGFloat = 0

    /// The shadow's `UIColor`, or `nil` for no shadow. The default is black with an alpha of 1/3.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3.0)

    /// Creates a shadow without an offset.
    public override init() {}

    /// Returns an equal shadow.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    /// Returns whether both shadows have the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// The hash value, which is equal for equal shadows.
    open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue }
}
