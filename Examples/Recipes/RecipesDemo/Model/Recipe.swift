/// Something to cook.
struct Recipe: Decodable, Sendable, Identifiable {
    /// What goes into it, for its number of servings.
    struct Ingredient: Decodable, Sendable, Hashable {
        var amount: Double
        var unit: String
        var name: String

        /// As it is written in a list: "200 g flour", for a part or a multiple of the amount.
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
    /// The name of a symbol of the system.
    var symbol: String
    /// The name of a colour in the catalogue.
    var color: String
    var ingredients: [Ingredient]
    var steps: [String]
    var isFavorite = false

    enum CodingKeys: String, CodingKey {
        case id, name, summary, minutes, servings, symbol, color, ingredients, steps
    }
}
