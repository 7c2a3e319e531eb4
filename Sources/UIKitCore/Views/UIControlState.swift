/// What a control is like at the moment: `UIControl.State`, under the name that it has in C, since bar items know it, too.
public struct UIControlState: OptionSet, Hashable, Sendable {
    /// The state as bits, with Apple's values.
    public let rawValue: UInt

    /// Makes the state that these bits stand for.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual: enabled, neither selected nor highlighted.
    public static let normal: UIControlState = []
    /// Touched.
    public static let highlighted = UIControlState(rawValue: 1 << 0)
    /// Not usable.
    public static let disabled = UIControlState(rawValue: 1 << 1)
    /// Selected.
    public static let selected = UIControlState(rawValue: 1 << 2)
    /// Reached by the keyboard.
    public static let focused = UIControlState(rawValue: 1 << 3)
    /// Bits that apps may use for states of their own.
    public static let application = UIControlState(rawValue: 0x00FF_0000)
    /// Bits that UIKit keeps for itself.
    public static let reserved = UIControlState(rawValue: 0xFF00_0000)
}
