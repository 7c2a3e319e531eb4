import UIKit

/// The list of recipes. Everything begins here: a cell shows its recipe, the left item how the list is sorted, the
/// right one a form, whose buttons lead back.
final class RecipeListController: UITableViewController, StoreUser {
    override class var namedActions: NamedActions {
        super.namedActions
            .adding("showRecipe:sender:", RecipeListController.showRecipe(_:sender:))
            .adding("saveRecipe:", RecipeListController.saveRecipe(_:))
            .adding("cancelRecipe:", RecipeListController.cancelRecipe(_:))
    }

    var store = RecipeStore()
    private var recipes: [Recipe] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        recipes = store.listed
        store.observe(self) { [weak self] in self?.reload() }
    }

    private func reload() {
        recipes = store.listed
        tableView.reloadData()
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { recipes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath)
        (cell as? RecipeCell)?.show(recipes[indexPath.row], showsTime: store.showsTimes)
        return cell
    }

    // MARK: Segues

    /// Makes the controller of a cell's recipe, which needs one from its beginning.
    @IBSegueAction func showRecipe(_ coder: NSCoder, sender: Any?) -> RecipeController? {
        guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell),
            recipes.indices.contains(path.row)
        else { return nil }
        return RecipeController(coder: coder, recipe: recipes[path.row], store: store)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        switch segue.destination {
        case let sort as SortController:
            sort.store = store
            sort.popoverPresentationController?.delegate = self
        case let navigation as UINavigationController:
            (navigation.viewControllers.first as? NewRecipeController)?.ideas = store.ideas
        default: break
        }
    }

    /// Where the form's Save leads back to.
    @IBAction func saveRecipe(_ segue: UIStoryboardSegue) {
        guard let recipe = (segue.source as? NewRecipeController)?.recipe else { return }
        store.add(recipe)
    }

    /// Where the form's Cancel leads back to.
    @IBAction func cancelRecipe(_ segue: UIStoryboardSegue) {}
}

extension RecipeListController: UIPopoverPresentationControllerDelegate {
    /// A popover on a phone, too.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
