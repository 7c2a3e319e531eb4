/// An outlet: a property that is set to an object.
package struct OutletDescription: Sendable, Hashable {
    package var property: String
    /// The object's identifier.
    package var destination: String
    var id: String
    package var line: Int
}
