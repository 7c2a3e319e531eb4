/// Whether a display can tell how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
    /// Unspecified.
    case unknown = 0
    /// It cannot.
    case unavailable = 1
    /// It can.
    case available = 2
}
