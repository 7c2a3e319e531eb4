import CoreGraphics
import Foundation
import UIFoundation

/// The accessibility settings of the user, and functions for assistive technologies.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct>.
@preconcurrency @MainActor
public struct UIAccessibility {
    private init() {}

    /// A change that assistive technologies have to know, or that they report.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the notification.
        public let rawValue: UInt32

        /// Creates a notification from a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A large part of the screen has changed. The argument is the element to move to, a text to speak, or `nil`
        /// for the first element.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed. The argument is the element to move to, a text to speak, or `nil` to stay.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text has to be spoken. The argument is a string or an attributed string.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled. The argument is a text that describes the page.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive technology has to pause. The argument is an `AssistiveTechnologyIdentifier`.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1025)
        /// An assistive technology has to continue. The argument is an `AssistiveTechnologyIdentifier`.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1026)
    }

    /// An assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an identifier from a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switch control.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    // MARK: Notifications

    /// Posts a notification to assistive technologies. Without one, it has no effect.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - argument: A string, an attributed string, an element or `nil`, according to the notification. Other values
    ///     are ignored.
    public static func post(notification: Notification, argument: Any?) {
        UIContext.current.accessibility.post(notification, argument)
    }

    /// Posted after an announcement was spoken or interrupted. The user info has `announcementStringValueUserInfoKey`
    /// and `announcementWasSuccessfulUserInfoKey`.
    public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The key of the announcement's text.
    public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of the Boolean number whether the announcement was spoken completely.
    public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    /// Posted after an assistive technology has moved to an element.
    public nonisolated static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The key of the element that the assistive technology has moved to.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that the assistive technology has left.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the assistive technology, an `AssistiveTechnologyIdentifier`.
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    // MARK: Focus

    /// Returns the element that an assistive technology is at; `nil` without one.
    ///
    /// - Parameter assistiveTechnologyIdentifier: The technology; `nil` for the technology that moved last.
    public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? {
        switch assistiveTechnologyIdentifier {
        case nil, .notificationVoiceOver: UIContext.current.accessibility.focused
        default: nil
        }
    }

    // MARK: Coordinates

    /// Returns a rectangle of a view in the coordinate space of the screen. A rectangle of a view without a window is
    /// in the coordinate space of the outermost view.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let screen = view.window?.screen else { return view.convert(rect, to: nil as UIView?) }
        return screen.convert(rect, from: view)
    }

    /// Returns a path in a view in the coordinate space of the screen.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = convertToScreenCoordinates(CGRect(x: 0, y: 0, width: 1, height: 1), in: view)
        let converted = UIBezierPath(cgPath: path.cgPath)
        // Views that are only moved and scaled map the unit square to their origin and scale.
        converted.apply(
            CGAffineTransform(a: origin.width, b: 0, c: 0, d: origin.height, tx: origin.minX, ty: origin.minY))
        return converted
    }
}
