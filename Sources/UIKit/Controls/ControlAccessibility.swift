import Foundation

// The default accessibility properties of controls.
extension UIControl {
    /// The traits that represent the selected and the disabled state.
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
