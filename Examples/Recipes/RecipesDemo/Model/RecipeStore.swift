/// The recipes, the shopping list, and the display options. All controllers share a store.
@MainActor
final class RecipeStore {
    enum Order: Int { case name, time }

    private(set) var recipes: [Recipe]
    let ideas: [Recipe]
    private(set) var shopping: [ShoppingItem] = []
    var order = Order.name { didSet { changed() } }
    var showsFavoritesOnly = false { didSet { changed() } }
    var showsTimes = true { didSet { changed() } }

    private struct Observer {
        weak var owner: AnyObject?
        let call: () -> Void
    }

    private var observers: [Observer] = []

    init(_ book: RecipeBook = RecipeBook()) { (recipes, ideas) = (book.recipes, book.ideas) }

    /// Adds an observer that is called after each change until its owner is deallocated.
    ///
    /// - Parameter call: Must not retain the owner.
    func observe(_ owner: AnyObject, _ call: @escaping () -> Void) {
        observers.append(Observer(owner: owner, call: call))
    }

    private func changed() {
        observers.removeAll { $0.owner == nil }
        for observer in observers { observer.call() }
    }

    // MARK: Recipes

    /// The recipes of the list, in its order.
    var listed: [Recipe] {
        let shown = showsFavoritesOnly ? recipes.filter(\.isFavorite) : recipes
        return shown.sorted { first, second in
            if order == .time, first.minutes != second.minutes { return first.minutes < second.minutes }
            return first.name < second.name
        }
    }

    func recipe(_ id: Recipe.ID) -> Recipe? { recipes.first { $0.id == id } }

    func toggleFavorite(_ id: Recipe.ID) {
        guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
        recipes[index].isFavorite.toggle()
        changed()
    }

    /// Adds a recipe with a new number.
    func add(_ recipe: Recipe) {
        var recipe = recipe
        recipe.id = (recipes.map(\.id).max() ?? 0) + 1
        recipes.append(recipe)
        changed()
    }

    // MARK: Shopping

    /// Adds the ingredients of a recipe for a number of servings to the shopping list.
    func buy(_ recipe: Recipe, servings: Int) {
        let factor = Double(servings) / Double(max(recipe.servings, 1))
        shopping += recipe.ingredients.map { ShoppingItem(text: $0.text(times: factor), recipe: recipe.name) }
        changed()
    }

    func toggleBought(at index: Int) {
        guard shopping.indices.contains(index) else { return }
        shopping[index].isBought.toggle()
        changed()
    }

    func removeBought() {
        shopping.removeAll(where: \.isBought)
        changed()
    }
}
