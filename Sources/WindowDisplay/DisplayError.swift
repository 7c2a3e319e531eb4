/// The reason why a window could not be opened.
package enum DisplayError: Error, CustomStringConvertible {
    /// No display is available, or it cannot be opened, with a line that explains the reason and the remedy.
    case unavailable(String)

    package var description: String {
        switch self {
        case .unavailable(let reason): reason
        }
    }
}
