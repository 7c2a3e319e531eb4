import LedgerModel
import UIKit

/// A row with an entry.
final class EntryCell: UITableViewCell {
    static let identifier = NSStringFromClass(EntryCell.self)

    let titleLabel = UILabel()
    let amountLabel = UILabel()
    private let stack = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        stack.addArrangedSubview(titleLabel)
        stack.addArrangedSubview(amountLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        amountLabel.setContentHuggingPriority(.required, for: .horizontal)
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
        addGlass()
    }

    required init?(coder: NSCoder) { nil }

    func configure(with entry: Entry, _ formatter: NumberFormatter) {
        titleLabel.text = entry.title
        amountLabel.text = formatter.string(from: entry.amount as NSDecimalNumber)
        amountLabel.textColor = entry.kind == .expense ? .systemRed : .label
    }

    private func addGlass() {
        guard #available(iOS 26.0, *) else { return }
        let effect = UIGlassEffect(style: .regularX)
        effect.isInteractive = true
        backgroundView = UIVisualEffectView(effect: effect)
    }
}

@available(iOS 26.0, *)
extension EntryCell {
    func glassConfiguration() -> UIButton.Configuration { .prominentGlassOfTomorrow() }
}

/// An object that shows an entry's details.
@MainActor
final class DetailCoordinator: NSObject, LedgerViewControllerDelegate {
    let navigationController: UINavigationController
    private(set) var shown: [Entry] = []

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
    }

    func ledger(_ controller: LedgerViewController, didSelect entry: Entry) {
        shown.append(entry)
        let detail = UIViewController()
        detail.title = entry.title
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Close") { [weak self] _ in self?.close() })
        button.addTarget(self, action: #selector(log(_:event:)), for: .touchUpInside)
        detail.view.addSubview(button)
        navigationController.pushViewController(detail, animated: false)
    }

    private(set) var events = 0

    @objc private func log(_ sender: UIButton, event: UIEvent?) { events += 1 }

    @objc func close() { navigationController.popViewController(animated: false) }
}
