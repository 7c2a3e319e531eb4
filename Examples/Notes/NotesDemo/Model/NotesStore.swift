import Foundation

/// All notes, in memory and in their files. Lists observe it.
@MainActor
public final class NotesStore {
    private let files: NoteFiles
    /// Returns the current time. Tests replace it.
    let now: () -> Date
    private var byID: [Note.ID: Note]
    private var observers: [() -> Void] = []
    /// Called with the error if a note could not be written.
    public var didFail: (any Error) -> Void = { _ in }

    /// Creates a store of the notes in a folder. If the folder does not exist yet, a note is added that explains the
    /// app.
    public init(files: NoteFiles, now: @escaping () -> Date = { Date() }) {
        (self.files, self.now) = (files, now)
        byID = Dictionary(files.read().map { ($0.id, $0) }) { $1 }
        if !files.exist { put(Note(text: .welcome, modified: now())) }
    }

    /// Adds an observer that is called after changes.
    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

    /// All notes, the latest first.
    public var notes: [Note] {
        byID.values.sorted { ($0.modified, $0.id.uuidString) > ($1.modified, $1.id.uuidString) }
    }

    /// The note with an identifier; `nil` for a deleted note.
    public func note(_ id: Note.ID) -> Note? { byID[id] }

    /// Creates a note without text. Its file is created when it has text.
    func add() -> Note {
        let note = Note(modified: now())
        byID[note.id] = note
        notify()
        return note
    }

    /// Changes the text of a note. An equal text, and a deleted note, are ignored.
    public func change(_ id: Note.ID, to text: NoteText) {
        guard var note = byID[id], note.text != text else { return }
        (note.text, note.modified) = (text, now())
        put(note)
    }

    /// Adds a note, for example a note that was removed.
    public func put(_ note: Note) {
        byID[note.id] = note
        do { try files.write(note) } catch { didFail(error) }
        notify()
    }

    /// Removes a note.
    public func remove(_ id: Note.ID) {
        guard byID.removeValue(forKey: id) != nil else { return }
        files.remove(id)
        notify()
    }

    private func notify() { for observer in observers { observer() } }
}

extension NoteText {
    /// The note for a new user.
    static let welcome = NoteText([
        Paragraph(.title, [Run("Welcome to Notes")]),
        Paragraph(
            .body,
            [
                Run("A note has a title, headings and text that is "), Run("bold", .bold), Run(", "),
                Run("italic", .italic),
                Run(" or "), Run("underlined", .underline), Run("."),
            ]),
        Paragraph(.heading, [Run("Lists")]),
        Paragraph(.body, [Run("•\tThe bar above the keyboard makes them.")]),
        Paragraph(.body, [Run("•\tThe return key goes on with one, and a second time ends it.")]),
        Paragraph(.body, [Run("●\tWrite a note")]),
        Paragraph(.body, [Run("○\tTap a circle to tick it off")]),
    ])
}
