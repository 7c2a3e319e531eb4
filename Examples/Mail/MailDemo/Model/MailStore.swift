/// All messages. Lists and the message observe it.
@MainActor
public final class MailStore {
    /// The messages of all mailboxes.
    public private(set) var messages: [Message]
    private var observers: [() -> Void] = []

    /// Makes a store with some letters.
    public init() { messages = Self.letters }

    private var nextIdentifier: Message.ID { (messages.map(\.id).max() ?? 0) + 1 }
    private var received = 0

    /// Calls something when messages have changed.
    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

    /// The messages of a mailbox, the newest first. Flagged ones are in their own mailbox, too.
    public func messages(in mailbox: Mailbox) -> [Message] {
        messages.filter { mailbox == .flagged ? $0.isFlagged && $0.mailbox != .trash : $0.mailbox == mailbox }
    }

    /// How many messages of a mailbox are unread.
    public func unread(in mailbox: Mailbox) -> Int { messages(in: mailbox).filter(\.isUnread).count }

    /// A message by its number.
    public func message(_ id: Message.ID) -> Message? { messages.first { $0.id == id } }

    /// Changes a message; nothing for one that is gone.
    public func change(_ id: Message.ID, _ change: (inout Message) -> Void) {
        guard let place = messages.firstIndex(where: { $0.id == id }) else { return }
        let old = messages[place]
        change(&messages[place])
        if messages[place] != old { notify() }
    }

    private func notify() { for observer in observers { observer() } }

    /// Throws a message away: into the trash, or for good when it is there already.
    public func throwAway(_ id: Message.ID) {
        guard message(id)?.mailbox == .trash else { return change(id) { $0.mailbox = .trash } }
        messages.removeAll { $0.id == id }
        notify()
    }

    /// Those who have written, by their names.
    var correspondents: [String] { Set(messages.map(\.sender)).subtracting(["Me"]).sorted() }

    /// Brings another message into the inbox.
    public func receive() {
        let letter = Self.incoming[received % Self.incoming.count]
        received += 1
        add(letter.text, letter.subject, from: letter.sender, to: .inbox, isUnread: true)
    }

    /// Puts a letter among those that were sent.
    func send(_ draft: Draft) { add(draft, to: .sent) }

    /// Puts a letter that is not finished among the drafts.
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
