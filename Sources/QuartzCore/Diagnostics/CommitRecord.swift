import RenderServer

/// A record of a commit to a display, for the probe.
package struct CommitRecord {
    /// The display that receives the commit.
    let display: any Display
    /// The changes.
    package let commit: Commit
}
