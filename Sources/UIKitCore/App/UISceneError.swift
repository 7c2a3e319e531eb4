import Foundation

/// An error of a scene request.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneerror>.
public struct UISceneError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The error codes. The raw values are the same as in UIKit.
    public enum Code: Int, Sendable {
        /// The program supports only one scene.
        case multipleScenesNotSupported = 0
        /// The session does not exist, or no window can be opened.
        case requestDenied = 1
        /// The scene does not support the geometry.
        case geometryRequestUnsupported = 100
        /// The app's controllers do not permit the geometry.
        case geometryRequestDenied = 101
    }

    /// The error code.
    public let code: Code
    private let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// The program supports only one scene.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The session does not exist, or no window can be opened.
    public static var requestDenied: Code { .requestDenied }
    /// The scene does not support the geometry.
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// The app's controllers do not permit the geometry.
    public static var geometryRequestDenied: Code { .geometryRequestDenied }

    /// `UISceneErrorDomain`.
    public static var errorDomain: String { "UISceneErrorDomain" }
    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
    /// The user info, with the description.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
    /// The description of the error.
    public var errorDescription: String? { message }
}
