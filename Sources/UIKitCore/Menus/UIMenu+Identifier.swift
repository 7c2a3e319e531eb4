extension UIMenu {
    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        // MARK: Menus of edit menus

        /// Replacing the selected text.
        public static let replace = Identifier("com.apple.menu.replace")
        /// Looking up the selected text.
        public static let lookup = Identifier("com.apple.menu.lookup")
        /// Learning the selected text.
        public static let learn = Identifier("com.apple.menu.learn")
        /// Sharing the selected text.
        public static let share = Identifier("com.apple.menu.share")
        /// From which side text runs.
        public static let writingDirection = Identifier("com.apple.menu.writing-direction")
        /// Opening what is selected.
        public static let open = Identifier("com.apple.menu.open")

        // MARK: Menus of the main menu

        /// The main menu itself.
        public static let root = Identifier("com.apple.menu.root")
        /// What concerns the application.
        public static let application = Identifier("com.apple.menu.application")
        /// What concerns documents.
        public static let file = Identifier("com.apple.menu.file")
        /// Printing.
        public static let print = Identifier("com.apple.menu.print")
        /// What concerns the content.
        public static let edit = Identifier("com.apple.menu.edit")
        /// Undo and redo.
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        /// Cut, copy, paste, delete and select all.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// Looking for text.
        public static let find = Identifier("com.apple.menu.find")
        /// How text looks.
        public static let format = Identifier("com.apple.menu.format")
        /// Bold, slanted, underlined.
        public static let textStyle = Identifier("com.apple.menu.text-style")
        /// Larger and smaller.
        public static let textSize = Identifier("com.apple.menu.text-size")
        /// What is shown.
        public static let view = Identifier("com.apple.menu.view")
        /// The application's windows.
        public static let window = Identifier("com.apple.menu.window")
        /// How to use the application.
        public static let help = Identifier("com.apple.menu.help")
    }
}
