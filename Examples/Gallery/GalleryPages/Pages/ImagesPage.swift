import UIKit

/// Content modes, and symbols in weights, scales and colors.
final class ImagesPage: SectionsViewController {
    private static let symbols = [
        "star", "star.fill", "heart", "heart.fill", "bell", "gear", "trash", "folder", "doc", "photo",
        "magnifyingglass",
        "person", "house", "calendar", "clock", "bookmark", "paperplane", "link", "lock", "checkmark.circle",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        addSection("Symbols", [padded(grid(Self.symbols.map { symbol($0) }, columns: 5))])
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .thin, .regular, .semibold, .bold, .black]
        addSection(
            "Weights",
            [
                padded(
                    grid(
                        weights.map { symbol("heart", UIImage.SymbolConfiguration(pointSize: 28, weight: $0)) },
                        columns: 6))
            ])
        addSection(
            "Colours",
            [
                padded(
                    grid(
                        [
                            symbol("square.and.arrow.up", UIImage.SymbolConfiguration(pointSize: 30)),
                            symbol("folder.badge.plus", .init(hierarchicalColor: .systemOrange)),
                            symbol("person.crop.circle", .init(hierarchicalColor: .systemGreen)),
                            symbol("xmark.circle.fill", .init(paletteColors: [.white, .systemRed])),
                        ], columns: 4))
            ])
        let modes: [(UIView.ContentMode, String)] = [
            (.scaleToFill, "Fill"), (.scaleAspectFit, "Aspect fit"), (.scaleAspectFill, "Aspect fill"),
            (.center, "Centre"),
        ]
        addSection("Content modes", [padded(grid(modes.map { picture($0, $1) }, columns: 4))])
    }

    private func padded(_ view: UIView) -> Row {
        let row = Row(view)
        row.directionalLayoutMargins.top = 14
        row.directionalLayoutMargins.bottom = 14
        return row
    }

    private func grid(_ views: [UIView], columns: Int) -> UIStackView {
        let rows = UIStackView()
        rows.axis = .vertical
        rows.spacing = 14
        for start in stride(from: 0, to: views.count, by: columns) {
            let row = UIStackView(arrangedSubviews: Array(views[start..<min(start + columns, views.count)]))
            row.distribution = .fillEqually
            row.spacing = 8
            rows.addArrangedSubview(row)
        }
        return rows
    }

    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) -> UIView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 26).applying(configuration)
        view.contentMode = .center
        view.heightAnchor.constraint(equalToConstant: 36).isActive = true
        return view
    }

    private func picture(_ mode: UIView.ContentMode, _ name: String) -> UIView {
        let view = UIImageView(image: Self.landscape)
        view.contentMode = mode
        view.clipsToBounds = true
        view.backgroundColor = .tertiarySystemFill
        view.layer.cornerRadius = 8
        view.heightAnchor.constraint(equalToConstant: 76).isActive = true
        view.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [view, label])
        stack.axis = .vertical
        stack.spacing = 5
        return stack
    }

    /// A sun over mountains, wider than high.
    private static let landscape: UIImage = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let size = CGSize(width: 120, height: 70)
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor(red: 0.53, green: 0.78, blue: 0.96, alpha: 1).setFill()
            UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
            UIColor(red: 1, green: 0.82, blue: 0.35, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 82, y: 10, width: 20, height: 20)).fill()
            for (peak, shade) in [(CGPoint(x: 38, y: 20), CGFloat(0.42)), (CGPoint(x: 84, y: 34), CGFloat(0.32))] {
                UIColor(red: shade * 0.8, green: shade * 1.3, blue: shade, alpha: 1).setFill()
                let mountain = UIBezierPath()
                mountain.move(to: CGPoint(x: peak.x - 56, y: 70))
                mountain.addLine(to: peak)
                mountain.addLine(to: CGPoint(x: peak.x + 56, y: 70))
                mountain.close()
                mountain.fill()
            }
        }
    }()
}
