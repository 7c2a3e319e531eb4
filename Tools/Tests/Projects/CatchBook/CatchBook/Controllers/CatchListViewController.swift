//
//  CatchListViewController.swift
//  CatchBook
//

import CatchKit
import UIKit

class CatchListViewController: UITableViewController {

    private let store: CatchStore
    private var results: [Catch]?
    private let searchController = UISearchController(searchResultsController: nil)

    private let footerLabel: UILabel = {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        label.textAlignment = .center
        label.textColor = .gray
        label.font = UIFont.preferredFont(forTextStyle: UIFontTextStyle.footnote)
        return label
    }()

    init(store: CatchStore) {
        self.store = store
        super.init(style: .plain)
        store.delegate = self
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private var shown: [Catch] {
        return results ?? store.catches
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "CatchCell", bundle: nil), forCellReuseIdentifier: CatchCell.identifier)
        tableView.rowHeight = UITableViewAutomaticDimension
        tableView.estimatedRowHeight = 60
        tableView.tableFooterView = footerLabel
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: UIBarButtonSystemItem.add, target: self, action: #selector(addCatch))
        navigationItem.leftBarButtonItem = editButtonItem
        searchController.searchResultsUpdater = self
        searchController.dimsBackgroundDuringPresentation = false
        definesPresentationContext = true
        if #available(iOS 11.0, *) {
            navigationItem.searchController = searchController
        } else {
            tableView.tableHeaderView = searchController.searchBar
        }
        updateFooter()
        NotificationCenter.default.addObserver(
            self, selector: #selector(storeDidChange(_:)), name: .CatchStoreDidChange, object: store)
        NotificationCenter.default.addObserver(
            self, selector: #selector(defaultsDidChange), name: UserDefaults.didChangeNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    // MARK: - Actions

    @objc private func addCatch() {
        let editor = CatchEditorViewController(catalog: .shared)
        editor.delegate = self
        present(UINavigationController(rootViewController: editor), animated: true, completion: nil)
    }

    @objc private func storeDidChange(_ notification: Notification) {
        updateFooter()
    }

    @objc private func defaultsDidChange() {
        tableView.reloadData()
    }

    private func updateFooter() {
        footerLabel.text = L10n.catchCount(store.catches.count)
    }

    // MARK: - Table view

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: CatchCell.identifier, for: indexPath) as! CatchCell
        cell.configure(with: shown[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = CatchDetailViewController(nibName: nil, bundle: nil)
        detail.shownCatch = shown[indexPath.row]
        navigationController?.pushViewController(detail, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        let action = UITableViewRowAction(style: UITableViewRowActionStyle.destructive, title: "Delete") {
            [weak self] _, indexPath in
            self?.store.remove(at: indexPath.row)
        }
        return [action]
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return results == nil
    }
}

extension CatchListViewController: CatchStoreDelegate {

    func catchStore(_ store: CatchStore, didInsertCatchAt index: Int) {
        guard isViewLoaded, results == nil else { return }
        tableView.insertRows(at: [IndexPath(row: index, section: 0)], with: UITableViewRowAnimation.automatic)
    }

    func catchStore(_ store: CatchStore, didRemoveCatchAt index: Int) {
        guard isViewLoaded, results == nil else { return }
        tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
    }
}

extension CatchListViewController: UISearchResultsUpdating {

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        results = searchController.isActive && !text.isEmpty ? store.catches(matching: text) : nil
        tableView.reloadData()
    }
}

extension CatchListViewController: CatchEditorDelegate {

    func editor(_ editor: CatchEditorViewController, didFinishWith new: Catch?) {
        dismiss(animated: true) { [weak self] in
            guard let new = new else { return }
            self?.store.add(new)
        }
    }
}
