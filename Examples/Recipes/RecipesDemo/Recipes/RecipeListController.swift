import UIKit

/// The list of recipes, which is the initial screen: a cell shows its recipe, the left item shows the sort order, and
/// the right item a form with unwinding buttons.
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

    /// Creates the controller of a cell's recipe. The controller requires the recipe in its initializer.
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

    /// The destination of the form's Save button.
    @IBAction func saveRecipe(_ segue: UIStoryboardSegue) {
        guard let recipe = (segue.source as? NewRecipeController)?.recipe else { return }
        store.add(recipe)
    }

    /// The destination of the form's Cancel button.
    @IBAction func cancelRecipe(_ segue: UIStoryboardSegue) {}
}

extension RecipeListController: UIPopoverPresentationControllerDelegate {
    /// Keeps a popover on a phone.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
