import AccessibilityTree
import CGIO
import Expectations
import Foundation
import Testing

@testable import DesktopBus

/// The replies to calls about the layout and the style of texts.
@Suite("Places of characters for screen readers")
struct AccessibleTextReplyTests {
    /// A text of 5 scalars and 6 UTF-16 units in a window at (100, 50) with 2 pixels per point.
    private func replies(_ content: String = "a😀\nbc") -> AccessibleReplies {
        var node = AccessibilityNode(
            id: 1, role: .textView, isElement: true, frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        node.text = AccessibilityText(content, isEditable: true, isMultiline: true)
        var scene = AccessibilityNode(id: 0, role: .application, frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        var inner = AccessibilityNode(id: 11, role: .window, frame: scene.frame)
        inner.children = [node]
        scene.children = [inner]
        var program = AccessibleProgram(name: "Test")
        program.windows = [
            AccessibleProgram.Window(
                id: 10, title: "Window", isActive: true, origin: CGPoint(x: 100, y: 50), scale: 2, tree: scene)
        ]
        return AccessibleReplies(
            snapshot: AccessibleSnapshot(program), busName: ":1.1", desktop: ("", AccessibleReplies.nullPath)
        ) { _ in }
    }

    private func call(_ method: String, _ numbers: [Int]) -> AccessibleReplies.Call {
        AccessibleReplies.Call(method: method, arguments: BusValue.tuple(numbers.map { BusValue.integer($0) })!)
    }

    private func result(
        _ method: String, _ numbers: [Int], _ answer: AccessibilityTextResult?, content: String = "a😀\nbc"
    ) -> String? {
        guard
            let value = replies(content).call(
                AccessibleInterface.text.name, call(method, numbers), on: 1, answer),
            let text = g_variant_print(value, 0)
        else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }

    @Test("Offsets of calls become UTF-16 units, and pixels become points of the screen")
    func queries() {
        func query(_ method: String, _ numbers: [Int]) -> AccessibilityTextQuery? {
            replies().query(call(method, numbers), on: 1)
        }
        expectEqual(query("GetCharacterExtents", [1, 0]), .rectangle(1..<3))
        expectEqual(query("GetRangeExtents", [1, 4, 0]), .rectangle(1..<5))
        expectEqual(query("GetRangeExtents", [1, -1, 0]), .rectangle(1..<6))
        expectEqual(query("GetOffsetAtPoint", [120, 91, 0]), .character(at: CGPoint(x: 10.25, y: 20.75)))
        expectEqual(query("GetOffsetAtPoint", [20, 41, 1]), .character(at: CGPoint(x: 10.25, y: 20.75)))
        expectEqual(
            query("GetBoundedRanges", [120, 90, 20, 10, 0, 0, 0]),
            .ranges(in: CGRect(x: 10, y: 20, width: 10, height: 5)))
        expectEqual(query("GetStringAtOffset", [3, 3]), .line(at: 4))
        expectEqual(query("GetTextBeforeOffset", [3, 5]), .line(at: 4, distance: -1))
        expectEqual(query("GetTextAfterOffset", [0, 6]), .line(at: 0, distance: 1))
        expectEqual(query("GetAttributeRun", [3, 1]), .style(at: 4))
        expectEqual(query("GetDefaultAttributes", []), .style(at: nil))
        for (method, numbers) in [("GetStringAtOffset", [3, 1]), ("GetText", [0, 3]), ("GetTextAtOffset", [0, 1])] {
            expectNil(query(method, numbers))
        }
        expectNil(replies("").query(call("GetCharacterExtents", [0, 0]), on: 1))
        expectNil(replies().query(call("GetCharacterExtents", [0, 0]), on: 7))
    }

    @Test("Results become offsets and pixels")
    func results() {
        let rect = AccessibilityTextResult.rectangle(CGRect(x: 10, y: 20, width: 5, height: 8))
        expectEqual(result("GetCharacterExtents", [1, 0], rect), "(120, 90, 10, 16)")
        expectEqual(result("GetRangeExtents", [1, 2, 1], rect), "(20, 40, 10, 16)")
        expectEqual(result("GetOffsetAtPoint", [0, 0, 0], .range(4..<5)), "(3,)")
        expectEqual(result("GetOffsetAtPoint", [0, 0, 0], .range(0..<0)), "(-1,)")
        expectEqual(result("GetStringAtOffset", [0, 3], .range(0..<4)), "('a😀\\n', 0, 3)")
        expectEqual(
            result("GetBoundedRanges", [0, 0, 1, 1, 0, 0, 0], .ranges([0..<3, 4..<6])),
            "([(0, 2, 'a😀', <0>), (3, 5, 'bc', <0>)],)")
    }

    @Test("Styles have the names of AT-SPI")
    func styles() {
        var style = AccessibilityTextStyle(family: "Inter", size: 17, weight: 600, isItalic: true)
        style.color = .init(red: 1, green: 0.5, blue: -2)
        style.underline = .double
        style.language = "de"
        expectEqual(
            result("GetAttributes", [1], .style(style, 1..<4)),
            "({'family-name': 'Inter', 'size': '17', 'weight': '600', 'style': 'italic', 'underline': 'double', "
                + "'strikethrough': 'false', 'justification': 'left', 'direction': 'ltr', "
                + "'fg-color': '65535,32768,0', 'language': 'de'}, 1, 3)")
    }

    @Test("Without a result, characters have the place of the element, and lines end at line breaks")
    func withoutResult() {
        expectEqual(result("GetCharacterExtents", [1, 0], nil), "(120, 90, 200, 80)")
        expectEqual(result("GetStringAtOffset", [0, 3], nil), "('a😀\\n', 0, 3)")
        expectEqual(result("GetDefaultAttributes", [], nil), "({},)")
    }

    @Test("Ranges of a result are limited to the text, which may have changed since the call")
    func changedText() {
        expectEqual(result("GetStringAtOffset", [0, 3], .range(3..<900), content: "ab"), "('', 2, 2)")
        expectEqual(
            result("GetBoundedRanges", [0, 0, 1, 1, 0, 0, 0], .ranges([1..<900]), content: "ab"),
            "([(1, 2, 'b', <0>)],)")
    }

    @Test("A row is not selectable unless it is selected, and its name consists of its elements")
    func rows() {
        var row = AccessibilityNode(id: 2, role: .cell)
        row.children = ["Cake", "3 kg"].enumerated().map { index, label in
            AccessibilityNode(id: UInt64(index + 3), role: .staticText, isElement: true, label: label)
        }
        var scene = AccessibilityNode(id: 0, role: .application)
        var group = AccessibilityNode(id: 9, role: .group)
        group.children = [row]
        var inner = AccessibilityNode(id: 11, role: .window)
        inner.children = [group]
        scene.children = [inner]
        var program = AccessibleProgram(name: "Test")
        program.windows = [
            AccessibleProgram.Window(id: 10, title: "W", isActive: true, origin: nil, scale: 1, tree: scene)
        ]
        let snapshot = AccessibleSnapshot(program)
        expectEqual(snapshot[2]?.name, "Cake, 3 kg")
        expectEqual(snapshot[10]?.children, [2])
        expectNil(snapshot[9])
        expectTrue(snapshot[2]?.states.contains(.selectable) == false)
        row.traits.insert(.selected)
        expectTrue(AccessibleStates(of: row, in: .zero).isSuperset(of: [.selectable, .selected]))
    }

    @Test("A new screen is described by its first new heading, or else its first new element")
    func screens() {
        func screen(_ parts: [(UInt64, AccessibilityRole, String)], dialog: String? = nil) -> AccessibilityScreen {
            var root = AccessibilityNode(id: 0, role: .application)
            var alert = AccessibilityNode(id: 100, role: .alert, label: dialog)
            let nodes = parts.map { AccessibilityNode(id: $0.0, role: $0.1, isElement: true, label: $0.2) }
            alert.children = nodes
            root.children = dialog == nil ? nodes : [alert]
            return AccessibilityScreen(root)
        }
        let list = screen([(1, .button, "Add"), (2, .heading, "Recipes"), (3, .cell, "Soup")])
        let page = screen([(1, .button, "Add"), (4, .staticText, "Hot"), (5, .heading, "Soup")])
        expectEqual(page.description(after: list), "Soup")
        expectEqual(list.description(after: page), "Recipes")
        expectEqual(list.description(after: AccessibilityScreen()), "Recipes")
        expectNil(list.description(after: list))
        expectEqual(
            screen([(1, .button, "Add"), (8, .button, "Undo"), (6, .staticText, "New")]).description(after: list), "New"
        )
        expectEqual(screen([(2, .heading, "Cakes")]).description(after: list), "Cakes")
        expectNil(screen([(7, .heading, "Delete?")], dialog: "Delete?").description(after: list))
        expectNil(AccessibilityScreen().description(after: list))
    }
}
