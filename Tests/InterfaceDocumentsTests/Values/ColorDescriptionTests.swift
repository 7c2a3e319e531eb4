import InterfaceDocuments
import Testing

@Suite("Colors of documents")
struct ColorDescriptionTests {
    private func color(_ attributes: String) throws -> ColorDescription? {
        let document = try nib("<view id=\"A\"><color key=\"backgroundColor\" \(attributes)/></view>")
        #expect(document.warnings.isEmpty)
        return document.object(withID: "A")?.color(.backgroundColor)
    }

    @Test("Components in their spaces")
    func components() throws {
        let components = #"red="1" green="0.5" blue="0.0" alpha="0.25""#

        #expect(
            try color(#"\#(components) colorSpace="custom" customColorSpace="sRGB""#)
                == .rgb(red: 1, green: 0.5, blue: 0, alpha: 0.25, space: .sRGB))
        #expect(
            try color(#"\#(components) colorSpace="custom" customColorSpace="displayP3""#)
                == .rgb(red: 1, green: 0.5, blue: 0, alpha: 0.25, space: .displayP3))
        #expect(
            try color(#"\#(components) colorSpace="calibratedRGB""#)
                == .rgb(red: 1, green: 0.5, blue: 0, alpha: 0.25, space: .calibrated))
        #expect(
            try color(#"\#(components) colorSpace="deviceRGB""#)
                == .rgb(red: 1, green: 0.5, blue: 0, alpha: 0.25, space: .device))
        #expect(
            try color(#"white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#)
                == .gray(white: 0.5, alpha: 1, space: .sRGB))
        #expect(
            try color(#"white="0.0" alpha="0.0" colorSpace="calibratedWhite""#)
                == .gray(white: 0, alpha: 0, space: .calibrated))
    }

    @Test("Colors of the system and of catalogs by their names")
    func names() throws {
        #expect(try color(#"systemColor="labelColor""#) == .system("label"))
        #expect(try color(#"systemColor="systemGray3Color""#) == .system("systemGray3"))
        #expect(
            try color(#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#) == .system("groupTableViewBackground"))
        #expect(try color(#"colorSpace="catalog" catalog="System" name="linkColor""#) == .system("link"))
        #expect(try color(#"name="PrimaryText""#) == .named("PrimaryText"))
    }

    @Test("Of several spellings the newest counts")
    func newest() throws {
        #expect(
            try color(#"cocoaTouchSystemColor="darkTextColor" systemColor="labelColor""#) == .system("label"))
        #expect(
            try color(#"cocoaTouchSystemColor="whiteColor" xcode11CocoaTouchSystemColor="systemBackgroundColor""#)
                == .system("systemBackground"))
        #expect(
            try color(
                #"systemColor="systemRedColor" red="1" green="0.2" blue="0.1" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
            ) == .system("systemRed"))
    }

    @Test("Not written, set to nothing, and broken are three things")
    func absent() throws {
        let document = try nib(
            #"<label id="A"><nil key="textColor"/><color key="shadowColor" colorSpace="custom"/></label>"#)

        let label = try #require(document.object(withID: "A"))
        #expect(label.value(.highlightedColor) == nil && !label.isNone(.highlightedColor))
        #expect(label.isNone(.textColor) && label.color(.textColor) == nil)
        #expect(label.value(.shadowColor) == nil)
    }
}
