/// An object that is in the array of a property. All of an owner with the same property make one array, in their order.
package struct OutletCollectionDescription: Sendable, Hashable {
    package var property: String
    /// The object's identifier.
    package var destination: String
    var id: String
    package var line: Int
    /// Whether the array can be changed.
    package var isMutable: Bool
    /// Whether the object is added to what the property has, as gesture recognizers are.
    package var appends: Bool
}
