import AccessibilityTree
import Foundation

// The default accessibility properties of controls.
extension UIControl {
    /// The traits that represent the selected and the disabled state.
    package var stateTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}

extension UIButton: PlainAccessibility {
    package static var plainClass: AnyClass { UIButton.self }

    var shownTitle: String? { currentTitle ?? currentAttributedTitle?.string }
}

extension UISlider {
    var percentage: String {
        let range = maximumValue - minimumValue
        let share = range > 0 ? (value - minimumValue) / range : 0
        return "\(Int((share * 100).rounded()))%"
    }
}

extension UISlider: AccessibilityDescribing, AccessibilityAdjusting {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .slider
        node.actions.insert(.setValue)
        let (low, high) = (Double(minimumValue), Double(maximumValue))
        node.range = AccessibilityRange(minimum: low, maximum: high, current: Double(value), step: (high - low) / 10)
    }

    package func setAccessibilityNumber(_ number: Double) -> Bool {
        let old = value
        setValue(Float(number), animated: window != nil)
        if value != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
        return true
    }
}

extension UIProgressView: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .progressIndicator
        node.range = AccessibilityRange(minimum: 0, maximum: 1, current: Double(progress), step: 0)
    }
}

extension UISwitch: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) { node.role = .switch }
}

extension UIPageControl: AccessibilityDescribing, AccessibilityAdjusting {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .pageIndicator
        node.actions.insert(.setValue)
        node.range = AccessibilityRange(
            minimum: 0, maximum: Double(max(0, numberOfPages - 1)), current: Double(max(0, currentPage)), step: 1)
    }

    package func setAccessibilityNumber(_ number: Double) -> Bool {
        let page = Int(min(max(number, 0), Double(max(0, numberOfPages - 1))).rounded())
        _ = adjust(by: page - currentPage)
        return true
    }
}

extension UIStepper: PartedControl, AccessibilityDescribing, AccessibilityAdjusting {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .stepper
        node.range = AccessibilityRange(minimum: minimumValue, maximum: maximumValue, current: value, step: stepValue)
    }

    func state(ofPart index: Int) -> ControlPartState {
        let isIncrement = index == 1
        let canChange = wraps || (isIncrement ? value < maximumValue : value > minimumValue)
        let isAtRight = isIncrement != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let half = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
        return ControlPartState(
            label: isIncrement ? "Increment" : "Decrement",
            frame: isAtRight ? half.offsetBy(dx: half.width, dy: 0) : half,
            isEnabled: isEnabled && canChange)
    }

    func activatePart(_ index: Int) -> Bool { adjust(by: index == 1 ? 1 : -1) }

    package func setAccessibilityNumber(_ number: Double) -> Bool {
        let old = value
        value = number
        if value != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
        return true
    }
}

extension UISegmentedControl: PartedControl, AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) { node.role = .segmentedControl }

    func state(ofPart index: Int) -> ControlPartState {
        guard segments.indices.contains(index) else { return ControlPartState(label: nil, frame: .zero) }
        let segment = segments[index]
        return ControlPartState(
            label: segment.title ?? segment.action?.title,
            frame: parts.frames.indices.contains(index) ? parts.frames[index] : .zero,
            isSelected: index == selectedSegmentIndex, isEnabled: isEnabled && segment.isEnabled,
            position: AccessibilityPosition(index: index + 1, count: segments.count, isSpoken: true))
    }

    func activatePart(_ index: Int) -> Bool {
        userDidSelect(index, with: nil)
        return true
    }
}
