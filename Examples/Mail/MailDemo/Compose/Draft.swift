import UIKit

/// A letter that is being written: a new one, an answer, or a message that is forwarded.
struct Draft {
    /// What is being done, for the user.
    let title: String
    /// What it can say. There is nothing to type with yet.
    let texts: [ReadyText]
    /// Whether it goes to the one who is answered.
    let isAnswer: Bool
    /// To whom it goes.
    var recipient: String?
    /// Which of the texts it has.
    var chosen: Int?
    /// A file that goes with it.
    var attachment: URL?

    /// A letter to anybody.
    static let new = Draft(title: "New Message", texts: ReadyText.letters, isAnswer: false)

    /// An answer to the one who has written a message.
    static func reply(to message: Message) -> Draft {
        Draft(title: "Reply", texts: ReadyText.answers(to: message), isAnswer: true, recipient: message.sender)
    }

    /// A message for somebody else to read.
    static func forward(_ message: Message) -> Draft {
        Draft(title: "Forward", texts: ReadyText.forwards(of: message), isAnswer: false)
    }

    /// What it is about, as far as that is known.
    var subject: String? {
        if let chosen { return texts[chosen].subject }
        let subjects = Set(texts.map(\.subject))
        return subjects.count == 1 ? subjects.first : nil
    }

    /// Whether nothing would be lost with it.
    var isEmpty: Bool { chosen == nil && attachment == nil && (isAnswer || recipient == nil) }

    var canBeSent: Bool { recipient != nil && chosen != nil }

    /// What the letter says: to whom it goes, the text, and the name of the file.
    var text: String {
        let parts = [
            recipient.map { "To \($0)" }, chosen.map { texts[$0].wholeText },
            attachment.map { "Attachment: \($0.lastPathComponent)" },
        ]
        return parts.compactMap(\.self).joined(separator: "\n\n")
    }
}
