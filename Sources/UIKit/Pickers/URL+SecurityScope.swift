import Foundation

extension URL {
    /// Begins access to a file that the user has chosen. On Linux, a program has the permissions of its user, so the
    /// method has no effect.
    ///
    /// - Returns: `true`, always.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends access to a file that the user has chosen. On Linux, the method has no effect.
    public func stopAccessingSecurityScopedResource() {}
}
