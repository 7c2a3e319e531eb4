/// A value and its property.
struct KeyedValue: Sendable {
    var key: DocumentKey
    var value: DocumentValue
}
