/// Objects of an element that names a list.
struct ObjectList: Sendable {
    var kind: ElementKind
    var objects: [ObjectElement]
}
