/// Whether a control behaves as on a touch screen or as on a Mac. The raw values match UIKit.
public enum UIBehavioralStyle: UInt, Sendable {
    /// The default of the platform.
    case automatic = 0
    /// As on a touch screen, which is always the case here.
    case pad = 1
    /// As on a Mac.
    case mac = 2
}
