import XCTest

@testable import Reader

final class DownloadTests: XCTestCase {
    func testCellFollowsItsDownload() {
        let download = Download()
        let cell = DownloadCell(style: .default, reuseIdentifier: nil)
        cell.download = download

        download.receive(25)

        XCTAssertEqual(cell.bar.progress, 0.25)
        XCTAssertEqual(cell.changes, ["fraction", "state", "fraction"])
    }

    func testReusedCellForgetsItsDownload() {
        let old = Download()
        let cell = DownloadCell(style: .default, reuseIdentifier: nil)
        cell.download = old
        cell.download = Download()

        old.receive(50)

        XCTAssertEqual(cell.bar.progress, 0)
    }

    func testOldAndNewValues() {
        let download = Download()
        var values: [String] = []
        let observation = download.observe(\.title, options: [.old, .new, .prior]) { _, change in
            values.append("\(change.isPrior) \(String(describing: change.oldValue)) \(String(describing: change.newValue))")
        }

        download.title = "Emma"
        observation.invalidate()
        download.title = "Persuasion"

        XCTAssertEqual(values.count, 2)
        XCTAssertTrue(values[0].hasPrefix("true"))
        XCTAssertTrue(values[1].contains("Emma"))
    }

    func testKeyPathThroughObjects() {
        let download = Download()
        var counts: [Int] = []
        let observation = download.observe(\.part?.bytes, options: .new) { download, _ in
            counts.append(download.part?.bytes ?? -1)
        }
        defer { observation.invalidate() }

        download.receive(10)
        let second = Download.Part()
        second.bytes = 3
        download.part = second
        second.bytes = 4

        XCTAssertEqual(counts, [10, 3, 4])
    }

    func testAnnouncedChanges() {
        let download = Download()
        let changed = expectation(for: download)

        download.note = "a note"

        wait(for: [changed], timeout: 1)
    }

    private func expectation(for download: Download) -> XCTestExpectation {
        keyValueObservingExpectation(for: download, keyPath: #keyPath(Download.note), expectedValue: "a note")
    }

    func testExpectationOfState() {
        let download = Download()
        let finished = XCTKVOExpectation(
            keyPath: #keyPath(Download.state), object: download, expectedValue: Download.State.finished.rawValue)
        finished.handler = { object, _ in (object as? Download)?.state == .finished }

        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { download.receive(100) }

        wait(for: [finished], timeout: 2)
    }
}
