import XCTest
@testable import TaskList

final class TaskTests: XCTestCase {
    func testEqualityIsOfTheIdentifier() {
        let a = Task(title: "A", identifier: "1")
        let b = Task(title: "B", identifier: "1")
        XCTAssertEqual(a, b)
        XCTAssertEqual(Set([a, b]).count, 1)
        XCTAssertEqual("\(a)", "<Task A>")
    }

    func testCopyIsIndependent() throws {
        let a = Task(title: "A", priority: 3)
        a.isDone = true
        let b = try XCTUnwrap(a.copy() as? Task)
        XCTAssertFalse(a === b)
        XCTAssertEqual(a, b)
        b.title = "B"
        XCTAssertEqual(a.title, "A")
        XCTAssertTrue(b.isDone)
    }

    func testArchive() throws {
        let task = Task(title: "Post", priority: 2, identifier: "p")
        task.due = Date(timeIntervalSince1970: 100)
        let data = try NSKeyedArchiver.archivedData(withRootObject: task, requiringSecureCoding: false)
        let restored = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Task
        XCTAssertEqual(restored?.title, "Post")
        XCTAssertEqual(restored?.priority, 2)
        XCTAssertEqual(restored?.due, task.due)
    }

    func testDidSetRuns() {
        let task = Task(title: "A")
        task.isDone = true
        task.isDone = true
        XCTAssertEqual(task.doneChanges, 1)
    }

    func testValuesByKey() {
        let task = Task(title: "A")
        task.setValue("B", forKey: "title")
        task.setValue(4, forKey: #keyPath(Task.priority))
        XCTAssertEqual(task.title, "B")
        XCTAssertEqual(task.value(forKey: "priority") as? Int, 4)
        XCTAssertEqual(task.value(forKey: "summary") as? String, "B (4)")
    }

    func testKeyPathOfTheParent() {
        let parent = Task(title: "Parent")
        let task = Task(title: "Child")
        task.parent = parent
        XCTAssertEqual(#keyPath(Task.parent.title), "parent.title")
        XCTAssertEqual(task.value(forKeyPath: #keyPath(Task.parent.title)) as? String, "Parent")
        var titles: [String?] = []
        let token = task.observe(\.parent?.title, options: [.initial]) { task, _ in titles.append(task.parent?.title) }
        parent.title = "Mother"
        withExtendedLifetime(token) { XCTAssertEqual(titles, ["Parent", "Mother"]) }
    }

    func testOldAndNewValues() {
        let task = Task(title: "A", priority: 1)
        var log: [String] = []
        let token = task.observe(\.priority, options: [.old, .new]) { _, change in
            log.append("\(change.oldValue!)-\(change.newValue!)")
        }
        task.priority = 5
        task.priority += 1
        token.invalidate()
        task.priority = 9
        XCTAssertEqual(log, ["1-5", "5-6"])
    }
}
