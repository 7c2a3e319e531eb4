import Expectations
import Foundation
import InterfaceDocuments
import Testing

@Suite("Values")
struct DocumentValueTests {
    @Test("Text is an attribute or an element, in Base64 if necessary")
    func text() throws {
        let document = try nib(
            """
            <label id="A" text="a &amp; b&#10;c"/><label id="B"><string key="text">x &lt; y
              z</string></label><label id="C"><string key="text" base64-UTF8="YES">
            R3LDvMOfZQI</string></label><label id="D"><string key="text"><![CDATA[<b>]]></string></label>
            <label id="E"><mutableString key="text">m</mutableString></label><label id="F"><string key="text" \
            base64-UTF8="YES">?</string></label>
            """)

        expectEqual(
            ["A", "B", "C", "D", "E", "F"].map { document.object(withID: $0)?.plainText(.text) },
            [
                "a & b\nc", "x < y\n  z", "Grüße\u{2}", "<b>", "m", "",
            ])
        expectEqual(document.problems, [.badValue(attribute: "base64-UTF8", value: "?")])
    }

    @Test("Sizes, insets, dates, sets of words and lists of strings")
    func others() throws {
        let document = try nib(
            """
            <datePicker id="A"><date key="minimumDate" timeIntervalSinceReferenceDate="-978267600"/><timeZone key="timeZone" \
            name="Europe/Rome"><data key="data">AA==</data></timeZone></datePicker>
            <textView id="B"><dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/></textView>
            <searchBar id="C"><scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles></searchBar>
            <view id="D"><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></view>
            <label id="E"><size key="shadowOffset" width="0.0" height="-1"/></label>
            <viewController id="F"><value key="contentSizeForViewInPopover" type="size" width="375" height="260"/>
            </viewController><navigationBar id="G"><textAttributes key="titleTextAttributes"><fontDescription \
            key="fontDescription" type="boldSystem" pointSize="20"/><color key="textColor" name="T"/><offsetWrapper \
            key="textShadowOffset" horizontal="1" vertical="2"/></textAttributes></navigationBar>
            """)

        func object(_ id: String) -> ObjectElement? { document.object(withID: id) }
        expectEqual(object("A")?.date(.minimumDate), Date(timeIntervalSinceReferenceDate: -978_267_600))
        expectEqual(object("A")?.value(.timeZone), .timeZone("Europe/Rome"))
        expectEqual(object("B")?.flags(.dataDetectorTypes), ["link", "phoneNumber"])
        expectEqual(object("C")?.strings(.scopeButtonTitles), ["One", "Two"])
        expectEqual(object("D")?.insets(.layoutMargins), InsetsDescription(top: 1, left: 2, bottom: 3, right: 4))
        expectEqual(object("E")?.size(.shadowOffset), CGSize(width: 0, height: -1))
        expectEqual(object("F")?.size(.contentSizeForViewInPopover), CGSize(width: 375, height: 260))
        let title = object("G")?.textAttributes(.titleTextAttributes)
        expectEqual(title?.font, FontDescription(face: .boldSystem, size: .points(20)))
        expectEqual(title?.textColor, .named("T"))
        expectEqual(title?.shadowOffset, CGSize(width: 1, height: 2))
        expectEmpty(document.warnings)
    }

    @Test("An image is named by an attribute with a catalog, or by an element")
    func images() throws {
        let document = try nib(
            """
            <imageView id="A" image="trash" catalog="system" highlightedImage="Other"><preferredSymbolConfiguration \
            key="preferredSymbolConfiguration" configurationType="font" scale="large" weight="bold"><fontDescription \
            key="fontDescription" style="UICTFontTextStyleBody"/></preferredSymbolConfiguration></imageView>
            <imageView id="B"><imageReference key="image" image="sun" catalog="system" renderingMode="hierarchical"/></imageView>
            <imageView id="C" image="Logo"/><imageView id="D"/>
            """)

        func image(_ id: String) -> ImageDescription? { document.object(withID: id)?.image(.image) }
        expectEqual(image("A"), ImageDescription(name: "trash", isSystem: true))
        expectEqual(image("B"), ImageDescription(name: "sun", isSystem: true, renderingMode: "hierarchical"))
        expectEqual(image("C"), ImageDescription(name: "Logo"))
        expectNil(image("D"))
        let configuration = document.object(withID: "A")?.symbolConfiguration()
        expectEqual(configuration?.type, "font")
        expectEqual(configuration?.scale, "large")
        expectEqual(configuration?.weight, "bold")
        expectEqual(configuration?.font?.face, .textStyle("UICTFontTextStyleBody"))
        expectEmpty(document.warnings)
    }

    @Test("A child with an unknown key is a warning")
    func unknownKey() throws {
        let document = try nib(#"<view id="A"><color key="glowColor" name="X"/><view key="shadowView" id="B"/></view>"#)

        expectEqual(document.problems, [.unknownKey("glowColor"), .unknownKey("shadowView")])
    }
}
