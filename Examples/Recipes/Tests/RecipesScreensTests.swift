import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import RecipesDemo

@MainActor
@Suite("The recipes' screens")
struct RecipesScreensTests {
    @Test("The storyboard creates three tabs; the last tab is in a separate storyboard")
    func tabs() throws {
        try RecipesStage.run { _, tabs in
            let stacks = try #require(tabs.viewControllers as? [UINavigationController])

            #expect(stacks.map { $0.tabBarItem.title } == ["Recipes", "Shopping", "Settings"])
            #expect(
                stacks.map { $0.viewControllers.first?.navigationItem.title } == ["Recipes", "Shopping", "Settings"])
            #expect(stacks.map(\.navigationBar.prefersLargeTitles) == [true, true, true])
            #expect(stacks.last?.viewControllers.first is SettingsController)
            #expect(stacks.allSatisfy { ($0.viewControllers.first as? any StoreUser)?.store === tabs.store })
        }
    }

    @Test(
        "Every tab opens at every size",
        arguments: [
            CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
            CGSize(width: 1440, height: 900), CGSize(width: 120, height: 120),
        ])
    func sizes(size: CGSize) throws {
        try RecipesStage.run(size: size) { stage, tabs in
            for index in 0..<3 {
                tabs.selectedIndex = index
                stage.advance(by: 0.2)

                #expect(tabs.selectedViewController?.view.window != nil)
            }
        }
    }

    @Test("Cells are created from the prototype, with their outlets")
    func cells() throws {
        try RecipesStage.run { stage, tabs in
            let list = try tabs.top(of: 0, stage, as: RecipeListController.self)
            let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? RecipeCell)

            #expect(list.tableView.numberOfRows(inSection: 0) == 7)
            #expect(cell.nameLabel.text == "Gazpacho" && cell.minutesLabel.text == "20 min")
            #expect(cell.heartView.isHidden && cell.symbolView.image != nil)
            #expect(cell.panel.layer.cornerRadius == 12)
            #expect(cell.panel.bounds.size == CGSize(width: 56, height: 56))
            #expect(cell.accessoryType == .disclosureIndicator)
        }
    }

    @Test("The outlets of a recipe are connected, and its ingredients are embedded at the required height")
    func recipe() throws {
        try RecipesStage.run { stage, tabs in
            let recipe = try tabs.open(1, stage)
            let ingredients = try #require(recipe.children.first as? IngredientsController)

            #expect(recipe.navigationItem.title == "Gazpacho" && recipe.nameLabel.text == "Gazpacho")
            #expect(recipe.headingLabels.map(\.text) == ["Ingredients", "Preparation"])
            #expect(recipe.stepsLabel.text?.hasPrefix("1. Blend") == true)
            #expect(ingredients.servingsLabel.text == "Serves 4")
            #expect(ingredients.listLabel.text?.hasPrefix("• 1 kg ripe tomatoes\n") == true)
            #expect(ingredients.view.bounds.height == recipe.ingredientsHeight.constant)
            #expect(ingredients.stack.frame.maxY <= ingredients.view.bounds.height)
            #expect(ingredients.listLabel.bounds.height > 60)
        }
    }

    @Test("The stepper changes the amounts")
    func servings() throws {
        try RecipesStage.run { stage, tabs in
            let ingredients = try #require(try tabs.open(1, stage).children.first as? IngredientsController)

            ingredients.servingsStepper.value = 6
            ingredients.servingsStepper.sendActions(for: .valueChanged)
            stage.advance(by: 0.1)

            #expect(ingredients.servingsLabel.text == "Serves 6")
            #expect(ingredients.listLabel.text?.hasPrefix("• 1.5 kg ripe tomatoes\n• 1.5 cucumber") == true)
        }
    }

    @Test("A recipe becomes a favorite by the item in the bar, and by a double tap on the picture")
    func favorite() throws {
        try RecipesStage.run { stage, tabs in
            let recipe = try tabs.open(1, stage)
            @MainActor func isFavorite() -> Bool {
                tabs.store.recipes.contains { $0.name == "Gazpacho" && $0.isFavorite }
            }

            stage.press("Favorite")
            let first = isFavorite()
            let middle = recipe.panel.convert(CGPoint(x: 40, y: 40), to: nil)
            stage.tap(at: middle)
            stage.advance(by: 0.05)
            stage.tap(at: middle)
            stage.advance(by: 0.5)

            #expect(first && !isFavorite())
        }
    }

    @Test("An empty shopping list shows a nib's view, and its button leads to the recipes")
    func empty() throws {
        try RecipesStage.run { stage, tabs in
            let shopping = try tabs.top(of: 1, stage, as: ShoppingListController.self)
            let isShown = !shopping.emptyView.isHidden && shopping.tableView.backgroundView === shopping.emptyView

            #expect(isShown && stage.find("Nothing to Buy").exists && !shopping.removeItem.isEnabled)
            stage.press("Choose a Recipe")
            #expect(tabs.selectedIndex == 0)
        }
    }

    @Test("Ingredients are added to the shopping list, bought and removed")
    func shopping() throws {
        try RecipesStage.run { stage, tabs in
            let recipe = try tabs.open(1, stage)
            recipe.shoppingButton.sendActions(for: .touchUpInside)
            let badge = tabs.viewControllers?[1].tabBarItem.badgeValue
            let shopping = try tabs.top(of: 1, stage, as: ShoppingListController.self)
            let texts = tabs.store.shopping.map(\.text)

            stage.press(IndexPath(row: 0, section: 0))
            let cell = shopping.tableView.cellForRow(at: IndexPath(row: 0, section: 0))

            #expect(badge == "4" && !recipe.shoppingButton.isEnabled && shopping.emptyView.isHidden)
            #expect(texts == ["1 kg ripe tomatoes", "1 cucumber", "1 red pepper", "50 ml olive oil"])
            #expect(cell?.textLabel?.text == "1 kg ripe tomatoes" && cell?.detailTextLabel?.text == "Gazpacho")
            #expect(cell?.accessoryType == .checkmark)
            stage.press("Remove Bought")
            #expect(tabs.store.shopping.count == 3 && tabs.viewControllers?[1].tabBarItem.badgeValue == "3")
        }
    }

    @Test("The settings are in a static table")
    func settings() throws {
        try RecipesStage.run { stage, tabs in
            let settings = try tabs.top(of: 2, stage, as: SettingsController.self)

            stage.tap(settings.timesSwitch)
            stage.advance(by: 0.5)

            #expect(settings.tableView.numberOfSections == 2 && settings.tableView.numberOfRows(inSection: 1) == 2)
            #expect(
                stage.find("Dark Appearance").exists && stage.find("Times are shown in the list of recipes.").exists)
            #expect(!tabs.store.showsTimes)
            let list = try tabs.top(of: 0, stage, as: RecipeListController.self)
            let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? RecipeCell)
            #expect(cell.minutesLabel.isHidden)
        }
    }
}
