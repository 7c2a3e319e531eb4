/// Whether a control behaves as on a touch screen or as on a Mac. Raw values are UIKit's.
public enum UIBehavioralStyle: UInt, Sendable {
    /// As is usual where the app runs.
    case automatic = 0
    /// As on a touch screen, which is how it always is here.
    case pad = 1
    /// As on a Mac.
    case mac = 2
}
