import Foundation

/// A menu: elements under a title, some of which may be menus themselves.
///
/// Buttons, bar items and `UIContextMenuInteraction` show menus. The main menu is made of them, too (`UIMenuSystem`); it is not
/// shown, as on a phone, and the keys of its commands work.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenu>.
open class UIMenu: UIMenuElement {
    /// How a menu is shown in the enclosing one.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The options as bits, with Apple's values.
        public let rawValue: UInt

        /// Makes the options that these bits stand for.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Its elements are shown in the enclosing menu, between separators.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// What it does cannot be undone.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one of its elements is switched on.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Its elements are images in a row, of which the one that is switched on has a background.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large the elements of a menu are.
    public enum ElementSize: Int, Sendable {
        /// Images beside one another, four in a row.
        case small = 0
        /// Images over titles beside one another, three in a row.
        case medium = 1
        /// A row each.
        case large = 2
        /// Small in a palette, else large.
        case automatic = -1
    }

    /// Over all contexts: what two of them have made may meet in one.
    private static var lastNumber = 0

    /// Makes a menu. Without an identifier it gets one of its own.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: .automatic, children: children)
    }

    /// Makes a menu whose elements have a size. Without an identifier it gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
    ) {
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("ireko.menu.\(Self.lastNumber)")
        (self.options, self.preferredElementSize, self.children) = (options, preferredElementSize, children)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The name by which a builder finds the menu.
    open internal(set) var identifier: Identifier

    /// How the menu is shown in the enclosing one.
    open internal(set) var options: Options

    /// What is in the menu.
    open internal(set) var children: [UIMenuElement]

    /// How large the elements are. Sizes other than `large` are for few elements; the default is `automatic`.
    open var preferredElementSize: ElementSize

    /// How the elements are shown; `nil`, the default, for as the system does.
    open var displayPreferences: UIMenuDisplayPreferences?

    /// The elements of the menu, and of menus shown inline in it, that are switched on.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            switch child {
            case let action as UIAction: action.state == .on ? [action] : []
            case let command as UICommand: command.state == .on ? [command] : []
            case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
            default: []
            }
        }
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        return menu
    }
}
