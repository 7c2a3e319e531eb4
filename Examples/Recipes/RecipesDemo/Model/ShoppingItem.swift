/// Something to buy.
struct ShoppingItem: Sendable, Hashable {
    var text: String
    /// The recipe that it is for.
    var recipe: String
    var isBought = false
}
