/// The name of a state that a program adds to those that UIKit knows.
///
///     extension UIConfigurationStateCustomKey {
///         static let isArchived = UIConfigurationStateCustomKey("com.example.isArchived")
///     }
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
