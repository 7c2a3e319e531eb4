import UIKit

/// A page of sections, each a card of rows under a title. Most pages of the gallery are subclasses.
class SectionsViewController: UIViewController {
    /// The column of sections, in a scroll view.
    let column = UIStackView()
    private let scrollView = UIScrollView()
    private static let readableWidth: CGFloat = 640

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.clipsToBounds = true
        column.axis = .vertical
        column.spacing = 22
        column.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.alwaysBounceVertical = true
        scrollView.addSubview(column)
        view.addSubview(scrollView)
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        let width = column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            column.centerXAnchor.constraint(equalTo: content.centerXAnchor), width,
            column.widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth),
            column.widthAnchor.constraint(lessThanOrEqualTo: frame.widthAnchor, constant: -32),
        ])
    }

    /// Adds a card of rows, with a title over it and a note under it.
    @discardableResult
    func addSection(_ title: String?, note: String? = nil, _ rows: [UIView]) -> UIView {
        let section = UIStackView()
        section.axis = .vertical
        section.spacing = 7
        if let title { section.addArrangedSubview(Caption(title.uppercased())) }
        section.addArrangedSubview(Card(rows))
        if let note { section.addArrangedSubview(Caption(note)) }
        column.addArrangedSubview(section)
        return section
    }
}

/// A small gray line of text over or under a card.
final class Caption: UIStackView {
    init(_ text: String) {
        super.init(frame: .zero)
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        addArrangedSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

/// Rows in a column on a rounded card, with hairlines between them.
final class Card: UIStackView {
    init(_ rows: [UIView]) {
        super.init(frame: .zero)
        axis = .vertical
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        for (index, row) in rows.enumerated() {
            if index > 0 { addArrangedSubview(Hairline()) }
            addArrangedSubview(row)
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// A line between two rows, aligned with their texts.
final class Hairline: UIStackView {
    init() {
        super.init(frame: .zero)
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
        addArrangedSubview(line)
    }

    required init?(coder: NSCoder) { nil }
}

/// A row: a title at the leading side and a view at the trailing side, or a view of the whole width.
final class Row: UIStackView {
    convenience init(_ title: String, _ trailing: UIView) {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        self.init(label, trailing)
    }

    init(_ label: UILabel, _ trailing: UIView) {
        super.init(frame: .zero)
        label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        addArrangedSubview(label)
        addArrangedSubview(trailing)
        spacing = 12
        setUp()
    }

    init(_ view: UIView, alignment: Alignment = .center) {
        super.init(frame: .zero)
        addArrangedSubview(view)
        setUp()
        if alignment == .leading {
            let space = UIView()
            space.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
            addArrangedSubview(space)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func setUp() {
        alignment = .center
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        height.priority = .required - 1
        height.isActive = true
    }
}
