import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import RecipesDemo

@MainActor
@Suite("The recipes in other languages, colors and sizes")
struct RecipesLookTests {
    @Test("In German, all documents are")
    func german() throws {
        try RecipesStage.run(languages: ["de-AT"]) { stage, tabs in
            let titles = tabs.viewControllers?.map { $0.tabBarItem.title }
            let recipe = try tabs.open(1, stage)
            let ingredients = try #require(recipe.children.first as? IngredientsController)
            let button = recipe.shoppingButton.configuration?.title

            #expect(tabs.language == "de" && titles == ["Rezepte", "Einkauf", "Einstellungen"])
            #expect(recipe.headingLabels.map(\.text) == ["Zutaten", "Zubereitung"])
            #expect(ingredients.servingsLabel.text == "Für 4 Personen" && button == "Auf die Einkaufsliste")
            #expect(ingredients.listLabel.text?.hasPrefix("• 1 kg reife Tomaten") == true)
            _ = try tabs.top(of: 1, stage, as: ShoppingListController.self)
            #expect(stage.find("Nichts zu kaufen").exists)
            _ = try tabs.top(of: 2, stage, as: SettingsController.self)
            #expect(stage.find("Dunkles Erscheinungsbild").exists)
            #expect(stage.find("Zeiten stehen in der Liste der Rezepte.").exists)
        }
    }

    @Test("A language without a translation uses the base texts")
    func french() throws {
        try RecipesStage.run(languages: ["fr"]) { _, tabs in
            #expect(tabs.language == "en" && tabs.viewControllers?.first?.tabBarItem.title == "Recipes")
            #expect(tabs.store.recipes.count == 7)
        }
    }

    @Test("The switch in the settings makes everything dark: the system colors, and the colors of the catalog")
    func dark() throws {
        try RecipesStage.run { stage, tabs in
            let recipe = try tabs.open(1, stage)
            @MainActor func card() -> [Int] {
                let pixel = stage.pixel(at: recipe.panel.convert(CGPoint(x: 30, y: 30), to: nil)) ?? []
                return pixel.prefix(3).map(Int.init)
            }
            let light = card()
            let settings = try tabs.top(of: 2, stage, as: SettingsController.self)
            stage.tap(settings.darkSwitch)
            stage.advance(by: 1)
            tabs.selectedIndex = 0
            stage.advance(by: 1)

            #expect(settings.traitCollection.userInterfaceStyle == .dark)
            #expect(zip(light, [249, 244, 236]).allSatisfy { abs($0 - $1) <= 1 } && light.count == 3)
            #expect(zip(card(), [43, 40, 36]).allSatisfy { abs($0 - $1) <= 1 })
        }
    }

    @Test("In a regular width the picture is beside the name, in a compact one above")
    func sizeClass() throws {
        try RecipesStage.run { stage, tabs in
            let recipe = try tabs.open(1, stage)
            let narrow = recipe.headerStack.axis
            stage.resize(to: RecipesStage.tablet)
            stage.advance(by: 0.5)
            let wide = recipe.headerStack.axis
            let panel = recipe.panel.frame
            let name = recipe.nameLabel.convert(recipe.nameLabel.bounds, to: recipe.headerStack)
            stage.resize(to: RecipesStage.phone)
            stage.advance(by: 0.5)

            #expect(narrow == .vertical && wide == .horizontal && recipe.headerStack.axis == .vertical)
            #expect(panel.maxX <= name.minX && panel.height == 200)
            #expect(recipe.panel.frame.width == recipe.headerStack.bounds.width)
        }
    }

    @Test("A recipe is laid out from right to left")
    func mirrored() throws {
        try RecipesStage.run { stage, tabs in
            tabs.traitOverrides.layoutDirection = .rightToLeft
            stage.advance(by: 0.5)
            let list = try tabs.top(of: 0, stage, as: RecipeListController.self)
            let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? RecipeCell)

            #expect(cell.panel.convert(cell.panel.bounds, to: nil).minX > 195)
        }
    }
}
