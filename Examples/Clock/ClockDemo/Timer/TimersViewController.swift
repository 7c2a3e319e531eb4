import UIKit

/// The timers. Without a timer, the wheels for a duration are shown, otherwise a list of timers. A tap shows a timer
/// as a ring.
public final class TimersViewController: ReadableTableViewController {
    private let store: CountdownStore
    private let setup = TimerSetupView()
    private lazy var ticker = Ticker { [weak self] in self?.tick() }
    private var shown: [Countdown.ID] = []

    /// Creates the list of a store's timers.
    public init(store: CountdownStore) {
        self.store = store
        super.init(style: .plain)
        title = "Timers"
        tabBarItem = UITabBarItem(title: "Timers", image: UIImage(systemName: "timer"), tag: 3)
        store.observe(self) { [weak self] in self?.storeDidChange() }
    }

    /// Always `nil`: archives are not supported.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CountdownCell.self, forCellReuseIdentifier: "countdown")
        tableView.estimatedRowHeight = 104
        setup.start = { [weak self] in self?.start($0) }
        shown = store.countdowns.map(\.id)
        showWhetherEmpty()
    }

    public override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        tick()
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ticker.stop()
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard tableView.backgroundView === setup else { return }
        // The background fills the table; bars cover a part of it.
        setup.covered = view.safeAreaInsets
    }

    // MARK: Timers

    private func start(_ duration: TimeInterval) {
        let isFirst = store.countdowns.isEmpty
        guard let id = store.start(duration), isFirst else { return }
        navigationController?.pushViewController(CountdownViewController(id: id, store: store), animated: true)
    }

    private func add() {
        let sheet = TimerSetupViewController { [weak self] duration in self?.start(duration) }
        present(UINavigationController(rootViewController: sheet), animated: true)
    }

    private func storeDidChange() {
        guard isViewLoaded else { return }
        let new = store.countdowns.map(\.id)
        let (added, gone) = (
            new.filter { !shown.contains($0) }, shown.enumerated().filter { !new.contains($0.element) }
        )
        let old = shown
        shown = new
        if old.isEmpty || new.isEmpty || view.window == nil {
            tableView.reloadData()
        } else if !added.isEmpty || !gone.isEmpty {
            tableView.performBatchUpdates {
                self.tableView.deleteRows(at: gone.map { IndexPath(row: $0.offset, section: 0) }, with: .automatic)
                let rows = added.compactMap { id in new.firstIndex(of: id) }
                self.tableView.insertRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .automatic)
            }
        }
        showWhetherEmpty()
        tick()
    }

    private func showWhetherEmpty() {
        let isEmpty = store.countdowns.isEmpty
        if isEmpty != (tableView.backgroundView === setup) { tableView.backgroundView = isEmpty ? setup : nil }
        tableView.isScrollEnabled = !isEmpty
        tableView.separatorStyle = isEmpty ? .none : .singleLine
        if isEmpty {
            navigationItem.rightBarButtonItem = nil
        } else if navigationItem.rightBarButtonItem == nil {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
        }
        view.setNeedsLayout()
    }

    /// Updates the remaining times, each time a displayed second changes.
    private func tick() {
        guard viewIfLoaded?.window != nil else { return ticker.stop() }
        for case let cell as CountdownCell in tableView.visibleCells { show(in: cell) }
        guard let wait = store.timeToNextSecond else { return ticker.stop() }
        ticker.wait(wait)
    }

    private func show(in cell: CountdownCell) {
        guard let countdown = cell.countdown.flatMap({ store[$0] }) else { return }
        cell.show(countdown, at: store.now())
    }

    // MARK: The list

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "countdown", for: indexPath)
        guard let cell = cell as? CountdownCell else { return cell }
        let id = shown[indexPath.row]
        cell.countdown = id
        cell.press = { [weak self] in self?.store.pauseOrResume(id) }
        show(in: cell)
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.pushViewController(
            CountdownViewController(id: shown[indexPath.row], store: store), animated: true)
    }

    public override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { store.remove(shown[indexPath.row]) }
}
