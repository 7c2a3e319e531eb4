import UIKit

@objc public protocol TaskListViewControllerDelegate: AnyObject {
    func taskList(_ controller: TaskListViewController, didSelect task: Task)
    @objc optional func taskList(_ controller: TaskListViewController, titleForSection section: Int) -> String?
    @objc optional func taskListDidScroll(_ controller: TaskListViewController)
}

private extension Selector {
    static let add = #selector(TaskListViewController.addTask(_:))
    static let changed = #selector(TaskListViewController.storeChanged(_:))
    static let toggleEdit = #selector(TaskListViewController.toggleEdit)
}

open class TaskListViewController: UITableViewController {
    @objc public weak var delegate: TaskListViewControllerDelegate?
    public let store: TaskStore
    private(set) var reloads = 0
    private var observation: NSKeyValueObservation?
    private lazy var addItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: .add)
    private lazy var editItem: UIBarButtonItem = {
        UIBarButtonItem(title: "Sort", style: .plain, target: self, action: .toggleEdit)
    }()

    fileprivate var shown: [Task] {
        return store.tasks(matching: [.all], sortedBy: TaskStore.byPriority)
    }

    public init(store: TaskStore) {
        self.store = store
        super.init(style: .grouped)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [addItem, editItem]
        tableView.register(TaskCell.self, forCellReuseIdentifier: TaskCell.identifier)
        NotificationCenter.default.addObserver(
            self, selector: .changed, name: TaskStore.didChange, object: store)
        observation = store.observe(\.tasks, options: [.initial, .old, .new]) { [unowned self] store, change in
            self.title = "\(change.newValue?.count ?? 0) tasks"
        }
        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: #selector(self.pulled), for: .valueChanged)
        refreshControl = refresh
    }

    @objc fileprivate func addTask(_ sender: UIBarButtonItem?) {
        store.add(Task(title: "New task"))
    }

    @objc func storeChanged(_ note: Notification) {
        guard (note.userInfo?[TaskStore.countKey] as? Int) != nil else { return }
        reloads += 1
        tableView.reloadData()
    }

    @objc private func pulled() {
        tableView.reloadData()
        perform(#selector(endRefreshing), with: nil, afterDelay: 0.5)
    }

    @objc private func endRefreshing() {
        refreshControl?.endRefreshing()
    }

    @objc func toggleEdit() {
        setEditing(!isEditing, animated: false)
    }
}

// MARK: - UITableViewDataSource

extension TaskListViewController {
    override open func numberOfSections(in tableView: UITableView) -> Int { return 1 }

    override open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return shown.count
    }

    override open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: TaskCell.identifier, for: indexPath) as! TaskCell
        cell.configure(with: shown[indexPath.row])
        return cell
    }

    override open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return delegate?.taskList?(self, titleForSection: section) ?? "Tasks"
    }

    open override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        store.remove(shown[(indexPath as NSIndexPath).row])
    }
}

// MARK: - UITableViewDelegate

extension TaskListViewController {
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let task = shown[indexPath.row]
        task.isDone = !task.isDone
        delegate?.taskList(self, didSelect: task)
        tableView.deselectRow(at: indexPath, animated: true)
    }

    open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        delegate?.taskListDidScroll?(self)
    }
}

final class TaskCell: UITableViewCell {
    static let identifier = NSStringFromClass(TaskCell.self)

    private var token: NSKeyValueObservation?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    func configure(with task: Task) {
        token = task.observe(\Task.isDone, options: .initial) { [weak self] task, _ in
            self?.accessoryType = task.isDone ? .checkmark : .none
        }
        textLabel?.text = task.title
        detailTextLabel?.text = task.summary
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        token?.invalidate()
        token = nil
    }
}
