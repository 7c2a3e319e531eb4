import UIKit

/// All notes, or the results of a search.
final class NoteListViewController: UITableViewController, UISearchResultsUpdating {
    private let store: NotesStore
    private let search = UISearchController(searchResultsController: nil)
    private var searched = ""
    private lazy var source = NoteListDataSource(tableView: tableView) { [weak self] table, path, id in
        let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
        if let note = self?.store.note(id) { self?.show(note, in: cell) }
        return cell
    }
    private let count = UILabel()
    /// Called with the selected note.
    var choose: (Note.ID) -> Void = { _ in }
    /// Called to create a note.
    var compose: () -> Void = {}
    /// Called with a deleted note.
    var deleted: (Note.ID) -> Void = { _ in }
    /// The note that is shown beside the list.
    var shown: Note.ID? { didSet { markShown() } }

    init(store: NotesStore) {
        self.store = store
        super.init(style: .insetGrouped)
        title = "Notes"
        restorationIdentifier = "list"
        let item = UIBarButtonItem(
            systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.compose() })
        item.accessibilityLabel = "New Note"
        count.font = .systemFont(ofSize: 12)
        count.textAlignment = .center
        toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: count), .flexibleSpace(), item]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "table"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        tableView.keyboardDismissMode = .onDrag
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search"
        search.searchBar.searchTextField.accessibilityIdentifier = "search"
        navigationItem.searchController = search
        navigationItem.preferredSearchBarPlacement = .stacked
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        source.defaultRowAnimation = .fade
        store.observe { [weak self] in self?.showNotes() }
        showNotes()
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        guard text != searched else { return }
        searched = text
        showNotes()
    }

    func beginSearch() { search.searchBar.becomeFirstResponder() }

    // MARK: Notes

    private var isBesideEditor: Bool { splitViewController?.isCollapsed == false }

    private func showNotes() {
        let notes = store.notes.filter { $0.matches(searched) }
        let (now, calendar) = (store.now(), Calendar.current)
        var snapshot = NSDiffableDataSourceSnapshot<NotePeriod, Note.ID>()
        for note in notes {
            let period = NotePeriod(of: note.modified, now: now, calendar)
            if snapshot.sectionIdentifiers.last != period { snapshot.appendSections([period]) }
            snapshot.appendItems([note.id])
        }
        let old = Set(source.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(notes.map(\.id).filter(old.contains))
        let isEmptied = notes.isEmpty || old.isEmpty
        source.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil && !isEmptied)
        let total = store.notes.count
        count.text = total == 1 ? "1 Note" : "\(total) Notes"
        count.sizeToFit()
        setNeedsUpdateContentUnavailableConfiguration()
        markShown()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var missing = UIContentUnavailableConfiguration.empty()
        missing.image = UIImage(systemName: "note.text")
        missing.text = "No Notes"
        let isEmpty = source.snapshot().numberOfItems == 0
        contentUnavailableConfiguration = isEmpty ? (searched.isEmpty ? missing : .search()) : nil
    }

    private func show(_ note: Note, in cell: UITableViewCell) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = note.title
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.textProperties.numberOfLines = 1
        let time = note.modified.formatted(isToday(note) ? .dateTime.hour().minute() : .dateTime.day().month().year())
        content.secondaryText = "\(time)  \(note.preview)"
        content.secondaryTextProperties.color = .secondaryLabel
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        content.secondaryTextProperties.numberOfLines = 1
        cell.contentConfiguration = content
    }

    private func isToday(_ note: Note) -> Bool { Calendar.current.isDate(note.modified, inSameDayAs: store.now()) }

    /// Selects the note that is shown beside the list; in a narrow window no row is selected.
    func markShown() {
        guard isViewLoaded else { return }
        let path = isBesideEditor ? shown.flatMap(source.indexPath) : nil
        guard path != tableView.indexPathForSelectedRow else { return }
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    }

    override func viewWillAppear(_ animated: Bool) {
        clearsSelectionOnViewWillAppear = !isBesideEditor
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
        if isBesideEditor { markShown() }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let id = source.itemIdentifier(for: indexPath) { choose(id) }
    }

    // MARK: Deleting

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = source.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.delete(id)
            done(true)
        }
        delete.image = UIImage(systemName: "trash.fill")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let id = source.itemIdentifier(for: indexPath) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                    self?.delete(id)
                }
            ])
        })
    }

    /// Deletes a note, with undo.
    private func delete(_ id: Note.ID) {
        guard let note = store.note(id) else { return }
        undoManager?.registerUndo(withTarget: store) { $0.put(note) }
        undoManager?.setActionName("Delete Note")
        store.remove(id)
        deleted(id)
    }
}
