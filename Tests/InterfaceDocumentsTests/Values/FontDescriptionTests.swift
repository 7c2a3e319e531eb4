import Expectations
import InterfaceDocuments
import Testing

@Suite("Fonts of documents")
struct FontDescriptionTests {
    private func font(_ attributes: String) throws -> FontDescription? {
        let document = try nib("<label id=\"A\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
        expectEmpty(document.warnings)
        return document.object(withID: "A")?.font()
    }

    @Test("The system's fonts, in weights and standard sizes")
    func system() throws {
        try expectEqual(
            font(#"type="system" pointSize="17""#),
            FontDescription(face: .system(weight: nil), size: .points(17)))
        try expectEqual(
            font(#"type="system" weight="semibold" pointSize="12.5""#),
            FontDescription(face: .system(weight: "semibold"), size: .points(12.5)))
        try expectEqual(font(#"type="boldSystem" size="small""#), FontDescription(face: .boldSystem, size: .small))
        try expectEqual(font(#"type="italicSystem" size="label""#)?.pointSize, 17)
        try expectEqual(font(#"type="system" size="system""#)?.pointSize, 14)
        try expectEqual(font(#"type="system" size="button""#)?.pointSize, 18)
    }

    @Test("Text styles, and fonts by their names")
    func others() throws {
        try expectEqual(
            font(#"style="UICTFontTextStyleTitle0""#),
            FontDescription(face: .textStyle("UICTFontTextStyleTitle0"), size: .unspecified))
        try expectEqual(
            font(#"name="AvenirNext-Medium" family="Avenir Next" pointSize="16""#),
            FontDescription(face: .named("AvenirNext-Medium", family: "Avenir Next"), size: .points(16)))
        try expectEqual(
            font(#"name=".AppleSystemUIFont" family=".AppleSystemUIFont" pointSize="16""#),
            FontDescription(face: .system(weight: nil), size: .points(16)))
    }

    @Test("A malformed size is omitted")
    func badSize() throws {
        let document = try nib(
            #"<label id="A"><fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>"#)

        expectNil(document.object(withID: "A")?.font()?.pointSize)
        expectEqual(document.warnings.count, 1)
    }
}
