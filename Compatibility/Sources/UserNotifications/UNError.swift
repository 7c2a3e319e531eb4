import Foundation

/// An error of notifications.
public struct UNError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// Authorization is denied.
        case notificationsNotAllowed = 1
        /// The file of an attachment does not exist.
        case attachmentInvalidURL = 100
        /// The type of an attachment is not supported.
        case attachmentUnrecognizedType = 101
    }

    /// The kind of the error.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of the errors.
    public static let errorDomain = "UNErrorDomain"
    /// The error's number.
    public var errorCode: Int { code.rawValue }
    /// A description for users.
    public var errorDescription: String? {
        switch code {
        case .notificationsNotAllowed: "Notifications are not allowed for this application"
        case .attachmentInvalidURL: "Invalid attachment file URL"
        case .attachmentUnrecognizedType: "Unrecognized attachment file type"
        }
    }

    /// The error of a denied authorization.
    public static let notificationsNotAllowed = Code.notificationsNotAllowed
}
