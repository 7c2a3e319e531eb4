import Foundation

extension UIDocument {
    /// The state of a document.
    public struct State: OptionSet, Sendable {
        /// The raw value, with Apple's bits.
        public let rawValue: UInt

        /// Creates a state from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The document is open and has no problem.
        public static let normal: State = []
        /// The document is not open, or its file could not be read.
        public static let closed = State(rawValue: 1)
        /// Another program has changed the file since it was read.
        public static let inConflict = State(rawValue: 2)
        /// The file could not be written.
        public static let savingError = State(rawValue: 4)
        /// The document is busy, and the program must not let the user edit it.
        public static let editingDisabled = State(rawValue: 8)
        /// `progress` describes a running operation.
        public static let progressAvailable = State(rawValue: 16)
    }

    /// A change of a document's content.
    public enum ChangeKind: Int, Sendable {
        /// A change.
        case done = 0
        /// An undone change.
        case undone = 1
        /// A redone change.
        case redone = 2
        /// All changes were saved or discarded.
        case cleared = 3
    }

    /// The kind of a save.
    public enum SaveOperation: Int, Sendable {
        /// The file is new, and must not replace another document's file without the user's consent.
        case forCreating = 0
        /// The file of the document is replaced.
        case forOverwriting = 1
    }

    /// Posted after `documentState` has changed. The object is the document.
    public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
}
