import UIKit

/// Text styles, and the effects of text attributes.
final class TextPage: SectionsViewController {
    private static let styles: [(UIFont.TextStyle, String)] = [
        (.largeTitle, "Large title"), (.title1, "Title 1"), (.title2, "Title 2"), (.title3, "Title 3"),
        (.headline, "Headline"), (.body, "Body"), (.callout, "Callout"), (.subheadline, "Subheadline"),
        (.footnote, "Footnote"), (.caption1, "Caption 1"), (.caption2, "Caption 2"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        let styles = UIStackView(
            arrangedSubviews: Self.styles.map { style, name in
                let label = UILabel()
                label.text = name
                label.font = .preferredFont(forTextStyle: style)
                return label
            })
        styles.axis = .vertical
        styles.spacing = 3
        addSection("Styles", [Row(styles)])
        addSection("Attributes", [Row(paragraph())])
        addSection("Colours", [Row(hierarchy())])
    }

    private func paragraph() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        let text = NSMutableAttributedString(string: "Text can be ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let parts: [(String, [NSAttributedString.Key: Any])] = [
            ("bold", [.font: UIFont.systemFont(ofSize: 17, weight: .bold)]), (", ", [:]),
            ("coloured", [.foregroundColor: UIColor.systemPurple]), (", ", [:]),
            ("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue]), (", ", [:]),
            ("struck through", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]), (" or ", [:]),
            ("marked", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.4)]),
            (", and it breaks into lines where there is no more room.", [:]),
        ]
        for (string, attributes) in parts {
            text.append(
                NSAttributedString(
                    string: string, attributes: [.font: UIFont.systemFont(ofSize: 17)].merging(attributes) { $1 }))
        }
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        label.attributedText = text
        return label
    }

    private func hierarchy() -> UIStackView {
        let colors: [(UIColor, String)] = [
            (.label, "Primary label"), (.secondaryLabel, "Secondary label"), (.tertiaryLabel, "Tertiary label"),
            (.quaternaryLabel, "Quaternary label"), (.link, "Link"),
        ]
        let stack = UIStackView(
            arrangedSubviews: colors.map { color, name in
                let label = UILabel()
                label.text = name
                label.textColor = color
                return label
            })
        stack.axis = .vertical
        stack.spacing = 2
        return stack
    }
}
