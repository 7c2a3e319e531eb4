import UIKit

/// A recipe. In a regular width its picture is beside its name, otherwise above: a variation of the stack view in the
/// storyboard.
final class RecipeController: UIViewController {
    override class var namedProperties: NamedProperties {
        super.namedProperties
            .adding("favoriteItem", \RecipeController.favoriteItem)
            .adding("headerStack", \RecipeController.headerStack)
            .adding("panel", \RecipeController.panel)
            .adding("symbolView", \RecipeController.symbolView)
            .adding("nameLabel", \RecipeController.nameLabel)
            .adding("summaryLabel", \RecipeController.summaryLabel)
            .adding("minutesLabel", \RecipeController.minutesLabel)
            .adding("stepsLabel", \RecipeController.stepsLabel)
            .adding("headingLabels", \RecipeController.headingLabels)
            .adding("ingredientsHeight", \RecipeController.ingredientsHeight)
            .adding("shoppingButton", \RecipeController.shoppingButton)
    }

    override class var namedActions: NamedActions {
        super.namedActions
            .adding("toggleFavorite:", RecipeController.toggleFavorite(_:))
            .adding("addToShoppingList:", RecipeController.addToShoppingList(_:))
    }

    weak var favoriteItem: UIBarButtonItem!
    weak var headerStack: UIStackView!
    weak var panel: UIView!
    weak var symbolView: UIImageView!
    weak var nameLabel: UILabel!
    weak var summaryLabel: UILabel!
    weak var minutesLabel: UILabel!
    weak var stepsLabel: UILabel!
    var headingLabels: [UILabel] = []
    weak var ingredientsHeight: NSLayoutConstraint!
    weak var shoppingButton: UIButton!

    private let recipe: Recipe
    private let store: RecipeStore
    private weak var ingredients: IngredientsController?

    /// Creates the controller of a storyboard's scene for a recipe. Called by the segue action.
    init?(coder: NSCoder, recipe: Recipe, store: RecipeStore) {
        (self.recipe, self.store) = (recipe, store)
        super.init(coder: coder)
    }

    /// Always `nil`: a controller requires a recipe.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = recipe.name
        symbolView.image = UIImage(systemName: recipe.symbol)
        nameLabel.text = recipe.name
        summaryLabel.text = recipe.summary
        minutesLabel.text = "\(recipe.minutes) min"
        stepsLabel.text = recipe.steps.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n\n")
        // All tinted views have the recipe's color.
        view.tintColor = .recipe(recipe.color)
        for label in headingLabels { label.textColor = .recipe(recipe.color) }
        updateFavorite()
    }

    // MARK: The ingredients

    /// Sets up the child, which is embedded while the view is being loaded.
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let ingredients = segue.destination as? IngredientsController else { return }
        ingredients.recipe = recipe
        self.ingredients = ingredients
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        ingredientsHeight?.constant = container.preferredContentSize.height
    }

    // MARK: Actions

    @IBAction func toggleFavorite(_ sender: Any?) {
        store.toggleFavorite(recipe.id)
        updateFavorite()
    }

    @IBAction func addToShoppingList(_ sender: UIButton) {
        store.buy(recipe, servings: ingredients?.servings ?? recipe.servings)
        sender.isEnabled = false
    }

    private func updateFavorite() {
        let isFavorite = store.recipe(recipe.id)?.isFavorite == true
        favoriteItem?.image = UIImage(systemName: isFavorite ? "heart.fill" : "heart")
    }
}
