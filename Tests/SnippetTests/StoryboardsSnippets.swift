import IrekoTesting
import Testing
import UIKit

private final class DetailController: UIViewController {
    var item = ""
}

private struct Recipe { let name: String }

private final class RecipeCell: UITableViewCell {
    var nameLabel: UILabel!
}

private final class FormController: UIViewController {
    var recipe: Recipe?
}

private final class RecipeController: UIViewController {
    let recipe: Recipe

    init?(coder: NSCoder, recipe: Recipe) {
        self.recipe = recipe
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

private final class SourceController: UIViewController {
    var isPayable = false
    var item = "cake"

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier != "pay" || isPayable
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? DetailController)?.item = item
    }
}

private final class ListController: UITableViewController {
    private var recipes = [Recipe(name: "Soup")]

    override class var namedActions: NamedActions {
        super.namedActions.adding("showRecipe:sender:", ListController.showRecipe(_:sender:))
    }

    @IBSegueAction func showRecipe(_ coder: NSCoder, sender: Any?) -> RecipeController? {
        guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return nil }
        return RecipeController(coder: coder, recipe: recipes[path.row])
    }

    func cell(at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath)
        (cell as? RecipeCell)?.nameLabel.text = recipes[indexPath.row].name
        return cell
    }
}

private enum Unwinding {
    final class ListController: UITableViewController {
        private var recipes: [Recipe] = []

        override class var namedActions: NamedActions {
            super.namedActions.adding("save:", ListController.save(_:))
        }

        @IBAction func save(_ segue: UIStoryboardSegue) {
            guard let recipe = (segue.source as? FormController)?.recipe else { return }
            recipes.append(recipe)
        }
    }
}

enum StoryboardsSnippets {
    final class GreetingController: UIViewController {
        override class var namedProperties: NamedProperties {
            super.namedProperties
                .adding("nameLabel", \GreetingController.nameLabel)
                .adding("buttons", \GreetingController.buttons)
                .adding("margin", \GreetingController.margin)
        }

        weak var nameLabel: UILabel!
        var buttons: [UIButton] = []
        weak var margin: NSLayoutConstraint!
    }

    private enum OnBothSystems {
        final class GreetingController: UIViewController {
            #if canImport(ObjectiveC)
                @IBOutlet
            #endif
            weak var nameLabel: UILabel!

            #if !canImport(ObjectiveC)
                override class var namedProperties: NamedProperties {
                    super.namedProperties.adding("nameLabel", \GreetingController.nameLabel)
                }
            #endif
        }
    }

    @MainActor private static func offer() {
        NamedProperties.extend(UIView.self, with: NamedProperties().adding("cornerRadius", \UIView.cornerRadius))
    }

    private enum Actions {
        final class GreetingController: UIViewController {
            override class var namedActions: NamedActions {
                super.namedActions
                    .adding("greet:", GreetingController.greet(_:))
                    .adding("refresh", GreetingController.refresh)
            }

            @IBAction func greet(_ sender: UIButton) { print("greet") }
            func refresh() { print("refresh") }
        }
    }

    private final class NibController: UIViewController {
        func load() -> [Any] {
            let objects = UINib(nibName: "EmptyView", bundle: .module).instantiate(withOwner: self)
            return objects
        }
    }

    @MainActor private static func open(_ window: UIWindow) {
        window.rootViewController = UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController()
    }

    @MainActor static func run() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            offer()
            open(stage.window)
            stage.advance(by: 1)
            try check(stage.find("Recipes").exists)
            try check(NibController().load().count == 1)
        }
        let source = SourceController()
        let detail = DetailController()
        try check(!source.shouldPerformSegue(withIdentifier: "pay", sender: nil))
        source.prepare(for: UIStoryboardSegue(identifier: "open", source: source, destination: detail), sender: nil)
        try check(detail.item == "cake")
    }
}

@Suite("Snippets of Storyboards.md")
struct StoryboardsSnippetTests {
    @Test("A button of a storyboard leads to a scene") @MainActor
    func recipes() throws {
        try Stage.run(
            rootViewController: UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController()
        ) { stage in
            stage.find("Recipes").tap()
            stage.advance(by: 1)

            #expect(stage.find(storyboardIdentifier: "Recipes").exists && stage.diagnostics.isEmpty)
        }
    }
}

extension UIView {
    @IBInspectable var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}
