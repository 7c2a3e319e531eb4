internal import AccessibilityTree
internal import Foundation

/// The elements of a program at one moment, by their numbers. The number 0 is the program.
struct AccessibleSnapshot {
    /// An element, container or window.
    struct Entry {
        /// The node, without its children.
        var node: AccessibilityNode
        var role: AccessibleRole
        var states: AccessibleStates
        var name: String
        var text: AccessibleText?
        var parent: UInt64
        /// The index in the parent.
        var index: Int
        var children: [UInt64] = []
        /// The number of the window.
        var window: UInt64

        /// The actions of the interface `Action`, in their order.
        var actions: [AccessibleAction] { AccessibleAction.actions(of: node) }
    }

    private(set) var entries: [UInt64: Entry] = [:]
    private(set) var windows: [UInt64: AccessibleProgram.Window] = [:]
    /// The numbers of entries, parents first.
    private(set) var order: [UInt64] = []
    /// A text that is announced by an element with the role of a notification.
    private(set) var notification: UInt64?

    static let program: UInt64 = 0

    init(_ program: AccessibleProgram, announcement: (id: UInt64, text: String, window: UInt64)? = nil) {
        let root = AccessibilityNode(id: Self.program, role: .application, label: program.name)
        entries[Self.program] = Entry(
            node: root, role: .application, states: [.enabled, .sensitive, .visible, .showing], name: program.name,
            parent: Self.program, index: 0, window: Self.program)
        order.append(Self.program)
        for window in program.windows where entries[window.id] == nil {
            windows[window.id] = window.emptied
            var node = window.tree
            node.children = []
            (node.id, node.isElement) = (window.id, false)
            var entry = Entry(
                node: node, role: .frame, states: [.enabled, .sensitive, .visible, .showing], name: window.title,
                parent: Self.program, index: entries[Self.program]?.children.count ?? 0, window: window.id)
            if window.isActive { entry.states.insert(.active) }
            entries[window.id] = entry
            order.append(window.id)
            entries[Self.program]?.children.append(window.id)
            // A single window of UIKit is the same as the window of the desktop.
            let inner = window.tree.children
            for child in inner.count == 1 ? inner[0].children : inner { add(child, to: window.id, in: window) }
        }
        limitFocus()
        if let announcement, entries[announcement.window] != nil, entries[announcement.id] == nil {
            let node = AccessibilityNode(id: announcement.id, role: .staticText, isElement: true)
            notification = announcement.id
            append(
                Entry(
                    node: node, role: .notification, states: [.enabled, .sensitive, .visible, .showing],
                    name: announcement.text, parent: announcement.window, index: 0, window: announcement.window))
        }
    }

    private mutating func add(_ node: AccessibilityNode, to parent: UInt64, in window: AccessibleProgram.Window) {
        guard entries[node.id] == nil else { return }
        // A group without a name only determines the order of its elements.
        if node.role == .group, !node.isElement, node.label == nil, node.value == nil {
            for child in node.children { add(child, to: parent, in: window) }
            return
        }
        var single = node
        single.children = []
        let states = AccessibleStates(of: node, in: window.tree.frame)
        append(
            Entry(
                node: single, role: AccessibleRole(of: node), states: states, name: Self.name(of: node),
                text: AccessibleText(of: node), parent: parent, index: 0, window: window.id))
        for child in node.children { add(child, to: node.id, in: window) }
    }

    private mutating func append(_ entry: Entry) {
        var entry = entry
        entry.index = entries[entry.parent]?.children.count ?? 0
        entries[entry.node.id] = entry
        order.append(entry.node.id)
        entries[entry.parent]?.children.append(entry.node.id)
    }

