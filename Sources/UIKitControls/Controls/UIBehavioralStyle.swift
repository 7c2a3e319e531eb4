/// The behavior of a control: that of a touch screen or that of a Mac. The raw values match UIKit.
public enum UIBehavioralStyle: UInt, Sendable {
    /// The behavior of the platform.
    case automatic = 0
    /// The behavior on a touch screen. On Linux, controls always behave in this way.
    case pad = 1
    /// The behavior on a Mac.
    case mac = 2
}
