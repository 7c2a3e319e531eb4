import Foundation

/// Why a scene or the application refused a request.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneerror>.
public struct UISceneError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons. Raw values are UIKit's.
    public enum Code: Int, Sendable {
        /// The program has one scene at a time.
        case multipleScenesNotSupported = 0
        /// There is no such session, or no window can be opened.
        case requestDenied = 1
        /// The scene has no such geometry.
        case geometryRequestUnsupported = 100
        /// The app's controllers do not permit the geometry.
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code
    private let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// The program has one scene at a time.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// There is no such session, or no window can be opened.
    public static var requestDenied: Code { .requestDenied }
    /// The scene has no such geometry.
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// The app's controllers do not permit the geometry.
    public static var geometryRequestDenied: Code { .geometryRequestDenied }

    /// `UISceneErrorDomain`.
    public static var errorDomain: String { "UISceneErrorDomain" }
    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
    /// The reason in a sentence.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
    /// The reason in a sentence.
    public var errorDescription: String? { message }
}
