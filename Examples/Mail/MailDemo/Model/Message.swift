/// A letter.
public struct Message: Identifiable, Hashable, Sendable {
    /// Its number.
    public let id: Int
    /// Who has written it.
    public let sender: String
    /// What it is about.
    public let subject: String
    /// When it came, as it is shown.
    public let date: String
    /// The text, with empty lines between paragraphs.
    public let text: String
    /// The mailbox that it is in.
    public var mailbox: Mailbox
    /// Whether it has not been opened.
    public var isUnread: Bool
    /// Whether it has a flag.
    public var isFlagged: Bool
}
