import IrekoTesting
import UIKit
import XCTest

/// The recipes of Documentation/Porting.md about notifications and about performing later.
@MainActor
final class LaterTests: XCTestCase {
    private final class SearchViewController: UIViewController {
        private(set) var log: [String] = []
        private var pendingWork: DispatchWorkItem?
        private var pendingTask: Task<Void, any Error>?
        private var observer: (any NSObjectProtocol)?
        private var timer: Timer?

        override func viewDidLoad() {
            super.viewDidLoad()
            timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.log.append("tick") }
            }
            observer = NotificationCenter.default.addObserver(
                forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.log.append("active") }
            }
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            timer?.invalidate()
            if let observer { NotificationCenter.default.removeObserver(observer) }
        }

        func searchByWork() {
            pendingWork?.cancel()
            let work = DispatchWorkItem { [weak self] in self?.log.append("work") }
            pendingWork = work
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: work)
        }

        func searchByTask() {
            pendingTask?.cancel()
            pendingTask = Task { [weak self] in
                try await Task.sleep(for: .seconds(0.3))
                self?.log.append("task")
            }
        }
    }

    func testPerformsLaterOnce() async throws {
        try Stage.run(rootViewController: SearchViewController()) { stage in
            let search = try XCTUnwrap(stage.window.rootViewController as? SearchViewController)
            for _ in 0..<3 {
                search.searchByWork()
                search.searchByTask()
                stage.advance(by: 0.1)
            }
            XCTAssertEqual(search.log, [])

            stage.advance(by: 0.2)
            XCTAssertEqual(search.log, ["work", "task"])

            stage.advance(by: 0.5)
            XCTAssertEqual(search.log, ["work", "task", "tick"])
        }
    }

    func testObservesOnTheMainQueue() async throws {
        try Stage.run(rootViewController: SearchViewController()) { stage in
            let search = try XCTUnwrap(stage.window.rootViewController as? SearchViewController)

            NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)

            XCTAssertEqual(search.log, ["active"])
        }
    }
}
