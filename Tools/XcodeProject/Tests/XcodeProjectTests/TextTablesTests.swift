import Foundation
import Testing
import XcodeProject

@Suite("Tables of texts")
struct TextTablesTests {
    private let project = TemporaryProject()

    private func file(_ text: String, _ name: String) -> String {
        project.write(text, to: name)
        return project.folder + "/" + name
    }

    private func plurals(_ key: String) -> String {
        """
        <plist version="1.0"><dict><key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>one</key><string>one</string><key>other</key><string>%d of them</string></dict></dict></dict></plist>
        """
    }

    @Test("A string catalog is a table for each language")
    func catalog() {
        let path = file(
            """
            {"sourceLanguage":"en","strings":{"a":{"localizations":{"pl":{"stringUnit":{"value":"B"}}}}}}
            """, "Main.xcstrings")
        var tables = TextTables()

        let isTable = tables.add(path, to: "Kit.bundle/mul.lproj/Main.xcstrings", language: "en")

        #expect(isTable)
        #expect(
            tables.texts == [
                "Kit.bundle/en.lproj/Main.strings": ["a": "a"], "Kit.bundle/pl.lproj/Main.strings": ["a": "B"],
            ])
    }

    @Test("A text with forms for numbers takes precedence over a plain text, in each order", arguments: [true, false])
    func precedence(_ isFirst: Bool) throws {
        let forms = file(plurals("k"), "pl.lproj/T.stringsdict")
        let strings = file("\"k\" = \"plain\"; \"other\" = \"text\";", "pl.lproj/T.strings")
        var tables = TextTables()

        for path in isFirst ? [forms, strings] : [strings, forms] {
            tables.add(path, to: "pl.lproj/" + (path as NSString).lastPathComponent, language: "en")
        }

        let table = try #require(tables.texts["pl.lproj/T.strings"])
        #expect(table["other"] == "text")
        let text = try #require(table["k"])
        #expect(text.hasPrefix("%d of them"))
        let variants = text.unicodeScalars.filter { $0.value > 0xE0001 }
            .map { UInt8(truncatingIfNeeded: $0.value) }
        #expect(String(decoding: variants, as: UTF8.self).contains(#""language":"pl""#))
    }

    @Test("Forms outside of the folder of a language have the rules of the development language")
    func developmentLanguage() throws {
        var tables = TextTables()
        for folder in ["", "Base.lproj/"] {
            tables.add(file(plurals("k"), folder + "T.stringsdict"), to: folder + "T.stringsdict", language: "cy")
            let text = try #require(tables.texts[folder + "T.strings"]?["k"])
            let variants = text.unicodeScalars.filter { $0.value > 0xE0001 }
                .map { UInt8(truncatingIfNeeded: $0.value) }
            #expect(String(decoding: variants, as: UTF8.self).contains(#""language":"cy""#))
        }
    }

    @Test("Keys that a table lacks are added to tables that exist")
    func completion() {
        var tables = TextTables()
        tables.add(file("\"a\" = \"A\";", "T.strings"), to: "T.strings", language: "en")

        tables.complete("T.strings", with: ["a": "x", "b": "B"])
        tables.complete("U.strings", with: ["a": "x"])

        #expect(tables.texts == ["T.strings": ["a": "A", "b": "B"]])
    }

    @Test("Files that are missing or no tables are reported", arguments: ["T.xcstrings", "T.json"])
    func unreadable(_ name: String) {
        var tables = TextTables()

        let isTable = tables.add(file("[", name), to: name, language: "en")
        let isMissingTable = tables.add(project.folder + "/missing/" + name, to: name, language: "en")

        #expect(!isTable && !isMissingTable)
        #expect(tables.texts.isEmpty)
    }
}
