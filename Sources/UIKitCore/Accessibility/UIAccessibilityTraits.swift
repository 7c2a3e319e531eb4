/// What an element is and how it behaves, for tests and assistive programs.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>. The numbers are those that UIKit was seen to use;
/// that of `supportsZoom` is chosen.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Makes traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected, as the tab that is shown.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Activating it plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary of the screen.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It is there and cannot be used.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its label or value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field to search in.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Activating it starts something that plays.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value can be made larger and smaller.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It is used by touching it itself, as a piano's keys.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// At its end the next page comes.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// What is in it are tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The title of a section.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// It is on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
    /// What it shows can be made larger.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}
