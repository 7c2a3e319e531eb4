/// What a program has set of an element's accessibility; `nil` where the class decides.
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
    /// What the program has set. Classes whose default is another read it before they answer themselves.
    package var accessibilityValues: AccessibilityValues {
        get { extras?.accessibility ?? AccessibilityValues() }
        set { extrasForWriting.accessibility = newValue }
    }
}
