import CoreGraphics

/// A view whose content height depends on its width, such as a text view that does not scroll. The view calls
/// `measureHeightByWidth()` before it is measured.
///
/// This is a protocol since a `package` member of `UIView` can be overridden only in this module.
@MainActor
package protocol WidthMeasuring: UIView {
    /// Whether constraints determine the height from the width.
    var measuresHeightByWidth: Bool { get }

    /// Returns the intrinsic size for a width from constraints, which is greater than 0.
    func intrinsicSize(forWidth width: CGFloat) -> CGSize
}

extension WidthMeasuring {
    /// Requests that layout uses the members of the protocol.
    package func measureHeightByWidth() { flags.isWidthMeasuring = true }
}
