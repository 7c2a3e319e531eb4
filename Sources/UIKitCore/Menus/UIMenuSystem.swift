import Foundation

/// The main menu, which responders build. By default it has the standard commands.
///
/// The menu is built when a key is pressed for the first time: the application's `buildMenu(with:)` and its delegate's
/// method are called. `UIResponder.keyCommands` have priority over commands of the menu with the same keys.
///
///     override func buildMenu(with builder: any UIMenuBuilder) {
///         super.buildMenu(with: builder)
///         guard builder.system == .main else { return }
///         let save = UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command)
///         builder.insertChild(UIMenu(children: [save]), atStartOfMenu: .file)
///     }
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenusystem>.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The main menu.
    public class var main: UIMenuSystem { UIContext.current.mainMenu }

    /// The system of edit menus. Responders modify an edit menu in the same way as the main menu. They are called
    /// along the responder chain, from the menu's responder on, each time that a menu opens.
    public class var context: UIMenuSystem { UIContext.current.contextMenu }

    nonisolated deinit {}

    private var built: [UIKeyCommand]?

    /// Discards the menu. It is built again when needed.
    open func setNeedsRebuild() { built = nil }

    /// Requests a validation of the commands. Has no effect, since commands are validated each time that a menu opens
    /// or a key is pressed.
    open func setNeedsRevalidate() {}

    /// The commands of the menu with keys, in the order of the menu.
    var keyCommands: [UIKeyCommand] {
        if let built { return built }
        let tree = MenuTree(StandardMenu.make(), for: self)
        UIApplication.sharedStorage?.buildMenu(with: tree)
        let commands = tree.elements { $0 as? UIKeyCommand }
        built = commands
        return commands
    }
}
