import Expectations
import InterfaceDocuments
import Testing

@Suite("Attributed strings of documents")
struct AttributedStringDescriptionTests {
    @Test("Fragments have text, fonts, colors and paragraph styles")
    func fragments() throws {
        let document = try nib(
            """
            <label usesAttributedText="YES" id="A"><attributedString key="attributedText"><fragment content="One ">
            <attributes><color key="NSColor" systemColor="labelColor"/><font key="NSFont" size="15" name="Helvetica-Bold"/>
            <font key="NSOriginalFont" size="15" name="X"/><real key="NSKern" value="0.5"/><paragraphStyle \
            key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" baseWritingDirection="natural" \
            lineSpacing="3" allowsDefaultTighteningForTruncation="NO"><tabStops><textTab alignment="right" location="28">
            <options/></textTab></tabStops></paragraphStyle></attributes></fragment><fragment><string key="content">two
            three</string><attributes><font key="NSFont" metaFont="systemBold" size="12"/><font key="Other" \
            metaFont="system"/></attributes></fragment></attributedString></label>
            """)

        let text = try #require(document.object(withID: "A")?.attributedString(.attributedText))
        expectEqual(text.string, "One two\nthree")
        expectEqual(text.fragments.count, 2)
        let (first, second) = (text.fragments[0], text.fragments[1])
        expectEqual(first.attributes.map(\.name), ["NSColor", "NSFont", "NSKern", "NSParagraphStyle"])
        expectEqual(first.attribute("NSColor"), .color(.system("label")))
        expectEqual(first.attribute("NSKern"), .number(0.5))
        expectEqual(
            first.attribute("NSFont"),
            .font(FontDescription(face: .named("Helvetica-Bold", family: nil), size: .points(15))))
        guard case .paragraphStyle(let style)? = first.attribute("NSParagraphStyle") else {
            Issue.record("no paragraph style")
            return
        }
        expectEqual(style.alignment, "center")
        expectEqual(style.lineBreakMode, "wordWrapping")
        expectEqual(style.lineSpacing, 3)
        expectTrue(style.tabStops.map(\.alignment) == ["right"] && style.tabStops[0].location == 28)
        expectNil(style.headIndent)
        expectEqual(style.allowsDefaultTighteningForTruncation, false)
        expectEqual(second.attribute("NSFont"), .font(FontDescription(face: .boldSystem, size: .points(12))))
        expectEqual(second.attribute("Other"), .font(FontDescription(face: .system(weight: nil), size: .system)))
        expectEmpty(document.warnings)
    }
}
