import Foundation

/// The frame of a view in its superview.
package enum FrameDescription: Sendable, Hashable {
    /// A rectangle in the superview's coordinate space, in points.
    case rect(CGRect)
    /// Distances from the superview's edges.
    indirect case inset(FrameInset)

    /// Returns the frame in a superview of a size.
    package func rect(in size: CGSize) -> CGRect {
        switch self {
        case .rect(let rect): rect
        case .inset(let inset): inset.rect(in: size)
        }
    }
}
