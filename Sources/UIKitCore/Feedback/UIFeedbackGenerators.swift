import CoreGraphics
import Foundation

/// The base class of generators of haptic feedback.
///
/// Linux desktops have no haptic hardware, so generators have no effect, as on an iPad. Programs that use them build
/// and run.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifeedbackgenerator>.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() { super.init() }

    /// Creates a generator for events in a view.
    public init(view: UIView) { super.init() }

    nonisolated deinit {}

    /// Prepares for feedback. Has no effect.
    open func prepare() {}
}

/// Feedback for an impact. Has no effect on Linux desktops.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator>.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// Kinds of impacts. The raw values are the same as in UIKit.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// An impact of small objects.
        case light
        /// An impact of medium-sized objects.
        case medium
        /// An impact of large objects.
        case heavy
        /// An impact of soft objects.
        case soft
        /// An impact of rigid objects.
        case rigid
    }

    /// Creates a generator with the style `medium`.
    public override convenience init() { self.init(style: .medium) }

    /// Creates a generator with a style.
    public init(style: FeedbackStyle) { super.init() }

    /// Creates a generator for events in a view.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// Generates the feedback. Has no effect.
    open func impactOccurred() {}

    /// Generates the feedback with an intensity from 0 to 1. Has no effect.
    open func impactOccurred(intensity: CGFloat) {}

    /// Generates the feedback at a location in the view. Has no effect.
    open func impactOccurred(at location: CGPoint) {}

    /// Generates the feedback with an intensity from 0 to 1 at a location in the view. Has no effect.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Feedback for a changed selection. Has no effect on Linux desktops.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator>.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Generates the feedback. Has no effect.
    open func selectionChanged() {}

    /// Generates the feedback at a location in the view. Has no effect.
    open func selectionChanged(at location: CGPoint) {}
}

/// Feedback for the result of a task. Has no effect on Linux desktops.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator>.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Results of a task. The raw values are the same as in UIKit.
    public enum FeedbackType: Int, Hashable, Sendable {
        /// The task succeeded.
        case success
        /// The task succeeded with a warning.
        case warning
        /// The task failed.
        case error
    }

    /// Generates the feedback. Has no effect.
    open func notificationOccurred(_ notificationType: FeedbackType) {}

    /// Generates the feedback at a location in the view. Has no effect.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
