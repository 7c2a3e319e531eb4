import AccessibilityTree
import Foundation
import QuartzCore
import UIFoundation

/// The settings of the user, the position of the screen reader and the notifications of a program.
@MainActor
package final class AccessibilityState {
    nonisolated deinit {}

    // MARK: Settings

    /// The user's settings. Changes are posted, and change the traits of all screens.
    package var settings = AccessibilitySettings() {
        didSet {
            guard settings != oldValue else { return }
            hasChangedSettings = true
            for scene in UIContext.current.application?.windowScenes ?? [] { applySettings(to: scene.screen) }
            for window in UIContext.current.application?.windows ?? [] { Self.update(window) }
            for (setting, name) in AccessibilitySettings.notifications
            where settings[keyPath: setting] != oldValue[keyPath: setting] {
                NotificationCenter.default.post(name: name, object: nil)
            }
        }
    }

    /// Whether the traits of new screens have to follow the settings.
    private var hasChangedSettings = false

    /// Applies the settings for contrast and bold text to the traits of a screen.
    func applySettings(to screen: UIScreen) {
        guard hasChangedSettings else { return }
        let contrast: UIAccessibilityContrast = settings.isDarkerSystemColorsEnabled ? .high : .normal
        let weight: UILegibilityWeight = settings.isBoldTextEnabled ? .bold : .regular
        let traits = screen.traitCollection
        guard traits.accessibilityContrast != contrast || traits.legibilityWeight != weight else { return }
        screen.traitCollection = traits.modifyingTraits {
            $0.accessibilityContrast = contrast
            $0.legibilityWeight = weight
        }
    }

    private static func update(_ window: UIWindow) {
        var next: [UIView] = [window]
        while let view = next.popLast() {
            (view as? any AccessibilitySettingsFollower)?.accessibilitySettingsDidChange()
            next += view.subviewsStorage
        }
    }

    // MARK: Focus

    private weak var focusedStorage: AccessibilityObject?

    /// The element that the screen reader is at. It is notified of changes, and so are observers.
    var focused: AccessibilityObject? { focusedStorage }

    /// Moves the screen reader to an element.
    package func moveFocus(to element: AccessibilityObject?) {
        let old = focusedStorage
        guard old !== element else { return }
        focusedStorage = element
        old?.accessibilityElementDidLoseFocus()
        element?.accessibilityElementDidBecomeFocused()
        var info: [AnyHashable: Any] = [
            UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
                .notificationVoiceOver
        ]
        if let element { info[UIAccessibility.focusedElementUserInfoKey] = element }
        if let old { info[UIAccessibility.unfocusedElementUserInfoKey] = old }
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
    }

    // MARK: Notifications

    /// The notifications that programs and UIKit post.
    package let notices = Probe<AccessibilityNotice>()

    func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        guard notices.isObserved else { return }
        notices.send(AccessibilityNotice(notification, argument))
    }

    private var isScreenChangePending = false
    private var describesNextScreen = false

    // Chosen (Swift): UIKit posts `screenChanged` once when a push, a pop, a presentation, a dismissal or a change of
    // the tab or of the root controller has ended, in the turn of `viewDidAppear`, and when a menu opens or closes.
    /// Posts `screenChanged` after the callbacks of a transition that has shown controllers, or after a menu has opened
    /// or closed.
    ///
    /// - Parameter describesScreen: Whether a desktop's screen reader describes the new screen.
    package func screenDidChange(describesScreen: Bool = true) {
        guard notices.isObserved else { return }
        describesNextScreen = describesNextScreen || describesScreen
        guard !isScreenChangePending else { return }
        isScreenChangePending = true
        TransitionFlush.whenIdle { [weak self] in
            guard let self else { return }
            var notice = AccessibilityNotice(.screenChanged, nil, isBySystem: true)
            notice.describesScreen = describesNextScreen
            (isScreenChangePending, describesNextScreen) = (false, false)
            notices.send(notice)
        }
    }
}
