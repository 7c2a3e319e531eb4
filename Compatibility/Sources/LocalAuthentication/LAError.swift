import Foundation

/// An error of an authentication.
public struct LAError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// The user could not be identified.
        case authenticationFailed = -1
        /// The user has canceled.
        case userCancel = -2
        /// The user has chosen the password.
        case userFallback = -3
        /// The system has canceled.
        case systemCancel = -4
        /// The device has no passcode.
        case passcodeNotSet = -5
        /// The device has no biometry.
        case biometryNotAvailable = -6
        /// No biometry is stored.
        case biometryNotEnrolled = -7
        /// The biometry failed too often.
        case biometryLockout = -8
        /// The program has canceled.
        case appCancel = -9
        /// The context has ended.
        case invalidContext = -10
        /// The system cannot show the dialog.
        case notInteractive = -1004
    }

    /// The kind of the error.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of the errors.
    public static let errorDomain = "com.apple.LocalAuthentication"
    /// The error's number.
    public var errorCode: Int { code.rawValue }
    /// A description for users.
    public var errorDescription: String? {
        switch code {
        case .biometryNotAvailable: "Biometry is not available on this device."
        case .passcodeNotSet: "Passcode not set."
        case .invalidContext: "Context invalidated."
        default: nil
        }
    }

    /// The code of that name.
    public static let authenticationFailed = Code.authenticationFailed
    /// The code of that name.
    public static let userCancel = Code.userCancel
    /// The code of that name.
    public static let userFallback = Code.userFallback
    /// The code of that name.
    public static let systemCancel = Code.systemCancel
    /// The code of that name.
    public static let passcodeNotSet = Code.passcodeNotSet
    /// The code of that name.
    public static let biometryNotAvailable = Code.biometryNotAvailable
    /// The code of that name.
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
    /// The code of that name.
    public static let biometryLockout = Code.biometryLockout
    /// The code of that name.
    public static let appCancel = Code.appCancel
    /// The code of that name.
    public static let invalidContext = Code.invalidContext
    /// The code of that name.
    public static let notInteractive = Code.notInteractive
}
