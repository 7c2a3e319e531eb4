import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Buttons of documents")
struct ButtonDocumentTests {
    private func button(_ attributes: String, _ children: String = "") throws -> UIButton {
        try PartsDocument.view(
            """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
            contentVerticalAlignment="center" lineBreakMode="middleTruncation" \(attributes) id="B">\(children)</button>
            """)
    }

    @Test(
        "Types of buttons: custom by default, and the system type under both names",
        arguments: [
            ("", UIButton.ButtonType.custom), (#"buttonType="roundedRect""#, .system),
            (#"buttonType="system""#, .system), (#"buttonType="contactAdd""#, .contactAdd),
            (#"buttonType="infoDark""#, .infoDark), (#"buttonType="close""#, .close),
        ])
    func kinds(attribute: String, type: UIButton.ButtonType) throws {
        try PartsDocument.run { _ in
            let made = try button(attribute)

            expectEqual(made.buttonType, type)
        }
    }

    @Test("The background of a configuration: colors, corners and outline")
    func background() throws {
        try PartsDocument.run { stage in
            let button = try button(
                #"buttonType="system""#,
                """
                <buttonConfiguration key="configuration" style="filled" title="Go" cornerStyle="fixed">
                    <backgroundConfiguration key="background" cornerRadius="3" strokeWidth="2" imageContentMode="center">
                        <color key="backgroundColor" \(PartsDocument.red)
                        <color key="strokeColor" \(PartsDocument.red)
                    </backgroundConfiguration>
                </buttonConfiguration>
                """)

            let background = try #require(button.configuration?.background)
            expectEqual(background.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            expectEqual(background.strokeColor, background.backgroundColor)
            expectEqual(background.strokeWidth, 2)
            expectEqual(background.cornerRadius, 3)
            expectEqual(background.imageContentMode, .center)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("States have titles and colors, and the label its font")
    func states() throws {
        try PartsDocument.run { _ in
            let button = try button(
                #"buttonType="system""#,
                """
                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="22"/>
                <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                <state key="normal" title="Play"><color key="titleColor" \(PartsDocument.red)</state>
                <state key="highlighted" title="Playing"/>
                """)

            expectEqual(button.title(for: .normal), "Play")
            expectEqual(button.title(for: .highlighted), "Playing")
            expectEqual(button.title(for: .disabled), "Play")
            expectEqual(button.titleColor(for: .normal), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            expectEqual(button.titleLabel?.font.pointSize, 22)
            expectEqual(button.contentEdgeInsets, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
            expectNil(button.configuration)
        }
    }

    @Test("An attributed title counts if the button uses it, and is ignored otherwise")
    func attributedTitle() throws {
        try PartsDocument.run { _ in
            let state = """
                <state key="normal" title="Plain"><attributedString key="attributedTitle">\
                <fragment content="Fancy"/></attributedString></state>
                """
            let fancy = try button(#"hasAttributedTitle="YES""#, state)
            let plain = try button("", state)

            expectEqual(fancy.attributedTitle(for: .normal)?.string, "Fancy")
            expectNil(plain.attributedTitle(for: .normal))
            expectEqual(plain.title(for: .normal), "Plain")
        }
    }

    @Test("A configuration without a title uses the state's title")
    func configuration() throws {
        try PartsDocument.run { _ in
            let button = try button(
                #"buttonType="system""#,
                """
                <state key="normal" title="Continue"/>
                <buttonConfiguration key="configuration" style="filled" cornerStyle="capsule" buttonSize="large" \
                imagePlacement="trailing" imagePadding="6" subtitle="Next">
                    <color key="baseBackgroundColor" \(PartsDocument.red)
                    <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                </buttonConfiguration>
                """)

            let configuration = try #require(button.configuration)
            expectEqual(configuration.title, "Continue")
            expectEqual(configuration.subtitle, "Next")
            expectEqual(configuration.cornerStyle, .capsule)
            expectEqual(configuration.buttonSize, .large)
            expectEqual(configuration.imagePlacement, .trailing)
            expectEqual(configuration.imagePadding, 6)
            expectEqual(configuration.baseBackgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            expectEqual(
                configuration.contentInsets, NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
    }

    @Test("A configuration's font is its title's font")
    func configurationFont() throws {
        try PartsDocument.run { _ in
            let button = try button(
                "",
                """
                <buttonConfiguration key="configuration" style="plain" title="Small">
                    <fontDescription key="titleFontDescription" type="system" pointSize="9"/>
                </buttonConfiguration>
                """)

            expectEqual(button.configuration?.attributedTitle?.font?.pointSize, 9)
        }
    }
}
