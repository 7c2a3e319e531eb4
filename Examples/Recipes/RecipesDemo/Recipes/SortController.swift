import UIKit

/// The sort order of the list, in a popover.
final class SortController: UIViewController, StoreUser {
    override class var namedProperties: NamedProperties {
        super.namedProperties
            .adding("orderControl", \SortController.orderControl)
            .adding("favoritesSwitch", \SortController.favoritesSwitch)
    }

    override class var namedActions: NamedActions {
        super.namedActions
            .adding("orderChanged:", SortController.orderChanged(_:))
            .adding("favoritesChanged:", SortController.favoritesChanged(_:))
    }

    var store = RecipeStore()
    weak var orderControl: UISegmentedControl!
    weak var favoritesSwitch: UISwitch!

    override func viewDidLoad() {
        super.viewDidLoad()
        orderControl.selectedSegmentIndex = store.order.rawValue
        favoritesSwitch.isOn = store.showsFavoritesOnly
    }

    @IBAction func orderChanged(_ sender: UISegmentedControl) {
        store.order = RecipeStore.Order(rawValue: sender.selectedSegmentIndex) ?? .name
    }

    @IBAction func favoritesChanged(_ sender: UISwitch) { store.showsFavoritesOnly = sender.isOn }
}
