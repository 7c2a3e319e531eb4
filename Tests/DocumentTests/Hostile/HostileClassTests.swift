import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Classes that do not fit", .serialized)
struct HostileClassTests {
    /// The names of UIKit's classes, including internal ones.
    nonisolated private static let names: [String] = {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
        var names: Set<String> = ["NSLayoutConstraint", "UI", "UIKit"]
        for module in ["UIKit", "UIKitLists", "UIKitControls", "UIKitCore", "UIFoundation"] {
            let folder = sources.appendingPathComponent(module)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                for match in text.matches(of: /class (UI[A-Za-z]+)/) { names.insert(String(match.1)) }
            }
        }
        return names.sorted()
    }()

    @Test(
        "Whatever class of UIKit an element names, an object is made",
        arguments: [
            "customObject", "view", "label", "tableView", "tableViewCell", "viewController", "navigationController",
            "tapGestureRecognizer", "barButtonItem", "navigationItem", "tabBarItem",
        ])
    func classes(element: String) throws {
        #expect(Self.names.count > 100)
        try Stage.run { stage in
            stage.allowsDiagnostics = true
            for name in Self.names {
                let text = DocumentText.nib("<\(element) id=\"a\" customClass=\"\(name)\"/>")

                let objects = UINib(text: text).instantiate(withOwner: nil)

                expectEqual(objects.count, 1, "\(name)")
                if element == "label" { expectTrue(objects.first is UILabel, "\(name)") }
            }
        }
    }

    @Test("If a document cannot make a class of UIKit, it makes a plain object with a message")
    func objects() throws {
        try Stage.run { stage in
            for name in ["UIPresentationController", "UIStoryboardSegue", "UITouch"] {
                let text = DocumentText.nib("<customObject id=\"a\" customClass=\"\(name)\"/>")

                let object = UINib(text: text).instantiate(withOwner: nil).first as AnyObject?

                expectEqual(object.map { type(of: $0) == NSObject.self }, true)
            }
            expectEqual(stage.diagnostics.count, 3)
        }
    }

    @Test("Constraints and segues of UIKit's own classes")
    func constraints() throws {
        try Stage.run { stage in
            let root = try ViewNib.root(
                """
                <constraints>
                <constraint firstAttribute="width" constant="5" identifier="a" id="w" customClass="NSLayoutConstraint"/>
                </constraints>
                """)

            expectEqual(root.constraints.map(\.constant), [5])
            expectEmpty(stage.diagnostics)
        }
    }
}
