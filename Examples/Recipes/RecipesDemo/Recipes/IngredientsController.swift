import UIKit

/// The ingredients of a recipe, for a number of servings. The controller is embedded in the recipe's view, which gives
/// it its preferred height.
final class IngredientsController: UIViewController {
    override class var namedProperties: NamedProperties {
        super.namedProperties
            .adding("stack", \IngredientsController.stack)
            .adding("servingsLabel", \IngredientsController.servingsLabel)
            .adding("servingsStepper", \IngredientsController.servingsStepper)
            .adding("listLabel", \IngredientsController.listLabel)
    }

    override class var namedActions: NamedActions {
        super.namedActions.adding("servingsChanged:", IngredientsController.servingsChanged(_:))
    }

    weak var stack: UIStackView!
    weak var servingsLabel: UILabel!
    weak var servingsStepper: UIStepper!
    weak var listLabel: UILabel!

    /// Set before the view is loaded.
    var recipe: Recipe?
    /// The number of servings.
    var servings: Int { servingsStepper.map { Int($0.value) } ?? recipe?.servings ?? 1 }

    /// The storyboard's text, with a placeholder for a number: "Serves %d".
    private var servingsFormat = ""
    /// The space around the stack in the storyboard.
    private static let margin: CGFloat = 16

    override func viewDidLoad() {
        super.viewDidLoad()
        servingsFormat = servingsLabel.text ?? "%d"
        servingsStepper.value = Double(recipe?.servings ?? 1)
        update()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = max(0, view.bounds.width - 2 * Self.margin)
        let size = stack.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        preferredContentSize = CGSize(width: view.bounds.width, height: size.height + 2 * Self.margin)
    }

    @IBAction func servingsChanged(_ sender: UIStepper) { update() }

    private func update() {
        servingsLabel.text = String(format: servingsFormat, servings)
        let factor = Double(servings) / Double(max(recipe?.servings ?? 1, 1))
        listLabel.text = recipe?.ingredients.map { "• " + $0.text(times: factor) }.joined(separator: "\n")
    }
}
