import UIKit

/// A letter that is being written: a new letter, a reply, or a forwarded message.
struct Draft {
    /// The title of the composer.
    let title: String
    /// The prepared texts, since text input is not available yet.
    let texts: [ReadyText]
    /// Whether it is a reply to the recipient.
    let isAnswer: Bool
    /// The recipient.
    var recipient: String?
    /// The index of the chosen text.
    var chosen: Int?
    /// The attached file.
    var attachment: URL?

    /// A new letter without a recipient.
    static let new = Draft(title: "New Message", texts: ReadyText.letters, isAnswer: false)

    /// A reply to the sender of a message.
    static func reply(to message: Message) -> Draft {
        Draft(title: "Reply", texts: ReadyText.answers(to: message), isAnswer: true, recipient: message.sender)
    }

    /// A forwarded message.
    static func forward(_ message: Message) -> Draft {
        Draft(title: "Forward", texts: ReadyText.forwards(of: message), isAnswer: false)
    }

    /// The subject, if it is known.
    var subject: String? {
        if let chosen { return texts[chosen].subject }
        let subjects = Set(texts.map(\.subject))
        return subjects.count == 1 ? subjects.first : nil
    }

    /// Whether discarding the draft would lose no content.
    var isEmpty: Bool { chosen == nil && attachment == nil && (isAnswer || recipient == nil) }

    var canBeSent: Bool { recipient != nil && chosen != nil }

    /// The letter's content: the recipient, the text, and the name of the file.
    var text: String {
        let parts = [
            recipient.map { "To \($0)" }, chosen.map { texts[$0].wholeText },
            attachment.map { "Attachment: \($0.lastPathComponent)" },
        ]
        return parts.compactMap(\.self).joined(separator: "\n\n")
    }
}
