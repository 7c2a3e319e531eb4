import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Rows with names. Its data source identifies the rows by name, or not.
private class RowsController: UITableViewController {
    static var names: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "table"
        tableView.rowHeight = 50
        tableView.allowsMultipleSelection = true
        clearsSelectionOnViewWillAppear = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = Self.names[indexPath.row]
        return cell
    }
}

private final class NamedRowsController: RowsController, UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { Self.names[idx.row] }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        Self.names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
}

private final class ListApp: UIResponder, UIApplicationDelegate {
    static var hasNames = false
    static var isLarge = false
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let list = Self.hasNames ? NamedRowsController(style: .plain) : RowsController(style: .plain)
        list.restorationIdentifier = "list"
        list.title = "List"
        let navigation = UINavigationController(rootViewController: list)
        navigation.restorationIdentifier = "navigation"
        navigation.navigationBar.prefersLargeTitles = Self.isLarge
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

@MainActor
@Suite("Relaunched lists in a navigation controller", .serialized)
struct ListRestorationTests {
    private func run(hasNames: Bool = false, isLarge: Bool = false, _ body: (Stage) throws -> Void) throws {
        (ListApp.hasNames, ListApp.isLarge) = (hasNames, isLarge)
        RowsController.names = (0..<100).map { "Row \($0)" }
        try Stage.run(application: ListApp.self, device: .iPhone15) { stage in
            stage.advance(by: 1)
            try body(stage)
        }
    }

    private func table(_ stage: Stage) throws -> UITableView {
        let navigation = stage.window.rootViewController as? UINavigationController
        return try #require((navigation?.viewControllers.first as? UITableViewController)?.tableView)
    }

    @Test("The offset, under every kind of bar", arguments: [false, true], [0, 13, 52, 60, 1000, 100_000])
    func offset(isLarge: Bool, distance: Int) throws {
        try run(isLarge: isLarge) { stage in
            let before = try table(stage)
            let range =
                -before.adjustedContentInset.top...before.contentSize.height + before.adjustedContentInset.bottom
                - before.bounds.height
            before.contentOffset.y = min(range.lowerBound + CGFloat(distance), range.upperBound)
            stage.advance(by: 1)
            let (offset, look) = (before.contentOffset, stage.describe())

            stage.relaunch()
            stage.advance(by: 1)

            let after = try table(stage)
            expectNotIdentical(after, before)
            expectEqual(after.contentOffset, offset)
            expectEqual(stage.describe(), look)
        }
    }

    @Test("Selected rows and the first visible row, by their index paths")
    func places() throws {
        try run { stage in
            let before = try table(stage)
            before.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
            for row in [3, 42] {
                before.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
            }
            stage.advance(by: 1)

            stage.relaunch()
            stage.advance(by: 1)

            let after = try table(stage)
            expectEqual(after.indexPathsForSelectedRows?.map(\.row), [3, 42])
            expectEqual(after.contentOffset, before.contentOffset)
        }
    }

    @Test("Rows by their models' names, also after insertions and deletions")
    func names() throws {
        try run(hasNames: true) { stage in
            let before = try table(stage)
            before.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
            for row in [3, 42] {
                before.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
            }
            stage.advance(by: 1)
            let offset = before.contentOffset.y

            stage.sendToBackground()
            RowsController.names.removeFirst(5)
            stage.relaunch()
            stage.advance(by: 1)

            let after = try table(stage)
            expectEqual(after.indexPathsForSelectedRows?.map(\.row), [37])
            expectEqual(after.contentOffset.y, offset - 250)
        }
    }

    @Test("Fewer rows than before: as far as they exist; and no rows at all")
    func fewer() throws {
        for count in [60, 3, 0] {
            try run { stage in
                let before = try table(stage)
                before.scrollToRow(at: IndexPath(row: 80, section: 0), at: .top, animated: false)
                before.selectRow(at: IndexPath(row: 82, section: 0), animated: false, scrollPosition: .none)
                stage.advance(by: 1)

                stage.sendToBackground()
                RowsController.names.removeLast(100 - count)
                stage.relaunch()
                stage.advance(by: 1)

                let after = try table(stage)
                expectNil(after.indexPathsForSelectedRows)
                let lowest = after.contentSize.height + after.adjustedContentInset.bottom - after.bounds.height
                expectEqual(
                    after.contentOffset.y, max(-after.adjustedContentInset.top, min(before.contentOffset.y, lowest)))
            }
        }
    }

    @Test(
        "Rows that are added later are scrolled to when they exist, unless the user has scrolled by then",
        arguments: [false, true])
    func later(scrolls: Bool) throws {
        try run { stage in
            let before = try table(stage)
            before.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
            stage.advance(by: 1)
            let offset = before.contentOffset

            stage.sendToBackground()
            RowsController.names.removeAll()
            stage.relaunch()
            stage.advance(by: 1)
            if scrolls {
                stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
                stage.advance(by: 2)
            }
            RowsController.names = (0..<100).map { "Row \($0)" }
            try table(stage).reloadData()
            stage.advance(by: 1)

            let after = try table(stage)
            expectEqual(after.contentOffset.y, scrolls ? -after.adjustedContentInset.top : offset.y)
        }
    }
}