    /// Leaves the focus of each window at one element: the highlighted item of a menu, the text that is edited, or
    /// else the innermost element, such as the focused row of a list.
    private mutating func limitFocus() {
        for window in windows.keys {
            let focused = order.filter {
                entries[$0]?.window == window && entries[$0]?.states.contains(.focused) == true
            }
            let chosen = focused.last { entries[$0]?.node.role == .menuItem }
            let edited = focused.last { entries[$0]?.states.contains(.editable) == true }
            for id in focused where id != chosen ?? edited ?? focused.last { entries[id]?.states.remove(.focused) }
        }
    }

    /// The name of an element. An alert or a sheet without a label has the label of its first text.
    private static func name(of node: AccessibilityNode) -> String {
        if let label = node.label, !label.isEmpty { return label }
        switch node.role {
        // The name of a row whose elements are separate.
        case .cell where !node.isElement:
            return node.elements.prefix(5).compactMap { $0.label ?? $0.value }.joined(separator: ", ")
        case .alert, .sheet, .popover:
            return node.first { $0.isElement && [.heading, .staticText].contains($0.role) }?.label ?? ""
        default: return node.placeholder ?? (node.text == nil && node.range == nil ? node.value ?? "" : "")
        }
    }

    // MARK: Relations

    subscript(id: UInt64) -> Entry? { entries[id] }

    /// The element with the focus in the active window.
    var focused: UInt64? {
        order.last { entries[$0].map { $0.states.contains(.focused) && isActive($0.window) } ?? false }
    }

    func isActive(_ window: UInt64) -> Bool { windows[window]?.isActive ?? false }

    /// Returns the selected elements inside a container, which are its descendants without further containers.
    func selectedChildren(of id: UInt64) -> [UInt64] {
        (entries[id]?.children ?? []).filter { child in
            entries[child].map { !$0.states.isDisjoint(with: [.selected, .checked]) } ?? false
        }
    }

    /// Returns the numbers of the entries inside an entry, parents first and in the order of a screen reader.
    func descendants(of id: UInt64) -> [UInt64] {
        var found: [UInt64] = []
        var pending = entries[id]?.children.reversed() ?? []
        while let next = pending.popLast() {
            found.append(next)
            pending += entries[next]?.children.reversed() ?? []
        }
        return found
    }

    /// Returns whether an entry is inside another entry or equals it.
    func isInside(_ id: UInt64, _ container: UInt64) -> Bool {
        var current = id
        while current != container {
            guard current != Self.program, let parent = entries[current]?.parent else { return false }
            current = parent
        }
        return true
    }

    // MARK: Places

    /// Returns the coordinate space of AT-SPI with a number, for an entry: 0 for the desktop, 1 for the window, 2
    /// for the parent. If the position of the window is unknown, the desktop's space is the window's. Returns `nil`
    /// for the program.
    func space(_ number: Int, of id: UInt64) -> AccessibleSpace? {
        guard let entry = entries[id], let window = windows[entry.window] else { return nil }
        var space = AccessibleSpace(scale: window.scale)
        if number == 2, let parent = entries[entry.parent]?.node.frame {
            space.offset = CGPoint(x: -parent.minX * window.scale, y: -parent.minY * window.scale)
        } else if number == 0, let origin = window.origin {
            space.offset = origin
        }
        return space
    }

    /// Returns the rectangle of an entry in pixels of a coordinate space of AT-SPI.
    func extents(of id: UInt64, _ number: Int) -> CGRect {
        guard let entry = entries[id], let space = space(number, of: id) else { return .zero }
        return space.pixels(entry.node.frame)
    }

    /// Returns the innermost entry at a point, in front of all others; `nil` outside.
    func entry(at point: CGPoint, _ space: Int, in id: UInt64) -> UInt64? {
        let space = space == 2 ? 1 : space
        return order.last { candidate in
            candidate != Self.program && isInside(candidate, id) && extents(of: candidate, space).contains(point)
        }
    }
}

extension AccessibleProgram.Window {
    /// The window without its elements.
    fileprivate var emptied: AccessibleProgram.Window {
        var window = self
        window.tree.children = []
        return window
    }
}
