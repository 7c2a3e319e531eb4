import AccessibilityTree
import Expectations
import Foundation
import Testing

@testable import DesktopBus

/// The events for changes of the tree, and the tree that clients read.
@Suite("Changes for screen readers")
struct AccessibleEventTests {
    private func element(_ id: UInt64, _ role: AccessibilityRole, _ label: String? = nil) -> AccessibilityNode {
        var node = AccessibilityNode(
            id: id, role: role, isElement: true, label: label,
            frame: CGRect(x: 10, y: CGFloat(id), width: 100, height: 20))
        node.actions = [.activate, .focus]
        return node
    }

    private func program(_ nodes: [AccessibilityNode], isActive: Bool = true) -> AccessibleProgram {
        var scene = AccessibilityNode(
            id: 0, role: .application, frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        var window = AccessibilityNode(id: 11, role: .window, frame: scene.frame)
        window.children = nodes
        scene.children = [window]
        var program = AccessibleProgram(name: "Test")
        program.windows = [
            AccessibleProgram.Window(
                id: 10, title: "Window", isActive: isActive, origin: CGPoint(x: 100, y: 50), scale: 2, tree: scene)
        ]
        return program
    }

    private func events(_ old: [AccessibilityNode], _ new: [AccessibilityNode]) -> [String] {
        AccessibleEvent.events(from: AccessibleSnapshot(program(old)), to: AccessibleSnapshot(program(new))).map {
            var line = "\($0.id) \($0.kind):\($0.name)"
            if !$0.detail.isEmpty { line += ":\($0.detail)" }
            line += " \($0.first) \($0.second)"
            switch $0.value {
            case .none: break
            case .text(let text): line += " \(text)"
            case .number(let number): line += " \(number)"
            case .object(let id): line += " #\(id)"
            }
            return line
        }
    }

    @Test("The elements of the only window are children of the desktop's window")
    func tree() throws {
        let snapshot = AccessibleSnapshot(program([element(1, .button, "Save"), element(2, .switch, "Wi-Fi")]))
        expectEqual(snapshot.order, [0, 10, 1, 2])
        expectEqual(snapshot[10]?.children, [1, 2])
        expectEqual(snapshot[2]?.index, 1)
        expectEqual(snapshot.extents(of: 2, 0), CGRect(x: 120, y: 54, width: 200, height: 40))
        expectEqual(snapshot.extents(of: 2, 1), CGRect(x: 20, y: 4, width: 200, height: 40))
        expectEqual(snapshot.entry(at: CGPoint(x: 30, y: 42), 1, in: 10), 2)
        expectNil(snapshot.entry(at: CGPoint(x: -1, y: 42), 1, in: 10))
    }

    @Test("An alert without a label has the label of its first text")
    func alertName() {
        var alert = AccessibilityNode(id: 5, role: .alert, frame: .zero)
        alert.children = [element(6, .heading, "Delete?"), element(7, .button, "OK")]
        let snapshot = AccessibleSnapshot(program([alert]))
        expectEqual(snapshot[5]?.name, "Delete?")
        expectTrue(snapshot[5]?.states.contains(.modal) == true)
    }

    @Test("Added and removed elements are reported to their parent, and removed elements are defunct")
    func children() {
        let (first, second) = (element(1, .button, "A"), element(2, .button, "B"))
        expectEqual(
            events([first], [first, second]), ["10 Object:ChildrenChanged:add 1 0 #2"])
        expectEqual(
            events([first, second], [second]),
            [
                "10 Object:ChildrenChanged:remove 0 0 #1", "1 Object:StateChanged:defunct 1 0",
                "1 Cache:RemoveAccessible 0 0",
            ])
    }

    @Test("Names, values and states are reported")
    func properties() {
        var (old, new) = (element(1, .switch, "Wi-Fi"), element(1, .switch, "WLAN"))
        (old.value, new.value) = ("0", "1")
        expectEqual(
            events([old], [new]),
            ["1 Object:PropertyChange:accessible-name 0 0 WLAN", "1 Object:StateChanged:checked 1 0"])
        var (low, high) = (element(1, .slider), element(1, .slider))
        low.range = AccessibilityRange(minimum: 0, maximum: 1, current: 0.25, step: 0.1)
        high.range = AccessibilityRange(minimum: 0, maximum: 1, current: 0.5, step: 0.1)
        expectEqual(events([low], [high]), ["1 Object:PropertyChange:accessible-value 0 0 0.5"])
        new.traits.insert(.notEnabled)
        expectEqual(
            events([old], [new]).suffix(3),
            [
                "1 Object:StateChanged:checked 1 0", "1 Object:StateChanged:enabled 0 0",
                "1 Object:StateChanged:sensitive 0 0",
            ])
    }

    @Test("The focus moves to the new element before it leaves the old element")
    func focus() {
        var (first, second) = (element(1, .button, "A"), element(2, .button, "B"))
        first.isFocused = true
        let before = [first, second]
        (first.isFocused, second.isFocused) = (false, true)
        expectEqual(
            events(before, [first, second]),
            ["2 Object:StateChanged:focused 1 0", "1 Object:StateChanged:focused 0 0"])
    }

    @Test("Only the innermost element with the focus is focused")
    func innermostFocus() {
        var list = AccessibilityNode(id: 3, role: .table, frame: .zero)
        list.isFocused = true
        var row = element(4, .cell, "Row")
        list.children = [row]
        expectEqual(AccessibleSnapshot(program([list])).focused, 3)
        row.isFocused = true
        list.children = [row]
        let snapshot = AccessibleSnapshot(program([list]))
        expectEqual(snapshot.focused, 4)
        expectTrue(snapshot[3]?.states.contains(.focused) == false)
    }

    @Test("An edited text has the focus, although a button has the focus of the keyboard")
    func editedText() {
        var (text, button) = (element(1, .textView), element(2, .button, "New"))
        text.text = AccessibilityText("", selection: 0..<0, isEditable: true, isMultiline: true)
        (text.isFocused, button.isFocused) = (true, true)
        let snapshot = AccessibleSnapshot(program([text, button]))
        expectEqual(snapshot.focused, 1)
        expectTrue(snapshot[2]?.states.contains(.focused) == false)
    }

    @Test("Typed text is reported with its offset, then the caret")
    func typing() {
        var (old, new) = (element(1, .textField, "Name"), element(1, .textField, "Name"))
        old.text = AccessibilityText("Jo", selection: 2..<2, isEditable: true)
        new.text = AccessibilityText("John", selection: 4..<4, isEditable: true)
        expectEqual(
            events([old], [new]), ["1 Object:TextChanged:insert 2 2 hn", "1 Object:TextCaretMoved 4 0"])
    }

    @Test("A window that becomes active is reported in both forms")
    func activation() {
        let events = AccessibleEvent.events(
            from: AccessibleSnapshot(program([], isActive: false)), to: AccessibleSnapshot(program([])))
        expectEqual(events.map(\.name), ["Activate", "StateChanged"])
        expectEqual(events.map(\.detail), ["", "active"])
    }

    @Test(
        "A second window is reported when it opens and closes, with its elements, and the first window keeps its elements"
    )
    func secondWindow() {
        var first = program([element(1, .button, "A")])
        let alone = AccessibleSnapshot(first)
        var window = first.windows[0]
        (window.id, window.title) = (20, "Second")
        window.tree.children[0].children = [element(2, .button, "B")]
        first.windows[0].isActive = false
        first.windows.append(window)
        let both = AccessibleSnapshot(first)

        let opened = AccessibleEvent.events(from: alone, to: both)
        expectEqual(
            opened.map { "\($0.id) \($0.name):\($0.detail) \($0.first)" },
            [
                "0 ChildrenChanged:add 1", "20 Create: 0", "10 Deactivate: 0", "10 StateChanged:active 0",
                "20 Activate: 0", "20 StateChanged:active 1",
            ])
        let closed = AccessibleEvent.events(from: both, to: alone)
        expectEqual(
            closed.map { "\($0.id) \($0.name):\($0.detail) \($0.first)" },
            [
                "20 Destroy: 0", "0 ChildrenChanged:remove 1", "20 StateChanged:defunct 1", "20 RemoveAccessible: 0",
                "2 StateChanged:defunct 1", "2 RemoveAccessible: 0", "10 Activate: 0", "10 StateChanged:active 1",
            ])
    }

    @Test("A new screen has a limited number of events, and the focus is always reported")
    func limit() {
        var nodes = (1...2000).map { element(UInt64($0) + 1000, .button, "\($0)") }
        nodes[1999].isFocused = true
        let events = events([], nodes)
        expectEqual(events.count, AccessibleEvent.maximumCount + 1)
        expectEqual(events.last, "3000 Object:StateChanged:focused 1 0")
    }

    @Test("Nodes with the same number appear once")
    func duplicates() {
        let snapshot = AccessibleSnapshot(
            program([element(1, .button, "A"), element(1, .button, "B"), element(10, .button)]))
        expectEqual(snapshot.order, [0, 10, 1])
    }

    @Test("The descriptions of the interfaces contain each method and property")
    func interfaces() {
        let xml = AccessibleInterface.all.map(\.xml).joined()
        expectTrue(
            xml.contains("<method name='GetExtents'><arg type='u' direction='in'/><arg type='(iiii)' direction='out'/>")
        )
        expectTrue(
            xml.contains(
                "<method name='GetStringAtOffset'><arg type='i' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='out'/><arg type='i' direction='out'/><arg type='i' direction='out'/></method>"
            ))
        expectTrue(xml.contains("<property name='CurrentValue' type='d' access='readwrite'/>"))
        expectTrue(xml.contains("<arg type='a((so)(so)(so)iiassusau)' direction='out'/>"))
        expectTrue(
            xml.contains(
                "<method name='CopyText'><arg type='i' direction='in'/><arg type='i' direction='in'/></method>"))
    }
}
