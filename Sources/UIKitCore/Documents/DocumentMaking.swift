import Foundation

/// How deep documents lead to one another while objects are made, and how much that has made. A hostile one must end,
/// and no chain of relationships, references and embedded scenes in a program is as long.
struct DocumentMaking {
    /// Controllers in controllers that are being made, or whose views are being loaded.
    static let depthLimit = 60
    /// Objects made between the beginning of the outermost one and its end: more than a document can have elements.
    static let objectLimit = 300_000
    /// Controllers made, or views of controllers, in the same time.
    static let controllerLimit = 2000

    private(set) var depth = 0
    private var objects = 0
    private var controllers = 0
    /// Whether documents name classes of the program; otherwise each element's own class is made, as to draw a document
    /// without its program.
    var usesProgramClasses = true
    /// Whether documents are drawn as on the editor's canvas, which has placeholders for images and sizes that are
    /// missing.
    var isCanvas = false
    /// Where images and colours are looked for that are not in a document's own bundle.
    var otherBundles: [Bundle] = []

    /// Begins to make a controller or its view; `false` where there is no end.
    mutating func begin() -> Bool {
        if depth == 0 { (objects, controllers) = (0, 0) }
        guard depth < Self.depthLimit, objects < Self.objectLimit, controllers < Self.controllerLimit else {
            return false
        }
        (depth, controllers) = (depth + 1, controllers + 1)
        return true
    }

    mutating func end() { depth -= 1 }

    mutating func countObject() { objects += 1 }
}
