/// An element of an outlet collection. The elements of an owner with the same property form one array, in their order.
package struct OutletCollectionDescription: Sendable, Hashable {
    package var property: String
    /// The object's identifier.
    package var destination: String
    var id: String
    package var line: Int
    /// Whether the array can be changed.
    package var isMutable: Bool
    /// Whether the object is appended to the property's array, as gesture recognizers are.
    package var appends: Bool
}
