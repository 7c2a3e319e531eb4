import Foundation

/// Limits the depth and the number of objects that documents create, so that a hostile document terminates. Chains of
/// relationships, references and embedded scenes in real programs are shorter.
struct DocumentMaking {
    /// Maximum depth of nested controllers that are being created, or whose views are being loaded.
    static let depthLimit = 60
    /// Maximum number of objects during an outermost creation: more than a document can have elements.
    static let objectLimit = 300_000
    /// Maximum number of controllers, or views of controllers, during an outermost creation.
    static let controllerLimit = 2000

    private(set) var depth = 0
    private var objects = 0
    private var controllers = 0
    /// Whether documents use classes of the program. Otherwise UIKit's class of each element is used, for example to
    /// draw a document without its program.
    var usesProgramClasses = true
    /// Whether documents are drawn as on the editor's canvas, with placeholders for missing images and sizes.
    var isCanvas = false
    /// Further bundles for images and colors that are not in a document's own bundle.
    var otherBundles: [Bundle] = []

    /// Begins to create a controller or its view. Returns `false` if a limit is exceeded.
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
