import CoreGraphics

/// Feedback for drawing: a drawn object has snapped to a guide, or was completed. Has no effect on Linux desktops.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicanvasfeedbackgenerator>.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Reports that a drawn object snapped to a guide at a location in the view. Has no effect.
    open func alignmentOccurred(at location: CGPoint) {}

    /// Reports that a drawn object was completed at a location in the view. Has no effect.
    open func pathCompleted(at location: CGPoint) {}
}
