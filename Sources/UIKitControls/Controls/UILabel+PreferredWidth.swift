import CoreGraphics

extension UILabel {
    /// The width of the text in one line, rounded up to whole points.
    package var preferredWidth: CGFloat {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width.rounded(
            .up)
    }
}
