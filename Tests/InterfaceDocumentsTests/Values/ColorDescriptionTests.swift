import Expectations
import InterfaceDocuments
import Testing

@Suite("Colors of documents")
struct ColorDescriptionTests {
    private func color(_ attributes: String) throws -> ColorDescription? {
        let document = try nib("<view id=\"A\"><color key=\"backgroundColor\" \(attributes)/></view>")
        expectEmpty(document.warnings)
        return document.object(withID: "A")?.color(.backgroundColor)
    }

    @Test("Components in their color spaces")
    func components() throws {
        let components = #"red="1" green="0.5" blue="0.0" alpha="0.25""#

        try expectEqual(
            color(#"\#(components) colorSpace="custom" customColorSpace="sRGB""#),
            .rgb(red: 1, green: 0.5, blue: 0, alpha: 0.25, space: .sRGB))
        try expectEqual(
            color(#"\#(components) colorSpace="custom" customColorSpace="displayP3""#),
            .rgb(red: 1, green: 0.5, blue: 0, alpha: 0.25, space: .displayP3))
        try expectEqual(
            color(#"\#(components) colorSpace="calibratedRGB""#),
            .rgb(red: 1, green: 0.5, blue: 0, alpha: 0.25, space: .calibrated))
        try expectEqual(
            color(#"\#(components) colorSpace="deviceRGB""#),
            .rgb(red: 1, green: 0.5, blue: 0, alpha: 0.25, space: .device))
        try expectEqual(
            color(#"white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#),
            .gray(white: 0.5, alpha: 1, space: .sRGB))
        try expectEqual(
            color(#"white="0.0" alpha="0.0" colorSpace="calibratedWhite""#),
            .gray(white: 0, alpha: 0, space: .calibrated))
    }

    @Test("Colors of the system and of catalogs by their names")
    func names() throws {
        try expectEqual(color(#"systemColor="labelColor""#), .system("label"))
        try expectEqual(color(#"systemColor="systemGray3Color""#), .system("systemGray3"))
        try expectEqual(
            color(#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#), .system("groupTableViewBackground"))
        try expectEqual(color(#"colorSpace="catalog" catalog="System" name="linkColor""#), .system("link"))
        try expectEqual(color(#"name="PrimaryText""#), .named("PrimaryText"))
    }

    @Test("Of several spellings the newest counts")
    func newest() throws {
        try expectEqual(
            color(#"cocoaTouchSystemColor="darkTextColor" systemColor="labelColor""#), .system("label"))
        try expectEqual(
            color(#"cocoaTouchSystemColor="whiteColor" xcode11CocoaTouchSystemColor="systemBackgroundColor""#),
            .system("systemBackground"))
        try expectEqual(
            color(
                #"systemColor="systemRedColor" red="1" green="0.2" blue="0.1" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
            ), .system("systemRed"))
    }

    @Test("Unwritten, nil, and malformed are three different values")
    func absent() throws {
        let document = try nib(
            #"<label id="A"><nil key="textColor"/><color key="shadowColor" colorSpace="custom"/></label>"#)

        let label = try #require(document.object(withID: "A"))
        expectNil(label.value(.highlightedColor))
        expectFalse(label.isNone(.highlightedColor))
        expectTrue(label.isNone(.textColor))
        expectNil(label.color(.textColor))
        expectNil(label.value(.shadowColor))
    }
}
