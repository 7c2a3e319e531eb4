/// A message.
public struct Message: Identifiable, Hashable, Sendable {
    /// The identifier of the message.
    public let id: Int
    /// The name of the sender.
    public let sender: String
    /// The subject.
    public let subject: String
    /// The date as text.
    public let date: String
    /// The text, with empty lines between paragraphs.
    public let text: String
    /// The mailbox of the message.
    public var mailbox: Mailbox
    /// Whether the message is unread.
    public var isUnread: Bool
    /// Whether the message is flagged.
    public var isFlagged: Bool
}
