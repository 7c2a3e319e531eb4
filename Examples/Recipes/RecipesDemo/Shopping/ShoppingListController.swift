import UIKit

/// The shopping list. If it is empty, the view of a nib is shown.
final class ShoppingListController: UITableViewController, StoreUser {
    override class var namedProperties: NamedProperties {
        super.namedProperties
            .adding("emptyView", \ShoppingListController.emptyView)
            .adding("removeItem", \ShoppingListController.removeItem)
    }

    override class var namedActions: NamedActions {
        super.namedActions
            .adding("removeBought:", ShoppingListController.removeBought(_:))
            .adding("showRecipes:", ShoppingListController.showRecipes(_:))
    }

    /// The nib's view. The controller is the nib's owner, and is initially the only owner of the view.
    var emptyView: UIView!
    weak var removeItem: UIBarButtonItem!

    var store = RecipeStore()

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = UINib(nibName: "EmptyView", bundle: .module).instantiate(withOwner: self)
        tableView.backgroundView = emptyView
        store.observe(self) { [weak self] in self?.update() }
        update()
    }

    private func update() {
        emptyView.isHidden = !store.shopping.isEmpty
        tableView.separatorStyle = store.shopping.isEmpty ? .none : .singleLine
        removeItem?.isEnabled = store.shopping.contains(where: \.isBought)
        tableView.reloadData()
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.shopping.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        let item = store.shopping[indexPath.row]
        cell.textLabel?.text = item.text
        cell.textLabel?.textColor = item.isBought ? .secondaryLabel : .label
        cell.detailTextLabel?.text = item.recipe
        cell.accessoryType = item.isBought ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        store.toggleBought(at: indexPath.row)
    }

    // MARK: Actions

    @IBAction func removeBought(_ sender: Any?) { store.removeBought() }

    @IBAction func showRecipes(_ sender: UIButton) { tabBarController?.selectedIndex = 0 }
}
