import Foundation

/// Why a kept state is not used, or could not be kept.
package enum StateStoreError: Error, Equatable, CustomStringConvertible {
    /// The process ended while the state was restored the time before.
    case restorationCrashed
    /// The file is no archive of a state, ends too early, or its bytes have changed.
    case damaged(String)
    /// A later version of the format.
    case newerFormat(UInt32)
    /// The state of another application.
    case otherApplication(String)
    /// More than can be kept.
    case tooLarge(String)
    /// A call of the system failed.
    case system(call: String, path: String, code: Int32)

    /// A system call's error, of the moment.
    static func last(_ call: String, _ path: String) -> StateStoreError {
        .system(call: call, path: path, code: errno)
    }

    package var description: String {
        switch self {
        case .restorationCrashed: "the application ended while it was restored the time before"
        case .damaged(let what): "the archive is damaged: \(what)"
        case .newerFormat(let format): "the archive has format \(format), this version reads \(ArchiveForm.format)"
        case .otherApplication(let identifier): "the archive is that of \(identifier.prefix(100).debugDescription)"
        case .tooLarge(let what): "the state is too large: \(what)"
        case .system(let call, let path, let code): "\(call) of \(path) failed: \(String(cString: strerror(code)))"
        }
    }
}
