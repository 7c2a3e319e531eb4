extension UIMenu {
    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String

        /// Creates an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        // MARK: Menus of edit menus

        /// Commands that replace the selected text.
        public static let replace = Identifier("com.apple.menu.replace")
        /// Commands that look up the selected text.
        public static let lookup = Identifier("com.apple.menu.lookup")
        /// Commands that learn the selected text.
        public static let learn = Identifier("com.apple.menu.learn")
        /// Commands that share the selected text.
        public static let share = Identifier("com.apple.menu.share")
        /// The writing direction of text.
        public static let writingDirection = Identifier("com.apple.menu.writing-direction")
        /// Commands that open the selection.
        public static let open = Identifier("com.apple.menu.open")

        // MARK: Menus of the main menu

        /// The main menu itself.
        public static let root = Identifier("com.apple.menu.root")
        /// Commands of the application.
        public static let application = Identifier("com.apple.menu.application")
        /// Commands for documents.
        public static let file = Identifier("com.apple.menu.file")
        /// Commands for printing.
        public static let print = Identifier("com.apple.menu.print")
        /// Commands that edit the content.
        public static let edit = Identifier("com.apple.menu.edit")
        /// The commands Undo and Redo.
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        /// The commands Cut, Copy, Paste, Delete and Select All.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// Commands that find text.
        public static let find = Identifier("com.apple.menu.find")
        /// The format of text.
        public static let format = Identifier("com.apple.menu.format")
        /// The commands Bold, Italic and Underline.
        public static let textStyle = Identifier("com.apple.menu.text-style")
        /// Commands that change the text size.
        public static let textSize = Identifier("com.apple.menu.text-size")
        /// Commands for the visible parts of the interface.
        public static let view = Identifier("com.apple.menu.view")
        /// The application's windows.
        public static let window = Identifier("com.apple.menu.window")
        /// Help for the application.
        public static let help = Identifier("com.apple.menu.help")
    }
}
