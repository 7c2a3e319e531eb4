/// The vertical alignment of text that was reduced to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// Text keeps the baseline of its original size.
    case alignBaselines = 0
    /// Text is centered.
    case alignCenters = 1
    /// Text keeps the top edge of its original size.
    case none = 2
}
