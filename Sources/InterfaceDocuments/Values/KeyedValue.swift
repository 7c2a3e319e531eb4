/// A value and the property that it is for.
struct KeyedValue: Sendable {
    var key: DocumentKey
    var value: DocumentValue
}
