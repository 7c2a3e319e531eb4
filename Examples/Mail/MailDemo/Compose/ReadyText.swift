/// A prepared text, since text input is not available yet.
struct ReadyText {
    let subject: String
    let text: String
    /// The quotation after the text: a forwarded message.
    var quotation: String?

    /// The text with its quotation.
    var wholeText: String { [text, quotation].compactMap(\.self).joined(separator: "\n\n") }

    /// The texts for a new letter.
    static let letters = [
        ReadyText(subject: "Lunch on Friday", text: "Shall we have lunch on Friday? I am in the city until three."),
        ReadyText(subject: "A question", text: "Do you have a minute this afternoon? It is about the plan for spring."),
        ReadyText(subject: "Thank you", text: "Thank you for yesterday. It was a good evening."),
    ]

    /// The texts for a reply.
    static func answers(to message: Message) -> [ReadyText] {
        [
            "Thank you, that is good news.", "I will look at it today and write again in the evening.",
            "Yes, that suits me.", "I am sorry, I cannot come.",
        ].map { ReadyText(subject: subject(of: message, after: "Re: "), text: $0) }
    }

    /// The texts for a forwarded message.
    static func forwards(of message: Message) -> [ReadyText] {
        ["I think that this is for you.", "Have you seen this?"].map {
            ReadyText(
                subject: subject(of: message, after: "Fwd: "), text: $0,
                quotation: "\(message.sender) wrote:\n\n\(message.text)")
        }
    }

    private static func subject(of message: Message, after prefix: String) -> String {
        message.subject.hasPrefix(prefix) ? message.subject : prefix + message.subject
    }
}
