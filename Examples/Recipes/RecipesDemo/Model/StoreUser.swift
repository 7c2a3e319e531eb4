/// A controller that shows what is in a store, which it gets before its view is loaded.
@MainActor
protocol StoreUser: AnyObject {
    var store: RecipeStore { get set }
}
