/// An item to buy.
struct ShoppingItem: Sendable, Hashable {
    var text: String
    /// The recipe that requires the item.
    var recipe: String
    var isBought = false
}
