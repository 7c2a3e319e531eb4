/// Why there is no window.
package enum DisplayError: Error, CustomStringConvertible {
    /// There is no display, or it cannot be opened; one line that says which and what to do.
    case unavailable(String)

    package var description: String {
        switch self {
        case .unavailable(let reason): reason
        }
    }
}
