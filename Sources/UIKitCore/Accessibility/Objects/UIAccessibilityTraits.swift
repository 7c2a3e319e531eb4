// Chosen (Input): The raw value of `UIAccessibilityTraits.supportsZoom` is chosen; the other values were observed.
/// The kind and behavior of an element, for tests and assistive programs.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>. The values were observed in UIKit;
/// except the value of `supportsZoom`.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt64

    /// Creates traits from raw bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// A selected element, such as the tab of the visible controller.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// An element that plays a sound when activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary of the screen.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// A disabled element.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// An element with a label or value that changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// An element that starts a media session when activated.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// An element with a value that can be increased and decreased.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// An element for direct touches, such as the keys of a piano.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// An element whose end turns the page.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A container of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The title of a section.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// An element that is on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
    /// An element with content that can be enlarged.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}
