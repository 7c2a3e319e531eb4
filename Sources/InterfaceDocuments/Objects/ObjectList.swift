/// The objects of a list's element.
struct ObjectList: Sendable {
    var kind: ElementKind
    var objects: [ObjectElement]
}
