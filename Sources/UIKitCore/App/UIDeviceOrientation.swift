/// How the device is held. Raw values are UIKit's.
///
/// Left and right refer to the device, and so are the reverse of the interface's: a device rotated left has an
/// interface with its home edge at the right, `UIInterfaceOrientation.landscapeRight`.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, upside down.
    case portraitUpsideDown = 2
    /// In landscape, rotated left: its top is at the left.
    case landscapeLeft = 3
    /// In landscape, rotated right: its top is at the right.
    case landscapeRight = 4
    /// Lying on its back. A simulated device never is.
    case faceUp = 5
    /// Lying on its screen. A simulated device never is.
    case faceDown = 6

    /// Whether the device is upright, upside down or not.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the device is in landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether an interface can have this orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    init(_ orientation: UIInterfaceOrientation) {
        // The raw values are the same for the same position of the device.
        self = UIDeviceOrientation(rawValue: orientation.rawValue) ?? .unknown
    }
}
