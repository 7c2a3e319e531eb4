/// All messages. Lists and the message observe it.
@MainActor
public final class MailStore {
    public private(set) var messages: [Message]
    private var observers: [() -> Void] = []

    /// Makes a store with some letters.
    public init() { messages = Self.letters }

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
        guard messages[place] != old else { return }
        for observer in observers { observer() }
    }

    private static let letters: [Message] = {
        var letters: [Message] = []
        func letter(
            _ sender: String, _ subject: String, _ date: String, _ text: String, _ mailbox: Mailbox = .inbox,
            unread: Bool = false, flagged: Bool = false
        ) {
            letters.append(
                Message(
                    id: letters.count, sender: sender, subject: subject, date: date, text: text, mailbox: mailbox,
                    isUnread: unread, isFlagged: flagged))
        }
        letter(
            "Hana Mori", "The lacquer boxes have arrived", "09:41",
            "The five boxes came this morning, each one inside the next. The smallest is not larger than a walnut, and its lid "
                + "closes without a sound.\n\nI have put them on the shelf by the window, where the light is good in the "
                + "afternoon. Come and see them before the weekend; on Monday they go to the museum.\n\nHana", unread: true)
        letter(
            "Jonas Weber", "Timetable for Thursday", "08:15",
            "We start at ten in the small hall. Ana speaks first, about layouts that follow the width of a window; then there is "
                + "an hour for questions.\n\nPlease bring the second machine. The first one is slow today.\n\nJonas",
            unread: true, flagged: true)
        letter(
            "City Library", "Two books are due", "Yesterday",
            "The following books are due on Friday:\n\nThe Nature of Order, volume 2\nA Pattern Language\n\nYou can renew "
                + "them once. The reading room is open until nine in the evening.")
        letter(
            "Ana Ruiz", "Re: Columns", "Yesterday",
            "I tried it with three columns, and you are right: the middle one should keep its width when the window grows, and "
                + "the text should not become wider than one can read.\n\nOn the phone it is one column after the other, which "
                + "is what everybody expects.\n\nAna")
        letter(
            "Noor Haddad", "Photographs from the harbour", "Monday",
            "Here are the pictures from Sunday. The third is my favourite: the crane, and behind it the ferry that we nearly "
                + "missed.\n\nNoor", flagged: true)
        letter(
            "Green Grocer", "Your order is ready", "Monday",
            "Apples, leeks, a pumpkin and two loaves are waiting for you at the counter until seven.")
        letter(
            "Piet de Vries", "Minutes of the meeting", "Sunday",
            "1. The roof. Two offers have come; we take the second.\n\n2. The garden. The pear tree stays.\n\n3. Other matters. "
                + "The next meeting is on the first of the month.\n\nPiet")
        letter(
            "Travel Office", "Night train to Vienna", "18 Nov",
            "Your places: coach 26, beds 41 and 43. The train leaves at 20:12 from platform 7.", .archive)
        letter("Me", "Re: Timetable for Thursday", "08:20", "I will bring it, and a cable.\n", .sent)
        letter("Me", "A letter to the editor", "17 Nov", "Dear editor,\n\nas a reader of many years …", .drafts)
        return letters
    }()
}
