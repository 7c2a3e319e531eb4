import Foundation

extension SourceElement {
    /// The text of a `string`. Text with control characters is encoded in Base64 without padding.
    var stringValue: String {
        guard bool(.base64UTF8, default: false) else { return text }
        var code = text.filter { !$0.isWhitespace }
        code += String(repeating: "=", count: (4 - code.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: code) else {
            note(.badValue(attribute: "base64-UTF8", value: text))
            return ""
        }
        return String(decoding: data, as: UTF8.self)
    }
}
