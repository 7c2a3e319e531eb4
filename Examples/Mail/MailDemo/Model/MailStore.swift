/// All messages. Lists and the message observe it.
@MainActor
public final class MailStore {
    /// The messages of all mailboxes.
    public private(set) var messages: [Message]
    private var observers: [() -> Void] = []

    /// Creates a store with the initial messages.
    public init() { messages = Self.letters }

    private var nextIdentifier: Message.ID { (messages.map(\.id).max() ?? 0) + 1 }
    private var received = 0

    /// Adds an observer that is called after changes.
    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

    /// The messages of a mailbox, the newest first. Flagged messages are in their own mailbox as well as in the
    /// flagged mailbox.
    public func messages(in mailbox: Mailbox) -> [Message] {
        messages.filter { mailbox == .flagged ? $0.isFlagged && $0.mailbox != .trash : $0.mailbox == mailbox }
    }

    /// The number of unread messages of a mailbox.
    public func unread(in mailbox: Mailbox) -> Int { messages(in: mailbox).filter(\.isUnread).count }

    /// The message with an identifier.
    public func message(_ id: Message.ID) -> Message? { messages.first { $0.id == id } }

    /// Changes a message; a deleted message is ignored.
    public func change(_ id: Message.ID, _ change: (inout Message) -> Void) {
        guard let place = messages.firstIndex(where: { $0.id == id }) else { return }
        let old = messages[place]
        change(&messages[place])
        if messages[place] != old { notify() }
    }

    private func notify() { for observer in observers { observer() } }

    /// Moves a message to the trash; a message in the trash is deleted permanently.
    public func throwAway(_ id: Message.ID) {
        guard message(id)?.mailbox == .trash else { return change(id) { $0.mailbox = .trash } }
        messages.removeAll { $0.id == id }
        notify()
    }

    /// The names of all senders, sorted.
    var correspondents: [String] { Set(messages.map(\.sender)).subtracting(["Me"]).sorted() }

    /// Adds a new message to the inbox.
    public func receive() {
        let letter = Self.incoming[received % Self.incoming.count]
        received += 1
        add(letter.text, letter.subject, from: letter.sender, to: .inbox, isUnread: true)
    }

    /// Adds a letter to the sent messages.
    func send(_ draft: Draft) { add(draft, to: .sent) }

    /// Adds an unfinished letter to the drafts.
    func keep(_ draft: Draft) { add(draft, to: .drafts) }

    private func add(_ draft: Draft, to mailbox: Mailbox) {
        add(draft.text, draft.subject ?? "No Subject", from: "Me", to: mailbox, isUnread: false)
    }

    private func add(_ text: String, _ subject: String, from sender: String, to mailbox: Mailbox, isUnread: Bool) {
        messages.insert(
            Message(
                id: nextIdentifier, sender: sender, subject: subject, date: "Now", text: text, mailbox: mailbox,
                isUnread: isUnread, isFlagged: false), at: 0)
        notify()
    }
}
