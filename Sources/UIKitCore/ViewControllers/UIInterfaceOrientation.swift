import Foundation

/// Which edge of the device is up, seen from the interface. Raw values are UIKit's.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, upside down.
    case portraitUpsideDown = 2
    /// On its side, turned right: the device's home edge is at the interface's right.
    case landscapeRight = 3
    /// On its side, turned left: the device's home edge is at the interface's left.
    case landscapeLeft = 4

    /// Whether the interface is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// In which order they are tried where nothing else decides (chosen).
    static let inOrder: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]

    var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}

/// A set of orientations. Raw values are UIKit's.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// One bit an orientation, at the orientation's raw value.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upright, upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its side, turned right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its side, turned left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Every orientation.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// Every orientation but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
