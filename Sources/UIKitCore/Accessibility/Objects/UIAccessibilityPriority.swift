/// The priority of an announcement.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitypriority>.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The name of the priority.
    public let rawValue: String

    /// Creates a priority from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Interrupts other speech, and is not interrupted.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// Interrupts other speech, and can be interrupted.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// Waits until other speech has ended, and can be interrupted.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}
