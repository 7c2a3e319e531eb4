/// Whether a display measures the force of presses.
public enum UIForceTouchCapability: Int, Sendable {
    /// Unspecified.
    case unknown = 0
    /// The force is not measured.
    case unavailable = 1
    /// The force is measured.
    case available = 2
}
