import Foundation

/// The parts of a message, as an address of the scheme `mailto`.
struct MailDraft {
    var subject = ""
    var recipients: [String] = []
    var copyRecipients: [String] = []
    var hiddenRecipients: [String] = []
    private(set) var body = ""

    mutating func setBody(_ text: String, isHTML: Bool) {
        body = isHTML ? text.replacing(#/<br ?/?>|</p>/#, with: "\n").replacing(#/<[^>]*>/#, with: "") : text
    }

    /// The address; `nil` if a text has no encoding.
    var url: URL? {
        func encoded(_ text: String) -> String {
            text.addingPercentEncoding(withAllowedCharacters: .alphanumerics.intersection(.ascii)) ?? ""
        }
        let fields = [
            ("cc", copyRecipients.joined(separator: ",")), ("bcc", hiddenRecipients.joined(separator: ",")),
            ("subject", subject), ("body", body.replacing("\n", with: "\r\n")),
        ]
        let query = fields.filter { !$0.1.isEmpty }.map { "\($0.0)=\(encoded($0.1))" }.joined(separator: "&")
        return URL(
            string: "mailto:" + recipients.map(encoded).joined(separator: ",") + (query.isEmpty ? "" : "?" + query))
    }
}

extension CharacterSet {
    fileprivate static let ascii = CharacterSet(charactersIn: "\u{0}"..."\u{7f}")
}
