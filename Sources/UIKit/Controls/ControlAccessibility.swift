import Foundation

// What controls say of themselves where the program says nothing (ACCESS.md, defaults of classes).
extension UIControl {
    /// Selected, and not to be used.
    var stateTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}

extension UIButton {
    var shownTitle: String? { currentTitle ?? currentAttributedTitle?.string }
}

extension UISlider {
    var percentage: String {
        let range = maximumValue - minimumValue
        let share = range > 0 ? (value - minimumValue) / range : 0
        return "\(Int((share * 100).rounded()))%"
    }
}
