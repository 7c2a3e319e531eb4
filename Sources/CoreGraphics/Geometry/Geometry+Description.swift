import Foundation

// `print` writes Apple's format: `(1.0, 2.0)`, `(0.0, 0.0, 10.0, 20.0)`.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates: `(x, y)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The sides: `(width, height)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size: `(x, y, width, height)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
