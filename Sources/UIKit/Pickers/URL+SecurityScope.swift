import Foundation

extension URL {
    /// Begins the access to a file that the user has chosen. On Linux a program has the permissions of its user, so
    /// the method has no effect.
    ///
    /// - Returns: `true`.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends the access to a file that the user has chosen. The method has no effect.
    public func stopAccessingSecurityScopedResource() {}
}
