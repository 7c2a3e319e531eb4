import AccessibilityTree
import Foundation

extension UIAccessibility {
    // MARK: Settings

    /// Whether a screen reader is running.
    public static var isVoiceOverRunning: Bool { UIContext.current.accessibility.settings.isVoiceOverRunning }

    /// Whether switch control is on.
    public static var isSwitchControlRunning: Bool { UIContext.current.accessibility.settings.isSwitchControlRunning }

    /// Whether AssistiveTouch is on.
    public static var isAssistiveTouchRunning: Bool { UIContext.current.accessibility.settings.isAssistiveTouchRunning }

    /// Whether the device is limited to one program.
    public static var isGuidedAccessEnabled: Bool { UIContext.current.accessibility.settings.isGuidedAccessEnabled }

    /// Whether the user wants fewer movements on the screen.
    public static var isReduceMotionEnabled: Bool { UIContext.current.accessibility.settings.isReduceMotionEnabled }

    /// Whether the user wants cross-fades instead of transitions that slide.
    public static var prefersCrossFadeTransitions: Bool {
        UIContext.current.accessibility.settings.prefersCrossFadeTransitions
    }

    /// Whether videos start by themselves.
    public static var isVideoAutoplayEnabled: Bool { UIContext.current.accessibility.settings.isVideoAutoplayEnabled }

    /// Whether the user wants opaque backgrounds.
    public static var isReduceTransparencyEnabled: Bool {
        UIContext.current.accessibility.settings.isReduceTransparencyEnabled
    }

    /// Whether the user wants more contrast.
    public static var isDarkerSystemColorsEnabled: Bool {
        UIContext.current.accessibility.settings.isDarkerSystemColorsEnabled
    }

    /// Whether the user wants bold text.
    public static var isBoldTextEnabled: Bool { UIContext.current.accessibility.settings.isBoldTextEnabled }

    /// Whether the screen shows no colors.
    public static var isGrayscaleEnabled: Bool { UIContext.current.accessibility.settings.isGrayscaleEnabled }

    /// Whether the screen shows inverted colors.
    public static var isInvertColorsEnabled: Bool { UIContext.current.accessibility.settings.isInvertColorsEnabled }

    /// Whether information must not depend on color alone.
    public static var shouldDifferentiateWithoutColor: Bool {
        UIContext.current.accessibility.settings.shouldDifferentiateWithoutColor
    }

    /// Whether buttons without a background are marked.
    public static var buttonShapesEnabled: Bool { UIContext.current.accessibility.settings.buttonShapesEnabled }

    /// Whether switches have labels for on and off.
    public static var isOnOffSwitchLabelsEnabled: Bool {
        UIContext.current.accessibility.settings.isOnOffSwitchLabelsEnabled
    }

    /// Whether sound has one channel.
    public static var isMonoAudioEnabled: Bool { UIContext.current.accessibility.settings.isMonoAudioEnabled }

    /// Whether videos have captions.
    public static var isClosedCaptioningEnabled: Bool {
        UIContext.current.accessibility.settings.isClosedCaptioningEnabled
    }

    /// Whether the screen can be read aloud.
    public static var isSpeakScreenEnabled: Bool { UIContext.current.accessibility.settings.isSpeakScreenEnabled }

    /// Whether the selection can be read aloud.
    public static var isSpeakSelectionEnabled: Bool { UIContext.current.accessibility.settings.isSpeakSelectionEnabled }

    /// Whether shaking the device offers to undo.
    public static var isShakeToUndoEnabled: Bool { UIContext.current.accessibility.settings.isShakeToUndoEnabled }

    // MARK: Changes of settings

    /// Posted after `isVoiceOverRunning` has changed.
    public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// Posted after `isSwitchControlRunning` has changed.
    public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")

    /// Posted after `isAssistiveTouchRunning` has changed.
    public nonisolated static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")

    /// Posted after `isGuidedAccessEnabled` has changed.
    public nonisolated static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")

    /// Posted after `isReduceMotionEnabled` has changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Posted after `prefersCrossFadeTransitions` has changed.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

    /// Posted after `isVideoAutoplayEnabled` has changed.
    public nonisolated static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")

    /// Posted after `isReduceTransparencyEnabled` has changed.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

    /// Posted after `isDarkerSystemColorsEnabled` has changed.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    /// Posted after `isBoldTextEnabled` has changed.
    public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")

    /// Posted after `isGrayscaleEnabled` has changed.
    public nonisolated static let grayscaleStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")

    /// Posted after `isInvertColorsEnabled` has changed.
    public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")

    /// Posted after `shouldDifferentiateWithoutColor` has changed.
    public nonisolated static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")

    /// Posted after `buttonShapesEnabled` has changed.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

    /// Posted after `isOnOffSwitchLabelsEnabled` has changed.
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

    /// Posted after `isMonoAudioEnabled` has changed.
    public nonisolated static let monoAudioStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")

    /// Posted after `isClosedCaptioningEnabled` has changed.
    public nonisolated static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")

    /// Posted after `isSpeakScreenEnabled` has changed.
    public nonisolated static let speakScreenStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")

    /// Posted after `isSpeakSelectionEnabled` has changed.
    public nonisolated static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")

    /// Posted after `isShakeToUndoEnabled` has changed.
    public nonisolated static let shakeToUndoDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
}

extension AccessibilitySettings {
    /// The settings with the notifications of their changes.
    @MainActor static let notifications:
        [(setting: KeyPath<AccessibilitySettings, Bool> & Sendable, name: NSNotification.Name)] =
            [
                (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
                (\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification),
                (\.isAssistiveTouchRunning, UIAccessibility.assistiveTouchStatusDidChangeNotification),
                (\.isGuidedAccessEnabled, UIAccessibility.guidedAccessStatusDidChangeNotification),
                (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
                (\.prefersCrossFadeTransitions, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
                (\.isVideoAutoplayEnabled, UIAccessibility.videoAutoplayStatusDidChangeNotification),
                (\.isReduceTransparencyEnabled, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
                (\.isDarkerSystemColorsEnabled, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
                (\.isBoldTextEnabled, UIAccessibility.boldTextStatusDidChangeNotification),
                (\.isGrayscaleEnabled, UIAccessibility.grayscaleStatusDidChangeNotification),
                (\.isInvertColorsEnabled, UIAccessibility.invertColorsStatusDidChangeNotification),
                (\.shouldDifferentiateWithoutColor, UIAccessibility.differentiateWithoutColorDidChangeNotification),
                (\.buttonShapesEnabled, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
                (\.isOnOffSwitchLabelsEnabled, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
                (\.isMonoAudioEnabled, UIAccessibility.monoAudioStatusDidChangeNotification),
                (\.isClosedCaptioningEnabled, UIAccessibility.closedCaptioningStatusDidChangeNotification),
                (\.isSpeakScreenEnabled, UIAccessibility.speakScreenStatusDidChangeNotification),
                (\.isSpeakSelectionEnabled, UIAccessibility.speakSelectionStatusDidChangeNotification),
                (\.isShakeToUndoEnabled, UIAccessibility.shakeToUndoDidChangeNotification),
            ]
}
