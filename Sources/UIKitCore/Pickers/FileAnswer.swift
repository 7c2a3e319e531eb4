import Foundation

/// What became of a `FileRequest`.
package enum FileAnswer: Sendable, Equatable {
    /// These were chosen; for `save`, one for each name. What is there already under such a name is to be replaced.
    case chosen([URL])
    case cancelled
    /// The chooser cannot be asked, and another one has to be.
    case unavailable
}
