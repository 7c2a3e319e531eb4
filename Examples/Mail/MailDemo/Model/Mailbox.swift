/// A mailbox.
public enum Mailbox: String, CaseIterable, Sendable {
    case inbox = "Inbox"
    case flagged = "Flagged"
    case drafts = "Drafts"
    case sent = "Sent"
    case archive = "Archive"
    case trash = "Trash"

    /// The name of the mailbox's symbol.
    public var symbol: String {
        switch self {
        case .inbox: "tray"
        case .flagged: "flag"
        case .drafts: "doc"
        case .sent: "paperplane"
        case .archive: "archivebox"
        case .trash: "trash"
        }
    }
}
