/// A recipe.
struct Recipe: Decodable, Sendable, Identifiable {
    /// An ingredient, for the recipe's number of servings.
    struct Ingredient: Decodable, Sendable, Hashable {
        var amount: Double
        var unit: String
        var name: String

        /// The text in a list: "200 g flour", for a fraction or multiple of the amount.
        func text(times factor: Double) -> String {
            let rounded = (amount * factor * 10).rounded() / 10
            let number = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
            return [number, unit, name].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    var id: Int
    var name: String
    var summary: String
    var minutes: Int
    var servings: Int
    /// The name of a system symbol.
    var symbol: String
    /// The name of a color in the asset catalog.
    var color: String
    var ingredients: [Ingredient]
    var steps: [String]
    var isFavorite = false

    enum CodingKeys: String, CodingKey {
        case id, name, summary, minutes, servings, symbol, color, ingredients, steps
    }
}
