extension UIControl: ScreenElement {
    package var includesLabels: Bool { self is UIButton }

    package var isTouchedAsWhole: Bool {
        switch self {
        case is UISegmentedControl, is UIStepper: false
        default: !accessibilityTraits.contains(.adjustable)
        }
    }

    package var takesTouchesOfSubviews: Bool { false }

    package var paintsItself: Bool { true }
}
