import LedgerModel
import UIKit

public protocol LedgerViewControllerDelegate: AnyObject {
    @MainActor func ledger(_ controller: LedgerViewController, didSelect entry: Entry)
}

/// The entries of an account, with a search.
public final class LedgerViewController: UIViewController {
    private enum Section { case entries }

    public weak var delegate: (any LedgerViewControllerDelegate)?
    let account: Account
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    let segments = UISegmentedControl(items: ["All", "Income", "Expense"])
    lazy var addButton = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addTapped))
    private(set) var searchText = ""
    private var dataSource: UITableViewDiffableDataSource<Section, Entry.ID>!
    private var nameObservation: NSKeyValueObservation?
    private let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.minimumFractionDigits = 2
        formatter.maximumFractionDigits = 2
        formatter.locale = Locale(identifier: "en_US_POSIX")
        return formatter
    }()

    public init(account: Account) {
        self.account = account
        super.init(nibName: nil, bundle: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(accountDidChange(_:)), name: .accountDidChange, object: account)
        nameObservation = account.observe(\.name, options: [.initial, .new]) { [weak self] account, _ in
            MainActor.assumeIsolated { self?.title = account.name }
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    public override func loadView() {
        view = tableView
    }

    // MARK: Actions

    @objc func addTapped() {
        let alert = UIAlertController(title: "New entry", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Title" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
                self?.add(alert?.textFields?.first?.text ?? "")
            })
        present(alert, animated: true)
    }

    func add(_ title: String) {
        account.add(Entry(title: title, amount: 1, date: Date(timeIntervalSinceReferenceDate: 1000)))
    }

    @objc private func filterChanged(_ sender: UISegmentedControl) { reload() }

    @objc nonisolated private func accountDidChange(_ notification: Notification) {
        MainActor.assumeIsolated { reload() }
    }

    // MARK: Contents

    var visibleEntries: [Entry] {
        let kinds: [Entry.Kind?] = [nil, .income, .expense]
        return account.entries(matching: searchText, kind: kinds[max(0, segments.selectedSegmentIndex)])
    }

    var visibleTitles: [String] {
        (0..<tableView.numberOfRows(inSection: 0)).compactMap { row in
            let cell = tableView.dataSource?.tableView(tableView, cellForRowAt: IndexPath(row: row, section: 0)) as? EntryCell
            return cell?.titleLabel.text
        }
    }

    private func reload() {
        guard isViewLoaded else { return }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Entry.ID>()
        snapshot.appendSections([.entries])
        snapshot.appendItems(visibleEntries.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension LedgerViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = addButton
        navigationItem.titleView = segments
        segments.selectedSegmentIndex = 0
        segments.addTarget(self, action: #selector(filterChanged(_:)), for: .valueChanged)
        tableView.register(EntryCell.self, forCellReuseIdentifier: EntryCell.identifier)
        tableView.delegate = self
        dataSource = UITableViewDiffableDataSource(tableView: tableView) { [unowned self] table, path, id in
            let cell = table.dequeueReusableCell(withIdentifier: EntryCell.identifier, for: path)
            if let entry = account.entries.first(where: { $0.id == id }), let cell = cell as? EntryCell {
                cell.configure(with: entry, formatter)
            }
            return cell
        }
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        reload()
    }

    public override var canBecomeFirstResponder: Bool { true }

    public override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Add", action: #selector(addTapped), input: "n", modifierFlags: .command)]
    }

    public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(addTapped) { return presentedViewController == nil }
        return super.canPerformAction(action, withSender: sender)
    }
}

extension LedgerViewController: UITableViewDelegate, UISearchResultsUpdating {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.ledger(self, didSelect: visibleEntries[indexPath.row])
    }

    public func updateSearchResults(for searchController: UISearchController) {
        search(searchController.searchBar.text ?? "")
    }

    func search(_ text: String) {
        searchText = text
        reload()
    }
}

#Preview("Ledger") {
    LedgerViewController(account: Account(name: "Cash"))
}
