internal import AccessibilityTree
import CGIO
internal import Foundation

/// The replies to calls of clients, from one snapshot. Commands are sent to the program, which performs them later.
///
/// A method returns `nil` for a call that it does not support.
struct AccessibleReplies {
    let snapshot: AccessibleSnapshot
    /// The name of the program on the bus.
    let busName: String
    /// The desktop, which is the parent of the program, as a name on the bus and a path.
    let desktop: (name: String, path: String)
    let send: @Sendable (AccessibleRequest) -> Void

    static let folder = "/org/a11y/atspi/accessible"
    static let cachePath = "/org/a11y/atspi/cache"
    static let rootPath = folder + "/root"
    static let nullPath = "/org/a11y/atspi/null"

    // MARK: References

    static func path(of id: UInt64) -> String {
        id == AccessibleSnapshot.program ? rootPath : "\(folder)/\(id)"
    }

    /// Returns the number of an object from the last part of its path; `nil` for an unknown path.
    static func id(ofNode name: String?) -> UInt64? {
        guard let name else { return nil }
        return name == "root" ? AccessibleSnapshot.program : UInt64(name).flatMap { $0 == 0 ? nil : $0 }
    }

    func reference(_ id: UInt64?) -> OpaquePointer? {
        guard let id else { return BusValue.tuple([BusValue.text(""), BusValue.path(Self.nullPath)]) }
        return BusValue.tuple([BusValue.text(busName), BusValue.path(Self.path(of: id))])
    }

    func references(_ ids: some Sequence<UInt64>) -> OpaquePointer? {
        BusValue.array("(so)", ids.map { reference($0) })
    }

    func parent(of id: UInt64) -> OpaquePointer? {
        if id == AccessibleSnapshot.program {
            return BusValue.tuple([BusValue.text(desktop.name), BusValue.path(desktop.path)])
        }
        return reference(snapshot[id]?.parent)
    }

    // MARK: Interfaces

    /// Returns the interfaces of an entry.
    func interfaces(of id: UInt64) -> [AccessibleInterface] {
        guard let entry = snapshot[id] else { return [] }
        if id == AccessibleSnapshot.program { return [.accessible, .application] }
        var interfaces: [AccessibleInterface] = [.accessible, .component]
        let node = entry.node
        if !entry.actions.isEmpty { interfaces.append(.action) }
        if node.range != nil { interfaces.append(.value) }
        if entry.text != nil { interfaces.append(.text) }
        if node.text?.isEditable == true { interfaces.append(.editableText) }
        // A screen reader describes the rows of a list with this interface as "not selected".
        let isList = [.table, .collection, .list].contains(node.role) && !snapshot.selectedChildren(of: id).isEmpty
        if isList || [.tabBar, .segmentedControl].contains(node.role) { interfaces.append(.selection) }
        if node.role == .dataTable { interfaces.append(.table) }
        if node.table?.speaksColumn == true { interfaces.append(.tableCell) }
        if !entry.children.isEmpty { interfaces.append(.collection) }
        return interfaces
    }

    /// Returns the results of a method as a tuple; `nil` for an unknown method or invalid arguments.
    ///
    /// - Parameter result: The result of the query that `query(_:on:)` returns for the call.
    func call(
        _ interface: String, _ call: Call, on id: UInt64, _ result: AccessibilityTextResult? = nil
    ) -> OpaquePointer? {
        guard let entry = snapshot[id] else { return nil }
        let method = call.method
        switch interface {
        case AccessibleInterface.accessible.name: return accessible(call, id, entry)
        case AccessibleInterface.application.name:
            return method == "GetLocale" ? Self.one(BusValue.text(locale(entry))) : Self.one(BusValue.text(""))
        case AccessibleInterface.component.name: return component(call, id, entry)
        case AccessibleInterface.action.name: return action(call, entry)
        case AccessibleInterface.text.name: return text(call, id, entry, result)
        case AccessibleInterface.editableText.name: return editableText(call, id, entry)
        case AccessibleInterface.selection.name: return selection(call, id, entry)
        case AccessibleInterface.table.name: return table(call, id)
        case AccessibleInterface.tableCell.name: return tableCell(call, id, entry)
        case AccessibleInterface.collection.name: return collection(call, id)
        default: return nil
        }
    }

