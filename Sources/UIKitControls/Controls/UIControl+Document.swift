import Foundation
import InterfaceDocuments

extension UIControl {
    /// Decodes the properties that all controls have in common.
    func decodeControl(from coder: DocumentCoder) {
        let element = coder.element
        let horizontal: KeyValuePairs<String, ContentHorizontalAlignment> = [
            "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
            "trailing": .trailing,
        ]
        if let alignment = element.word(.contentHorizontalAlignment, in: horizontal) {
            contentHorizontalAlignment = alignment
        }
        let vertical: KeyValuePairs<String, ContentVerticalAlignment> = [
            "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
        ]
        if let alignment = element.word(.contentVerticalAlignment, in: vertical) {
            contentVerticalAlignment = alignment
        }
        if element.bool(.enabled) == false { isEnabled = false }
        if element.bool(.selected) == true { isSelected = true }
        if element.bool(.highlighted) == true { isHighlighted = true }
    }

    static func addControlProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("enabled", \UIControl.isEnabled)
            .adding("selected", \UIControl.isSelected)
            .adding("highlighted", \UIControl.isHighlighted)
            .adding("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction)
    }
}

extension UIControl: DocumentActionSender {
    /// Adds a method for an event. Without an event, it is added for the primary event of the control: a tap or a
    /// change of the value.
    package func connect(_ target: AnyObject?, _ action: Selector, event: ActionDescription.Event?) {
        addTarget(target, action: action, for: event.map { Event(rawValue: $0.bits) } ?? usualEvent)
    }

    private var usualEvent: Event {
        switch self {
        case is UISwitch, is UISlider, is UISegmentedControl, is UIStepper, is UIPageControl, is UIDatePicker:
            .primaryActionTriggered
        default: .touchUpInside
        }
    }
}
