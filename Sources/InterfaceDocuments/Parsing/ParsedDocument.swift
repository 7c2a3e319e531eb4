/// What a document consists of.
struct ParsedDocument {
    /// The outermost element, without scenes and objects.
    var root: SourceElement
    var scenes: [SceneDescription]
    var topLevelObjects: [ObjectElement]
    /// What has made the objects, with where each of them is.
    var reader: DocumentReader
}
