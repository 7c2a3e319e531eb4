import Testing

@testable import RecipesDemo

@MainActor
@Suite("The store of recipes")
struct RecipeStoreTests {
    private let apple = Recipe.Ingredient(amount: 1.25, unit: "kg", name: "apples")

    @Test("Amounts are written with one decimal at most")
    func amounts() {
        #expect(apple.text(times: 1) == "1.3 kg apples" && apple.text(times: 4) == "5 kg apples")
        #expect(Recipe.Ingredient(amount: 2, unit: "", name: "eggs").text(times: 1.5) == "3 eggs")
    }

    @Test("Both books have the same recipes", arguments: ["en", "de"])
    func books(language: String) {
        let book = RecipeBook.read(language: language)

        #expect(book.recipes.map(\.id) == Array(1...7) && book.ideas.count == 3)
        #expect(book.recipes.allSatisfy { !$0.ingredients.isEmpty && $0.steps.count == 3 })
    }

    @Test("Observers are notified until they are released")
    func observers() {
        final class Owner {}
        let store = RecipeStore(RecipeBook.read(language: "en"))
        var calls = 0
        var owner: Owner? = Owner()
        if let owner { store.observe(owner) { calls += 1 } }

        store.toggleFavorite(1)
        store.showsFavoritesOnly = true
        owner = nil
        store.order = .time

        #expect(calls == 2 && store.listed.map(\.id) == [1])
        #expect(owner == nil)
    }

    @Test("A new recipe gets a new number")
    func adding() throws {
        let store = RecipeStore(RecipeBook.read(language: "en"))

        store.add(try #require(store.ideas.first))

        #expect(store.recipes.last?.id == 8 && store.recipe(8)?.name == "Pancakes")
    }
}
