internal import AccessibilityTree
internal import Foundation

/// The states of AT-SPI. The bits are the numbers of the enumeration `AtspiStateType`.
struct AccessibleStates: OptionSet {
    let rawValue: UInt64

    static let active = AccessibleStates(rawValue: 1 << 1)
    static let busy = AccessibleStates(rawValue: 1 << 3)
    static let checked = AccessibleStates(rawValue: 1 << 4)
    static let defunct = AccessibleStates(rawValue: 1 << 6)
    static let editable = AccessibleStates(rawValue: 1 << 7)
    static let enabled = AccessibleStates(rawValue: 1 << 8)
    static let expandable = AccessibleStates(rawValue: 1 << 9)
    static let expanded = AccessibleStates(rawValue: 1 << 10)
    static let focusable = AccessibleStates(rawValue: 1 << 11)
    static let focused = AccessibleStates(rawValue: 1 << 12)
    static let modal = AccessibleStates(rawValue: 1 << 16)
    static let multiline = AccessibleStates(rawValue: 1 << 17)
    static let pressed = AccessibleStates(rawValue: 1 << 20)
    static let selectable = AccessibleStates(rawValue: 1 << 22)
    static let selected = AccessibleStates(rawValue: 1 << 23)
    static let sensitive = AccessibleStates(rawValue: 1 << 24)
    static let showing = AccessibleStates(rawValue: 1 << 25)
    static let singleLine = AccessibleStates(rawValue: 1 << 26)
    static let visible = AccessibleStates(rawValue: 1 << 30)
    static let managesDescendants = AccessibleStates(rawValue: 1 << 31)
    static let indeterminate = AccessibleStates(rawValue: 1 << 32)
    static let selectableText = AccessibleStates(rawValue: 1 << 38)
    static let checkable = AccessibleStates(rawValue: 1 << 41)

    /// The names of the states whose changes are reported.
    static let names: [(state: AccessibleStates, name: String)] = [
        (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.editable, "editable"), (.enabled, "enabled"),
        (.expanded, "expanded"), (.pressed, "pressed"), (.selected, "selected"), (.sensitive, "sensitive"),
        (.showing, "showing"), (.focused, "focused"),
    ]

    /// The two numbers that D-Bus transports.
    var words: [UInt32] { [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)] }

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The states of an element or container in a window whose elements are visible inside a rectangle.
    init(of node: AccessibilityNode, in bounds: CGRect) {
        self = [.visible]
        if !node.traits.contains(.notEnabled) { formUnion([.enabled, .sensitive]) }
        if node.frame.intersects(bounds) || !node.isElement { insert(.showing) }
        let isKeyElement = node.text?.isEditable == true || node.actions.contains(.focus)
        if isKeyElement || node.isFocused { insert(.focusable) }
        if node.isFocused { insert(.focused) }
        if node.isModal || [.alert, .sheet].contains(node.role) { insert(.modal) }
        let isSelected = node.traits.contains(.selected)
        switch node.role {
        case .switch:
            insert(.checkable)
            if node.value == "1" { insert(.checked) }
        case .segment:
            insert(.checkable)
            if isSelected { insert(.checked) }
        case .toggleButton: if isSelected || node.value == "1" { insert(.pressed) }
        case .button: if isSelected { insert(.pressed) }
        case .tab, .menuItem:
            insert(.selectable)
            if isSelected { insert(.selected) }
        case .activityIndicator: formUnion([.busy, .indeterminate])
        // A row is selectable only while it is selected, since a screen reader describes other selectable rows as "not
        // selected".
        default: if isSelected { formUnion([.selectable, .selected]) }
        }
        if let isExpanded = node.isExpanded {
            insert(.expandable)
            if isExpanded { insert(.expanded) }
        }
        if let text = node.text {
            insert(text.isMultiline ? .multiline : .singleLine)
            insert(.selectableText)
            if text.isEditable { insert(.editable) }
        }
    }
}
