import UIKit

/// A table in each style, with cells of each style, accessories, swipe actions and reordering.
final class TablesPage: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private struct Section {
        let title: String
        let note: String?
        var rows: [Row]
    }

    private struct Row {
        let title: String
        var detail: String?
        var symbol: String?
        var accessory = UITableViewCell.AccessoryType.none
        var style = UITableViewCell.CellStyle.default
    }

    private var sections = [
        Section(
            title: "Cells", note: "Swipe a row for its actions.",
            rows: [
                Row(title: "Basic"), Row(title: "With a symbol", symbol: "star"),
                Row(title: "Subtitle", detail: "A second line, in a smaller size", symbol: "doc", style: .subtitle),
                Row(title: "Value", detail: "On", accessory: .disclosureIndicator, style: .value1),
            ]),
        Section(
            title: "Accessories", note: nil,
            rows: [
                Row(title: "Disclosure", accessory: .disclosureIndicator),
                Row(title: "Detail", accessory: .detailButton), Row(title: "Checkmark", accessory: .checkmark),
            ]),
        Section(
            title: "Planets", note: "Edit to delete and reorder.",
            rows: ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"].map { Row(title: $0) }
        ),
    ]
    private static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    private let styleControl = UISegmentedControl(items: ["Plain", "Grouped", "Inset"])
    private let editButton = UIButton(configuration: .plain())
    private var table = UITableView(frame: .zero, style: .insetGrouped)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.clipsToBounds = true
        styleControl.selectedSegmentIndex = 2
        styleControl.addAction(
            UIAction { [weak self] action in
                guard let self, let control = action.sender as? UISegmentedControl else { return }
                show(UITableView(frame: .zero, style: Self.styles[control.selectedSegmentIndex]))
            }, for: .valueChanged)
        editButton.configuration?.title = "Edit"
        editButton.addAction(UIAction { [weak self] _ in self?.toggleEditing() }, for: .primaryActionTriggered)
        view.addSubview(styleControl)
        view.addSubview(editButton)
        show(table)
    }

    private func show(_ table: UITableView) {
        self.table.removeFromSuperview()
        self.table = table
        table.dataSource = self
        table.delegate = self
        view.insertSubview(table, at: 0)
        editButton.configuration?.title = "Edit"
        view.setNeedsLayout()
    }

    private func toggleEditing() {
        table.setEditing(!table.isEditing, animated: true)
        editButton.configuration?.title = table.isEditing ? "Done" : "Edit"
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        styleControl.frame = CGRect(x: isRightToLeft ? 96 : 16, y: 8, width: max(0, width - 112), height: 32)
        editButton.frame = CGRect(x: isRightToLeft ? 8 : width - 84, y: 6, width: 76, height: 36)
        table.frame = CGRect(x: 0, y: 48, width: width, height: max(0, view.bounds.height - 48))
    }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].note }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.detail
        if let symbol = row.symbol { cell.imageView?.image = UIImage(systemName: symbol) }
        cell.accessoryType = row.accessory
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.section == 2 }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let row = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        sections[indexPath.section].rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
