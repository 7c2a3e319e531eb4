import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("A button's text with attributes")
struct UIButtonTextTests {
    private func shownAttributes(_ button: UIButton, at index: Int = 0) -> [NSAttributedString.Key: Any] {
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        return button.titleLabel?.attributedText?.attributes(at: index, effectiveRange: nil) ?? [:]
    }

    @Test("Own attributes come before the configuration's")
    func attributed() {
        var configuration = UIButton.Configuration.filled()
        var title = AttributedString("Big")
        title.font = .boldSystemFont(ofSize: 30)
        configuration.attributedTitle = title

        let button = UIButton(configuration: configuration)

        #expect(configuration.title == "Big")
        #expect(shownAttributes(button)[.font] as? UIFont == .boldSystemFont(ofSize: 30))
        #expect(shownAttributes(button)[.foregroundColor] as? UIColor == .white)
        button.configuration?.title = "Plain"
        #expect(button.configuration?.attributedTitle == AttributedString("Plain"))
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(shownAttributes(button)[.font] as? UIFont != .boldSystemFont(ofSize: 30))
    }

    @Test("A transformer has the last word, for plain texts too")
    func transformer() {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Title"
        configuration.subtitle = "Subtitle"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .italicSystemFont(ofSize: 12)
            outgoing.underlineStyle = .single
            return outgoing
        }

        let button = UIButton(configuration: configuration)

        #expect(shownAttributes(button)[.font] as? UIFont == .italicSystemFont(ofSize: 12))
        #expect(shownAttributes(button)[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(button.subtitleLabel?.text == "Subtitle")
    }

    @Test("Runs of an attributed string keep their attributes when it becomes Foundation's older kind")
    func conversion() {
        var text = AttributedString("red")
        text.foregroundColor = .systemRed
        text.kern = 2
        text += AttributedString(" plain")

        let converted = NSAttributedString(text)

        #expect(converted.string == "red plain")
        #expect(converted.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        #expect(converted.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
        #expect(converted.attributes(at: 5, effectiveRange: nil).isEmpty)
    }

    @Test(
        "Kinds with a symbol show it",
        arguments: [UIButton.ButtonType.contactAdd, .infoLight, .detailDisclosure, .close])
    func kinds(type: UIButton.ButtonType) {
        let button = UIButton(type: type)

        #expect(button.currentImage?.isSymbolImage == true && button.buttonType == type)
        #expect(button.intrinsicContentSize.width > 15)
    }
}
