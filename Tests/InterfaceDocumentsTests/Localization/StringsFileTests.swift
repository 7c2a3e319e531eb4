import Expectations
import Foundation
import InterfaceDocuments
import Testing

@Suite("Tables of strings")
struct StringsFileTests {
    private func read(_ text: String, name: String = "Main.strings") throws -> [String: String] {
        try StringsFile.read(data: Data(text.utf8), name: name).entries
    }

    @Test("Keys and values with comments, escapes and line breaks")
    func text() throws {
        let entries = try read(
            #"""
            /* Class = "UILabel"; text = "Hello"; ObjectID = "abc-12-xyz"; */
            "abc-12-xyz.text" = "Gr\u00FC\U00DFe \"du\"\n\\ \101 \U0001";
            // another
            "def.title"="A
            B" ; bare.word = 'x'; "alone";
            "emoji" = "\ud83c\udfbb🎻";
            """#)

        expectEqual(entries["abc-12-xyz.text"], "Grüße \"du\"\n\\ A \u{1}")
        expectTrue(entries["def.title"] == "A\nB" && entries["bare.word"] == "x" && entries["alone"] == "alone")
        expectEqual(entries["emoji"], "🎻🎻")
        expectEqual(entries.count, 5)
    }

    @Test("UTF-16 of either order, and a mark before UTF-8")
    func encodings() throws {
        let text = "\"a\" = \"Grüße\";"
        for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
            let data = try #require(text.data(using: encoding))
            try expectEqual(StringsFile.read(data: data, name: "A.strings").entries, ["a": "Grüße"])
        }
        try expectEqual(read("\u{FEFF}" + text), ["a": "Grüße"])
        try expectTrue(read("") == [:] && read(" /* */ ") == [:])
    }

    @Test("Property lists in XML and binary")
    func propertyLists() throws {
        let table = ["abc.text": "Hi", "abc.title": "Ü"]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: table, format: format, options: 0)
            try expectEqual(StringsFile.read(data: data, name: "A.strings").entries, table)
        }
    }

    @Test("Of plurals the form for any number is used")
    func plurals() throws {
        let rules: [String: Any] = [
            "abc.text": [
                "NSStringLocalizedFormatKey": "%#@count@ left",
                "count": ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "one", "other": "%d things"],
            ]
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0)

        try expectEqual(StringsFile.read(data: data, name: "A.stringsdict").entries, ["abc.text": "%d things left"])
    }

    @Test("A catalog of strings has the language, the language without its region, or the first one")
    func catalogs() throws {
        let text = """
            {"sourceLanguage":"en","version":"1.0","strings":{
            "a.text":{"extractionState":"x","localizations":{"de":{"stringUnit":{"state":"translated","value":"Hallo"}},
            "en":{"stringUnit":{"state":"new","value":"Hello"}}}},
            "b.text":{"localizations":{"en":{"variations":{"plural":{"other":{"stringUnit":{"value":"many"}}}}}}},
            "c.text":{}}}
            """
        let german = try StringsFile.read(data: Data(text.utf8), name: "Main.xcstrings", language: "de-CH").entries

        expectEqual(german, ["a.text": "Hallo", "b.text": "many"])
    }

    // MARK: Hostile tables

    @Test(
        "A parse error has its line",
        arguments: [
            ("\"a\" = \"b\"", 0), ("\n\"a\" = ", 2), ("\"a\" = \"b", 1), ("\"a\" = \"\\u12\";", 1), ("= \"b\";", 1),
            ("/* never", 1), ("/a", 1), ("\n\n\"a\" \"b\";", 3), ("\"a\" = {b = c;};", 1), ("((((((((((", 1),
        ])
    func malformed(text: String, line: Int) {
        do throws(StringsFileError) {
            let table = try StringsFile.read(data: Data(text.utf8), name: "A.strings")
            expectEqual(line, 0)
            expectEqual(table.entries, ["a": "b"])
        } catch {
            expectEqual(error.line, line)
            expectEqual(error.reason, .malformed)
        }
    }

    @Test("Containers nested deep are refused")
    func deep() throws {
        let text =
            "<plist>" + String(repeating: "<array>", count: 100_000) + String(repeating: "</array>", count: 100_000)
        var list: Any = "x"
        for _ in 0..<100 { list = [list] }
        let binary = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)

        for data in [Data(text.utf8), binary] {
            let error = #expect(throws: StringsFileError.self) { try StringsFile.read(data: data, name: "A.strings") }
            expectEqual(error?.reason, .malformed)
        }
    }

    @Test("Entities, broken lists, bytes that are not text, and excessive sizes are refused")
    func broken() {
        let entities = "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>"
        for data in [
            Data(entities.utf8), Data("<plist><dict><key>a</key></dict>".utf8), Data("bplist00".utf8),
            Data("bplist00".utf8) + Data(repeating: 0xFF, count: 100), Data([0x22, 0xFF, 0x22]),
            Data("<plist><array/></plist>".utf8), Data(repeating: 0x20, count: 9 << 20),
        ] {
            #expect(throws: StringsFileError.self) { try StringsFile.read(data: data, name: "A.strings") }
        }
        #expect(throws: StringsFileError.self) {
            try StringsFile.read(data: Data("{\"a\":".utf8), name: "A.xcstrings")
        }
    }

    @Test("Values that are not strings are omitted, and nested tables are not read endlessly")
    func others() throws {
        let deep = String(repeating: "<dict><key>a</key>", count: 50) + String(repeating: "</dict>", count: 50)
        let text =
            "<plist><dict><key>n</key><integer>5</integer><key>l</key><array><string>x</string></array>\(deep)"
            + "<key>s</key><string>a &amp; b</string></dict></plist>"

        try expectEqual(StringsFile.read(data: Data(text.utf8), name: "A.strings").entries, ["s": "a & b"])
    }

    // MARK: Strings of documents

    @Test("A document's strings have the identifier and the property as their key")
    func documents() throws {
        let document = try nib(
            #"<label id="A" text="Hello"/><label id="B" text="World"/><textView id="C" text="Long"/><label id="D"/>"#)
        let strings = DocumentStrings([
            StringsFile(entries: ["A.text": "Hallo", "C.ibShadowedText": "Lang", "S.segmentTitles[1]": "Zwei"]),
            StringsFile(entries: ["A.text": "Servus", "B.title": "x", "D.text": "Neu"]),
        ])

        func text(_ id: String) -> String? { document.object(withID: id)?.localizedText(.text, in: strings) }
        expectEqual(text("A"), "Hallo")
        expectEqual(text("B"), "World")
        expectEqual(text("C"), "Lang")
        expectEqual(text("D"), "Neu")
        expectEqual(document.object(withID: "A")?.localizedText(.text, in: nil), "Hello")
        expectEqual(strings.segmentTitle(for: "S", at: 1), "Zwei")
        expectNil(strings.segmentTitle(for: "S", at: 0))
        #expect(DocumentStrings([]).isEmpty)
        expectFalse(strings.isEmpty)
        expectNil(strings.string(for: "", "text"))
    }
}
