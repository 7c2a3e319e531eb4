import Foundation
import UIKit

/// A folder of documents, which is a bundle; it is deleted with the object.
final class DocumentFolder {
    let url: URL

    /// - Parameter files: Texts by paths in the folder.
    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    var bundle: Bundle? { Bundle(path: url.path) }

    /// The storyboard of a file in the folder.
    @MainActor
    func storyboard(_ name: String = "Main") -> UIStoryboard { UIStoryboard(name: name, bundle: bundle) }
}
