import CoreGraphics
import Foundation

/// The base of what makes a device give feedback that is felt.
///
/// Linux desktops have no hardware for it, so that nothing is felt, as on an iPad. Sources that give feedback build and run.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifeedbackgenerator>.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Makes a generator.
    public override init() { super.init() }

    /// Makes a generator for what happens in a view.
    public init(view: UIView) { super.init() }

    nonisolated deinit {}

    /// Says that feedback will be given soon. Nothing has to get ready.
    open func prepare() {}
}

/// Feedback for something that hits something. Nothing is felt on Linux desktops.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator>.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What hits. Raw values are UIKit's.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// Something small.
        case light
        /// Something of middle size.
        case medium
        /// Something large.
        case heavy
        /// Something that gives way.
        case soft
        /// Something that does not.
        case rigid
    }

    /// Makes a generator for something of middle size.
    public override convenience init() { self.init(style: .medium) }

    /// Makes a generator.
    public init(style: FeedbackStyle) { super.init() }

    /// Makes a generator for what happens in a view.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// Gives the feedback: nothing is felt.
    open func impactOccurred() {}

    /// Gives the feedback with an intensity from 0 to 1: nothing is felt.
    open func impactOccurred(intensity: CGFloat) {}

    /// Gives the feedback for a place in the view: nothing is felt.
    open func impactOccurred(at location: CGPoint) {}

    /// Gives the feedback with an intensity from 0 to 1 for a place in the view: nothing is felt.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Feedback for another choice. Nothing is felt on Linux desktops.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator>.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the feedback: nothing is felt.
    open func selectionChanged() {}

    /// Gives the feedback for a place in the view: nothing is felt.
    open func selectionChanged(at location: CGPoint) {}
}

/// Feedback for how something has ended. Nothing is felt on Linux desktops.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator>.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it has ended. Raw values are UIKit's.
    public enum FeedbackType: Int, Hashable, Sendable {
        /// Well.
        case success
        /// With a warning.
        case warning
        /// It failed.
        case error
    }

    /// Gives the feedback: nothing is felt.
    open func notificationOccurred(_ notificationType: FeedbackType) {}

    /// Gives the feedback for a place in the view: nothing is felt.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
