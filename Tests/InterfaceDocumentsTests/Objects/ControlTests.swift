import Expectations
import Foundation
import InterfaceDocuments
import Testing

@Suite("Parts of controls")
struct ControlTests {
    @Test("A button's states have titles, images and colors")
    func states() throws {
        let document = try nib(
            """
            <button id="A"><state key="normal" title="Go" image="star" catalog="system" backgroundImage="back">
            <color key="titleColor" systemColor="linkColor"/><color key="titleShadowColor" white="0.5" alpha="1" \
            colorSpace="calibratedWhite"/><preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" \
            scale="large"/></state><state key="highlighted"><string key="title">Two
            lines</string></state><state key="selected"><attributedString key="attributedTitle"><fragment content="x"/>
            </attributedString><imageReference key="image" image="sun" catalog="system" symbolScale="small"/></state></button>
            """)

        let states = try #require(document.object(withID: "A")?.states)
        expectEqual(states.map(\.states), [["normal"], ["highlighted"], ["selected"]])
        expectTrue(states[0].title == "Go" && states[0].titleProperty == "normalTitle")
        expectEqual(states[0].image, ImageDescription(name: "star", isSystem: true))
        expectEqual(states[0].backgroundImage, ImageDescription(name: "back"))
        expectTrue(states[0].titleColor == .system("link") && states[0].symbolConfiguration?.scale == "large")
        expectEqual(states[0].titleShadowColor, .gray(white: 0.5, alpha: 1, space: .calibrated))
        expectTrue(states[1].title == "Two\nlines" && states[2].attributedTitle?.string == "x")
        expectEqual(states[2].image, ImageDescription(name: "sun", isSystem: true, symbolScale: "small"))
        expectEmpty(document.warnings)
    }

    @Test("A button's configuration")
    func configuration() throws {
        let document = try nib(
            """
            <button id="A"><buttonConfiguration key="configuration" style="filled" title="T" subtitle="S" image="star" \
            catalog="system" imagePlacement="trailing" imagePadding="4" titlePadding="2" titleAlignment="center" \
            cornerStyle="capsule" buttonSize="large" showsActivityIndicator="YES"><fontDescription \
            key="titleFontDescription" type="system" weight="bold" pointSize="20"/><color key="baseForegroundColor" name="A"/>
            <color key="baseBackgroundColor" name="B"/><directionalEdgeInsets key="contentInsets" top="1" leading="2" \
            bottom="3" trailing="4"/></buttonConfiguration></button>
            """)

        let configuration = try #require(document.object(withID: "A")?.buttonConfiguration)
        expectEqual(configuration.style, "filled")
        expectEqual(configuration.title, "T")
        expectEqual(configuration.subtitle, "S")
        expectEqual(configuration.image?.isSystem, true)
        expectEqual(configuration.imagePlacement, "trailing")
        expectEqual(configuration.imagePadding, 4)
        expectEqual(configuration.titlePadding, 2)
        expectEqual(configuration.titleAlignment, "center")
        expectEqual(configuration.cornerStyle, "capsule")
        expectEqual(configuration.buttonSize, "large")
        expectTrue(configuration.showsActivityIndicator)
        expectEqual(configuration.titleFont, FontDescription(face: .system(weight: "bold"), size: .points(20)))
        expectEqual(configuration.baseForegroundColor, .named("A"))
        expectEqual(configuration.baseBackgroundColor, .named("B"))
        expectEqual(
            configuration.contentInsets,
            InsetsDescription(top: 1, left: 2, bottom: 3, right: 4, isDirectional: true))
        expectEmpty(document.warnings)
    }

    @Test("Segments have titles or images, widths and offsets")
    func segments() throws {
        let document = try nib(
            """
            <segmentedControl id="A"><segments><segment title="One" width="40"/><segment title="" image="star" \
            catalog="system" enabled="NO"><size key="contentOffset" width="1" height="2"/></segment></segments>
            </segmentedControl>
            """)

        let segments = try #require(document.object(withID: "A")?.segments)
        expectEqual(segments.map(\.title), ["One", ""])
        expectEqual(segments.map(\.width), [40, 0])
        expectTrue(segments.map(\.isEnabled) == [true, false] && segments[1].image?.isSystem == true)
        expectEqual(segments[1].contentOffset, CGSize(width: 1, height: 2))
        expectEmpty(document.warnings)
    }

    @Test("Without a written autocapitalization there is none")
    func textInputTraits() throws {
        let document = try nib(
            """
            <textField id="A"><textInputTraits key="textInputTraits"/></textField><textField id="B"><textInputTraits \
            key="textInputTraits" autocapitalizationType="sentences" autocorrectionType="no" keyboardType="emailAddress" \
            returnKeyType="done" secureTextEntry="YES" enablesReturnKeyAutomatically="YES" textContentType="username" \
            smartQuotesType="no" keyboardAppearance="alert"/></textField><textField id="C"><textInputTraits \
            key="textInputTraits" keyboardType="asciiCapable"/></textField><textField id="D"/>
            """)

        let plain = document.object(withID: "A")?.textInputTraits
        let traits = try #require(document.object(withID: "B")?.textInputTraits)
        expectEqual(plain?.capitalization, TextInputTraitsDescription.Capitalization.none)
        expectNil(plain?.keyboard)
        expectEqual(traits.capitalization, .sentences)
        expectEqual(traits.autocorrection, .no)
        expectEqual(traits.keyboard, .emailAddress)
        expectEqual(traits.returnKey, .done)
        expectTrue(traits.isSecure)
        expectTrue(traits.enablesReturnKeyAutomatically)
        expectEqual(traits.contentType, "username")
        expectEqual(traits.smartQuotes, .no)
        expectEqual(traits.appearance, .alert)
        expectEqual(document.object(withID: "C")?.textInputTraits?.keyboard, .asciiCapable)
        expectNil(document.object(withID: "D")?.textInputTraits)
        expectEmpty(document.warnings)
    }

    @Test("Accessibility: unwritten values are the class's values")
    func accessibility() throws {
        let document = try nib(
            """
            <label id="A"><accessibility key="accessibilityConfiguration" identifier="i" label="l" hint="h"><accessibilityTraits \
            key="traits" button="YES" header="YES"/><bool key="isElement" value="NO"/></accessibility></label>
            <label id="B"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" none="YES"/>
            </accessibility></label><label id="C"><accessibility key="accessibilityConfiguration" label="x"/></label>
            """)

        let all = try #require(document.object(withID: "A")?.accessibility)
        expectEqual(all.identifier, "i")
        expectEqual(all.label, "l")
        expectEqual(all.hint, "h")
        expectEqual(all.isElement, false)
        expectEqual(all.traits, [.button, .header])
        expectEqual(document.object(withID: "B")?.accessibility?.traits, [])
        let some = try #require(document.object(withID: "C")?.accessibility)
        expectNil(some.traits)
        expectNil(some.isElement)
        expectEmpty(document.warnings)
    }
}
