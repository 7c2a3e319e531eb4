import Foundation

/// The reason why a state could not be used or saved.
package enum StateStoreError: Error, Equatable, CustomStringConvertible {
    /// The process ended during the previous restoration of the state.
    case restorationCrashed
    /// The file is not an archive of a state, ends too early, or its bytes have changed.
    case damaged(String)
    /// The file has a later version of the format.
    case newerFormat(UInt32)
    /// The state belongs to a different application.
    case otherApplication(String)
    /// The state exceeds a limit.
    case tooLarge(String)
    /// A call of the system failed.
    case system(call: String, path: String, code: Int32)

    /// Returns the current error of a system call.
    static func last(_ call: String, _ path: String) -> StateStoreError {
        .system(call: call, path: path, code: errno)
    }

    package var description: String {
        switch self {
        case .restorationCrashed: "the application ended during its last restoration"
        case .damaged(let what): "the archive is damaged: \(what)"
        case .newerFormat(let format): "the archive has format \(format), this version reads \(ArchiveForm.format)"
        case .otherApplication(let identifier): "the archive belongs to \(identifier.prefix(100).debugDescription)"
        case .tooLarge(let what): "the state is too large: \(what)"
        case .system(let call, let path, let code): "\(call) of \(path) failed: \(String(cString: strerror(code)))"
        }
    }
}
