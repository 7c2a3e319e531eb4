/// How touches of an element with the trait `allowsDirectInteraction` are passed to it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitydirecttouchoptions>.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No options.
    public static let none: UIAccessibilityDirectTouchOptions = []
    /// The screen reader does not speak while the element is touched.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// The element has to be activated before touches are passed to it.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}
