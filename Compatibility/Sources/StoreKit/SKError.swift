import Foundation

/// An error of the store.
public struct SKError: Error, CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// Any.
        case unknown
        /// The program may not do this.
        case clientInvalid
        /// The user has canceled.
        case paymentCancelled
        /// The payment is not valid.
        case paymentInvalid
        /// The user may not pay.
        case paymentNotAllowed
        /// The store does not have the product.
        case storeProductNotAvailable
    }

    /// The kind of the error.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of the errors.
    public static let errorDomain = "SKErrorDomain"
    /// The error's number.
    public var errorCode: Int { code.rawValue }

    /// The code of that name.
    public static let unknown = Code.unknown
    /// The code of that name.
    public static let paymentCancelled = Code.paymentCancelled
    /// The code of that name.
    public static let paymentNotAllowed = Code.paymentNotAllowed
}
