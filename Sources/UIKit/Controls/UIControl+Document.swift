import Foundation
import InterfaceDocuments

extension UIControl {
    /// Reads what all controls have.
    func decodeControl(from coder: DocumentCoder) {
        let element = coder.element
        if let alignment = element.word(.contentHorizontalAlignment, in: Self.horizontalAlignments) {
            contentHorizontalAlignment = alignment
        }
        if let alignment = element.word(.contentVerticalAlignment, in: Self.verticalAlignments) {
            contentVerticalAlignment = alignment
        }
        if element.bool(.enabled) == false { isEnabled = false }
        if element.bool(.selected) == true { isSelected = true }
        if element.bool(.highlighted) == true { isHighlighted = true }
    }

    private static let horizontalAlignments: KeyValuePairs<String, ContentHorizontalAlignment> = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]

    private static let verticalAlignments: KeyValuePairs<String, ContentVerticalAlignment> = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]

    static func addControlProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("enabled", \UIControl.isEnabled)
            .adding("selected", \UIControl.isSelected)
            .adding("highlighted", \UIControl.isHighlighted)
            .adding("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction)
    }
}

extension UIControl: DocumentVarying {
    package func apply(_ variation: DocumentVariation) {
        variation.setWord(.contentHorizontalAlignment, in: Self.horizontalAlignments, default: .center) {
            contentHorizontalAlignment = $0
        }
        variation.setWord(.contentVerticalAlignment, in: Self.verticalAlignments, default: .center) {
            contentVerticalAlignment = $0
        }
        variation.set(.enabled, default: true) { isEnabled = $0 }
        variation.set(.selected, default: false) { isSelected = $0 }
        variation.set(.highlighted, default: false) { isHighlighted = $0 }
        switch self {
        case let button as UIButton: button.applyButton(variation)
        case let control as UISwitch: control.applySwitch(variation)
        case let slider as UISlider: slider.applySlider(variation)
        case let control as UISegmentedControl: control.applySegments(variation)
        case let stepper as UIStepper: stepper.applyStepper(variation)
        case let control as UIPageControl: control.applyPages(variation)
        default: break
        }
    }
}

extension UIControl: DocumentActionSender {
    /// Calls a method for an event; without one, for that which a program would choose: a tap, or another value.
    package func connect(_ target: AnyObject?, _ action: Selector, event: ActionDescription.Event?) {
        addTarget(target, action: action, for: event.map { Event(rawValue: $0.bits) } ?? usualEvent)
    }

    private var usualEvent: Event {
        switch self {
        case is UISwitch, is UISlider, is UISegmentedControl, is UIStepper, is UIPageControl: .primaryActionTriggered
        default: .touchUpInside
        }
    }
}
