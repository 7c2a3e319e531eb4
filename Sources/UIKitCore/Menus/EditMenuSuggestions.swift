import Foundation

/// The suggested commands of an edit menu. All commands are included; the code that shows the menu omits commands that
/// cannot be performed.
///
/// The groups, their identifiers and the order are recorded by a test on iOS 16 to 18, without the parts of Apple's
/// services.
@MainActor
package enum EditMenuSuggestions {
    /// Returns the suggested elements after a responder and the further responders in its chain have modified them
    /// (`UIResponder.buildMenu(with:)`, with the system `UIMenuSystem.context`).
    package static func elements(for responder: UIResponder) -> [UIMenuElement] {
        let tree = MenuTree(UIMenu(identifier: .root, children: groups), for: .context)
        responder.buildMenu(with: tree)
        return tree.root.children
    }

    private static var groups: [UIMenu] {
        [
            inline(
                .standardEdit,
                [
                    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"),
                    ("Select", "select:"), ("Select All", "selectAll:"),
                ]),
            inline(.replace, [("Replace…", "promptForReplace:")]),
            inline(.open, []),
            UIMenu(
                title: "Format", identifier: .format,
                children: [
                    inline(
                        .textStyle,
                        [
                            ("Bold", "toggleBoldface:"), ("Italic", "toggleItalics:"),
                            ("Underline", "toggleUnderline:"),
                        ]),
                    inline(
                        .writingDirection,
                        [
                            ("Right to Left", "makeTextWritingDirectionRightToLeft:"),
                            ("Left to Right", "makeTextWritingDirectionLeftToRight:"),
                        ]),
                ]),
            inline(.lookup, [("Find Selection", "findSelected:")]),
            inline(.learn, [("Add Shortcut…", "addShortcut:")]),
            inline(.share, [("Share…", "share:")]),
        ]
    }

    private static func inline(_ identifier: UIMenu.Identifier, _ commands: [(String, Selector)]) -> UIMenu {
        UIMenu(
            identifier: identifier, options: .displayInline,
            children: commands.map { UICommand(title: $0.0, action: $0.1) })
    }
}
