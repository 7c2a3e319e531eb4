import Foundation

/// The document shown in a navigation item's title menu: an image, the name and the kind of the file.
///
///     navigationItem.documentProperties = UIDocumentProperties(url: document.fileURL)
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentproperties>.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    /// The location of the document.
    let url: URL

    /// Creates the properties of a file. The file is read when the menu opens. For a missing file, only the name is
    /// shown.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    nonisolated deinit {}

    /// The name of the file without its extension.
    package var name: String { url.deletingPathExtension().lastPathComponent }

    /// The kind and the size of the file.
    package var summary: String {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        if isFolder.boolValue { return "Folder" }
        let size = exists ? try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber : nil
        let words = size.map { ByteCountFormatter.string(fromByteCount: $0.int64Value, countStyle: .file) }
        return [kind, words].compactMap { $0 }.joined(separator: " · ")
    }

    private var kind: String {
        let type = url.pathExtension.lowercased()
        switch type {
        case "": return "Document"
        case "txt": return "Text Document"
        case "md": return "Markdown Document"
        case "rtf": return "Rich Text Document"
        case "jpg", "jpeg": return "JPEG Image"
        case "png", "gif", "heic", "tiff", "webp", "svg": return type.uppercased() + " Image"
        case "zip", "gz", "tar": return "Archive"
        default: return type.uppercased() + " Document"
        }
    }

    /// A small version of the picture if the document is an image; otherwise a document symbol.
    package var image: UIImage? {
        let isPicture = kind.hasSuffix("Image")
        return (isPicture ? UIImage(contentsOfFile: url.path) : nil) ?? UIImage(systemName: "doc.text")
    }
}