    /// A call with its arguments, whose number and types GIO has verified.
    struct Call {
        let method: String
        let arguments: OpaquePointer

        /// Returns the number at an index; 0 for other types.
        func number(_ index: Int) -> Int { BusValue.integer(in: arguments, index) ?? 0 }

        /// Returns the text at an index; empty for other types.
        func text(_ index: Int) -> String { BusValue.string(in: arguments, index) ?? "" }
    }

    static func one(_ value: OpaquePointer?) -> OpaquePointer? { BusValue.tuple([value]) }

    static func flag(_ flag: Bool) -> OpaquePointer? { one(BusValue.flag(flag)) }

    static func integers(_ numbers: [Int]) -> OpaquePointer? { BusValue.tuple(numbers.map { BusValue.integer($0) }) }

    // MARK: Accessible

    private func accessible(_ call: Call, _ id: UInt64, _ entry: AccessibleSnapshot.Entry) -> OpaquePointer? {
        switch call.method {
        case "GetChildAtIndex":
            let index = call.number(0)
            return Self.one(reference(entry.children.indices.contains(index) ? entry.children[index] : nil))
        case "GetChildren": return Self.one(references(entry.children))
        case "GetIndexInParent": return Self.one(BusValue.integer(entry.index))
        case "GetRelationSet": return Self.one(BusValue.array("(ua(so))", []))
        case "GetRole": return Self.one(BusValue.number(entry.role.number))
        case "GetRoleName", "GetLocalizedRoleName": return Self.one(BusValue.text(entry.role.name))
        case "GetState": return Self.one(states(entry.states))
        case "GetAttributes": return Self.one(BusValue.texts(attributes(of: entry)))
        case "GetApplication": return Self.one(reference(AccessibleSnapshot.program))
        case "GetInterfaces": return Self.one(BusValue.array("s", interfaces(of: id).map { BusValue.text($0.name) }))
        default: return nil
        }
    }

    private func states(_ states: AccessibleStates) -> OpaquePointer? {
        BusValue.array("u", states.words.map { BusValue.number($0) })
    }

    func attributes(of entry: AccessibleSnapshot.Entry) -> [(String, String)] {
        let node = entry.node
        var attributes = [("toolkit", "Ireko")]
        if let identifier = node.identifier { attributes.append(("id", identifier)) }
        if let placeholder = node.placeholder { attributes.append(("placeholder-text", placeholder)) }
        if let position = node.position {
            attributes += [("posinset", "\(position.index)"), ("setsize", "\(position.count)")]
        }
        if node.role == .heading { attributes.append(("level", "1")) }
        if node.role == .searchField { attributes.append(("xml-roles", "searchbox")) }
        if node.role == .switch { attributes.append(("xml-roles", "switch")) }
        return attributes
    }

    private func locale(_ entry: AccessibleSnapshot.Entry) -> String {
        entry.node.language?.replacing("-", with: "_") ?? ""
    }

    /// The description: the hint, and the value of an element whose value no other interface has.
    func description(of entry: AccessibleSnapshot.Entry) -> String {
        let node = entry.node
        var parts: [String] = []
        let hasOwnValue = node.text != nil || node.range != nil || [.switch, .toggleButton].contains(node.role)
        if !hasOwnValue, let value = node.value, value != entry.name { parts.append(value) }
        for content in node.customContent where content.isImportant {
            parts.append("\(content.label) \(content.value)")
        }
        if let hint = node.hint { parts.append(hint) }
        return parts.joined(separator: ", ")
    }

    // MARK: Properties

