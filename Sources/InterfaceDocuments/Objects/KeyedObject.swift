/// An object and its property.
struct KeyedObject: Sendable {
    var key: DocumentKey
    var object: ObjectElement
}
