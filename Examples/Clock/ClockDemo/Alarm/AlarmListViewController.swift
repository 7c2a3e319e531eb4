import UIKit

/// The alarms: a switch for each, a tap opens the editor while the list is edited or on the row itself, a swipe deletes.
public final class AlarmListViewController: UITableViewController {
    private let store: ClockStore

    /// Makes the list of a store's alarms.
    public init(store: ClockStore) {
        self.store = store
        super.init(style: .plain)
        title = "Alarms"
        tabBarItem = UITabBarItem(title: "Alarms", image: UIImage(systemName: "alarm.fill"), tag: 1)
        store.observe(self) { [weak self] in self?.showStates() }
    }

    /// Makes nothing: archives are not read.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                edit(store.makeAlarm(), title: "Add Alarm")
            })
        tableView.register(AlarmCell.self, forCellReuseIdentifier: "alarm")
        tableView.allowsSelectionDuringEditing = true
        tableView.cellLayoutMarginsFollowReadableWidth = true
    }

    /// An alarm that has rung once is off.
    private func showStates() {
        guard isViewLoaded else { return }
        for case let cell as AlarmCell in tableView.visibleCells {
            guard let alarm = store.alarms.first(where: { $0.id == cell.alarm }) else { continue }
            cell.show(alarm)
        }
    }

    // MARK: Editing an alarm

    private func edit(_ alarm: Alarm, title: String) {
        let isNew = !store.alarms.contains { $0.id == alarm.id }
        let editor = AlarmEditorViewController(alarm: alarm, canDelete: !isNew) { [weak self] result in
            self?.finishEditing(alarm, with: result)
        }
        editor.title = title
        present(UINavigationController(rootViewController: editor), animated: true)
    }

    private func finishEditing(_ alarm: Alarm, with result: AlarmEditorViewController.Result) {
        let old = store.alarms.firstIndex { $0.id == alarm.id }
        switch result {
        case .cancelled: return
        case .deleted: store.removeAlarm(alarm.id)
        case .saved(let edited): store.save(edited)
        }
        let new = store.alarms.firstIndex { $0.id == alarm.id }
        tableView.performBatchUpdates {
            if let old { self.tableView.deleteRows(at: [IndexPath(row: old, section: 0)], with: .automatic) }
            if let new { self.tableView.insertRows(at: [IndexPath(row: new, section: 0)], with: .automatic) }
        }
        if isEditing { setEditing(false, animated: true) }
    }

    // MARK: The list

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.alarms.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "alarm", for: indexPath)
        let alarm = store.alarms[indexPath.row]
        (cell as? AlarmCell)?.configure(alarm) { [weak self] isOn in self?.store.setAlarm(alarm.id, isOn: isOn) }
        return cell
    }

    public override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 96 }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        edit(store.alarms[indexPath.row], title: "Edit Alarm")
    }

    public override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        store.removeAlarm(store.alarms[indexPath.row].id)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}
