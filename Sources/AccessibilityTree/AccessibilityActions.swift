/// The actions that are possible with an element, besides its custom actions.
public struct AccessibilityActions: OptionSet, Sendable, Hashable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates actions from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The element can be activated.
    public static let activate = AccessibilityActions(rawValue: 1 << 0)
    /// The value can be increased.
    public static let increment = AccessibilityActions(rawValue: 1 << 1)
    /// The value can be decreased.
    public static let decrement = AccessibilityActions(rawValue: 1 << 2)
    /// The number can be set.
    public static let setValue = AccessibilityActions(rawValue: 1 << 3)
    /// The text can be edited.
    public static let editText = AccessibilityActions(rawValue: 1 << 4)
    /// The selection of the text can be set.
    public static let selectText = AccessibilityActions(rawValue: 1 << 5)
    /// The element can receive key events.
    public static let focus = AccessibilityActions(rawValue: 1 << 6)
    /// The element scrolls.
    public static let scroll = AccessibilityActions(rawValue: 1 << 7)

    static let names: [(name: String, action: AccessibilityActions)] = [
        ("activate", .activate), ("increment", .increment), ("decrement", .decrement), ("setValue", .setValue),
        ("editText", .editText), ("selectText", .selectText), ("focus", .focus), ("scroll", .scroll),
    ]

    /// The names of the actions, as in JSON.
    public var names: [String] { Self.names.filter { contains($0.action) }.map(\.name) }

    /// Creates actions from names. Unknown names are ignored.
    public init(names: some Sequence<String>) {
        self = []
        for name in names {
            if let known = Self.names.first(where: { $0.name == name }) { insert(known.action) }
        }
    }
}
