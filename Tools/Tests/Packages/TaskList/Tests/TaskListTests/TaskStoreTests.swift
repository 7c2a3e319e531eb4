import XCTest
@testable import TaskList

class TaskStoreTests: XCTestCase {
    var store: TaskStore!
    let wash = Task(title: "Wash", priority: 1)
    let cook = Task(title: "cook", priority: 3)
    let bake = Task(title: "Bake", priority: 3)

    override func setUpWithError() throws {
        try super.setUpWithError()
        store = TaskStore()
        [wash, cook, bake].forEach(store.add)
    }

    override func tearDownWithError() throws {
        store = nil
        try super.tearDownWithError()
    }

    func testFilters() {
        cook.isDone = true
        XCTAssertEqual(store.tasks(.open).map(\.title), ["Wash", "Bake"])
        XCTAssertEqual(store.tasks(.text("BA")).map(\.title), ["Bake"])
        XCTAssertEqual(store.tasks(.priority(2...4)).count, 2)
        XCTAssertEqual(store.tasks(matching: [.open, .priority(3...3)]), [bake])
    }

    func testSorting() {
        let sorted = store.tasks(matching: [.all], sortedBy: TaskStore.byPriority)
        XCTAssertEqual(sorted.map { $0.title }, ["Bake", "cook", "Wash"])
    }

    func testChangesAreSeen() {
        cook.isDone = true
        wash.title = "Rinse"
        bake.due = Date()
        bake.priority = 9
        XCTAssertEqual(store.changes, ["cook done", "Wash → Rinse", "Bake.due"])
    }

    func testRemovedTasksAreNotWatched() {
        store.remove(cook)
        cook.isDone = true
        XCTAssertEqual(store.changes, [])
    }

    func testNotifications() {
        let counted = XCTNSNotificationExpectation(name: TaskStore.didChange, object: store)
        counted.handler = { $0.userInfo?["count"] as? Int == 2 }
        store.remove(wash)
        wait(for: [counted], timeout: 0.1)
    }

    func testArchiveAndRestore() throws {
        let other = TaskStore()
        try other.restore(store.archive())
        XCTAssertEqual(other.tasks.map(\.title), ["Wash", "cook", "Bake"])
        other.tasks[0].isDone = true
        XCTAssertEqual(other.changes, ["Wash done"])
    }

    func testSubclassSeesOtherContexts() {
        let sub = LoggingStore()
        let task = Task(title: "A")
        sub.add(task)
        task.addObserver(sub, forKeyPath: "priority", options: .new, context: nil)
        task.priority = 7
        task.isDone = true
        task.removeObserver(sub, forKeyPath: "priority")
        task.priority = 8
        XCTAssertEqual(sub.log, ["priority=7"])
        XCTAssertEqual(sub.changes, ["A done"])
    }
}

private final class LoggingStore: TaskStore {
    var log: [String] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if keyPath == "priority" {
            log.append("priority=\(change?[.newKey] as? Int ?? 0)")
        } else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }
}
