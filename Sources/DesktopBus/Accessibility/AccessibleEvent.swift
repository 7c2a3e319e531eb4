internal import AccessibilityTree
import CGIO

/// A signal to clients about a change.
struct AccessibleEvent {
    /// The number of the object.
    var id: UInt64
    /// The last part of the interface: `Object` or `Window`, or `Cache` for a signal of the cache.
    var kind = "Object"
    /// The name of the signal.
    var name: String
    var detail = ""
    var first = 0
    var second = 0
    var value: Value = .none

    /// The value of a signal.
    enum Value: Equatable {
        case none
        case text(String)
        case number(Double)
        case object(UInt64)
    }

    static func state(_ name: String, _ isOn: Bool, of id: UInt64) -> AccessibleEvent {
        AccessibleEvent(id: id, name: "StateChanged", detail: name, first: isOn ? 1 : 0)
    }

    static func window(_ name: String, _ id: UInt64, _ title: String) -> AccessibleEvent {
        AccessibleEvent(id: id, kind: "Window", name: name, value: .text(title))
    }

    /// The signal to libatspi that an element is removed. Without it, Orca reads the parent of the element that had the
    /// focus last, receives an error, and does not speak the element with the focus.
    static func removal(of id: UInt64) -> AccessibleEvent {
        AccessibleEvent(id: id, kind: "Cache", name: "RemoveAccessible")
    }

    // MARK: Changes

    /// The greatest number of events for one change of the tree. Clients discard long series.
    static let maximumCount = 400

    /// Returns the events that describe the change from an older snapshot: removed and new elements, changed
    /// properties, then the focus, which moves to the new element before it leaves the old one.
    static func events(from old: AccessibleSnapshot, to new: AccessibleSnapshot) -> [AccessibleEvent] {
        var events: [AccessibleEvent] = []
        var later: [AccessibleEvent] = []
        for id in old.order where new[id] == nil {
            guard let entry = old[id] else { continue }
            if entry.role == .frame { events.append(.window("Destroy", id, entry.name)) }
            // The elements inside a removed element are removed with it.
            if new[entry.parent] != nil {
                events.append(
                    AccessibleEvent(
                        id: entry.parent, name: "ChildrenChanged", detail: "remove", first: entry.index,
                        value: .object(id)))
            }
            events += [.state("defunct", true, of: id), .removal(of: id)]
        }
        for id in new.order {
            guard let entry = new[id] else { continue }
            guard let before = old[id] else {
                if old[entry.parent] != nil {
                    events.append(
                        AccessibleEvent(
                            id: entry.parent, name: "ChildrenChanged", detail: "add", first: entry.index,
                            value: .object(id)))
                }
                if entry.role == .frame {
                    events.append(.window("Create", id, entry.name))
                    if entry.states.contains(.active) { later += activation(of: id, entry) }
                }
                if entry.role == .notification { later.append(.state("showing", true, of: id)) }
                continue
            }
            events += changes(from: before, to: entry, id)
            if entry.role == .frame, entry.states.contains(.active) != before.states.contains(.active) {
                later += activation(of: id, entry)
            }
        }
        events = Array(events.prefix(maximumCount)) + later
        let (left, reached) = (old.focused, new.focused)
        if let reached, reached != left { events += focus(on: reached) }
        if let left, left != reached, new[left] != nil { events.append(.state("focused", false, of: left)) }
        return events
    }

    private static func activation(of id: UInt64, _ entry: AccessibleSnapshot.Entry) -> [AccessibleEvent] {
        let isActive = entry.states.contains(.active)
        return [.window(isActive ? "Activate" : "Deactivate", id, entry.name), .state("active", isActive, of: id)]
    }

    private static func focus(on id: UInt64) -> [AccessibleEvent] { [.state("focused", true, of: id)] }

    /// Returns the events for the changes of an element.
    private static func changes(
        from old: AccessibleSnapshot.Entry, to new: AccessibleSnapshot.Entry, _ id: UInt64
    ) -> [AccessibleEvent] {
        var events: [AccessibleEvent] = []
        if old.name != new.name {
            events.append(
                AccessibleEvent(id: id, name: "PropertyChange", detail: "accessible-name", value: .text(new.name)))
        }
        if old.node.hint != new.node.hint {
            events.append(
                AccessibleEvent(
                    id: id, name: "PropertyChange", detail: "accessible-description",
                    value: .text(new.node.hint ?? "")))
        }
        if let range = new.node.range, range != old.node.range {
            events.append(
                AccessibleEvent(
                    id: id, name: "PropertyChange", detail: "accessible-value", value: .number(range.current)))
        }
        let difference = old.states.symmetricDifference(new.states)
        for (state, name) in AccessibleStates.names
        where difference.contains(state) && ![.focused, .active].contains(state) {
            events.append(.state(name, new.states.contains(state), of: id))
        }
        if !difference.isDisjoint(with: .selected) {
            events.append(AccessibleEvent(id: new.parent, name: "SelectionChanged"))
        }
        return events + textChanges(from: old, to: new, id)
    }

    private static func textChanges(
        from old: AccessibleSnapshot.Entry, to new: AccessibleSnapshot.Entry, _ id: UInt64
    ) -> [AccessibleEvent] {
        guard new.node.text != nil, let before = old.text, let text = new.text, before != text else { return [] }
        var events: [AccessibleEvent] = []
        if let change = text.change(from: before) {
            for (detail, part) in [("delete", change.removed), ("insert", change.inserted)] where !part.isEmpty {
                events.append(
                    AccessibleEvent(
                        id: id, name: "TextChanged", detail: detail, first: change.offset,
                        second: part.unicodeScalars.count, value: .text(part)))
            }
        }
        if before.selection.upperBound != text.selection.upperBound {
            events.append(AccessibleEvent(id: id, name: "TextCaretMoved", first: text.selection.upperBound))
        }
        if before.selection.isEmpty != text.selection.isEmpty
            || (!text.selection.isEmpty && before.selection != text.selection)
        {
            events.append(AccessibleEvent(id: id, name: "TextSelectionChanged"))
        }
        return events
    }
}
