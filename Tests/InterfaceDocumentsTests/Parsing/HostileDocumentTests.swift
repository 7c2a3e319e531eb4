import Expectations
import Foundation
import InterfaceDocuments
import Testing

@Suite("Hostile documents")
struct HostileDocumentTests {
    private let start = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        """
    private let end = "</objects></document>"

    // MARK: Entities

    @Test("A document that declares entities is refused before they are expanded")
    func entityBomb() {
        var text = "<?xml version=\"1.0\"?><!-- -->\n<!DOCTYPE document [<!ENTITY a0 \"aaaaaaaaaa\">"
        for level in 1...30 {
            let references = String(repeating: "&a\(level - 1);", count: 10)
            text += "<!ENTITY a\(level) \"\(references)\">"
        }
        text += "]>\(start)<label id=\"1\" text=\"&a30;\"/>\(end)"

        expectEqual(InterfaceDocument.reason(of: text), .declaresDocumentType)
    }

    @Test("An external entity is not fetched")
    func externalEntity() {
        let text = #"<!DOCTYPE document SYSTEM "file:///etc/passwd"><document/>"#

        expectEqual(InterfaceDocument.reason(of: text), .declaresDocumentType)
        expectEqual(InterfaceDocument.reason(of: Data(text.data(using: .utf16) ?? Data())), .declaresDocumentType)
    }

    @Test("An undeclared entity is an error")
    func unknownEntity() {
        let reason = InterfaceDocument.reason(of: start + #"<label id="1" text="&what;"/>"# + end)

        guard case .malformed = reason else {
            Issue.record("\(String(describing: reason))")
            return
        }
    }

    @Test("A processing instruction is refused, except in text")
    func instructions() throws {
        expectEqual(InterfaceDocument.reason(of: "<?x?>" + start + end), .processingInstruction)
        expectEqual(InterfaceDocument.reason(of: start + "<?xml version=\"1.0\"?>" + end), .processingInstruction)
        expectEqual(
            InterfaceDocument.reason(of: "<?xml version=\"1.0\"?><?y z?>" + start + end), .processingInstruction)

        let document = try nib(
            "<!-- <?x?> <!DOCTYPE> --><label id=\"A\"><string key=\"text\"><![CDATA[<?x?><!--]]></string></label>")

        expectEqual(document.object(withID: "A")?.plainText(.text), "<?x?><!--")
    }

    // MARK: Too much

    @Test("Elements nested too deep are refused, whatever their names", arguments: ["view", "subviews", "thing"])
    func deep(name: String) {
        let count = 50_000
        let opening = String(repeating: "<\(name)>", count: count)
        let closing = String(repeating: "</\(name)>", count: count)

        expectEqual(InterfaceDocument.reason(of: start + opening + closing + end), .tooDeep(limit: 200))
    }

    @Test("At the depth limit documents are read")
    func deepest() throws {
        let opening = (0..<90).map { #"<view id="\#($0)"><subviews>"# }.joined()
        let closing = String(repeating: "</subviews></view>", count: 90)

        let document = try nib(opening + closing)

        expectNotNil(document.object(withID: "89"))
        expectEmpty(document.warnings)
    }

    @Test("Fifty million bytes are refused without parsing")
    func large() {
        let data = Data(repeating: UInt8(ascii: "<"), count: 50_000_000)

        expectEqual(InterfaceDocument.reason(of: data), .tooLarge(bytes: 50_000_000, limit: 32 << 20))
    }

    @Test("Elements beyond the limit are refused")
    func many() {
        let text = start + String(repeating: "<view/>", count: 260_000) + end

        expectEqual(InterfaceDocument.reason(of: text), .tooManyElements(limit: 250_000))
    }

    @Test("Attributes beyond the limit have no effect")
    func manyAttributes() throws {
        let known = DocumentKey.allCases.filter { $0 != .customClass }.prefix(100)
        let attributes = known.map { "\($0.rawValue)=\"1\"" }.joined(separator: " ")

        let document = try nib("<view id=\"A\" \(attributes)/>")

        let view = try #require(document.object(withID: "A"))
        expectEqual(known.count { view.has($0) }, 63)
        expectEqual(document.problems, [.tooManyAttributes])
    }

    @Test("A thousand warnings are kept")
    func manyWarnings() throws {
        let document = try nib((0..<3000).map { "<thing\($0)/>" }.joined())

        expectEqual(document.warnings.count, 1001)
        expectEqual(document.warnings.last?.problem, .more)
    }

    @Test("Twenty thousand controllers that each embed the next one are one cycle")
    func manyControllers() throws {
        let count = 20_000
        let scenes = (0..<count).map { index in
            """
            <scene><objects><viewController id="\(index)"><connections><segue destination="\((index + 1) % count)" \
            kind="embed"/></connections></viewController></objects></scene>
            """
        }

        let document = try storyboard(scenes.joined(), attributes: "")

        expectEqual(document.scenes.count, count)
        expectEqual(document.warnings.count, 1)
    }

    // MARK: Broken

    @Test("A truncated document is malformed", arguments: [10, 60, 110, 130])
    func truncated(length: Int) {
        let text = start + #"<view id="A"><subviews><label id="B"/></subviews></view>"# + end

        let reason = InterfaceDocument.reason(of: String(text.prefix(length)))

        guard case .malformed = reason else {
            Issue.record("\(String(describing: reason))")
            return
        }
    }

    @Test("Two roots, no root, text alone", arguments: ["<a/><a/>", "<!-- -->", "hello", "\0\0\0\0\0", "<", "<?xml?>"])
    func noRoot(text: String) {
        expectNotNil(InterfaceDocument.reason(of: text))
    }

    @Test("Elements in the wrong places are ignored with a warning")
    func wrongPlaces() throws {
        let document = try nib(
            """
            <constraint id="1"/><label id="2"><subviews><rect/><outlet/></subviews><constraints><label id="3"/></constraints>
            <connections><view id="4"/></connections><scenes/><document/></label>
            """)

        expectNotNil(document.object(withID: "2"))
        expectNil(document.object(withID: "3"))
        expectTrue(document.problems.allSatisfy { $0 == .unknownElement } && document.problems.count >= 6)
    }

    // MARK: Encodings

    @Test("Bytes that are not UTF-8 are refused")
    func noUTF8() {
        var data = Data((start + "<label id=\"1\" text=\"").utf8)
        data.append(contentsOf: [0xC3, 0x28, 0xFF])
        data.append(Data("\"/>\(end)".utf8))

        expectEqual(InterfaceDocument.reason(of: data), .wrongEncoding("UTF-8"))
    }

    @Test("UTF-16 of either order and UTF-32 are read", arguments: [String.Encoding.utf16, .utf16BigEndian, .utf32])
    func wide(encoding: String.Encoding) throws {
        let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + start + "<label id=\"1\" text=\"Grüße 🎻\"/>" + end
        let data = try #require(text.data(using: encoding))

        let document = try InterfaceDocument.read(data: data, name: "A.xib")

        expectEqual(document.object(withID: "1")?.string(.text), "Grüße 🎻")
    }

    @Test("Latin 1 is read with a warning")
    func latin1() throws {
        let text = "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?>" + start + "<label id=\"1\" text=\"Grüße\"/>" + end
        let data = try #require(text.data(using: .isoLatin1))

        let document = try InterfaceDocument.read(data: data, name: "A.xib")

        expectEqual(document.object(withID: "1")?.string(.text), "Grüße")
        expectEqual(document.problems, [.oldEncoding("ISO-8859-1")])
    }

    @Test("An unknown encoding is named")
    func unknownEncoding() {
        let text = "<?xml version='1.0' encoding='EBCDIC-37'?>\(start)\(end)"

        expectEqual(InterfaceDocument.reason(of: text), .wrongEncoding("EBCDIC-37"))
    }

    @Test("A byte order mark before UTF-8 is skipped")
    func byteOrderMark() throws {
        let document = try InterfaceDocument.read(
            data: Data("\u{FEFF}\(start)<view id=\"1\"/>\(end)".utf8), name: "A.xib")

        expectNotNil(document.object(withID: "1"))
    }

    // MARK: Messages

    @Test("A message is one line of bounded length, whatever the document's content")
    func messages() throws {
        let long = String(repeating: "a", count: 10_000)
        let broken = "&#10;&#13;&#x2028;" + long

        let document = try nib(
            "<view id=\"V\" \(long)=\"YES\"><constraints><constraint firstAttribute=\"\(broken)\" id=\"C\"/></constraints>"
                + "<connections><outlet property=\"p\" destination=\"\(broken)\"/></connections></view>")
        let error = #expect(throws: InterfaceDocumentError.self) {
            try InterfaceDocument.read(data: Data("<\(long)/>".utf8), name: "A.xib")
        }

        #expect(document.warnings.count >= 3)
        for text in document.warnings.map(\.description) + [error?.description ?? long] {
            expectTrue(text.utf8.count < 400 && !text.contains { $0.isNewline })
        }
    }
}
