import Expectations
import Foundation
import Testing
import UIKit

@Suite("Documents of plain text")
struct TextDocumentTests {
    @Test("A part of a text is written and read, without attributes")
    func roundTrip() throws {
        let text = NSAttributedString(string: "größer", attributes: [.font: UIFont.systemFont(ofSize: 9)])
        let data = try text.data(
            from: NSRange(location: 1, length: 99),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
        var attributes: NSDictionary?
        let read = try NSAttributedString(data: data, documentAttributes: &attributes)

        expectEqual(read.string, "rößer")
        expectEmpty(read.attributes(at: 0, effectiveRange: nil))
        expectEqual(attributes?["DocumentType"] as? String, "NSPlainText")
        expectEqual(attributes?["CharacterEncoding"] as? Int, 4)
    }

    @Test("The options, a byte order mark or UTF-8 determine the encoding")
    func encodings() throws {
        let text = NSAttributedString(string: "größer")
        func data(_ encoding: String.Encoding) throws -> Data {
            try text.data(
                from: NSRange(location: 0, length: 6),
                documentAttributes: [
                    .documentType: NSAttributedString.DocumentType.plain, .characterEncoding: encoding.rawValue,
                ])
        }
        for encoding in [String.Encoding.utf8, .utf16, .utf32, .windowsCP1252] {
            let read = try NSAttributedString(data: data(encoding), documentAttributes: nil)
            expectEqual(read.string, "größer")
        }
        let latin = try NSAttributedString(
            data: data(.isoLatin1), options: [.characterEncoding: String.Encoding.isoLatin1.rawValue],
            documentAttributes: nil)
        expectEqual(latin.string, "größer")
        #expect(throws: CocoaError.self) { try data(.ascii) }
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: Data([0xFF]), options: [.characterEncoding: String.Encoding.utf8.rawValue],
                documentAttributes: nil)
        }
    }

    @Test("A file is read with attributes, and other types fail")
    func files() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try Data("text".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let font = UIFont.systemFont(ofSize: 9)
        let read = try NSMutableAttributedString(
            url: url,
            options: [
                .documentType: NSAttributedString.DocumentType.plain,
                .defaultAttributes: [NSAttributedString.Key.font: font],
            ], documentAttributes: nil)

        expectEqual(read.string, "text")
        expectEqual(read.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, font)
        read.append(NSAttributedString(string: "!"))
        expectEqual(read.string, "text!")
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: Data("<b>x</b>".utf8),
                options: [.documentType: NSAttributedString.DocumentType(rawValue: "NSHTML")],
                documentAttributes: nil)
        }
        #expect(throws: CocoaError.self) { try read.data(from: NSRange(location: 0, length: 1)) }
        #expect(throws: (any Error).self) {
            try NSAttributedString(url: URL(fileURLWithPath: "/no/such/file"), documentAttributes: nil)
        }
    }

    @Test("Attachments of a part are found")
    func attachments() {
        let text = NSMutableAttributedString(string: "ab")
        text.append(NSAttributedString(attachment: NSTextAttachment()))

        expectTrue(text.containsAttachments(in: NSRange(location: 0, length: 3)))
        expectTrue(text.containsAttachments(in: NSRange(location: 2, length: 1)))
        expectFalse(text.containsAttachments(in: NSRange(location: 0, length: 2)))
        expectFalse(text.containsAttachments(in: NSRange(location: NSNotFound, length: 5)))
        expectFalse(NSAttributedString(string: "").containsAttachments(in: NSRange(location: 0, length: 5)))
    }
}
