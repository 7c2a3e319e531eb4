/// A control whose number can be set.
@MainActor
package protocol AccessibilityAdjusting: AccessibilityObject {
    /// Sets the number as the user does, with the control's events. Returns whether it was set.
    func setAccessibilityNumber(_ number: Double) -> Bool
}
