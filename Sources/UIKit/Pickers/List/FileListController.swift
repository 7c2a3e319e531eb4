import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// A folder in the list of files. A tap on a folder opens it, and a tap on a file chooses the file.
final class FileListController: UITableViewController, FileListPage {
    private let chooser: FileListChooser
    private let contents: FolderContents
    private let note = FolderNoteView()
    private var done: UIBarButtonItem?

    private var request: FileRequest { contents.request }

    init(_ chooser: FileListChooser, _ contents: FolderContents) {
        (self.chooser, self.contents) = (chooser, contents)
        super.init(style: .plain)
        let name = contents.folder.lastPathComponent
        title = name == "/" ? "Computer" : FileEntry.readable(name)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
        tableView.allowsMultipleSelection = choosesSeveral
        tableView.backgroundView = note
        let cancel = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [chooser] _ in chooser.cancel() })
        if needsDone {
            let done = UIBarButtonItem(
                title: request.buttonTitle, primaryAction: UIAction { [weak self] _ in self?.finish() })
            done.style = .done
            self.done = done
            navigationItem.rightBarButtonItems = [done, cancel]
        } else {
            navigationItem.rightBarButtonItem = cancel
        }
        listDidChange()
        contents.read { [weak self] in self?.didRead() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Deselects the rows of folders. Chosen files stay selected.
        for path in tableView.indexPathsForSelectedRows ?? [] where contents.entries[path.row].isFolder {
            tableView.deselectRow(at: path, animated: animated)
        }
        updateDone()
    }

    private func didRead() {
        tableView.reloadData()
        listDidChange()
    }

    func listDidChange() {
        navigationItem.prompt = chooser.message
        for item in navigationItem.rightBarButtonItems ?? [] { item.isEnabled = !chooser.isBusy }
        guard isViewLoaded else { return }
        note.text = contents.note
        if case .reading = contents.state { note.isBusy = true } else { note.isBusy = chooser.isBusy }
        updateDone()
    }

    // MARK: Choosing

    private var choosesSeveral: Bool { request.allowsMultipleSelection && !needsFolder }

    /// Whether the user can choose the displayed folder itself.
    private var needsFolder: Bool { request.wantsFolders || request.purpose != .open }

    private var needsDone: Bool { choosesSeveral || needsFolder }

    private var chosenFiles: [URL] {
        (tableView.indexPathsForSelectedRows ?? []).sorted().map { contents.entries[$0.row] }
            .filter { !$0.isFolder }.map { contents.url(of: $0) }
    }

    private func updateDone() {
        var isEnabled = !chooser.isBusy
        if case .listed = contents.state {} else { isEnabled = false }
        if !needsFolder, isEnabled { isEnabled = !chosenFiles.isEmpty }
        done?.isEnabled = isEnabled
    }

    private func finish() {
        switch request.purpose {
        case .save(let names):
            // Files get names that are not in use, since the user has not confirmed the replacement of existing files.
            chooser.choose(FreeName.places(for: names, in: contents.folder))
        case .open: chooser.choose(request.wantsFolders ? [contents.folder] : chosenFiles)
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let entry = contents.entries[indexPath.row]
        guard !chooser.isBusy else { return tableView.deselectRow(at: indexPath, animated: false) }
        if entry.isFolder {
            chooser.open(contents.url(of: entry), request)
        } else if choosesSeveral {
            showMark(indexPath)
        } else {
            tableView.deselectRow(at: indexPath, animated: true)
            chooser.choose([contents.url(of: entry)])
        }
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { showMark(indexPath) }

    private func showMark(_ indexPath: IndexPath) {
        guard !contents.entries[indexPath.row].isFolder else { return }
        let isChosen = tableView.indexPathsForSelectedRows?.contains(indexPath) == true
        tableView.cellForRow(at: indexPath)?.accessoryType = isChosen ? .checkmark : .none
        updateDone()
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contents.entries.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        contents.footnote
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
        let entry = contents.entries[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = entry.shownName(withExtension: request.showsExtensions)
        content.textProperties.numberOfLines = 1
        content.textProperties.lineBreakMode = .byTruncatingMiddle
        content.secondaryText = entry.isFolder ? nil : entry.type.shownDescription
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: entry.symbol)
        cell.contentConfiguration = content
        let isChosen = tableView.indexPathsForSelectedRows?.contains(indexPath) == true
        cell.accessoryType = entry.isFolder ? .disclosureIndicator : isChosen ? .checkmark : .none
        return cell
    }
}

extension UTType {
    /// The description of the file's type; for an unknown type the extension.
    fileprivate var shownDescription: String {
        localizedDescription ?? preferredFilenameExtension.map { "\(FileEntry.readable($0).uppercased()) file" }
            ?? "File"
    }
}

extension FileEntry {
    fileprivate var symbol: String {
        if isFolder { return "folder" }
        if type.conforms(to: .image) { return "photo" }
        if type.conforms(to: .audio) { return "music.note" }
        return type.conforms(to: .text) || type.conforms(to: .compositeContent) ? "doc.text" : "doc"
    }
}
