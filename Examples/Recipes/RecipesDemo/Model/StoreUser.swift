/// A controller that shows the content of a store. The store is set before its view is loaded.
@MainActor
protocol StoreUser: AnyObject {
    var store: RecipeStore { get set }
}
