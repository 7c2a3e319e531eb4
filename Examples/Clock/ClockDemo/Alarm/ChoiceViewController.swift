import UIKit

/// A list of options with a checkmark for one or several rows.
final class ChoiceViewController: UITableViewController {
    private let options: [String]
    private var chosen: Set<Int>
    private let allowsSeveral: Bool
    private let change: (Set<Int>) -> Void

    init(options: [String], chosen: Set<Int>, allowsSeveral: Bool, change: @escaping (Set<Int>) -> Void) {
        self.options = options
        self.chosen = chosen
        self.allowsSeveral = allowsSeveral
        self.change = change
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "option")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { options.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = options[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = chosen.contains(indexPath.row) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if allowsSeveral { chosen.formSymmetricDifference([indexPath.row]) } else { chosen = [indexPath.row] }
        for cell in tableView.visibleCells {
            guard let row = tableView.indexPath(for: cell)?.row else { continue }
            cell.accessoryType = chosen.contains(row) ? .checkmark : .none
        }
        change(chosen)
    }
}
