import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The keyboard focus in static tables of documents: two fields, a switch, a date and a slider, then two rows.
@MainActor @Suite("Focus in forms of documents")
struct FormFocusTests {
    private static let names = [1: "name", 2: "mail", 3: "switch", 4: "date", 5: "slider"]

    /// - Parameter isStacked: Whether the controls are in stack views, and not directly in the cells.
    private static func form(isStacked: Bool) -> String {
        let stretched = #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#
        let frame = #"<rect key="frame" x="16" y="4" width="260" height="36"/>"#
        let (inner, before) = isStacked ? ("", TableDocumentTests.label("Label", id: "L")) : (frame + stretched, "")
        let controls = [
            "<textField opaque=\"NO\" borderStyle=\"roundedRect\" tag=\"1\" id=\"F1\">\(inner)</textField>",
            "<textField opaque=\"NO\" borderStyle=\"roundedRect\" tag=\"2\" id=\"F2\">\(inner)</textField>",
            "<switch opaque=\"NO\" tag=\"3\" id=\"W\">\(inner)</switch>",
            "<datePicker datePickerMode=\"date\" style=\"compact\" tag=\"4\" id=\"D\">\(inner)</datePicker>",
            "<slider opaque=\"NO\" value=\"0.5\" maxValue=\"1\" tag=\"5\" id=\"V\">\(inner)</slider>",
        ]
        let cells = (controls + ["", ""]).enumerated().map { number, control in
            let stack = """
                <stackView opaque="NO" alignment="center" spacing="8" id="K\(number)">\(frame)\(stretched)
                    <subviews>\(number < 4 ? before.replacing("\"L\"", with: "\"L\(number)\"") : "")\(control)</subviews>
                </stackView>
                """
            return TableDocumentTests.cell(
                "", id: "C\(number)", content: isStacked && !control.isEmpty ? stack : control)
        }
        return """
            <tableViewController id="A" sceneMemberID="viewController">
                <tableView key="view" clipsSubviews="YES" alwaysBounceVertical="YES" dataMode="static" style="plain" \
                rowHeight="44" id="T">
                    <sections><tableViewSection id="S"><cells>\(cells.joined())</cells></tableViewSection></sections>
                </tableView>
            </tableViewController>
            """
    }

    private func run(isStacked: Bool, _ body: (Stage, UITableView) throws -> Void) throws {
        try Stage.run(root: UIViewController()) { stage, _ in
            let form = try PartsDocument.controller([Self.form(isStacked: isStacked)]) as UITableViewController
            stage.window.rootViewController = form
            stage.advance(by: 0.5)
            try body(stage, #require(form.tableView))
        }
    }

    /// The focused control, or the focused row of the table.
    private func focused(_ stage: Stage, _ table: UITableView) -> String {
        guard let view = stage.window.windowScene?.focusSystem?.focusedItem as? UIView else { return "none" }
        if view === table {
            let row = table.visibleCells.first(where: hasRing).flatMap { table.indexPath(for: $0)?.row }
            return "row \(row ?? -1)"
        }
        let control = sequence(first: view, next: \.superview).first { Self.names[$0.tag] != nil }
        return control.flatMap { Self.names[$0.tag] } ?? "other"
    }

    private func hasRing(_ cell: UITableViewCell) -> Bool { cell.subviews.contains { $0.layer.borderWidth == 3 } }

    /// The focused views after presses of a key, with a check of the rows' rings.
    private func order(_ stage: Stage, _ table: UITableView, _ key: UIKeyboardHIDUsage, _ count: Int) -> [String] {
        (0..<count).map { _ in
            stage.press(key)
            stage.advance(by: 0.5)
            let name = focused(stage, table)
            expectEqual(table.visibleCells.filter(hasRing).count, name.hasPrefix("row") ? 1 : 0, "\(name)")
            return name
        }
    }

    @Test("The Tab key moves the focus through fields and controls from row to row", arguments: [true, false])
    func tab(isStacked: Bool) throws {
        try run(isStacked: isStacked) { stage, table in
            expectEqual(
                order(stage, table, .keyboardTab, 7), ["row 0", "name", "mail", "switch", "date", "slider", "row 0"])
        }
    }

    @Test("An arrow key moves the focus from a control to the next row, in both directions", arguments: [true, false])
    func arrows(isStacked: Bool) throws {
        try run(isStacked: isStacked) { stage, table in
            _ = order(stage, table, .keyboardTab, 4)

            expectEqual(order(stage, table, .keyboardDownArrow, 4), ["date", "slider", "row 5", "row 6"])
            expectEqual(order(stage, table, .keyboardUpArrow, 1), ["row 5"])
        }
    }

    @Test("Down leaves the slider for the first row after it, with one ring", arguments: [true, false])
    func slider(isStacked: Bool) throws {
        try run(isStacked: isStacked) { stage, table in
            let slider = try #require(table.viewWithTag(5) as? UISlider)
            _ = order(stage, table, .keyboardTab, 6)
            stage.press(.keyboardRightArrow)

            expectTrue(focused(stage, table) == "slider" && slider.value > 0.5)
            expectEqual(order(stage, table, .keyboardDownArrow, 1), ["row 5"])
        }
    }
}
