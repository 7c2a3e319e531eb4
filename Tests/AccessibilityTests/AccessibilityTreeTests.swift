import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A list whose elements are without end, and contain the list itself.
private final class Endless: UIView {
    override func accessibilityElementCount() -> Int { Int.max - 1 }
    override func accessibilityElement(at index: Int) -> Any? {
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = "Element \(index)"
        return element
    }
}

private final class Cycle: UIView {
    override var accessibilityElements: [Any]? {
        get { [self, subviews.first as Any] }
        set { _ = newValue }
    }
}

/// A view that removes its siblings when its label is read.
private final class Remover: UIView {
    override var isAccessibilityElement: Bool {
        get { true }
        set { _ = newValue }
    }
    override var accessibilityLabel: String? {
        get {
            for view in superview?.subviews ?? [] where view !== self { view.removeFromSuperview() }
            return "Remover"
        }
        set { _ = newValue }
    }
}

@MainActor @Suite("The tree of accessibility elements")
struct AccessibilityTreeTests {
    private func run(_ body: (Stage, UIView) throws -> Void) throws {
        let controller = UIViewController()
        try Stage.run(size: CGSize(width: 390, height: 600), rootViewController: controller) { stage in
            try body(stage, controller.view)
        }
    }

    private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
        label.text = text
        return label
    }

    private func labels(_ stage: Stage) -> [String?] { stage.accessibilityTree.elements.map(\.label) }

    @Test("Elements are ordered by rows of 8 points, and in a row from left to right")
    func order() throws {
        try run { stage, view in
            for label in [label("d", 0, 60), label("b", 100, 7), label("a", 0, 10), label("c", 0, 40)] {
                view.addSubview(label)
            }

            expectEqual(labels(stage), ["a", "b", "c", "d"])
            expectEqual(stage.accessibilityTree.elements.map(\.order), [0, 1, 2, 3])
        }
    }

    @Test("Hidden, transparent and excluded views have no nodes; views outside the screen have")
    func pruning() throws {
        try run { stage, view in
            let views = ["hidden", "transparent", "excluded", "below"].enumerated().map {
                label($1, 0, CGFloat($0) * 30)
            }
            for view_ in views { view.addSubview(view_) }
            views[0].isHidden = true
            views[1].alpha = 0
            views[2].accessibilityElementsHidden = true
            views[3].frame.origin.y = 5000

            expectEqual(labels(stage), ["below"])
        }
    }

    @Test("Elements inside an element are not visited")
    func inside() throws {
        try run { stage, view in
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            card.isAccessibilityElement = true
            card.accessibilityLabel = "Card"
            card.addSubview(label("inner", 0, 0))
            view.addSubview(card)

            expectEqual(labels(stage), ["Card"])
        }
    }

    @Test("A modal view hides its siblings, and the last of several modal views is used")
    func modal() throws {
        try run { stage, view in
            let panels = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100)) }
            view.addSubview(label("behind", 0, 0))
            for (index, panel) in panels.enumerated() {
                panel.accessibilityViewIsModal = true
                panel.addSubview(label("panel \(index)", 0, 0))
                view.addSubview(panel)
            }

            expectEqual(labels(stage), ["panel 1"])
        }
    }

    @Test("A list of elements replaces the subviews and keeps its order")
    func explicit() throws {
        try run { stage, view in
            let (first, second) = (label("first", 0, 100), label("second", 0, 0))
            for view_ in [first, second, label("unlisted", 0, 50)] { view.addSubview(view_) }

            view.accessibilityElements = [first, second]

            expectEqual(labels(stage), ["first", "second"])
        }
    }

    @Test("Grouped children are visited together")
    func groups() throws {
        try run { stage, view in
            let column = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            column.addSubview(label("a1", 0, 0))
            column.addSubview(label("a2", 0, 50))
            view.addSubview(column)
            view.addSubview(label("b1", 200, 0))
            view.addSubview(label("b2", 200, 50))
            expectEqual(labels(stage), ["a1", "b1", "a2", "b2"])

            column.shouldGroupAccessibilityChildren = true

            expectEqual(labels(stage), ["a1", "a2", "b1", "b2"])
        }
    }

    @Test("A tab bar's elements are tabs with positions, and a list marks its ends")
    func containers() throws {
        try run { stage, view in
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
            bar.accessibilityTraits = .tabBar
            for (index, title) in ["Home", "Search"].enumerated() {
                let button = UIButton(type: .system)
                button.frame = CGRect(x: index * 100, y: 0, width: 90, height: 40)
                button.setTitle(title, for: .normal)
                button.isSelected = index == 0
                bar.addSubview(button)
            }
            let list = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
            list.accessibilityContainerType = .list
            list.addSubview(label("One", 0, 0))
            list.addSubview(label("Two", 0, 40))
            view.addSubview(bar)
            view.addSubview(list)

            expectEqual(
                stage.accessibilityTranscript,
                ["Selected: Home. Tab. 1 of 2.", "Search. Tab. 2 of 2.", "One. List Start.", "Two. List End."])
        }
    }

    @Test("Controls are spoken with their kinds and states")
    func spoken() throws {
        try run { stage, view in
            let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
            toggle.accessibilityLabel = "Wi-Fi"
            let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 200, height: 31))
            slider.accessibilityLabel = "Volume"
            let stepper = UIStepper(frame: CGRect(x: 0, y: 100, width: 94, height: 32))
            let segments = UISegmentedControl(items: ["Day", "Week"])
            segments.frame = CGRect(x: 0, y: 150, width: 200, height: 32)
            segments.selectedSegmentIndex = 1
            let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 32))
            field.placeholder = "Name"
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 0, y: 250, width: 100, height: 44)
            button.setTitle("Save", for: .normal)
            button.isEnabled = false
            for view_ in [toggle, slider, stepper, segments, field, button] { view.addSubview(view_) }

            expectEqual(
                stage.accessibilityTranscript,
                [
                    "Wi-Fi. Switch Button. Off.", "Volume: 0%. Adjustable.", "Decrement. Dimmed. Button.",
                    "Increment. Button.", "Day. Button. 1 of 2.", "Selected: Week. Button. 2 of 2.",
                    "Name. Text Field.", "Save. Dimmed. Button.",
                ])
            expectEqual(stage.accessibilityTree.elements[0].utterance, "Wi-Fi, switch button, off")
        }
    }

    @Test("A row is one element with the texts of its labels, and its controls are separate")
    func rows() throws {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                "Settings"
            }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                cell.detailTextLabel?.text = "Detail"
                if indexPath.row == 1 {
                    let toggle = UISwitch()
                    toggle.accessibilityLabel = "Toggle"
                    cell.accessoryView = toggle
                }
                return cell
            }
            override func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(true) }
                ])
            }
        }
        try Stage.run(rootViewController: List(style: .plain)) { stage in
            stage.advance(by: 0.1)
            let elements = stage.accessibilityTree.elements

            expectEqual(
                elements.map(\.spokenLine),
                [
                    "Settings. Heading.", "Row 0, Detail", "Row 1, Detail", "Toggle. Switch Button. Off.",
                    "Row 2, Detail",
                ])
            expectEqual(elements[2].position, AccessibilityPosition(index: 2, count: 3, isSpoken: false))
            expectEqual(elements[2].role, .cell)
            expectEqual(elements[1].customActions, ["Remove"])
        }
    }

    @Test("A switch without a label that is the accessory of a row has the label of the row")
    func accessorySwitch() throws {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Snooze"
                cell.accessoryView = UISwitch()
                return cell
            }
        }
        try Stage.run(rootViewController: List(style: .plain)) { stage in
            stage.advance(by: 0.1)

            expectEqual(
                stage.accessibilityTree.elements.map(\.spokenLine), ["Snooze", "Snooze. Switch Button. Off."])
        }
    }

    @Test("A switch without a label in a custom accessory of a list cell has the label of the row")
    func accessorySwitchOfListCell() throws {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            let toggle = UISwitch()
            if name == "Named" { toggle.accessibilityLabel = "Own" }
            cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
        }
        let list = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list.collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        try Stage.run(rootViewController: list) { stage in
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["Snooze", "Named"])
            source.apply(snapshot, animatingDifferences: false)
            stage.advance(by: 0.1)

            expectEqual(
                stage.accessibilityTree.elements.map(\.spokenLine),
                ["Snooze", "Snooze. Switch Button. Off.", "Named", "Own. Switch Button. Off."])
        }
    }

    @Test("Buttons with the images of their types, and color wells, have labels")
    func labelsOfTypes() throws {
        try run { stage, view in
            let types: [UIButton.ButtonType] = [.close, .detailDisclosure, .infoLight, .infoDark, .contactAdd]
            for (index, type) in types.enumerated() {
                let button = UIButton(type: type)
                button.frame = CGRect(x: 20, y: 50 + index * 50, width: 44, height: 44)
                view.addSubview(button)
            }
            let titled = UIButton(type: .contactAdd)
            titled.setTitle("Person", for: .normal)
            titled.frame = CGRect(x: 20, y: 350, width: 200, height: 40)
            let well = UIColorWell(frame: CGRect(x: 20, y: 400, width: 44, height: 44))
            well.title = "Ink"
            well.selectedColor = .red
            let plain = UIColorWell(frame: CGRect(x: 20, y: 450, width: 44, height: 44))
            plain.accessibilityLabel = "Own"
            for control in [titled, well, plain] { view.addSubview(control) }

            expectEqual(
                stage.accessibilityTranscript,
                [
                    "Close. Button.", "More Info. Button.", "More Info. Button.", "More Info. Button.", "Add. Button.",
                    "Person. Button.", "Ink: red. Button.", "Own. Button.",
                ])
        }
    }

    @Test("The colors of a color picker's grid are elements")
    func colorGrid() throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            let picker = UIColorPickerViewController()
            root.present(picker, animated: true)
            stage.advance(by: 1)
            let reader = stage.voiceOver
            try reader.enable()
            let elements = stage.accessibilityTree.elements
            expectFalse(stage.audit().contains { $0.category == .duplicate })

            expectTrue(elements.contains { $0.label == "Close" && $0.traits.contains(.button) })
            expectEqual(elements.filter { $0.label == "white 1" }.map(\.spokenLine), ["white 1. Button."])
            expectEqual(elements.filter { $0.label == "black 12" }.map(\.spokenLine), ["Selected: black 12. Button."])
            _ = try reader.move(to: "white 1")
            _ = try reader.activate()
            expectEqual(picker.selectedColor.accessibilityName, "white")
            expectEqual(reader.currentElement?.traits.contains(.selected), true)
            // The grid begins with the gray colors, and then has the hues from dark to light.
            let frames = stage.accessibilityTree.elements.filter { $0.label == "white 1" || $0.label == "black 12" }
                .map(
                    \.frame)
            expectEqual(frames[0].minY, frames[1].minY)
            _ = try reader.move(to: "Close")
            _ = try reader.activate()
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
        }
    }

    @Test("The wheels of a date picker speak no positions, since most repeat their rows")
    func dateWheels() throws {
        try run { stage, view in
            let picker = UIDatePicker(frame: CGRect(x: 0, y: 50, width: 390, height: 200))
            picker.preferredDatePickerStyle = .wheels
            view.addSubview(picker)
            for mode in [UIDatePicker.Mode.date, .time, .dateAndTime, .countDownTimer] {
                picker.datePickerMode = mode
                stage.advance(by: 0.3)
                let wheels = stage.accessibilityTree.elements.filter { $0.role == .pickerWheel }
                #expect(wheels.count > 1)
                for wheel in wheels where !["AM", "PM"].contains(wheel.value) {
                    expectNil(wheel.position)
                    expectFalse(wheel.spokenLine.contains(" of "))
                }
            }
        }
    }

    @Test("An alert hides the elements behind it, and has a title and buttons")
    func alert() throws {
        try run { stage, view in
            view.addSubview(label("behind", 0, 0))
            let alert = UIAlertController(title: "Delete?", message: "It is lost.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            stage.window.rootViewController?.present(alert, animated: false)
            stage.advance(by: 0.1)

            let tree = stage.accessibilityTree

            expectEqual(tree.elements.compactMap(\.label).sorted(), ["Cancel", "Delete", "Delete?", "It is lost."])
            expectEqual(tree.first { $0.role == .alert }?.label, "Delete?")
            alert.dismiss(animated: false)
            stage.advance(by: 0.1)
        }
    }

    @Test("A text field has its text with the selection, and a secure field hides it")
    func text() throws {
        try run { stage, view in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            field.text = "Hello"
            view.addSubview(field)
            field.becomeFirstResponder()
            field.selectedTextRange = field.textRange(
                from: field.position(from: field.beginningOfDocument, offset: 1)!,
                to: field.position(from: field.beginningOfDocument, offset: 3)!)

            let node = try #require(stage.accessibilityTree.elements.first)

            expectEqual(node.text, AccessibilityText("Hello", selection: 1..<3, isEditable: true))
            expectTrue(node.traits.isSuperset(of: [.textEntry, .isEditing]))
            expectTrue(node.isFocused)

            field.isSecureTextEntry = true
            let secure = try #require(stage.accessibilityTree.elements.first)
            expectEqual(secure.role, .secureTextField)
            expectEqual(secure.text?.content, "•••••")
            expectFalse(secure.utterance.contains("Hello"))
        }
    }

    @Test("A data table has rows, columns and headers")
    func dataTable() throws {
        final class Cell: UIView, UIAccessibilityContainerDataTableCell {
            var place = (row: 0, column: 0)
            func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }
            func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: 1) }
        }
        final class Grid: UIView, UIAccessibilityContainerDataTable {
            func accessibilityDataTableCellElement(
                forRow row: Int, column: Int
            ) -> (any UIAccessibilityContainerDataTableCell)? { subviews[row * 2 + column] as? Cell }
            func accessibilityRowCount() -> Int { 2 }
            func accessibilityColumnCount() -> Int { 2 }
            func accessibilityHeaderElements(
                forColumn column: Int
            ) -> [any UIAccessibilityContainerDataTableCell]? {
                accessibilityDataTableCellElement(forRow: 0, column: column).map { [$0] }
            }
        }
        try run { stage, view in
            let grid = Grid(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            grid.accessibilityContainerType = .dataTable
            for index in 0..<4 {
                let cell = Cell(frame: CGRect(x: index % 2 * 100, y: index / 2 * 50, width: 90, height: 40))
                cell.place = (index / 2, index % 2)
                cell.isAccessibilityElement = true
                cell.accessibilityLabel = "Cell \(index)"
                grid.addSubview(cell)
            }
            view.addSubview(grid)

            expectEqual(
                stage.accessibilityTranscript,
                [
                    "Cell 0. Row 1. Column 1.", "Cell 1. Column 2.", "Cell 0. Cell 2. Row 2. Column 1.",
                    "Cell 1. Cell 3. Column 2.",
                ])
        }
    }

    @Test("Endless and cyclic lists, non-finite frames and long labels are limited")
    func hostile() throws {
        try run { stage, view in
            let endless = Endless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let cycle = Cycle(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            cycle.addSubview(label("in the cycle", 0, 0))
            let long = label("x", 0, 0)
            long.accessibilityLabel = String(repeating: "é", count: 1_000_000)
            long.accessibilityFrame = CGRect(x: CGFloat.nan, y: .infinity, width: -.infinity, height: 0)
            for view_ in [cycle, long, endless] { view.addSubview(view_) }

            let tree = stage.accessibilityTree

            #expect(tree.elements.count <= 10_000)
            expectTrue(tree.elements.contains { $0.label == "in the cycle" })
            #expect(tree.elements.allSatisfy { ($0.label?.utf16.count ?? 0) <= 10_000 })
            let longest = tree.elements.first { $0.label?.hasPrefix("éé") == true }
            expectEqual(longest?.frame, .zero)
        }
    }

    @Test("A label that removes views while the tree is built does not end the program")
    func replacing() throws {
        try run { stage, view in
            view.addSubview(Remover(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            for index in 0..<5 { view.addSubview(label("\(index)", 0, 50)) }

            expectTrue(stage.accessibilityTree.elements.contains { $0.label == "Remover" })
            expectEqual(view.subviews.count, 1)
        }
    }

    @Test("A tree of a thousand nested views has the element at its end")
    func deep() throws {
        try run { stage, view in
            // The layout of more than 2,500 nested levels does not converge.
            stage.allowsDiagnostics = true
            var inner = view
            for _ in 0..<400 {
                let next = UIView(frame: view.bounds)
                inner.addSubview(next)
                inner = next
            }
            inner.addSubview(label("deep", 0, 0))
            for _ in 0..<5000 {
                let next = UIView(frame: view.bounds)
                inner.addSubview(next)
                inner = next
            }

            expectEqual(labels(stage), ["deep"])
        }
    }

    @Test("A tree is equal after it was encoded as JSON and decoded")
    func json() throws {
        try run { stage, view in
            let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
            toggle.accessibilityLabel = "Wi-Fi"
            toggle.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Forget") { _ in true }]
            let field = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 40))
            field.text = "Text"
            view.addSubview(toggle)
            view.addSubview(field)

            let tree = stage.accessibilityTree
            let decoded = try JSONDecoder().decode(AccessibilityNode.self, from: Data(tree.json.utf8))

            expectEqual(decoded, tree)
            expectTrue(tree.json.contains("\"description\" : \"Wi-Fi. Switch Button. Off.\""))
        }
    }

    @Test("An object keeps its number, and different objects have different numbers")
    func numbers() throws {
        try run { stage, view in
            view.addSubview(label("a", 0, 0))
            view.addSubview(label("b", 0, 50))

            let first = stage.accessibilityTree.elements.map(\.id)

            expectEqual(stage.accessibilityTree.elements.map(\.id), first)
            expectEqual(Set(first).count, 2)
        }
    }

    @Test("In right-to-left layouts the elements of a row are visited from right to left")
    func rightToLeft() throws {
        try run { stage, view in
            stage.window.traitOverrides.layoutDirection = .rightToLeft
            view.addSubview(label("left", 0, 0))
            view.addSubview(label("right", 200, 0))

            expectEqual(labels(stage), ["right", "left"])
        }
    }

    @Test("After a rotation, elements have their new places and keep their numbers")
    func rotation() throws {
        try run { stage, view in
            let label = UILabel()
            label.text = "Corner"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            let before = try #require(stage.accessibilityTree.elements.first)
            expectEqual(before.frame.maxX, view.bounds.width)

            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)

            let after = try #require(stage.accessibilityTree.elements.first)
            expectEqual(after.id, before.id)
            #expect(view.bounds.width > view.bounds.height)
            expectEqual(
                CGPoint(x: after.frame.maxX, y: after.frame.maxY), CGPoint(x: view.bounds.width, y: view.bounds.height))
            expectEqual(stage.accessibilityTree.frame.size, view.bounds.size)
        }
    }

    @Test("The elements of a split view are visited column by column")
    func columns() throws {
        func page(_ names: [String]) -> UIViewController {
            let controller = UIViewController()
            for (index, name) in names.enumerated() {
                let label = UILabel(frame: CGRect(x: 100, y: 100 + CGFloat(index) * 50, width: 100, height: 20))
                label.text = name
                controller.view.addSubview(label)
            }
            return controller
        }
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(page(["A", "B"]), for: .primary)
        split.setViewController(page(["C", "D"]), for: .secondary)
        try Stage.run(size: CGSize(width: 1200, height: 800), rootViewController: split) { stage in
            stage.advance(by: 0.5)
            let labels = stage.accessibilityTree.elements.filter { $0.role == .staticText }.compactMap(\.label)
            expectEqual(labels, ["A", "B", "C", "D"])
        }
    }
}
