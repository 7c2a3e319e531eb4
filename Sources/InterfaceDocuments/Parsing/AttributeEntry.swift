/// An attribute as it is written.
struct AttributeEntry: Sendable {
    var key: DocumentKey
    var value: String
}
