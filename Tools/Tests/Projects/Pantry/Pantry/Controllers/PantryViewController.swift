//
//  PantryViewController.swift
//  Pantry
//

import UIKit

class PantryViewController: UITableViewController {

    var store: PantryStore! {
        didSet {
            if isViewLoaded { reload() }
        }
    }

    @IBOutlet weak var summaryLabel: UILabel!
    @IBOutlet var addButton: UIBarButtonItem!

    private var shelves: [(shelf: Shelf, items: [Item])] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Pantry", comment: "Title")
        navigationItem.leftBarButtonItem = editButtonItem
        NotificationCenter.default.addObserver(
            self, selector: #selector(storeDidChange(_:)), name: .PantryDidChange, object: nil)
        reload()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func storeDidChange(_ notification: Notification) {
        reload()
    }

    private func reload() {
        guard let store = store else { return }
        shelves = Shelf.all.map { ($0, store.items(on: $0)) }.filter { !$0.1.isEmpty }
        let format = NSLocalizedString("%d items", comment: "Summary")
        summaryLabel?.text = String(format: format, store.items.count)
        tableView.reloadData()
    }

    func item(at indexPath: IndexPath) -> Item {
        return shelves[indexPath.section].items[indexPath.row]
    }

    // MARK: - Table view

    override func numberOfSections(in tableView: UITableView) -> Int {
        return shelves.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return shelves[section].items.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return shelves[section].shelf.title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath) as! ItemCell
        cell.show(item(at: indexPath))
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        store.remove(item(at: indexPath))
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "ShowItem"?:
            guard let detail = segue.destination as? ItemViewController,
                let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell)
            else { return }
            detail.item = item(at: indexPath)
            detail.delegate = self
        default:
            break
        }
    }

    @IBAction func addItem(_ sender: Any) {
        let alert = UIAlertController(
            title: NSLocalizedString("New item", comment: ""), message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = NSLocalizedString("Name", comment: "")
        }
        alert.addAction(UIAlertAction(title: NSLocalizedString("Cancel", comment: ""), style: .cancel, handler: nil))
        alert.addAction(
            UIAlertAction(title: NSLocalizedString("Add", comment: ""), style: .default) { [weak self, weak alert] _ in
                guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
                self?.store.add(Item(name: name))
            })
        present(alert, animated: true, completion: nil)
    }
}

extension PantryViewController: ItemViewControllerDelegate {
    func itemViewController(_ controller: ItemViewController, didChange item: Item, to amount: Int) {
        store.update(item, amount: amount)
    }
}
