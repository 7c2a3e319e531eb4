import Foundation

/// A menu: elements under a title, some of which may be menus themselves.
///
/// The main menu is made of them (`UIMenuSystem`). It is not shown, as on a phone; the keys of its commands work.
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
    }

    private static var lastNumber = 0

    /// Makes a menu. Without an identifier it gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("ireko.menu.\(Self.lastNumber)")
        (self.options, self.children) = (options, children)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The name by which a builder finds the menu.
    open internal(set) var identifier: Identifier

    /// How the menu is shown in the enclosing one.
    open internal(set) var options: Options

    /// What is in the menu.
    open internal(set) var children: [UIMenuElement]

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
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }
}
