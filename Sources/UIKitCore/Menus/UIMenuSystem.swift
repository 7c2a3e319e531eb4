import Foundation

/// The main menu, which responders build: by default the standard commands.
///
/// It is built when a key is pressed for the first time: the application's `buildMenu(with:)` is called, and its
/// delegate's. The keys of its commands are found before those of `UIResponder.keyCommands`.
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

    /// Edit menus, which responders change as they build the main menu: from the one that the menu is for along the chain, each time that
    /// one opens.
    public class var context: UIMenuSystem { UIContext.current.contextMenu }

    nonisolated deinit {}

    private var built: [UIKeyCommand]?

    /// Discards the menu, which is built again when it is next needed.
    open func setNeedsRebuild() { built = nil }

    /// The commands of the menu that have keys, from its beginning to its end.
    var keyCommands: [UIKeyCommand] {
        if let built { return built }
        let tree = MenuTree(StandardMenu.make(), for: self)
        UIApplication.sharedStorage?.buildMenu(with: tree)
        let commands = tree.elements { $0 as? UIKeyCommand }
        built = commands
        return commands
    }
}
