@_exported import Foundation
import IrekoCompatibility

/// The authentication of the user. On Linux no policy can be evaluated.
open class LAContext: NSObject, @unchecked Sendable {  // Its properties are for one thread, as on iOS.
    /// The title of the button that shows the password.
    open var localizedFallbackTitle: String?
    /// The title of the button that cancels.
    open var localizedCancelTitle: String?
    /// The reason that is shown to the user.
    open var localizedReason = ""
    /// The time in seconds after which a device has to be unlocked again.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Whether the context has ended.
    private var isInvalid = false

    /// Makes a context.
    public override init() {}

    /// The device's kind of biometry: `none`.
    open var biometryType: LABiometryType { .none }
    /// The state of the biometry: `nil`, since there is none.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// Returns `false`, and sets the error to `biometryNotAvailable` or `passcodeNotSet`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = failure(policy) as NSError
        return false
    }

    /// Does not evaluate the policy: the handler is called on a background queue with an error.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = failure(policy)
        DispatchQueue.global().async { reply(false, error) }
    }

    /// Does not evaluate the policy: throws an error.
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw failure(policy)
    }

    /// Ends the context.
    open func invalidate() { isInvalid = true }

    private func failure(_ policy: LAPolicy) -> LAError {
        ModuleShell.log("LocalAuthentication", "authentication is not available; no policy can be evaluated")
        if isInvalid { return LAError(.invalidContext) }
        return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}

/// A condition of an authentication.
public enum LAPolicy: Int, Sendable {
    /// By biometry.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By biometry or the device's passcode.
    case deviceOwnerAuthentication = 2
}

/// A kind of biometry.
public enum LABiometryType: Int, Sendable {
    /// There is none.
    case none = 0
    /// Touch ID.
    case touchID = 1
    /// Face ID.
    case faceID = 2
    /// Optic ID.
    case opticID = 4
}
