import AccessibilityTree
import CoreGraphics

/// A control with several accessibility elements, such as the segments of a segmented control.
@MainActor
protocol PartedControl: UIControl {
    /// Returns the state of a part.
    func state(ofPart index: Int) -> ControlPartState

    /// Performs the action of a part, as a touch does. Returns whether the part can be activated.
    func activatePart(_ index: Int) -> Bool
}

/// The state of a part of a control.
struct ControlPartState {
    var label: String?
    /// The frame in the coordinate space of the control.
    var frame: CGRect
    var isSelected = false
    var isEnabled = true
    var position: AccessibilityPosition?
}

/// A part of a control that is a separate accessibility element. It reads its state from the control.
final class ControlPart: UIAccessibilityElement, AccessibilityDescribing {
    private let index: Int

    init(_ index: Int, of control: any PartedControl) {
        self.index = index
        super.init(accessibilityContainer: control)
    }

    nonisolated deinit {}

    private var control: (any PartedControl)? { accessibilityContainer as? any PartedControl }

    override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? control?.state(ofPart: index).label }
        set { accessibilityValues.label = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            if let traits = accessibilityValues.traits { return traits }
            var traits = UIAccessibilityTraits.button
            guard let state = control?.state(ofPart: index) else { return traits }
            if state.isSelected { traits.insert(.selected) }
            if !state.isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set { accessibilityValues.traits = newValue }
    }

    override var accessibilityFrame: CGRect {
        get {
            guard let control else { return .zero }
            return UIAccessibility.convertToScreenCoordinates(control.state(ofPart: index).frame, in: control)
        }
        set { super.accessibilityFrame = newValue }
    }

    override func accessibilityActivate() -> Bool {
        guard let control, control.state(ofPart: index).isEnabled else { return false }
        return control.activatePart(index)
    }

    package func describe(_ node: inout AccessibilityNode) {
        guard let control, let position = control.state(ofPart: index).position else { return }
        node.position = position
        node.role = .segment
        node.isFocused = control.isFocused && node.traits.contains(.selected)
    }
}

/// The elements of the parts of a control, which are created when they are first read.
@MainActor
final class ControlPartList {
    private var parts: [ControlPart] = []

    nonisolated deinit {}

    func elements(of control: any PartedControl, count: Int) -> [Any] {
        while parts.count < count { parts.append(ControlPart(parts.count, of: control)) }
        return Array(parts.prefix(count))
    }
}
