import Foundation

/// An error of locations.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// The location is not known.
        case locationUnknown
        /// Authorization is denied.
        case denied
        /// The network is not available.
        case network
    }

    /// The kind of the error.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of the errors.
    public static let errorDomain = "kCLErrorDomain"
    /// The error's number.
    public var errorCode: Int { code.rawValue }

    /// The error of an unknown location.
    public static let locationUnknown = Code.locationUnknown
    /// The error of a denied authorization.
    public static let denied = Code.denied
    /// The error of a missing network.
    public static let network = Code.network
}
