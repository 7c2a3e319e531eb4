import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Names of the targets of recorded touches")
struct TouchTargetTests {
    /// Taps a point of a screen with some views, and returns the recorded steps.
    private func tap(_ x: Double, _ y: Double, on views: UIView...) throws -> [String] {
        try Stage.recording(of: UIViewController()) { stage, root in
            root.view.backgroundColor = .white
            for view in views { root.view.addSubview(view) }
            stage.tap(at: CGPoint(x: x, y: y))
        }
    }

    private func button(_ title: String, y: Double) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
        return button
    }

    @Test("An identifier takes precedence over a text, and a text that exists twice is a point")
    func order() throws {
        let named = button("Save", y: 60)
        named.accessibilityIdentifier = "save"

        try expectEqual(tap(30, 70, on: named), ["stage.find(identifier: \"save\").tap()"])
        try expectEqual(tap(30, 70, on: button("Save", y: 60)), ["stage.find(\"Save\").tap()"])
        let twice = try tap(30, 70.5, on: button("Save", y: 60), button("Save", y: 200))
        expectEqual(twice, ["stage.tap(at: CGPoint(x: 30, y: 70.5))"])
    }

    @Test("An identifier of two views is not a name")
    func sharedIdentifier() throws {
        let (first, second) = (button("First", y: 60), button("Second", y: 200))
        (first.accessibilityIdentifier, second.accessibilityIdentifier) = ("button", "button")

        try expectEqual(tap(30, 210, on: first, second), ["stage.find(\"Second\").tap()"])
    }

    @Test("Quotes, backslashes, new lines and interpolations are escaped, and so are invisible characters")
    func escapes() throws {
        let steps = try tap(30, 70, on: button("Say \"hi\"\\ \\(name)\n\u{202E}now\u{0}", y: 60))

        expectEqual(steps, [#"stage.find("Say \"hi\"\\ \\(name)\n\u{202E}now\u{0}").tap()"#])
    }

    @Test("A label of a megabyte is not a name")
    func long() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.accessibilityLabel = String(repeating: "a", count: 1 << 20)
        view.accessibilityIdentifier = view.accessibilityLabel

        try expectEqual(tap(30, 70, on: view), ["stage.tap(at: CGPoint(x: 30, y: 70))"])
    }

    @Test("A row is named by its text wherever it is touched")
    func rows() throws {
        let steps = try Stage.recording(of: RecordedRows(style: .plain)) { stage, _ in
            stage.advance(by: 0.1)
            stage.tap(at: CGPoint(x: 380, y: 70))
        }

        expectEqual(steps, ["stage.advance(by: 0.1)", "stage.find(\"Row 1\").tap()"])
    }

    @Test(
        "At any point in a row, between its texts or on an unnamed text, the row has the name of its first text"
    )
    func anywhereInRow() throws {
        let steps = try Stage.recording(of: UITableViewController()) { stage, root in
            let source = TextRow()
            root.tableView.dataSource = source
            root.tableView.rowHeight = 120
            stage.advance(by: 0.1)
            for y in [20.0, 60, 110] { stage.tap(at: CGPoint(x: 100, y: y)) }
            root.tableView.dataSource = nil
        }

        expectEqual(
            steps.filter { $0.contains("find") || $0.contains("Point") },
            Array(repeating: "stage.find(\"Ana\").tap()", count: 3))
    }

    private final class TextRow: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let (name, text) = (UILabel(), UILabel())
            (name.text, text.text) = ("Ana", String(repeating: "long ", count: 40))
            let stack = UIStackView(arrangedSubviews: [name])
            stack.frame = CGRect(x: 16, y: 0, width: 300, height: 40)
            text.frame = CGRect(x: 16, y: 40, width: 300, height: 40)
            cell.contentView.addSubview(stack)
            cell.contentView.addSubview(text)
            return cell
        }
    }

    @Test("If a control acts differently at each point, only the view under the finger names it")
    func places() throws {
        let slider = UISlider(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
        slider.accessibilityIdentifier = "volume"
        let segments = UISegmentedControl(items: ["A", "B", "C"])
        segments.frame = CGRect(x: 20, y: 60, width: 300, height: 40)
        segments.accessibilityIdentifier = "letters"

        try expectEqual(tap(250, 80, on: slider), ["stage.tap(at: CGPoint(x: 250, y: 80))"])
        try expectEqual(tap(270, 80, on: segments), ["stage.find(\"C\").tap()"])
    }

    @Test("A separate view in a button is not the button, and a covered view is not touched")
    func others() throws {
        let outer = button("Outer", y: 60)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        outer.addSubview(inner)
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        cover.backgroundColor = .red

        try expectEqual(tap(25, 65, on: outer), ["stage.tap(at: CGPoint(x: 25, y: 65))"])
        try expectEqual(tap(30, 70, on: button("Save", y: 60), cover), ["stage.tap(at: CGPoint(x: 30, y: 70))"])
    }

    @Test("A view that is removed under the finger keeps its name")
    func removed() throws {
        let steps = try Stage.recording(of: RecordedForm()) { stage, form in
            form.add.addAction(UIAction { [weak form] _ in form?.add.removeFromSuperview() }, for: .touchDown)
            stage.tap(at: CGPoint(x: 50, y: 70))
        }

        expectEqual(steps, ["stage.find(\"Add\").tap()"])
    }
}

private final class RecordedRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
