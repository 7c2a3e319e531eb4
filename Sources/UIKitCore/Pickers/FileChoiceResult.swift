import Foundation

/// The result of a `FileRequest`.
package enum FileChoiceResult: Sendable, Equatable {
    /// The chosen files; for `save`, a file for each name. Existing files at these locations are replaced.
    case chosen([URL])
    case cancelled
    /// The chooser is unavailable, and a different chooser must be used.
    case unavailable
}
