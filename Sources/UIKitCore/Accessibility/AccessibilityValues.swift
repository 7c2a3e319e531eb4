/// The accessibility values of an element that the program set; `nil` for the defaults of the class.
@MainActor
package struct AccessibilityValues {
    package var isElement: Bool?
    package var label: String?
    package var value: String?
    var hint: String?
    package var traits: UIAccessibilityTraits?
    var hidesElements = false
    var isModal = false

    init() {}
}

extension UIView {
    /// The values set by the program. Classes with different defaults read them first.
    package var accessibilityValues: AccessibilityValues {
        get { extras?.accessibility ?? AccessibilityValues() }
        set { extrasForWriting.accessibility = newValue }
    }
}
