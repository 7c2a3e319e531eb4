import CoreGraphics

/// Feedback for drawing: what is drawn snaps to something, or is complete. Nothing is felt on Linux desktops.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicanvasfeedbackgenerator>.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Says that what is drawn has snapped to something at a place in the view: nothing is felt.
    open func alignmentOccurred(at location: CGPoint) {}

    /// Says that what is drawn has become complete at a place in the view: nothing is felt.
    open func pathCompleted(at location: CGPoint) {}
}
