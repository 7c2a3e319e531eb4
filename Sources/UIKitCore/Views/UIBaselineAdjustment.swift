/// Where text stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it has at its usual size.
    case alignBaselines = 0
    /// In the middle.
    case alignCenters = 1
    /// At the top of where it would stand at its usual size.
    case none = 2
}
