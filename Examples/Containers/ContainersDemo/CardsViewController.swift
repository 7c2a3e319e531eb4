import UIKit

/// A page of cards and a button that performs an action of the container.
final class CardsViewController: LoggedViewController {
    struct Card {
        let icon: Icon
        let color: UIColor
        let title: String
        let detail: String
    }

    private let cards: [CardView]
    private let button: UIButton?

    init(title: String, cards: [Card], action: (title: String, perform: (UIViewController) -> Void)? = nil) {
        self.cards = cards.map { CardView(icon: $0.icon, color: $0.color, title: $0.title, detail: $0.detail) }
        var configuration = UIButton.Configuration.filled()
        configuration.title = action?.title
        configuration.cornerStyle = .large
        button = action == nil ? nil : UIButton(configuration: configuration)
        super.init(nibName: nil, bundle: nil)
        self.title = title
        button?.addAction(
            UIAction { [weak self] _ in
                if let self { action?.perform(self) }
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for card in cards { view.addSubview(card) }
        if let button { view.addSubview(button) }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = min(view.bounds.width - 32, 640)
        let x = (view.bounds.width - width) / 2
        var y: CGFloat = 16
        for card in cards {
            card.frame = CGRect(x: x, y: y, width: width, height: 92)
            y += 92 + 12
        }
        button?.frame = CGRect(x: x, y: y + 12, width: width, height: 50)
    }
}
