import XCTest

@testable import Lookout

final class TextsTests: XCTestCase {
    func testTextsWithValues() {
        XCTAssertEqual(Texts.title, "Lookout")
        XCTAssertEqual(Texts.found(3, of: "Bern"), "3 places for Bern, 100%")
        XCTAssertEqual(Texts.distance(1.26), "1.3 km away")
        XCTAssertEqual(String(localized: Texts.hint), "Swipe 2 times")
        XCTAssertEqual(Texts.cancel, "Cancel")
    }

    func testTableOfABundle() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Texts-\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        let strings = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
        try "\"%lld of %@\" = \"%2$@: %1$lld%% %3$@\";\n\"Hi\" = \"Hello\";\n".write(
            to: strings.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        let bundle = try XCTUnwrap(Bundle(url: folder))
        XCTAssertEqual(String(localized: "Hi", bundle: bundle), "Hello")
        XCTAssertEqual(String(localized: "\(5) of \("all")", bundle: bundle), "all: 5% %3$@")
    }

    func testLists() {
        XCTAssertEqual(ListFormatter.localizedString(byJoining: ["Bern", "Basel"]), "Bern and Basel")
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        XCTAssertEqual(formatter.string(from: ["A", 2, "C"]), "A, 2 und C")
        let numbers = NumberFormatter()
        numbers.numberStyle = .decimal
        numbers.minimumFractionDigits = 1
        formatter.itemFormatter = numbers
        XCTAssertEqual(formatter.string(for: [1, 2]), "1.0 und 2.0")
        XCTAssertNil(formatter.string(from: ["A"]))
        XCTAssertNil(formatter.string(for: "A"))
    }

    func testMarkdown() throws {
        let text = try AttributedString(markdown: "Read **this *first***, `x*y*` and [the ~~old~~ page](https://a.example/b)")
        XCTAssertEqual(String(text.characters), "Read this first, x*y* and the old page")
        let intents = text.runs.map { run in
            (String(text[run.range].characters), run.inlinePresentationIntent, run.link?.absoluteString)
        }
        let strong = try XCTUnwrap(intents.first { $0.0 == "this " })
        XCTAssertEqual(strong.1, .stronglyEmphasized)
        XCTAssertEqual(intents.first { $0.0 == "first" }?.1, [.stronglyEmphasized, .emphasized])
        XCTAssertEqual(intents.first { $0.0 == "x*y*" }?.1, .code)
        XCTAssertEqual(intents.first { $0.0 == "old" }?.1, .strikethrough)
        XCTAssertEqual(intents.filter { $0.2 == "https://a.example/b" }.map(\.0).joined(), "the old page")
        let lines = try AttributedString(
            markdown: "# A\n\n*b*", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        XCTAssertEqual(String(lines.characters), "# A\n\nb")
        XCTAssertEqual(String(try AttributedString(markdown: "# A\n\nb\nc").characters), "Ab c")
    }
}
