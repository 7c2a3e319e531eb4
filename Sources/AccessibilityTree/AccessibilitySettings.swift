/// The accessibility settings of the user.
///
/// The properties of `UIAccessibility` have the same names.
public struct AccessibilitySettings: Sendable, Hashable {
    /// Creates the settings of a device without changes by the user.
    public init() {}

    /// Whether a screen reader is running. The default is `false`.
    public var isVoiceOverRunning = false
    /// Whether switch control is on. The default is `false`.
    public var isSwitchControlRunning = false
    /// Whether AssistiveTouch is on. The default is `false`.
    public var isAssistiveTouchRunning = false
    /// Whether the device is limited to one program. The default is `false`.
    public var isGuidedAccessEnabled = false
    /// Whether the user wants fewer movements on the screen. The default is `false`.
    public var isReduceMotionEnabled = false
    /// Whether the user wants cross-fades instead of transitions that slide. The default is `false`.
    public var prefersCrossFadeTransitions = false
    /// Whether videos start by themselves. The default is `true`.
    public var isVideoAutoplayEnabled = true
    /// Whether the user wants opaque backgrounds. The default is `false`.
    public var isReduceTransparencyEnabled = false
    /// Whether the user wants more contrast. The default is `false`.
    public var isDarkerSystemColorsEnabled = false
    /// Whether the user wants bold text. The default is `false`.
    public var isBoldTextEnabled = false
    /// Whether the screen shows no colors. The default is `false`.
    public var isGrayscaleEnabled = false
    /// Whether the screen shows inverted colors. The default is `false`.
    public var isInvertColorsEnabled = false
    /// Whether information must not depend on color alone. The default is `false`.
    public var shouldDifferentiateWithoutColor = false
    /// Whether buttons without a background are marked. The default is `false`.
    public var buttonShapesEnabled = false
    /// Whether switches have labels for on and off. The default is `false`.
    public var isOnOffSwitchLabelsEnabled = false
    /// Whether sound has one channel. The default is `false`.
    public var isMonoAudioEnabled = false
    /// Whether videos have captions. The default is `false`.
    public var isClosedCaptioningEnabled = false
    /// Whether the screen can be read aloud. The default is `false`.
    public var isSpeakScreenEnabled = false
    /// Whether the selection can be read aloud. The default is `false`.
    public var isSpeakSelectionEnabled = false
    /// Whether shaking the device offers to undo. The default is `true`.
    public var isShakeToUndoEnabled = true
}
