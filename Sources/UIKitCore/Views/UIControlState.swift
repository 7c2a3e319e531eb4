/// The state of a control: `UIControl.State`, under its C name, since bar items use it, too.
public struct UIControlState: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt

    /// Creates a state from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control is enabled, not selected and not highlighted.
    public static let normal: UIControlState = []
    /// The control is being touched.
    public static let highlighted = UIControlState(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = UIControlState(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = UIControlState(rawValue: 1 << 2)
    /// The control has the keyboard's focus.
    public static let focused = UIControlState(rawValue: 1 << 3)
    /// Bits for custom states of apps.
    public static let application = UIControlState(rawValue: 0x00FF_0000)
    /// Bits that are reserved for UIKit.
    public static let reserved = UIControlState(rawValue: 0xFF00_0000)
}
