import Foundation

/// A document, as the menu of a navigation item's title shows it: an image, the name, and what kind of file it is.
///
///     navigationItem.documentProperties = UIDocumentProperties(url: document.fileURL)
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentproperties>.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    /// Where the document is.
    let url: URL

    /// Makes the properties of a file, which is looked at when the menu opens. One that is not there has a name only.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    nonisolated deinit {}

    /// The name of the file without its extension.
    package var name: String { url.deletingPathExtension().lastPathComponent }

    /// What kind of file it is, and how large.
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

    /// The picture itself, small, where the document is one; else a sheet.
    package var image: UIImage? {
        let isPicture = kind.hasSuffix("Image")
        return (isPicture ? UIImage(contentsOfFile: url.path) : nil) ?? UIImage(systemName: "doc.text")
    }
}
