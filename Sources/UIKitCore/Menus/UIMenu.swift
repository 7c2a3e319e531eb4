import Foundation

/// A menu: elements under a title, including submenus.
///
/// Buttons, bar items and `UIContextMenuInteraction` show menus. The main menu (`UIMenuSystem`) also consists of
/// menus. As on a phone, it is invisible, but the keys of its commands work.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenu>.
open class UIMenu: UIMenuElement {
    /// The presentation of a menu in the enclosing menu.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The raw bits, with Apple's values.
        public let rawValue: UInt

        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The elements are shown in the enclosing menu, between separators.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The effect of the menu cannot be undone.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most a single element of the menu is selected.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The elements are images in a row. The selected image has a background.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// Sizes of the elements of a menu.
    public enum ElementSize: Int, Sendable {
        /// Images in rows of four.
        case small = 0
        /// Images above titles, in rows of three.
        case medium = 1
        /// A row for each element.
        case large = 2
        /// Small in a palette, otherwise large.
        case automatic = -1
    }

    /// Creates a menu without a subtitle. Without an identifier, a unique identifier is created.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(
            title: title, subtitle: nil, image: image, identifier: identifier, options: options,
            preferredElementSize: .automatic, children: children)
    }

    /// Creates a menu with an optional subtitle. Without an identifier, a unique identifier is created.
    @_disfavoredOverload
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: .automatic, children: children)
    }

    /// Creates a menu with a size of its elements. Without an identifier, a unique identifier is created.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
        (self.options, self.preferredElementSize, self.children) = (options, preferredElementSize, children)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The identifier of the menu, used by menu builders.
    open internal(set) var identifier: Identifier

    /// The presentation of the menu in the enclosing menu.
    open internal(set) var options: Options

    /// The elements of the menu.
    open internal(set) var children: [UIMenuElement]

    /// The preferred size of the elements. Sizes except `large` are for a few elements; the default is `automatic`.
    open var preferredElementSize: ElementSize

    /// The display preferences of the elements; `nil`, the default, uses the system's preferences.
    open var displayPreferences: UIMenuDisplayPreferences?

    /// The selected elements of the menu and of its inline submenus.
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

    /// Returns a copy of the menu with new elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        return menu
    }
}
