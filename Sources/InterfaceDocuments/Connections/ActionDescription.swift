/// An action connection: a method to call.
package struct ActionDescription: Sendable, Hashable {
    /// A control's event. The raw values are the words of documents.
    package enum Event: String, CaseIterable, Sendable {
        case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
        case touchUpInside, touchUpOutside, touchCancel, valueChanged, menuActionTriggered, primaryActionTriggered
        case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit, allEvents, allTouchEvents
        case allEditingEvents

        /// The bits of `UIControl.Event`.
        package var bits: UInt {
            switch self {
            case .touchDown: 1
            case .touchDownRepeat: 1 << 1
            case .touchDragInside: 1 << 2
            case .touchDragOutside: 1 << 3
            case .touchDragEnter: 1 << 4
            case .touchDragExit: 1 << 5
            case .touchUpInside: 1 << 6
            case .touchUpOutside: 1 << 7
            case .touchCancel: 1 << 8
            case .valueChanged: 1 << 12
            case .primaryActionTriggered: 1 << 13
            case .menuActionTriggered: 1 << 14
            case .editingDidBegin: 1 << 16
            case .editingChanged: 1 << 17
            case .editingDidEnd: 1 << 18
            case .editingDidEndOnExit: 1 << 19
            case .allTouchEvents: 0xFFF
            case .allEditingEvents: 0xF_0000
            case .allEvents: 0xFFFF_FFFF
            }
        }
    }

    /// The method's name with its colons.
    package var selector: String
    /// The identifier of the action's target. If the target is the first responder, the action is sent along the
    /// responder chain.
    package var destination: String
    /// The control's event, or `nil` for objects that have only one, such as bar buttons and gesture recognizers.
    package var event: Event?
    var id: String
    package var line: Int
}
