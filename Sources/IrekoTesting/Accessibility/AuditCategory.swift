/// A kind of problem that an accessibility audit finds. The first names are those of `XCUIAccessibilityAuditType`.
public enum AuditCategory: String, Sendable, Hashable, CaseIterable {
    /// Text whose contrast to its background is below 4.5, or below 3 for large text. The semantic colors of UIKit are
    /// not examined, since they follow the user's settings.
    case contrast
    /// A control, or a view with a tap gesture, that no element represents.
    case elementDetection
    /// An element that is too small for a finger.
    case hitRegion
    /// An element without a label, or with a label that repeats its kind.
    case sufficientElementDescription
    /// A label whose text does not fit.
    case textClipped
    /// An element with a tap gesture whose traits do not tell that it can be tapped.
    case trait
    /// Text that does not follow the user's text size. Not examined by default.
    case dynamicType
    /// Elements with the same identifier, or buttons with the same label in a container.
    case duplicate
    /// Elements in the same place.
    case overlap
    /// A list of elements whose order contradicts their positions.
    case order

    /// All categories except `dynamicType`.
    public static let standard = Set(allCases).subtracting([.dynamicType])
}
