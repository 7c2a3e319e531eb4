import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The keyboard focus in lists below bars.
@MainActor @Suite("Focus in scrolled lists")
struct ScrolledFocusTests {
    private final class List: UITableViewController {
        var chosen: IndexPath?
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    /// The rows with the focus look, which a key chooses.
    private func chosen(_ stage: Stage, _ list: List) -> IndexPath? {
        list.chosen = nil
        stage.press(.keyboardReturnOrEnter)
        stage.advance(by: 0.5)
        return list.chosen
    }

    @Test("The Tab key focuses the first visible row at any offset", arguments: [0, 22, 300, 1000])
    func tab(offset: CGFloat) throws {
        let list = List(style: .plain)
        try Stage.run(root: UINavigationController(rootViewController: list)) { stage, _ in
            list.tableView.contentOffset.y = offset - 44
            stage.advance(by: 0.5)

            stage.press(.keyboardTab)
            stage.advance(by: 0.5)

            expectEqual(list.tableView.contentOffset.y, offset - 44)
            expectEqual(chosen(stage, list), IndexPath(row: Int((offset / 44).rounded(.up)), section: 0))
        }
    }

    @Test("A visible selected row gets the focus first; the last focused row is restored if it is requested")
    func preferred() throws {
        let list = List(style: .plain)
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Do", primaryAction: UIAction { _ in })
        try Stage.run(root: UINavigationController(rootViewController: list)) { stage, _ in
            list.tableView.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
            stage.press(.keyboardTab)  // The bar's button
            stage.press(.keyboardTab)
            let selected = chosen(stage, list)
            for _ in 0..<4 { stage.press(.keyboardDownArrow) }

            list.tableView.remembersLastFocusedIndexPath = true
            stage.press(.keyboardTab)
            let elsewhere = chosen(stage, list)
            list.tableView.contentOffset.y = 1500
            stage.advance(by: 0.5)
            stage.press(.keyboardTab)
            stage.advance(by: 0.5)
            let remembered = chosen(stage, list)

            expectEqual(selected, IndexPath(row: 3, section: 0))
            expectNil(elsewhere, "the button has the key")
            expectEqual(remembered, IndexPath(row: 7, section: 0))
            expectEqual(list.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: 7, section: 0)), true)
        }
    }

    /// A static form: a switch, a date and a slider in stack views, then two rows without a control.
    private final class Form: UITableViewController {
        let (toggle, date, slider) = (UISwitch(), UIDatePicker(), UISlider())
        private lazy var cells = [toggle, date, slider, nil, nil].map { (control: UIControl?) -> UITableViewCell in
            let cell = UITableViewCell()
            guard let control else { return cell }
            let label = UILabel()
            label.text = "Label"
            let row = UIStackView(arrangedSubviews: control === slider ? [control] : [label, control])
            row.frame = cell.contentView.bounds.insetBy(dx: 16, dy: 0)
            row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            row.alignment = .center
            cell.contentView.addSubview(row)
            return cell
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            date.preferredDatePickerStyle = .compact
            date.datePickerMode = .date
            tableView.rowHeight = 50
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cells[indexPath.row]
        }
    }

    /// The focused control, or the focused row of the list.
    private func focused(_ stage: Stage, _ form: Form) -> String {
        let system = stage.window.windowScene?.focusSystem
        guard let view = system?.focusedItem as? UIView else { return "none" }
        switch view {
        case form.tableView:
            let row = form.tableView.visibleCells.first(where: hasRing)
            return "row \(row.flatMap { form.tableView.indexPath(for: $0)?.row } ?? -1)"
        case form.toggle: return "switch"
        case form.slider: return "slider"
        default: return view.isDescendant(of: form.date) ? "date" : "other"
        }
    }

    private func hasRing(_ cell: UITableViewCell) -> Bool {
        cell.subviews.contains { $0.layer.borderWidth == 3 }
    }

    @Test(
        "After an alert, a sheet or a push the focus returns to the row that was focused",
        arguments: ["alert", "sheet", "push"])
    func afterTransition(kind: String) throws {
        let list = List(style: .plain)
        let stack = UINavigationController(rootViewController: list)
        try Stage.run(root: stack) { stage, _ in
            stage.press(.keyboardTab)
            for _ in 0..<3 { stage.press(.keyboardDownArrow) }
            expectEqual(chosen(stage, list), IndexPath(row: 3, section: 0))

            let page = UIViewController()
            if kind == "push" {
                stack.pushViewController(page, animated: true)
                stage.advance(by: 1)
                stack.popViewController(animated: true)
            } else {
                let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                list.present(kind == "alert" ? alert : page, animated: true)
                stage.advance(by: 1)
                list.dismiss(animated: true)
            }
            stage.advance(by: 1)

            expectEqual(chosen(stage, list), IndexPath(row: 3, section: 0))
        }
    }

    @Test("After a push, the focus returns to the item of a collection view that was focused")
    func itemAfterTransition() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 44)
        let items = Items(collectionViewLayout: layout)
        let stack = UINavigationController(rootViewController: items)
        try Stage.run(root: stack) { stage, _ in
            stage.press(.keyboardTab)
            for _ in 0..<3 { stage.press(.keyboardDownArrow) }
            stack.pushViewController(UIViewController(), animated: true)
            stage.advance(by: 1)
            stack.popViewController(animated: true)
            stage.advance(by: 1)
            stage.press(.keyboardReturnOrEnter)

            expectEqual(items.chosen, IndexPath(item: 3, section: 0))
        }
    }

    @Test("Only the primary button of a mouse selects a row", arguments: [1, 2, 3])
    func buttons(button: Int) throws {
        let list = List(style: .plain)
        try Stage.run(root: list) { stage, _ in
            stage.click(button, at: CGPoint(x: 100, y: 110))

            expectEqual(list.chosen, button == 1 ? IndexPath(row: 2, section: 0) : nil)
            expectEqual(list.tableView.indexPathForSelectedRow, list.chosen)
        }
    }

    @Test("Only the primary button of a mouse selects an item", arguments: [1, 2, 3])
    func buttonsOnItem(button: Int) throws {
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        try Stage.run(root: items) { stage, _ in
            stage.click(button, at: CGPoint(x: 20, y: 20))

            expectEqual(items.chosen, button == 1 ? IndexPath(item: 0, section: 0) : nil)
        }
    }

    @Test("The Tab key moves the focus through the controls of a form from row to row")
    func formOrder() throws {
        let form = Form(style: .plain)
        try Stage.run(root: form) { stage, _ in
            stage.advance(by: 0.5)
            var order: [String] = []
            for _ in 0..<5 {
                stage.press(.keyboardTab)
                stage.advance(by: 0.5)
                order.append(focused(stage, form))
            }

            expectEqual(order, ["row 0", "switch", "date", "slider", "row 0"])
        }
    }

    @Test("An arrow key moves the focus from a control to the next row, without a second ring")
    func formArrows() throws {
        let form = Form(style: .plain)
        try Stage.run(root: form) { stage, _ in
            stage.advance(by: 0.5)
            for _ in 0..<2 { stage.press(.keyboardTab) }
            var order = [focused(stage, form)]
            for _ in 0..<4 {
                stage.press(.keyboardDownArrow)
                stage.advance(by: 0.5)
                order.append(focused(stage, form))
                let rings = form.tableView.visibleCells.filter(hasRing).count
                expectEqual(rings, order.last?.hasPrefix("row") == true ? 1 : 0)
            }

            expectEqual(order, ["switch", "date", "slider", "row 3", "row 4"])
        }
    }

    @Test("The Tab key moves the focus from the touched control in a row, not from the list around it")
    func afterTouch() throws {
        let form = Form(style: .plain)
        try Stage.run(root: form) { stage, _ in
            stage.advance(by: 0.5)
            stage.tap(form.slider)
            stage.advance(by: 0.5)
            stage.press(.keyboardTab)
            stage.advance(by: 0.5)

            expectEqual(focused(stage, form), "row 0")
        }
    }

    @Test("The first Tab key continues from the touched control")
    func firstTab() throws {
        let form = Form(style: .plain)
        try Stage.run(root: form) { stage, _ in
            stage.advance(by: 0.5)
            stage.tap(form.toggle)
            stage.advance(by: 0.5)
            stage.press(.keyboardTab)
            stage.advance(by: 0.5)

            expectEqual(focused(stage, form), "date")
        }
    }

    @Test("The ring of a bar's button is within the bar")
    func barRing() throws {
        let root = UIViewController()
        root.view.backgroundColor = .white
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Do", primaryAction: UIAction { _ in })
        let stack = UINavigationController(rootViewController: root)
        try Stage.run(root: stack) { stage, _ in
            stage.advance(by: 0.5)
            let before = stage.snapshot()

            stage.press(.keyboardTab)
            stage.advance(by: 0.5)
            let after = stage.snapshot()

            var rows: [Int] = []
            for y in 0..<100 where (0..<390).contains(where: { before.pixel($0, y) != after.pixel($0, y) }) {
                rows.append(y)
            }
            expectTrue((rows.first ?? 0) > 0 && (rows.last ?? 100) < 44)
        }
    }

    @Test("A held arrow key moves the focus at each repetition")
    func repetition() throws {
        let list = List(style: .plain)
        try Stage.run(root: list) { stage, _ in
            stage.press(.keyboardTab)
            expectEqual(chosen(stage, list), IndexPath(row: 0, section: 0))

            stage.press(.keyboardDownArrow, repeats: 3)
            expectEqual(chosen(stage, list), IndexPath(row: 4, section: 0))
            stage.press(.keyboardUpArrow, repeats: 1)
            expectEqual(chosen(stage, list), IndexPath(row: 2, section: 0))
            stage.press(.keyboardReturnOrEnter, repeats: 3)
            expectEqual(list.chosen, IndexPath(row: 2, section: 0))
        }
    }

    private final class Items: UICollectionViewController {
        var chosen: IndexPath?

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen = indexPath
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            200
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test(
        "An arrow key moves the focus from an item that is far outside of the visible area", arguments: [true, false])
    func farAway(isUp: Bool) throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 44)
        layout.minimumLineSpacing = 0
        let items = Items(collectionViewLayout: layout)
        try Stage.run(root: items) { stage, _ in
            stage.press(.keyboardTab)
            for _ in 0..<3 { stage.press(.keyboardDownArrow) }
            items.collectionView.contentOffset.y = 5000
            stage.advance(by: 0.5)

            stage.press(isUp ? .keyboardUpArrow : .keyboardDownArrow)
            stage.advance(by: 0.5)
            stage.press(.keyboardReturnOrEnter)

            expectEqual(items.chosen, IndexPath(item: isUp ? 2 : 4, section: 0))
            let frame = items.collectionView.layoutAttributesForItem(at: IndexPath(item: isUp ? 2 : 4, section: 0))?
                .frame
            expectEqual(frame.map { items.collectionView.bounds.contains($0) }, true)
        }
    }
}
