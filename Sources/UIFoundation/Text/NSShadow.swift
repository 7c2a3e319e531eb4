import Foundation

/// A shadow of text: the value of the attribute `shadow`.
open class NSShadow: NSObject, NSCopying {
    // Must be the first stored property.
    private let typeWord = FoundationTypeWord()

    /// How far the shadow lies from the text, in points; positive height is downwards.
    open var shadowOffset = CGSize.zero

    /// How far the shadow's edge is spread, in points. 0 makes it sharp.
    open var shadowBlurRadius: CGFloat = 0

    /// A `UIColor`, or `nil` for no shadow. Black with a third of alpha unless set.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3.0)

    /// Makes a shadow right under the text.
    public override init() {}

    /// An equal shadow.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    /// Whether both have the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// A number that is the same for shadows that are equal.
    open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue }
}
