import Foundation

/// All notes, in memory and in their files. Lists observe it.
@MainActor
public final class NotesStore {
    private let files: NoteFiles
    /// What time it is; tests give another.
    let now: () -> Date
    private var byID: [Note.ID: Note]
    private var observers: [() -> Void] = []
    /// Called with what kept a note from being written.
    public var didFail: (any Error) -> Void = { _ in }

    /// The notes of a folder. Where there is none yet there is one that says what can be done.
    public init(files: NoteFiles, now: @escaping () -> Date = { Date() }) {
        (self.files, self.now) = (files, now)
        byID = Dictionary(files.read().map { ($0.id, $0) }) { $1 }
        if !files.exist { put(Note(text: .welcome, modified: now())) }
    }

    /// Calls something when notes have changed.
    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

    /// The latest first.
    public var notes: [Note] {
        byID.values.sorted { ($0.modified, $0.id.uuidString) > ($1.modified, $1.id.uuidString) }
    }

    /// A note; `nil` for one that is gone.
    public func note(_ id: Note.ID) -> Note? { byID[id] }

    /// Makes a note without text. It has no file until there is some.
    func add() -> Note {
        let note = Note(modified: now())
        byID[note.id] = note
        notify()
        return note
    }

    /// Keeps another text; nothing for the one that it has, or when the note is gone.
    public func change(_ id: Note.ID, to text: NoteText) {
        guard var note = byID[id], note.text != text else { return }
        (note.text, note.modified) = (text, now())
        put(note)
    }

    /// Keeps a note, as one that was removed.
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
    /// What a new user finds.
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
