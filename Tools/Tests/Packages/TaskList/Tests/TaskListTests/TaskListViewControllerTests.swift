import XCTest
@testable import TaskList

final class TaskListViewControllerTests: XCTestCase {
    private var store: TaskStore!
    private var sut: TaskListViewController!
    private var spy: Spy!

    override func setUp() {
        super.setUp()
        store = TaskStore()
        store.add(Task(title: "A", priority: 1))
        store.add(Task(title: "B", priority: 2))
        sut = TaskListViewController(store: store)
        spy = Spy()
        sut.delegate = spy
        _ = sut.view
    }

    override func tearDown() {
        sut = nil
        store = nil
        super.tearDown()
    }

    private func cell(_ row: Int) -> UITableViewCell? {
        return sut.tableView.dataSource?.tableView(sut.tableView, cellForRowAt: IndexPath(row: row, section: 0))
    }

    func testRowsAreSorted() {
        XCTAssertEqual(sut.tableView.numberOfRows(inSection: 0), 2)
        XCTAssertEqual(cell(0)?.textLabel?.text, "B")
        XCTAssertEqual(cell(1)?.detailTextLabel?.text, "A (1)")
    }

    func testTitleFollowsTheStore() {
        XCTAssertEqual(sut.title, "2 tasks")
        store.add(Task(title: "C"))
        XCTAssertEqual(sut.title, "3 tasks")
        XCTAssertEqual(sut.reloads, 1)
    }

    func testAddButton() throws {
        let item = try XCTUnwrap(sut.navigationItem.rightBarButtonItems?.first)
        _ = (item.target as? NSObject)?.perform(item.action, with: item)
        XCTAssertEqual(store.tasks.last?.title, "New task")
        XCTAssertEqual(sut.tableView.numberOfRows(inSection: 0), 3)
    }

    func testEditButton() throws {
        let item = try XCTUnwrap(sut.navigationItem.rightBarButtonItems?.last)
        let target = try XCTUnwrap(item.target)
        XCTAssertTrue(UIApplication.shared.sendAction(try XCTUnwrap(item.action), to: target, from: nil, for: nil))
        XCTAssertTrue(sut.isEditing)
    }

    func testSelectionTogglesAndTells() {
        sut.tableView.delegate?.tableView?(sut.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        XCTAssertEqual(spy.selected.map(\.title), ["B"])
        XCTAssertTrue(store.tasks[1].isDone)
    }

    func testCellFollowsItsTask() {
        let cell = self.cell(0)
        XCTAssertEqual(cell?.accessoryType, UITableViewCell.AccessoryType.none)
        store.tasks[1].isDone = true
        XCTAssertEqual(cell?.accessoryType, .checkmark)
    }

    func testDeleting() {
        sut.tableView.dataSource?.tableView?(sut.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
        XCTAssertEqual(store.tasks.map(\.title), ["A"])
    }

    func testHeader() {
        let title = sut.tableView.dataSource?.tableView?(sut.tableView, titleForHeaderInSection: 0)
        XCTAssertEqual(title, "Section 0")
        sut.delegate = nil
        XCTAssertEqual(sut.tableView(sut.tableView, titleForHeaderInSection: 0), "Tasks")
    }

    func testRefreshEnds() {
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: sut)
        window.makeKeyAndVisible()
        sut.refreshControl?.beginRefreshing()
        sut.refreshControl?.sendActions(for: .valueChanged)
        XCTAssertEqual(sut.refreshControl?.isRefreshing, true)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
        XCTAssertEqual(sut.refreshControl?.isRefreshing, false)
    }

    func testScrollingIsOptional() {
        sut.scrollViewDidScroll(sut.tableView)
        XCTAssertTrue(spy.selected.isEmpty)
    }

    private final class Spy: NSObject, TaskListViewControllerDelegate {
        var selected: [Task] = []

        func taskList(_ controller: TaskListViewController, didSelect task: Task) { selected.append(task) }
        func taskList(_ controller: TaskListViewController, titleForSection section: Int) -> String? {
            return "Section \(section)"
        }
    }
}
