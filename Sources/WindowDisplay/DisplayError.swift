/// Why there is no window.
package enum DisplayError: Error, CustomStringConvertible {
    /// There is no display, or it cannot be opened; one line that says which and what to do.
    case unavailable(String)
    /// The program has a window already; SDL serves one thread, and so one `WindowDisplay`, at a time.
    case alreadyOpen

    package var description: String {
        switch self {
        case .unavailable(let reason): reason
        case .alreadyOpen: "The program has an open WindowDisplay already; close it before opening another."
        }
    }
}
