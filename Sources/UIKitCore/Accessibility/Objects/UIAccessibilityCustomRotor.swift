import Foundation

/// A rotor: it finds elements of a kind, one after the other.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor>.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Returns the item after or before an item; `nil` at the end.
    public typealias Search =
        @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// Creates a rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        nameStorage = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// Creates a rotor, and a name with attributes of speech.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        nameStorage = attributedName
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// Creates a rotor that replaces a rotor of the system.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        nameStorage = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init()
    }

    nonisolated deinit {}

    private var nameStorage: NSAttributedString

    /// The name. It is empty if the rotor has a system type.
    open var name: String {
        get { nameStorage.string }
        set { nameStorage = NSAttributedString(string: newValue) }
    }

    /// The name with attributes of speech.
    open var attributedName: NSAttributedString {
        get { nameStorage }
        set { nameStorage = newValue }
    }

    /// Finds the items.
    open var itemSearchBlock: Search

    /// The rotor of the system that this rotor replaces; `none` for a rotor with a name.
    open private(set) var systemRotorType: SystemRotorType

    /// The direction of a search.
    public enum Direction: Int, Sendable {
        /// Towards the start.
        case previous = 0
        /// Towards the end.
        case next = 1
    }

    /// The rotors of the system.
    public enum SystemRotorType: Int, Sendable {
        /// No rotor of the system.
        case none = 0
        /// Links.
        case link, visitedLink
        /// Headings of all levels.
        case heading
        /// Headings of a level.
        case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        /// Parts of texts.
        case boldText, italicText, underlineText, misspelledWord
        /// Images.
        case image
        /// Text fields.
        case textField
        /// Tables, lists and landmarks.
        case table, list, landmark
    }

    /// The name of the rotor in lists of rotors.
    package var shownName: String {
        guard systemRotorType != .none else { return name }
        let names = [
            "Links", "Visited Links", "Headings", "Headings Level 1", "Headings Level 2", "Headings Level 3",
            "Headings Level 4", "Headings Level 5", "Headings Level 6", "Bold Text", "Italic Text", "Underlined Text",
            "Misspelled Words", "Images", "Text Fields", "Tables", "Lists", "Landmarks",
        ]
        return names[systemRotorType.rawValue - 1]
    }
}
