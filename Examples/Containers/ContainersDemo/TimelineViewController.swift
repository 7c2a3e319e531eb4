import UIKit

/// A page that shows the latest callbacks of all the demo's controllers.
final class TimelineViewController: LoggedViewController {
    private var rows: [(time: UILabel, name: UILabel, callback: UILabel)] = []
    private let card = UIView()
    private static let rowHeight: CGFloat = 24

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        view.addSubview(card)
        CallbackLog.shared.changed = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = min(view.bounds.width - 32, 640)
        card.frame = CGRect(
            x: (view.bounds.width - width) / 2, y: 16, width: width, height: max(0, view.bounds.height - 32))
        let count = max(0, Int((card.bounds.height - 24) / Self.rowHeight))
        makeRows(count)
        let entries = CallbackLog.shared.entries.suffix(count)
        for (index, row) in rows.enumerated() {
            let y = 12 + CGFloat(index) * Self.rowHeight
            row.time.frame = CGRect(x: 16, y: y, width: 56, height: Self.rowHeight)
            row.name.frame = CGRect(x: 76, y: y, width: 84, height: Self.rowHeight)
            row.callback.frame = CGRect(x: 164, y: y, width: max(0, width - 180), height: Self.rowHeight)
            let entry = index < entries.count ? entries[entries.startIndex + index] : nil
            row.time.text = entry.map { String(format: "%.3f", $0.time) }
            row.name.text = entry?.controller
            row.callback.text = entry?.callback
        }
    }

    private func makeRows(_ count: Int) {
        while rows.count < count {
            let row = (time: UILabel(), name: UILabel(), callback: UILabel())
            row.time.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
            row.time.textColor = .tertiaryLabel
            row.name.font = .systemFont(ofSize: 13, weight: .semibold)
            row.name.textColor = .label
            row.callback.font = .systemFont(ofSize: 13)
            row.callback.textColor = .secondaryLabel
            for label in [row.time, row.name, row.callback] { card.addSubview(label) }
            rows.append(row)
        }
        while rows.count > count {
            let row = rows.removeLast()
            for label in [row.time, row.name, row.callback] { label.removeFromSuperview() }
        }
    }
}
