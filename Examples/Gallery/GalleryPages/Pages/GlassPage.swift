import UIKit

/// Names of iOS 26: glass, concentric corners, and the effect at the edge of a scroll view.
final class GlassPage: UIViewController {
    private let scroll = UIScrollView()
    private let column = UIStackView()
    private let header = UIVisualEffectView(effect: UIGlassEffect())
    private let edge = UIScrollEdgeElementContainerInteraction()
    private static let readableWidth: CGFloat = 560

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        column.axis = .vertical
        column.spacing = 16
        for index in 0..<12 { column.addArrangedSubview(index == 1 ? buttons : card(index)) }
        addColumn()
        let label = UILabel()
        label.text = "Glass over the content"
        label.textAlignment = .center
        label.frame = header.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        header.contentView.addSubview(label)
        view.addSubview(header)
        edge.scrollView = scroll
        edge.edge = .top
        header.addInteraction(edge)
        scroll.topEdgeEffect.style = .soft
    }

    private func addColumn() {
        for part in [scroll, column] { part.translatesAutoresizingMaskIntoConstraints = false }
        scroll.addSubview(column)
        view.addSubview(scroll)
        let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        let width = column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32)
        // Above the compression resistance of the buttons, which do not widen the column.
        width.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 72),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -28),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            column.centerXAnchor.constraint(equalTo: content.centerXAnchor), width,
            column.widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth),
        ])
    }

    private var buttons: UIView {
        let configurations: [(String, UIButton.Configuration)] = [
            ("Glass", .glass()), ("Clear", .clearGlass()), ("Prominent", .prominentGlass()),
            ("Both", .prominentClearGlass()),
        ]
        let stack = UIStackView(
            arrangedSubviews: configurations.map { title, configuration in
                var configuration = configuration
                configuration.title = title
                configuration.buttonSize = .mini
                return UIButton(configuration: configuration)
            })
        stack.spacing = 6
        stack.distribution = .fillEqually
        let effect = UIGlassContainerEffect()
        effect.spacing = 8
        let container = UIVisualEffectView(effect: effect)
        stack.translatesAutoresizingMaskIntoConstraints = false
        container.contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: container.contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: container.contentView.trailingAnchor),
            stack.topAnchor.constraint(equalTo: container.contentView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: container.contentView.bottomAnchor),
            container.heightAnchor.constraint(equalToConstant: 34),
        ])
        return container
    }

    /// A colored card with a panel of glass whose corners are concentric with those of the card.
    private func card(_ index: Int) -> UIView {
        let card = UIView()
        card.backgroundColor = [.systemOrange, .systemPink, .systemTeal, .systemIndigo][index % 4]
        card.cornerConfiguration = .uniformCorners(radius: .fixed(28))
        let effect = UIGlassEffect(style: index % 2 == 0 ? .regular : .clear)
        effect.isInteractive = true
        if index % 3 == 2 { effect.tintColor = .systemYellow }
        let panel = UIVisualEffectView(effect: effect)
        panel.translatesAutoresizingMaskIntoConstraints = false
        panel.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
        card.addSubview(panel)
        NSLayoutConstraint.activate([
            panel.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            panel.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            panel.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
            panel.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
            card.heightAnchor.constraint(equalToConstant: 100),
        ])
        return card
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = max(0, min(view.bounds.width - 32, Self.readableWidth))
        header.frame = CGRect(
            x: (view.bounds.width - width) / 2, y: view.safeAreaInsets.top + 12, width: width, height: 44)
    }
}
