import UIKit

/// The system colors, which differ in light and dark.
final class ColorsPage: SectionsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addSection(
            "Tints",
            [
                grid([
                    (.systemRed, "Red"), (.systemOrange, "Orange"), (.systemYellow, "Yellow"), (.systemGreen, "Green"),
                    (.systemMint, "Mint"), (.systemTeal, "Teal"), (.systemCyan, "Cyan"), (.systemBlue, "Blue"),
                    (.systemIndigo, "Indigo"), (.systemPurple, "Purple"), (.systemPink, "Pink"),
                    (.systemBrown, "Brown"),
                ])
            ])
        addSection(
            "Grays",
            [
                grid([
                    (.systemGray, "Gray"), (.systemGray2, "Gray 2"), (.systemGray3, "Gray 3"), (.systemGray4, "Gray 4"),
                    (.systemGray5, "Gray 5"), (.systemGray6, "Gray 6"),
                ])
            ])
        addSection(
            "Fills",
            [
                grid([
                    (.systemFill, "Fill"), (.secondarySystemFill, "Secondary"), (.tertiarySystemFill, "Tertiary"),
                    (.quaternarySystemFill, "Quaternary"),
                ])
            ])
    }

    private func grid(_ colors: [(UIColor, String)]) -> Row {
        let rows = UIStackView()
        rows.axis = .vertical
        rows.spacing = 12
        for start in stride(from: 0, to: colors.count, by: 4) {
            let row = UIStackView(
                arrangedSubviews: (start..<start + 4).map { index in
                    index < colors.count ? swatch(colors[index].0, colors[index].1) : UIView()
                })
            row.distribution = .fillEqually
            row.spacing = 10
            rows.addArrangedSubview(row)
        }
        let row = Row(rows)
        row.directionalLayoutMargins.top = 14
        row.directionalLayoutMargins.bottom = 12
        return row
    }

    private func swatch(_ color: UIColor, _ name: String) -> UIView {
        let square = UIView()
        square.backgroundColor = color
        square.layer.cornerRadius = 10
        square.heightAnchor.constraint(equalToConstant: 52).isActive = true
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [square, label])
        stack.axis = .vertical
        stack.spacing = 5
        return stack
    }
}
