import Foundation

/// The built-in recipes in a language.
struct RecipeBook: Decodable, Sendable {
    var recipes: [Recipe] = []
    /// The suggestions for a new recipe.
    var ideas: [Recipe] = []

    /// Reads the book in a language; if the language is not available, the book of the base.
    static func read(language: String) -> RecipeBook {
        let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
        for name in [language, "Base"] {
            let file = folder.appendingPathComponent("\(name).lproj/Recipes.json")
            if let data = try? Data(contentsOf: file), let book = try? JSONDecoder().decode(Self.self, from: data) {
                return book
            }
        }
        return RecipeBook()
    }
}
