import Foundation

/// A standard command of every program, with the keys of iOS.
final class StandardCommand: UIKeyCommand {}

/// The main menu before responders modify it.
@MainActor
enum StandardMenu {
    static func make() -> UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                UIMenu(
                    title: "Application", identifier: .application,
                    children: empty(.about, .preferences, .services, .hide, .quit)),
                UIMenu(
                    title: "File", identifier: .file,
                    children: empty(.newScene, .openRecent, .close, .document)
                        + [inline(.print, [command("Print…", "printContent:", "p")])]),
                UIMenu(
                    title: "Edit", identifier: .edit,
                    children: [
                        undoRedo, standardEdit, find,
                        UIMenu(
                            title: "Spelling and Grammar", identifier: .spelling,
                            children: empty(.spellingPanel, .spellingOptions)),
                        UIMenu(
                            title: "Substitutions", identifier: .substitutions,
                            children: empty(.substitutionsPanel, .substitutionOptions)),
                        UIMenu(title: "Transformations", identifier: .transformations),
                        UIMenu(title: "Speech", identifier: .speech),
                        UIMenu(title: "AutoFill", identifier: .autoFill),
                    ]),
                UIMenu(
                    title: "Format", identifier: .format,
                    children: [
                        textStyle, textSize,
                        UIMenu(title: "Font", identifier: .font, children: empty(.textColor, .textStylePasteboard)),
                        UIMenu(title: "Text", identifier: .text, children: empty(.alignment)),
                    ]),
                UIMenu(title: "View", identifier: .view, children: empty(.toolbar, .sidebar, .fullscreen)),
                UIMenu(title: "Window", identifier: .window, children: empty(.minimizeAndZoom, .bringAllToFront)),
                UIMenu(title: "Help", identifier: .help),
            ])
    }

    private static var undoRedo: UIMenu {
        inline(
            .undoRedo,
            [command("Undo", "undo:", "z"), command("Redo", "redo:", "z", [.command, .shift])])
    }

    private static var standardEdit: UIMenu {
        inline(
            .standardEdit,
            [
                command("Cut", "cut:", "x"), command("Copy", "copy:", "c"), command("Paste", "paste:", "v"),
                command("Paste and Match Style", "pasteAndMatchStyle:", "v", [.command, .alternate, .shift]),
                UICommand(title: "Delete", action: "delete:", attributes: .destructive),
                command("Select All", "selectAll:", "a"),
            ])
    }

    private static var find: UIMenu {
        UIMenu(
            title: "Find", identifier: .find,
            children: [
                command("Find…", "find:", "f"),
                command("Find and Replace…", "findAndReplace:", "f", [.command, .alternate]),
                command("Find Next", "findNext:", "g"),
                command("Find Previous", "findPrevious:", "g", [.command, .shift]),
                command("Use Selection for Find", "useSelectionForFind:", "e"),
            ])
    }

    private static var textStyle: UIMenu {
        inline(
            .textStyle,
            [
                command("Bold", "toggleBoldface:", "b"), command("Italic", "toggleItalics:", "i"),
                command("Underline", "toggleUnderline:", "u"),
            ])
    }

    /// On keyboards whose plus sign requires the shift key, its key enlarges without it as well.
    private static var textSize: UIMenu {
        inline(
            .textSize,
            [
                command("Bigger", "increaseSize:", "+"), command("Bigger", "increaseSize:", "="),
                command("Smaller", "decreaseSize:", "-"),
            ])
    }

    private static func empty(_ identifiers: UIMenu.Identifier...) -> [UIMenu] { identifiers.map { inline($0, []) } }

    private static func inline(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement]) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    private static func command(
        _ title: String, _ action: Selector, _ input: String, _ flags: UIKeyModifierFlags = .command
    ) -> UIKeyCommand {
        StandardCommand(title: title, action: action, input: input, modifierFlags: flags)
    }
}
