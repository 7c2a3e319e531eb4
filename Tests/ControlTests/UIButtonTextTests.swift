import Expectations
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

    @Test("Own attributes take precedence over the configuration's")
    func attributed() {
        var configuration = UIButton.Configuration.filled()
        var title = AttributedString("Big")
        title.font = .boldSystemFont(ofSize: 30)
        configuration.attributedTitle = title

        let button = UIButton(configuration: configuration)

        expectEqual(configuration.title, "Big")
        expectEqual(shownAttributes(button)[.font] as? UIFont, .boldSystemFont(ofSize: 30))
        expectEqual(shownAttributes(button)[.foregroundColor] as? UIColor, .white)
        button.configuration?.title = "Plain"
        expectEqual(button.configuration?.attributedTitle, AttributedString("Plain"))
        button.setNeedsLayout()
        button.layoutIfNeeded()
        expectNotEqual(shownAttributes(button)[.font] as? UIFont, .boldSystemFont(ofSize: 30))
    }

    @Test("A transformer is applied last, for plain texts too")
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

        expectEqual(shownAttributes(button)[.font] as? UIFont, .italicSystemFont(ofSize: 12))
        expectEqual(shownAttributes(button)[.underlineStyle] as? Int, NSUnderlineStyle.single.rawValue)
        expectEqual(button.subtitleLabel?.text, "Subtitle")
    }

    @Test("Runs of an attributed string keep their attributes when it becomes Foundation's older kind")
    func conversion() {
        var text = AttributedString("red")
        text.foregroundColor = .systemRed
        text.kern = 2
        text += AttributedString(" plain")

        let converted = NSAttributedString(text)

        expectEqual(converted.string, "red plain")
        expectEqual(converted.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .systemRed)
        expectEqual(converted.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat, 2)
        expectEmpty(converted.attributes(at: 5, effectiveRange: nil))
    }

    @Test(
        "Kinds with a symbol show it",
        arguments: [UIButton.ButtonType.contactAdd, .infoLight, .infoDark, .detailDisclosure, .close])
    func kinds(type: UIButton.ButtonType) {
        let button = UIButton(type: type)

        expectEqual(button.currentImage?.isSymbolImage, true)
        expectEqual(button.buttonType, type)
        #expect(button.intrinsicContentSize.width > 15)
        expectEqual(button.frame, CGRect(origin: .zero, size: button.intrinsicContentSize))
        expectEqual(UIButton(type: type, primaryAction: UIAction { _ in }).frame, button.frame)
        expectEqual(UIButton(type: .system).frame, .zero)
    }

    @Test("The size of a button follows the text size of the system and bold text")
    func textSize() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            var configuration = UIButton.Configuration.filled()
            configuration.title = "A title"
            configuration.subtitle = "A subtitle"
            let configured = UIButton(configuration: configuration)
            let plain = UIButton(type: .system)
            plain.setTitle("Plain", for: .normal)
            plain.titleLabel?.font = .preferredFont(forTextStyle: .headline)
            plain.titleLabel?.adjustsFontForContentSizeCategory = true
            let stack = UIStackView(arrangedSubviews: [configured, plain])
            stack.axis = .vertical
            stack.alignment = .leading
            stack.translatesAutoresizingMaskIntoConstraints = false
            let root = try #require(stage.window.rootViewController?.view)
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ])
            stage.advance(by: 1)
            let before = [configured.bounds.size, plain.bounds.size]

            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            stage.advance(by: 1)

            for (button, size) in zip([configured, plain], before) {
                #expect(button.bounds.height > size.height + 10)
                #expect(button.bounds.width > size.width + 10)
                expectEqual(button.bounds.size, button.intrinsicContentSize)
            }

            let large = configured.bounds.width
            stage.window.traitOverrides.legibilityWeight = .bold
            stage.advance(by: 1)

            #expect(configured.bounds.width > large)
        }
    }
}
