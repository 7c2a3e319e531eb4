import Foundation

extension URL {
    /// Begins to use a file that the user has chosen. A program on Linux may use what its user may, so this does
    /// nothing.
    ///
    /// - Returns: `true`.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends the use of a file that the user has chosen. Does nothing.
    public func stopAccessingSecurityScopedResource() {}
}
