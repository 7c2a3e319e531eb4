import UIKit

/// A split view inside of the page, and its display modes.
final class SplitViewPage: UIViewController {
    private let split = UISplitViewController(style: .tripleColumn)
    private let modes = UISegmentedControl(items: ["Content", "One", "Two"])

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let columns: [(UISplitViewController.Column, String, UIColor)] = [
            (.primary, "Primary", .systemIndigo), (.supplementary, "Supplementary", .systemTeal),
            (.secondary, "Secondary", .systemOrange),
        ]
        for (column, title, color) in columns { split.setViewController(Column(title, color), for: column) }
        split.preferredPrimaryColumnWidth = 160
        split.preferredSupplementaryColumnWidth = 180
        addChild(split)
        view.addSubview(split.view)
        split.didMove(toParent: self)
        modes.selectedSegmentIndex = 1
        modes.addAction(UIAction { [weak self] _ in self?.modeDidChange() }, for: .valueChanged)
        view.addSubview(modes)
    }

    private func modeDidChange() {
        switch modes.selectedSegmentIndex {
        case 0: split.hide(.supplementary)
        case 1: split.displayMode == .secondaryOnly ? split.show(.supplementary) : split.hide(.primary)
        default: split.show(.primary)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        modes.frame = CGRect(x: safe.minX + 16, y: safe.minY + 12, width: max(0, min(360, safe.width - 32)), height: 32)
        split.view.frame = CGRect(
            x: safe.minX, y: modes.frame.maxY + 12, width: safe.width,
            height: max(0, view.bounds.height - modes.frame.maxY - 12))
    }

    private final class Column: UIViewController {
        private let color: UIColor

        init(_ title: String, _ color: UIColor) {
            self.color = color
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = color.withAlphaComponent(0.15)
        }
    }
}
