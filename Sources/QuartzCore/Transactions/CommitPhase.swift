/// The phase of a handler in a flush.
package enum CommitPhase: Sendable {
    /// Before layout. Handlers that are added by these handlers run in the same phase.
    case preLayout
    /// After layout, before drawing. Layout is then repeated, and handlers that it adds run in the same phase.
    case postLayout
    /// After the displays have received the changes.
    case postCommit
}