    /// Returns the value of a property; `nil` for an unknown property.
    func property(_ name: String, _ interface: String, of id: UInt64) -> OpaquePointer? {
        guard let entry = snapshot[id] else { return nil }
        let node = entry.node
        switch (interface, name) {
        case (AccessibleInterface.accessible.name, "Name"): return BusValue.text(entry.name)
        case (AccessibleInterface.accessible.name, "Description"): return BusValue.text(description(of: entry))
        case (AccessibleInterface.accessible.name, "HelpText"): return BusValue.text(node.hint ?? "")
        case (AccessibleInterface.accessible.name, "Parent"): return parent(of: id)
        case (AccessibleInterface.accessible.name, "ChildCount"): return BusValue.integer(entry.children.count)
        case (AccessibleInterface.accessible.name, "Locale"): return BusValue.text(locale(entry))
        case (AccessibleInterface.accessible.name, "AccessibleId"): return BusValue.text(node.identifier ?? "")
        case (AccessibleInterface.application.name, "ToolkitName"): return BusValue.text("Ireko")
        case (AccessibleInterface.application.name, "Version"),
            (AccessibleInterface.application.name, "ToolkitVersion"):
            return BusValue.text("1.0")
        case (AccessibleInterface.application.name, "AtspiVersion"): return BusValue.text("2.1")
        case (AccessibleInterface.application.name, "Id"): return BusValue.integer(0)
        case (AccessibleInterface.action.name, "NActions"): return BusValue.integer(entry.actions.count)
        case (AccessibleInterface.value.name, "MinimumValue"): return BusValue.real(node.range?.minimum ?? 0)
        case (AccessibleInterface.value.name, "MaximumValue"): return BusValue.real(node.range?.maximum ?? 0)
        case (AccessibleInterface.value.name, "MinimumIncrement"): return BusValue.real(node.range?.step ?? 0)
        case (AccessibleInterface.value.name, "CurrentValue"): return BusValue.real(node.range?.current ?? 0)
        case (AccessibleInterface.value.name, "Text"): return BusValue.text(node.value ?? "")
        case (AccessibleInterface.text.name, "CharacterCount"): return BusValue.integer(entry.text?.count ?? 0)
        case (AccessibleInterface.text.name, "CaretOffset"):
            return BusValue.integer(node.text == nil ? -1 : entry.text?.selection.upperBound ?? 0)
        case (AccessibleInterface.selection.name, "NSelectedChildren"):
            return BusValue.integer(snapshot.selectedChildren(of: id).count)
        case (AccessibleInterface.table.name, _): return tableProperty(name, id)
        case (AccessibleInterface.tableCell.name, _): return cellProperty(name, entry)
        default: return nil
        }
    }

    /// Sets a property. Returns whether it can be set.
    func set(_ name: String, _ interface: String, of id: UInt64, to value: OpaquePointer) -> Bool {
        guard let entry = snapshot[id] else { return false }
        switch (interface, name) {
        case (AccessibleInterface.application.name, "Id"): return true
        case (AccessibleInterface.value.name, "CurrentValue"):
            guard String(cString: g_variant_get_type_string(value)) == "d" else { return false }
            return change(entry, to: g_variant_get_double(value))
        default: return false
        }
    }

    /// Sets the number of an element, or increments or decrements it if the number cannot be set.
    private func change(_ entry: AccessibleSnapshot.Entry, to number: Double) -> Bool {
        guard let range = entry.node.range, number.isFinite else { return false }
        if entry.node.actions.contains(.setValue) {
            send(.command(.setValue(number), entry.node.id))
        } else if entry.node.actions.contains(.increment), number != range.current {
            send(.command(number > range.current ? .increment : .decrement, entry.node.id))
        } else {
            return false
        }
        return true
    }

    // MARK: Component

