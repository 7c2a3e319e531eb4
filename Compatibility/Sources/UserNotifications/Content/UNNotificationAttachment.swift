import Foundation

/// A file of a notification.
open class UNNotificationAttachment: NSObject {
    /// The identifier.
    public let identifier: String
    /// The file.
    public let url: URL

    /// Makes an attachment.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; an empty one is replaced by a unique one.
    ///   - URL: A file.
    ///   - options: Have no effect.
    /// - Throws: `attachmentInvalidURL` if there is no such file.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
    }
}
