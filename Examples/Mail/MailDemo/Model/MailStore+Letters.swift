extension MailStore {
    /// The initial messages.
    static let letters: [Message] = {
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
                + "afternoon. Come and see them before the weekend; on Monday they go to the museum.\n\nHana",
            unread: true)
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

    /// The messages that arrive later, in order.
    static let incoming: [(sender: String, subject: String, text: String)] = [
        (
            "Jonas Weber", "Re: Timetable for Thursday",
            "Good. The doors are open from nine, and there is coffee.\n\nJonas"
        ),
        ("Weather Service", "Frost tonight", "Down to minus two degrees by the morning. Clear skies on Thursday."),
        ("Hana Mori", "The museum has called", "They fetch the boxes on Tuesday, a day later.\n\nHana"),
    ]
}
