import Expectations
import Foundation
import IrekoTesting
import Synchronization
import Testing
import UIKit

/// The names of the attachments at each call of the trait below for an issue.
private let seen = Mutex<[[String]]>([])

extension Trait where Self == IssueHandlingTrait {
    /// Like the recipe of `Stage.attachments()`, except that it keeps the names and drops the issue.
    fileprivate static var notingStage: Self {
        .compactMapIssues { issue in
            let names = Stage.attachments().map(\.name)
            seen.withLock { $0.append(names) }
            return nil
        }
    }
}

@MainActor
@Suite("Attachments of a stage", .serialized)
struct StageAttachmentTests {
    @Test("A trait that is called for an issue finds the current stage", .notingStage)
    func duringAnIssue() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            expectNil(stage.window.rootViewController, "meant to fail")
        }

        let names = seen.withLock { $0 }
        // An issue here would be dropped, too.
        precondition(names == [["screen.png", "screen.txt", "callbacks.txt"]], "\(names)")
    }

    @Test("They have the picture, the views, the callbacks and broken rules; reading them does not read diagnostics")
    func contents() throws {
        var thrown: (any Error)?
        do {
            try Stage.run(rootViewController: UIViewController()) { stage in
                let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
                label.text = "Lisbon"
                stage.window.rootViewController?.view.addSubview(label)
                // A view of a controller that is not a child.
                let stranger = UIViewController()
                stage.window.rootViewController?.view.addSubview(stranger.view)
                defer { stranger.view.removeFromSuperview() }
                stage.advance(by: 0.1)

                let files = Dictionary(uniqueKeysWithValues: Stage.attachments().map { ($0.name, $0.data) })

                #expect(files.keys.contains("diagnostics.txt"))
                expectEqual(files["screen.png"].flatMap { UIImage(data: $0) }?.size, CGSize(width: 390, height: 844))
                expectEqual(files["screen.txt"].map { String(decoding: $0, as: UTF8.self) }?.contains("Lisbon"), true)
                expectEqual(
                    files["callbacks.txt"].map { String(decoding: $0, as: UTF8.self) }?.contains("viewDidAppear"),
                    true)
            }
        } catch { thrown = error }

        guard let failure = thrown as? StageFailure, case .diagnostics = failure else {
            Issue.record("the diagnostic was taken for read: \(String(describing: thrown))")
            return
        }
        expectEmpty(Stage.attachments())
    }
}
