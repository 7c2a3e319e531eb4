/// The parts of a parsed document.
struct ParsedDocument {
    /// The outermost element, without scenes and objects.
    var root: SourceElement
    var scenes: [SceneDescription]
    var topLevelObjects: [ObjectElement]
    /// The reader that created the objects, with the location of each item.
    var reader: DocumentReader
}
