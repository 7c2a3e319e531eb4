import CoreGraphics

/// The result of a function of Core Foundation, with the methods of `Unmanaged`.
public struct UnmanagedString: Sendable {
    private let string: CFString

    init(_ string: CFString) { self.string = string }

    /// Returns the string.
    public func takeRetainedValue() -> CFString { string }
    /// Returns the string.
    public func takeUnretainedValue() -> CFString { string }
}
