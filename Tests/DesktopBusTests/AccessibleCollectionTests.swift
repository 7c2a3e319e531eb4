import AccessibilityTree
import CGIO
import Expectations
import Foundation
import Testing

@testable import DesktopBus

/// The elements that a client finds by their roles, states, attributes and interfaces.
@Suite("Finding elements for screen readers")
struct AccessibleCollectionTests {
    /// A list with a heading, two buttons and a switch, and a button beside it.
    private var replies: AccessibleReplies {
        func element(_ id: UInt64, _ role: AccessibilityRole) -> AccessibilityNode {
            var node = AccessibilityNode(id: id, role: role, isElement: true, label: "\(id)")
            node.actions = [.activate]
            return node
        }
        var list = AccessibilityNode(id: 2, role: .table)
        list.children = [element(3, .heading), element(4, .button), element(5, .switch), element(6, .button)]
        list.children[3].traits = [.notEnabled]
        list.children[1].identifier = "save"
        var scene = AccessibilityNode(id: 0, role: .application)
        scene.children = [list, element(7, .button)]
        var program = AccessibleProgram(name: "Test")
        program.windows = [
            AccessibleProgram.Window(id: 10, title: "W", isActive: true, origin: nil, scale: 1, tree: scene)
        ]
        return AccessibleReplies(
            snapshot: AccessibleSnapshot(program), busName: ":1.1", desktop: ("", AccessibleReplies.nullPath)
        ) { _ in }
    }

    /// Returns the numbers of the found elements.
    private func find(_ method: String, _ arguments: String, on id: UInt64 = 10) throws -> [UInt64] {
        let value = try #require(g_variant_parse(nil, arguments, nil, nil, nil))
        let call = AccessibleReplies.Call(method: method, arguments: value)
        let result = try #require(replies.call(AccessibleInterface.collection.name, call, on: id))
        let found: [UInt64]? = BusValue.child(of: result, 0) { list in
            (0..<Int(g_variant_n_children(list))).compactMap { index in
                BusValue.child(of: list, index) { pair in
                    BusValue.string(in: pair, 1)?.split(separator: "/").last.flatMap { UInt64($0) }
                }
            }
        }
        return try #require(found)
    }

    private let noStates = "[0, 0], 4"
    private let noAttributes = "@a{ss} {}, 4"
    private let noInterfaces = "@as [], 4"
    /// The role of a push button is number 43.
    private let buttons = "[0, 2048, 0, 0], 2"

    @Test("Elements are found by their role, in the order of a screen reader, inside a container")
    func roles() throws {
        let rule = "(\(noStates), \(noAttributes), \(buttons), \(noInterfaces), false)"
        expectEqual(try find("GetMatches", "(\(rule), uint32 1, 0, true)"), [4, 6, 7])
        expectEqual(try find("GetMatches", "(\(rule), uint32 1, 0, true)", on: 2), [4, 6])
        expectEqual(try find("GetMatches", "(\(rule), uint32 4, 2, true)"), [7, 6])
        expectEqual(try find("GetMatches", "(\(rule), uint32 1, 1, true)"), [4])
        let inverted = rule.replacing("false)", with: "true)")
        expectEqual(try find("GetMatches", "(\(inverted), uint32 1, 0, true)"), [2, 3, 5])
    }

    @Test("Elements are found after and before an element")
    func neighbors() throws {
        let rule = "(\(noStates), \(noAttributes), \(buttons), \(noInterfaces), false)"
        let path = "objectpath '/org/a11y/atspi/accessible/6'"
        expectEqual(try find("GetMatchesFrom", "(\(path), \(rule), uint32 1, uint32 2, 0, true)"), [7])
        expectEqual(try find("GetMatchesTo", "(\(path), \(rule), uint32 1, uint32 2, false, 0, true)"), [4])
        let unknown = "objectpath '/org/a11y/atspi/accessible/99'"
        expectEqual(try find("GetMatchesFrom", "(\(unknown), \(rule), uint32 1, uint32 2, 0, true)"), [])
    }

    @Test("All, any or none of the states, attributes and interfaces are required")
    func matches() throws {
        // The state `sensitive` is number 24.
        let sensitive = "[\(1 << 24), 0]"
        func rule(_ states: String, _ attributes: String = "@a{ss} {}, 4", _ interfaces: String = "@as [], 4") -> String
        {
            "((\(states), \(attributes), \(buttons), \(interfaces), false), uint32 1, 0, true)"
        }
        expectEqual(try find("GetMatches", rule("\(sensitive), 1")), [4, 7])
        expectEqual(try find("GetMatches", rule("\(sensitive), 3")), [6])
        expectEqual(try find("GetMatches", rule(noStates, "{'id': 'open:save'}, 1")), [4])
        expectEqual(try find("GetMatches", rule(noStates, "{'id': 'save'}, 3")), [6, 7])
        expectEqual(try find("GetMatches", rule(noStates, noAttributes, "['org.a11y.atspi.Action'], 1")), [4, 6, 7])
        expectEqual(try find("GetMatches", rule(noStates, noAttributes, "['org.a11y.atspi.Value'], 2")), [])
    }

    @Test("Invalid match types and long lists of words are harmless")
    func invalid() throws {
        let words = Array(repeating: "-1", count: 500).joined(separator: ", ")
        let rule = "([\(words)], 77, @a{ss} {}, -3, [\(words)], 2, @as [], 9, false)"
        expectEqual(try find("GetMatches", "(\(rule), uint32 99, -5, true)").count, 6)
        expectEqual(
            try find("GetMatches", "((@ai [], 1, @a{ss} {}, 1, @ai [], 1, @as [], 1, false), uint32 1, 0, true)").count,
            6)
    }

    @Test("Containers have the interface, and elements do not")
    func interfaces() {
        let replies = replies
        expectTrue(replies.interfaces(of: 2).contains { $0.name == AccessibleInterface.collection.name })
        expectFalse(replies.interfaces(of: 4).contains { $0.name == AccessibleInterface.collection.name })
        expectTrue(
            AccessibleInterface.collection.xml.contains(
                "<method name='GetMatches'><arg type='(aiia{ss}iaiiasib)' direction='in'/>"
                    + "<arg type='u' direction='in'/>"))
    }
}
