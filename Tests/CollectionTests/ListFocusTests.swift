import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Logs its calls about the focus.
@MainActor
private final class FocusLog: NSObject, UICollectionViewDelegate, UITableViewDelegate {
    var log: [String] = []
    var refuses: ((IndexPath?, IndexPath?) -> Bool)?
    var inside: (() -> Void)?
    var coordinated = 0
    var follows = false
    var preferred: IndexPath?

    nonisolated deinit {}

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    private func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "-" }

    private func note(_ what: String, _ from: IndexPath?, _ to: IndexPath?, _ context: UIFocusUpdateContext) {
        var heading = ""
        if context.focusHeading == .down { heading = " down" }
        if context.focusHeading == .up { heading = " up" }
        log.append("\(what) \(name(from)) > \(name(to))\(heading)")
    }

    private func may(_ from: IndexPath?, _ to: IndexPath?, _ context: UIFocusUpdateContext) -> Bool {
        note("should", from, to, context)
        inside?()
        return refuses?(from, to) != true
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { may(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath, context) }

    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        note("did", context.previouslyFocusedIndexPath, context.nextFocusedIndexPath, context)
        let cell = context.nextFocusedIndexPath.flatMap { collectionView.cellForItem(at: $0) }
        if let cell { expectTrue(context.nextFocusedView === cell && cell.configurationState.isFocused) }
        coordinator.addCoordinatedAnimations(nil) { [weak self] in self?.coordinated += 1 }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { follows }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }

    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        may(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath, context)
    }

    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        note("did", context.previouslyFocusedIndexPath, context.nextFocusedIndexPath, context)
        coordinator.addCoordinatedAnimations(nil) { [weak self] in self?.coordinated += 1 }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { follows }
}

/// Fifty rows.
@MainActor
private final class RowSource: NSObject, UITableViewDataSource {
    nonisolated deinit {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

@MainActor @Suite("The focus in lists, as their delegates see it")
struct ListFocusTests {
    /// A button above a list of 50 rows: a table or a collection view.
    private func run(
        inTable: Bool, _ body: (Stage, UIScrollView, FocusLog, SwipedList) throws -> Void
    ) throws {
        let log = FocusLog()
        let rows = RowSource()
        try SwipedList.run { stage, controller in
            let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Do") { _ in })
            button.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
            let frame = CGRect(x: 0, y: 40, width: 320, height: 440)
            var list: UIScrollView = controller.list
            if inTable {
                let table = UITableView(frame: frame)
                table.dataSource = rows
                table.delegate = log
                controller.list.removeFromSuperview()
                controller.view.addSubview(table)
                list = table
            } else {
                controller.list.frame = frame
                controller.list.delegate = log
            }
            controller.view.addSubview(button)
            stage.settle()
            try body(stage, list, log, controller)
        }
    }

    @Test(
        "Keys move the focus into a list, in it and out of it; the delegate is called before and after",
        arguments: [true, false])
    func moves(inTable: Bool) throws {
        try run(inTable: inTable) { stage, _, log, _ in
            stage.press(.keyboardTab)
            expectEqual(log.take(), [])
            stage.press(.keyboardTab)
            expectEqual(log.take(), ["should - > 0", "did - > 0"])
            stage.press(.keyboardDownArrow)
            expectEqual(log.take(), ["should 0 > 1 down", "did 0 > 1 down"])
            stage.press(.keyboardUpArrow)
            expectEqual(log.take(), ["should 1 > 0 up", "did 1 > 0 up"])
            stage.press(.keyboardTab)
            expectEqual(log.take(), ["should 0 > -", "did 0 > -"])
            stage.advance(by: 1)
            expectEqual(log.coordinated, 4)
        }
    }

    @Test("A move that the delegate does not permit is not made", arguments: [true, false])
    func refused(inTable: Bool) throws {
        try run(inTable: inTable) { stage, list, log, _ in
            log.refuses = { $1?.item == 2 || $1 == nil }
            stage.press(.keyboardTab)
            stage.press(.keyboardTab)
            stage.press(.keyboardDownArrow)
            _ = log.take()

            stage.press(.keyboardDownArrow)
            expectEqual(log.take(), ["should 1 > 2 down"])
            stage.press(.keyboardTab)
            expectEqual(log.take(), ["should 1 > -"])
            stage.press(.keyboardUpArrow)
            expectEqual(log.take(), ["should 1 > 0 up", "did 1 > 0 up"])
            expectEqual(list.contentOffset.y, 0)
        }
    }

    @Test("If selection follows the focus, a row is selected after the delegate was called", arguments: [true, false])
    func selection(inTable: Bool) throws {
        try run(inTable: inTable) { stage, _, log, _ in
            log.follows = true
            stage.press(.keyboardTab)
            stage.press(.keyboardTab)
            stage.press(.keyboardDownArrow)

            let first = ["should - > 0", "did - > 0", "select 0"]
            expectEqual(log.take(), first + ["should 0 > 1 down", "did 0 > 1 down", "select 1"])
        }
    }

    @Test("The row that the delegate prefers gets the focus with the list", arguments: [true, false])
    func preferred(inTable: Bool) throws {
        try run(inTable: inTable) { stage, _, log, _ in
            log.preferred = IndexPath(item: 4, section: 0)
            stage.press(.keyboardTab)
            stage.press(.keyboardTab)

            expectEqual(log.take(), ["should - > 4", "did - > 4"])
        }
    }

    @Test("Items that are deleted while the delegate is called get no focus")
    func hostile() throws {
        try run(inTable: false) { stage, _, log, controller in
            stage.press(.keyboardTab)
            stage.press(.keyboardTab)
            log.inside = { [weak controller, weak log] in
                log?.inside = nil
                controller?.show([0], animated: false)
            }
            _ = log.take()

            stage.press(.keyboardDownArrow)

            expectEqual(log.take(), ["should 0 > 1 down"])
            let cell = controller.list.cellForItem(at: IndexPath(item: 0, section: 0))
            expectEqual(cell?.configurationState.isFocused, true)
        }
    }
}
