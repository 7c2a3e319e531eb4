extension UIBarButtonItem {
    /// Styles of an item's title.
    public enum Style: Int, Sendable {
        /// The regular font.
        case plain = 0
        /// Semibold, for an action that completes a task.
        case done = 2

        /// The name of `done` in iOS 26.
        public static var prominent: Style { .done }
    }

    /// Common items whose title or image is given by the system.
    public enum SystemItem: Int, Sendable {
        /// "Done", semibold.
        case done = 0
        /// "Cancel".
        case cancel = 1
        /// "Edit".
        case edit = 2
        /// "Save", semibold.
        case save = 3
        /// A plus.
        case add = 4
        /// A space that shares the remaining room with the bar's flexible spaces.
        case flexibleSpace = 5
        /// A space with the item's `width`.
        case fixedSpace = 6
        /// A pencil on paper.
        case compose = 7
        /// An arrow back.
        case reply = 8
        /// An arrow out of a box.
        case action = 9
        /// A folder.
        case organize = 10
        /// A book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// An arrow in a circle.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A bin.
        case trash = 16
        /// A triangle.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles back.
        case rewind = 19
        /// Two triangles forward.
        case fastForward = 20
        /// "Undo".
        case undo = 21
        /// "Redo".
        case redo = 22
        /// A cross in a circle.
        case close = 24
        /// Lines of text with a star.
        case writingTools = 25

        /// The title of items with a title.
        package var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }

        /// The name of the item in menus and for tests.
        package var nameInMenus: String? {
            switch self {
            case .add: "Add"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .camera: "Camera"
            case .trash: "Delete"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast Forward"
            case .close: "Close"
            case .writingTools: "Writing Tools"
            default: title
            }
        }

        /// The name of the symbol of items with a symbol.
        package var symbolName: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            case .close: "xmark.circle.fill"
            case .writingTools: "pencil.line"
            default: nil
            }
        }
    }
}
