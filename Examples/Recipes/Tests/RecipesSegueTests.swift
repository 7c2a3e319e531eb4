import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import RecipesDemo

@MainActor
@Suite("The recipes' segues")
struct RecipesSegueTests {
    @Test("A cell shows its recipe, which the segue action creates; the back button leads back")
    func show() throws {
        try RecipesStage.run { stage, tabs in
            _ = try tabs.open(0, stage)
            let depth = tabs.top?.navigationController?.viewControllers.count
            stage.find(identifier: "BackButton").tap()
            stage.advance(by: 1)

            #expect(depth == 2 && tabs.top is RecipeListController)
        }
    }

    @Test("The item in the bar shows a popover, also on a phone", arguments: [RecipesStage.phone, RecipesStage.tablet])
    func popover(size: CGSize) throws {
        try RecipesStage.run(size: size) { stage, tabs in
            stage.press("Sort")
            let sort = try #require(tabs.presentedViewController as? SortController)
            let width = sort.view.bounds.width

            sort.orderControl.selectedSegmentIndex = 1
            sort.orderControl.sendActions(for: .valueChanged)
            stage.advance(by: 0.1)
            stage.tapOutside()
            stage.advance(by: 1)

            #expect(width == 300 && tabs.presentedViewController == nil)
            #expect(tabs.store.listed.map(\.minutes) == [20, 25, 30, 35, 45, 60, 90])
            let list = try tabs.top(of: 0, stage, as: RecipeListController.self)
            let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? RecipeCell)
            #expect(cell.nameLabel.text == "Gazpacho")
        }
    }

    @Test("Save unwinds to the list, which then contains the new recipe")
    func save() throws {
        try RecipesStage.run { stage, tabs in
            stage.press("Add")
            let stack = try #require(tabs.presentedViewController as? UINavigationController)
            let form = try #require(stack.topViewController as? NewRecipeController)
            let first = form.nameLabel.text
            stage.press("Another Idea")
            form.minutesStepper.value = 55
            form.minutesStepper.sendActions(for: .valueChanged)
            let minutes = form.minutesLabel.text
            stage.press("Save")

            #expect(stack.modalPresentationStyle == .formSheet && form.tableView.numberOfSections == 2)
            #expect(first == "Pancakes" && minutes == "55")
            #expect(tabs.presentedViewController == nil && tabs.top is RecipeListController)
            #expect(tabs.store.recipes.last?.name == "Chili sin carne" && tabs.store.recipes.last?.minutes == 55)
            let list = try tabs.top(of: 0, stage, as: RecipeListController.self)
            #expect(list.tableView.numberOfRows(inSection: 0) == 8)
        }
    }

    @Test("Cancel unwinds to the list, which is unchanged")
    func cancel() throws {
        try RecipesStage.run { stage, tabs in
            stage.press("Add")
            let wasPresented = tabs.presentedViewController != nil
            stage.press("Cancel")

            #expect(wasPresented && tabs.presentedViewController == nil && tabs.store.recipes.count == 7)
        }
    }

    @Test("A row of the static table shows its screen")
    func about() throws {
        try RecipesStage.run { stage, tabs in
            _ = try tabs.top(of: 2, stage, as: SettingsController.self)
            stage.press("About Recipes")

            #expect(tabs.top?.navigationItem.title == "About Recipes")
            #expect(stage.find(containing: "all storyboard").exists)
        }
    }

    @Test("All opened screens are deallocated")
    func freed() throws {
        weak var root: UIViewController?
        weak var recipe: UIViewController?
        weak var form: UIViewController?
        weak var sort: UIViewController?
        try RecipesStage.run { stage, tabs in
            root = tabs
            recipe = try tabs.open(0, stage)
            stage.find(identifier: "BackButton").tap()
            stage.advance(by: 1)
            stage.press("Add")
            form = tabs.presentedViewController
            stage.press("Cancel")
            stage.press("Sort")
            sort = tabs.presentedViewController
            stage.tapOutside()
            for index in 0..<3 {
                tabs.selectedIndex = index
                stage.advance(by: 0.2)
            }

            #expect(recipe == nil && form == nil && sort == nil)
        }

        #expect(root == nil)
    }
}
