import UIKit

/// The tabs. It makes the store, and gives it to the first controller of each.
final class RecipesTabBarController: UITabBarController {
    override class var namedProperties: NamedProperties {
        super.namedProperties.adding("language", \RecipesTabBarController.language)
    }

    /// The language that the storyboard is in. It is a runtime attribute there, which its tables of strings translate.
    var language = "en"
    private(set) var store = RecipeStore()

    private var roots: [UIViewController] {
        (viewControllers ?? []).compactMap { ($0 as? UINavigationController)?.viewControllers.first }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        // The attribute is set, and the controllers of all tabs are there, also the one from another storyboard.
        store = RecipeStore(RecipeBook.read(language: language))
        for case let user as any StoreUser in roots { user.store = store }
        store.observe(self) { [weak self] in self?.updateBadge() }
    }

    /// How many things are still to be bought.
    private func updateBadge() {
        let count = store.shopping.filter { !$0.isBought }.count
        let item = roots.first { $0 is ShoppingListController }?.navigationController?.tabBarItem
        item?.badgeValue = count > 0 ? "\(count)" : nil
    }
}
