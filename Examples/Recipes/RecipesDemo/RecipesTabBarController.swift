import UIKit

/// The tabs. The controller creates the store, and passes it to the first controller of each tab.
final class RecipesTabBarController: UITabBarController {
    override class var namedProperties: NamedProperties {
        super.namedProperties.adding("language", \RecipesTabBarController.language)
    }

    /// The language of the storyboard. It is a runtime attribute in the storyboard, translated by the tables of
    /// strings.
    var language = "en"
    private(set) var store = RecipeStore()

    private var roots: [UIViewController] {
        (viewControllers ?? []).compactMap { ($0 as? UINavigationController)?.viewControllers.first }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        // The attribute is set, and the controllers of all tabs exist, including the controller from a separate
        // storyboard.
        store = RecipeStore(RecipeBook.read(language: language))
        for case let user as any StoreUser in roots { user.store = store }
        store.observe(self) { [weak self] in self?.updateBadge() }
    }

    /// Shows the number of items that have not been bought.
    private func updateBadge() {
        let count = store.shopping.filter { !$0.isBought }.count
        let item = roots.first { $0 is ShoppingListController }?.navigationController?.tabBarItem
        item?.badgeValue = count > 0 ? "\(count)" : nil
    }
}