    private func component(_ call: Call, _ id: UInt64, _ entry: AccessibleSnapshot.Entry) -> OpaquePointer? {
        func point(_ x: Int, _ y: Int) -> CGPoint { CGPoint(x: call.number(x), y: call.number(y)) }
        switch call.method {
        case "Contains": return Self.flag(snapshot.extents(of: id, call.number(2)).contains(point(0, 1)))
        case "GetAccessibleAtPoint":
            return Self.one(reference(snapshot.entry(at: point(0, 1), call.number(2), in: id)))
        case "GetExtents": return Self.one(Self.integers(extents(of: id, call.number(0))))
        case "GetPosition": return Self.integers(Array(extents(of: id, call.number(0)).prefix(2)))
        case "GetSize": return Self.integers(Array(extents(of: id, 1).suffix(2)))
        case "GetLayer": return Self.one(BusValue.number(entry.role == .frame ? 7 : 3))
        case "GetMDIZOrder": return Self.one(g_variant_new_int16(0))
        case "GetAlpha": return Self.one(BusValue.real(1))
        case "GrabFocus":
            guard entry.states.contains(.focusable) else { return Self.flag(false) }
            send(.command(.focus, id))
            return Self.flag(true)
        case "ScrollTo", "ScrollToPoint":
            guard entry.node.isElement else { return Self.flag(false) }
            send(.command(.scrollIntoView, id))
            return Self.flag(true)
        case "SetExtents", "SetPosition", "SetSize": return Self.flag(false)
        default: return nil
        }
    }

    func extents(of id: UInt64, _ space: Int) -> [Int] { Self.numbers(snapshot.extents(of: id, space)) }

    static func numbers(_ frame: CGRect) -> [Int] {
        [frame.minX, frame.minY, frame.width, frame.height].map { number in
            Int(max(-1e9, min(1e9, number.rounded())))
        }
    }

    // MARK: Action

    private func action(_ call: Call, _ entry: AccessibleSnapshot.Entry) -> OpaquePointer? {
        let actions = entry.actions
        let index = call.number(0)
        let action = actions.indices.contains(index) ? actions[index] : nil
        switch call.method {
        case "GetName", "GetLocalizedName", "GetDescription": return Self.one(BusValue.text(action?.name ?? ""))
        case "GetKeyBinding": return Self.one(BusValue.text(""))
        case "GetActions":
            let parts = actions.map { action in
                BusValue.tuple([BusValue.text(action.name), BusValue.text(action.name), BusValue.text("")])
            }
            return Self.one(BusValue.array("(sss)", parts))
        case "DoAction":
            if let action { send(.command(action.command, entry.node.id)) }
            return Self.flag(action != nil)
        default: return nil
        }
    }

    // MARK: Selection

    private func selection(_ call: Call, _ id: UInt64, _ entry: AccessibleSnapshot.Entry) -> OpaquePointer? {
        let selected = snapshot.selectedChildren(of: id)
        let index = call.number(0)
        let child = entry.children.indices.contains(index) ? entry.children[index] : nil
        switch call.method {
        case "GetSelectedChild": return Self.one(reference(selected.indices.contains(index) ? selected[index] : nil))
        case "IsChildSelected": return Self.flag(child.map { selected.contains($0) } ?? false)
        case "SelectChild":
            guard let child, snapshot[child]?.node.actions.contains(.activate) == true else { return Self.flag(false) }
            if !selected.contains(child) { send(.command(.activate, child)) }
            return Self.flag(true)
        case "DeselectSelectedChild", "SelectAll", "ClearSelection", "DeselectChild": return Self.flag(false)
        default: return nil
        }
    }

    // MARK: Cache

    /// The items of the cache: all entries.
    var cacheItems: OpaquePointer? {
        BusValue.array("((so)(so)(so)iiassusau)", snapshot.order.compactMap { cacheItem($0) })
    }

    func cacheItem(_ id: UInt64) -> OpaquePointer? {
        guard let entry = snapshot[id] else { return nil }
        return BusValue.tuple([
            reference(id), reference(AccessibleSnapshot.program), parent(of: id), BusValue.integer(entry.index),
            BusValue.integer(entry.children.count),
            BusValue.array("s", interfaces(of: id).map { BusValue.text($0.name) }), BusValue.text(entry.name),
            BusValue.number(entry.role.number), BusValue.text(description(of: entry)), states(entry.states),
        ])
    }
}
