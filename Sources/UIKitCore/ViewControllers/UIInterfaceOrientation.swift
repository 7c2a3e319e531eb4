import Foundation

/// The orientation of the interface. The raw values are the same as in UIKit.
public enum UIInterfaceOrientation: Int, Sendable {
    /// The orientation is not known.
    case unknown = 0
    /// The device is upright.
    case portrait = 1
    /// The device is upside down.
    case portraitUpsideDown = 2
    /// The device is on its side, with its home edge at the interface's right.
    case landscapeRight = 3
    /// The device is on its side, with its home edge at the interface's left.
    case landscapeLeft = 4

    /// Whether the interface is taller than it is wide: portrait or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the interface is wider than it is tall: either landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    // Chosen (Controllers): If several orientations are possible and no rule applies, portrait is preferred to
    // landscape, and upside down is last.
    /// The order of preference if no other rule applies.
    static let inOrder: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]

    var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}

/// A set of orientations. The raw values are the same as in UIKit.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// One bit per orientation, at the orientation's raw value.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device is upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// The device is upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// The device is on its side, with its home edge at the interface's right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// The device is on its side, with its home edge at the interface's left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All orientations except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
