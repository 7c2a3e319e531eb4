import UIKit

/// The alarms: a switch for each, a tap opens the editor, beside the list or in a sheet, and a swipe deletes. While
/// the list is edited, all alarms can be deleted together.
public final class AlarmListViewController: ListViewController {
    private let store: ClockStore
    private var selected: Alarm.ID?
    private lazy var addItem = UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            present(store.makeAlarm(), title: "Add Alarm")
        })
    private lazy var deleteAllItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Delete All") { [weak self] _ in self?.askToDeleteAll() })

    /// Creates the list of a store's alarms.
    public init(store: ClockStore) {
        self.store = store
        super.init(style: .plain)
        title = "Alarms"
        tabBarItem = UITabBarItem(title: "Alarms", image: UIImage(systemName: "alarm.fill"), tag: 1)
        store.observe(self) { [weak self] in self?.alarmsDidChange() }
    }

    /// Always `nil`: archives are not supported.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = addItem
        tableView.register(AlarmCell.self, forCellReuseIdentifier: "alarm")
        tableView.estimatedRowHeight = 96
        tableView.allowsSelectionDuringEditing = true
        select(store.alarms.first?.id)
    }

    /// An alarm that has rung once is switched off.
    private func alarmsDidChange() {
        guard isViewLoaded else { return }
        setNeedsUpdateContentUnavailableConfiguration()
        deleteAllItem.isEnabled = !store.alarms.isEmpty
        for case let cell as AlarmCell in tableView.visibleCells {
            guard let alarm = store.alarms.first(where: { $0.id == cell.alarm }) else { continue }
            cell.show(alarm)
        }
    }

    /// Shows a placeholder without alarms.
    public override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var missing = UIContentUnavailableConfiguration.empty()
        missing.image = UIImage(systemName: "alarm")
        missing.text = "No Alarms"
        contentUnavailableConfiguration = store.alarms.isEmpty ? missing : nil
    }

    // MARK: Deleting all alarms

    public override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        deleteAllItem.isEnabled = !store.alarms.isEmpty
        navigationItem.setRightBarButton(editing ? deleteAllItem : addItem, animated: animated)
    }

    /// Confirms the deletion of all alarms: at the bottom of a narrow window, or in a popover from the button in a
    /// wide window.
    private func askToDeleteAll() {
        let sheet = UIAlertController(
            title: nil, message: "All alarms are deleted, those that are off too.", preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete All Alarms", style: .destructive) { [weak self] _ in self?.deleteAll() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceItem = deleteAllItem
        present(sheet, animated: true)
    }

    private func deleteAll() {
        store.removeAlarms()
        tableView.reloadData()
        select(nil)
        setEditing(false, animated: true)
    }

    // MARK: Editing an alarm

    /// Shows an alarm beside the list, and saves changes immediately.
    private func select(_ id: Alarm.ID?) {
        selected = id
        guard let split = splitViewController else { return }
        guard let alarm = store.alarms.first(where: { $0.id == id }) else {
            return split.setViewController(nil, for: .secondary)
        }
        let editor = AlarmEditorViewController(alarm: alarm) { [weak self] in self?.remove(alarm.id) }
        editor.title = "Alarm"
        editor.didChange = { [weak self] in self?.save($0) }
        split.setViewController(UINavigationController(rootViewController: editor), for: .secondary)
        markShownRow()
    }

    override var shownRow: Int? { store.alarms.firstIndex { $0.id == selected } }

    /// Shows an alarm in a sheet, and saves changes only on Save.
    private func present(_ alarm: Alarm, title: String, delete: (() -> Void)? = nil) {
        present(makeSheet(alarm, title: title, delete: delete), animated: true)
    }

    /// The sheet of an alarm that was being edited when the app ended. The editor decodes the rest.
    func makeSheetToRestore() -> UIViewController { makeSheet(store.makeAlarm(), title: "Alarm", delete: nil) }

    private func makeSheet(_ alarm: Alarm, title: String, delete: (() -> Void)?) -> UIViewController {
        let editor = AlarmEditorViewController(alarm: alarm, delete: delete)
        editor.restorationIdentifier = "editor"
        editor.didRestore = { [weak self, weak editor] in
            guard let self, let id = editor?.alarm.id, store.alarms.contains(where: { $0.id == id }) else { return }
            editor?.delete = { [weak self] in
                self?.remove(id)
                self?.dismiss(animated: true)
            }
        }
        editor.title = title
        editor.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        editor.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save,
            primaryAction: UIAction { [weak self, weak editor] _ in
                if let editor { self?.finish(editor.alarm) }
            })
        let sheet = UINavigationController(rootViewController: editor)
        sheet.restorationIdentifier = "sheet"
        sheet.restorationClass = AlarmListViewController.self
        return sheet
    }

    private func finish(_ alarm: Alarm) {
        save(alarm)
        select(alarm.id)
        setEditing(false, animated: true)
        dismiss(animated: true)
    }

    /// Saves a changed alarm, switched on and sorted by time.
    private func save(_ alarm: Alarm) {
        var alarm = alarm
        alarm.isOn = true
        let old = indexPath(of: alarm.id)
        store.save(alarm)
        guard let new = indexPath(of: alarm.id), isViewLoaded else { return }
        if let old {
            tableView.moveRow(at: old, to: new)
        } else {
            tableView.insertRows(at: [new], with: .automatic)
        }
    }

    private func remove(_ id: Alarm.ID) {
        guard let old = indexPath(of: id) else { return }
        store.removeAlarm(id)
        tableView.deleteRows(at: [old], with: .automatic)
        guard id == selected else { return }
        if splitViewController?.isCollapsed == true { splitViewController?.show(.primary) }
        select(store.alarms.first?.id)
    }

    private func indexPath(of id: Alarm.ID) -> IndexPath? {
        store.alarms.firstIndex { $0.id == id }.map { IndexPath(row: $0, section: 0) }
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

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let alarm = store.alarms[indexPath.row]
        if let split = splitViewController as? ListDetailViewController, !split.isCollapsed {
            select(alarm.id)
            return split.openDetail()
        }
        tableView.deselectRow(at: indexPath, animated: true)
        present(alarm, title: "Edit Alarm") { [weak self] in
            self?.remove(alarm.id)
            self?.dismiss(animated: true)
        }
    }

    public override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { remove(store.alarms[indexPath.row].id) }
}

extension AlarmListViewController: UIViewControllerRestoration {
    /// Creates the sheet of an alarm that was being edited when the app ended.
    public static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { (UIApplication.shared.delegate as? ClockApp)?.alarms?.makeSheetToRestore() }
}
