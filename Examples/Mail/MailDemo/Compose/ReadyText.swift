/// A text that can be sent as it is. There is nothing to type with yet.
struct ReadyText {
    let subject: String
    let text: String

    /// What a new letter can say.
    static let letters = [
        ReadyText(subject: "Lunch on Friday", text: "Shall we have lunch on Friday? I am in the city until three."),
        ReadyText(subject: "A question", text: "Do you have a minute this afternoon? It is about the plan for spring."),
        ReadyText(subject: "Thank you", text: "Thank you for yesterday. It was a good evening."),
    ]

    /// What an answer can say.
    static func answers(to message: Message) -> [ReadyText] {
        [
            "Thank you, that is good news.", "I will look at it today and write again in the evening.",
            "Yes, that suits me.", "I am sorry, I cannot come.",
        ].map { ReadyText(subject: answered(message.subject), text: $0) }
    }

    private static func answered(_ subject: String) -> String {
        subject.hasPrefix("Re: ") ? subject : "Re: \(subject)"
    }
}
