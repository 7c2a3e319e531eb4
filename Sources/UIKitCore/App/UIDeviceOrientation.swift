/// The orientation of the device. The raw values are the same as in UIKit.
///
/// Left and right refer to the device, and are the reverse of the interface's: a device rotated left has an interface
/// with its home edge at the right, `UIInterfaceOrientation.landscapeRight`.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is not known.
    case unknown = 0
    /// The device is upright.
    case portrait = 1
    /// The device is upside down.
    case portraitUpsideDown = 2
    /// The device is in landscape, rotated left: its top is at the left.
    case landscapeLeft = 3
    /// The device is in landscape, rotated right: its top is at the right.
    case landscapeRight = 4
    /// The device is flat with its screen up. Never reported by a simulated device.
    case faceUp = 5
    /// The device is flat with its screen down. Never reported by a simulated device.
    case faceDown = 6

    /// Whether the device is in portrait or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the device is in landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether the orientation is valid for an interface.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    init(_ orientation: UIInterfaceOrientation) {
        // The raw values are the same for the same position of the device.
        self = UIDeviceOrientation(rawValue: orientation.rawValue) ?? .unknown
    }
}
