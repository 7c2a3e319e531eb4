/// A view whose appearance depends on the accessibility settings.
@MainActor
package protocol AccessibilitySettingsFollower: UIView {
    /// Called after the settings have changed, for views in windows.
    func accessibilitySettingsDidChange()
}
