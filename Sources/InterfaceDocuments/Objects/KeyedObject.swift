/// An object and the property that it is for.
struct KeyedObject: Sendable {
    var key: DocumentKey
    var object: ObjectElement
}
