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
}
