import AccessibilityTree
import Foundation

/// A notification for assistive technologies.
@MainActor
package struct AccessibilityNotice {
    package let notification: UIAccessibility.Notification
    /// The text to speak.
    package private(set) var text: String?
    package private(set) var priority = UIAccessibilityPriority.default
    /// Whether the text waits for the end of earlier texts.
    package private(set) var isQueued = false
    /// The element to move to.
    package private(set) var element: AccessibilityObject?
    /// Whether UIKit has posted the notification.
    package let isBySystem: Bool
    /// Whether a desktop's screen reader describes the new screen. A menu is described by its focused item.
    package var describesScreen = true

    /// The greatest length of an announced text, in UTF-16 units.
    private static let maximumLength = 10_000

    init(_ notification: UIAccessibility.Notification, _ argument: Any?, isBySystem: Bool = false) {
        self.notification = notification
        self.isBySystem = isBySystem
        switch argument {
        case let string as String: text = string.prefix(units: Self.maximumLength)
        case let attributed as NSAttributedString:
            text = attributed.string.prefix(units: Self.maximumLength)
            guard attributed.length > 0 else { break }
            let attributes = attributed.attributes(at: 0, effectiveRange: nil)
            switch attributes[.accessibilitySpeechAnnouncementPriority] {
            case let value as UIAccessibilityPriority: priority = value
            case let name as String: priority = UIAccessibilityPriority(rawValue: name)
            default: break
            }
            isQueued = attributes[.accessibilitySpeechQueueAnnouncement] as? Bool == true
        case let object as AccessibilityObject: element = object
        default: break
        }
    }
}
