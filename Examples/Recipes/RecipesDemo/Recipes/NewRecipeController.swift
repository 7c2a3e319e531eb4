import UIKit

/// A form for a new recipe: a table whose rows are in the storyboard.
final class NewRecipeController: UITableViewController {
    override class var namedProperties: NamedProperties {
        super.namedProperties
            .adding("nameLabel", \NewRecipeController.nameLabel)
            .adding("minutesLabel", \NewRecipeController.minutesLabel)
            .adding("servingsLabel", \NewRecipeController.servingsLabel)
            .adding("minutesStepper", \NewRecipeController.minutesStepper)
            .adding("servingsStepper", \NewRecipeController.servingsStepper)
            .adding("colorControl", \NewRecipeController.colorControl)
    }

    override class var namedActions: NamedActions {
        super.namedActions
            .adding("nextIdea:", NewRecipeController.nextIdea(_:))
            .adding("minutesChanged:", NewRecipeController.minutesChanged(_:))
            .adding("servingsChanged:", NewRecipeController.servingsChanged(_:))
            .adding("colorChanged:", NewRecipeController.colorChanged(_:))
    }

    weak var nameLabel: UILabel!
    weak var minutesLabel: UILabel!
    weak var servingsLabel: UILabel!
    weak var minutesStepper: UIStepper!
    weak var servingsStepper: UIStepper!
    weak var colorControl: UISegmentedControl!

    /// The suggestions for the recipe. Set before the view is loaded.
    var ideas: [Recipe] = [] { didSet { recipe = ideas.first } }
    /// The recipe with the values of the form; `nil` without suggestions.
    private(set) var recipe: Recipe?

    private var place = 0
    /// The names of the selectable colors in the asset catalog.
    private static let colors = ["Tomato", "Basil", "Saffron"]

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    @IBAction func nextIdea(_ sender: UIButton) {
        guard !ideas.isEmpty else { return }
        place = (place + 1) % ideas.count
        recipe = ideas[place]
        update()
    }

    @IBAction func minutesChanged(_ sender: UIStepper) {
        recipe?.minutes = Int(sender.value)
        update()
    }

    @IBAction func servingsChanged(_ sender: UIStepper) {
        recipe?.servings = Int(sender.value)
        update()
    }

    @IBAction func colorChanged(_ sender: UISegmentedControl) {
        guard Self.colors.indices.contains(sender.selectedSegmentIndex) else { return }
        recipe?.color = Self.colors[sender.selectedSegmentIndex]
    }

    private func update() {
        guard let recipe else { return }
        nameLabel.text = recipe.name
        minutesLabel.text = "\(recipe.minutes)"
        servingsLabel.text = "\(recipe.servings)"
        minutesStepper.value = Double(recipe.minutes)
        servingsStepper.value = Double(recipe.servings)
        colorControl.selectedSegmentIndex = Self.colors.firstIndex(of: recipe.color) ?? 0
        // The width of the name's label has changed.
        for cell in tableView.visibleCells { cell.setNeedsLayout() }
    }
}
