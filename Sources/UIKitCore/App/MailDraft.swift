import Foundation

/// A mail that the user's mail program shows, and that the user can change and send.
package struct MailDraft: Sendable {
    let subject: String
    let body: String
    /// The attached files.
    package private(set) var attachments: [URL] = []

    package init(subject: String, body: String) {
        // A line break would begin another header.
        self.subject = String(subject.map { $0.isNewline ? " " : $0 }.prefix(1000))
        self.body = body.filter { $0 != "\0" }
    }

    /// Returns the draft with attached files.
    package func attaching(_ files: [URL]) -> MailDraft {
        var draft = self
        draft.attachments = files
        return draft
    }

    /// The draft without attachments as an address.
    package var address: URL? {
        var parts: [String] = []
        if !subject.isEmpty { parts.append("subject=\(Self.escaped(subject))") }
        if !body.isEmpty { parts.append("body=\(Self.escaped(body))") }
        return URL(string: "mailto:" + (parts.isEmpty ? "" : "?" + parts.joined(separator: "&")))
    }

    /// The arguments of `xdg-email`.
    package var arguments: [String] {
        var arguments = ["--utf8"]
        if !subject.isEmpty { arguments += ["--subject", subject] }
        if !body.isEmpty { arguments += ["--body", body] }
        for file in attachments { arguments += ["--attach", file.path] }
        return arguments
    }

    private static func escaped(_ text: String) -> String {
        var unreserved = CharacterSet.alphanumerics
        unreserved.insert(charactersIn: "-._~")
        // Only ASCII letters and digits are unreserved.
        unreserved.formIntersection(CharacterSet(charactersIn: Unicode.Scalar(0)...Unicode.Scalar(127)))
        return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}
