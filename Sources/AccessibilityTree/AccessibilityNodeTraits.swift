/// The behavior and state of an accessibility node.
///
/// The first 17 bits and the bits of `toggleButton` and `supportsZoom` equal the bits of `UIAccessibilityTraits`. Only
/// classes of UIKit set the remaining bits.
public struct AccessibilityNodeTraits: OptionSet, Sendable, Hashable {
    /// The raw bits.
    public let rawValue: UInt64

    /// Creates traits from raw bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// A button.
    public static let button = AccessibilityNodeTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = AccessibilityNodeTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = AccessibilityNodeTraits(rawValue: 1 << 2)
    /// A selected element.
    public static let selected = AccessibilityNodeTraits(rawValue: 1 << 3)
    /// A key of a keyboard.
    public static let keyboardKey = AccessibilityNodeTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = AccessibilityNodeTraits(rawValue: 1 << 6)
    /// A disabled element.
    public static let notEnabled = AccessibilityNodeTraits(rawValue: 1 << 8)
    /// An element that changes often.
    public static let updatesFrequently = AccessibilityNodeTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = AccessibilityNodeTraits(rawValue: 1 << 10)
    /// An element whose value can be increased and decreased.
    public static let adjustable = AccessibilityNodeTraits(rawValue: 1 << 12)
    /// An element for direct touches.
    public static let allowsDirectInteraction = AccessibilityNodeTraits(rawValue: 1 << 13)
    /// A container of tabs.
    public static let tabBar = AccessibilityNodeTraits(rawValue: 1 << 15)
    /// The title of a section.
    public static let header = AccessibilityNodeTraits(rawValue: 1 << 16)
    /// An element that is on or off.
    public static let toggleButton = AccessibilityNodeTraits(rawValue: 1 << 53)

    /// A field or view for text.
    public static let textEntry = AccessibilityNodeTraits(rawValue: 1 << 32)
    /// Text that is being edited.
    public static let isEditing = AccessibilityNodeTraits(rawValue: 1 << 33)
    /// A field for a password.
    public static let secureTextField = AccessibilityNodeTraits(rawValue: 1 << 34)
    /// Text with several lines.
    public static let multiLine = AccessibilityNodeTraits(rawValue: 1 << 35)
    /// The back button of a navigation bar.
    public static let backButton = AccessibilityNodeTraits(rawValue: 1 << 36)
    /// A tab in a container of tabs.
    public static let tab = AccessibilityNodeTraits(rawValue: 1 << 37)

    /// The names of the traits in JSON, with their bits.
    static let names: [(name: String, bit: Int)] = [
        ("button", 0), ("link", 1), ("image", 2), ("selected", 3), ("playsSound", 4), ("keyboardKey", 5),
        ("staticText", 6), ("summaryElement", 7), ("notEnabled", 8), ("updatesFrequently", 9), ("searchField", 10),
        ("startsMediaSession", 11), ("adjustable", 12), ("allowsDirectInteraction", 13), ("causesPageTurn", 14),
        ("tabBar", 15), ("header", 16), ("toggleButton", 53), ("supportsZoom", 54), ("textEntry", 32),
        ("isEditing", 33), ("secureTextField", 34), ("multiLine", 35), ("backButton", 36), ("tabBarItem", 37),
    ]

    /// The names of the traits, as in JSON.
    public var names: [String] { Self.names.filter { rawValue & (1 << UInt64($0.bit)) != 0 }.map(\.name) }

    /// Creates traits from names. Unknown names are ignored.
    public init(names: some Sequence<String>) {
        var bits: UInt64 = 0
        for name in names {
            if let known = Self.names.first(where: { $0.name == name }) { bits |= 1 << UInt64(known.bit) }
        }
        self.init(rawValue: bits)
    }
}
