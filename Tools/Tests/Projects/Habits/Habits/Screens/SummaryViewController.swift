import UIKit

/// The longest streaks.
final class SummaryViewController: UITableViewController {
    private let store: HabitStore
    private var rows: [(name: String, streak: Int)] = []
    private var observation: HabitStore.Token?

    init(store: HabitStore) {
        self.store = store
        super.init(style: .grouped)
        title = .summary
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        observation = store.observe { [weak self] in self?.update() }
        update()
    }

    private func update() {
        rows = store.habits.map { ($0.name, $0.streak(on: store.today)) }.sorted { $0.streak > $1.streak }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        content.text = rows[indexPath.row].name
        content.secondaryText = .streak(rows[indexPath.row].streak)
        content.secondaryTextProperties.color = .Brand.streak
        content.image = UIImage(resource: .flameBadge)
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}
