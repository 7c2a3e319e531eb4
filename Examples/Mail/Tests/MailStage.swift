import Foundation
import IrekoTesting
import MailDemo
import Testing
import UIKit

/// Mail on a stage, with a separate store.
@MainActor
struct MailStage {
    static let phone = CGSize(width: 390, height: 844)
    static let wide = CGSize(width: 1440, height: 900)
    static let first = IndexPath(row: 0, section: 0)

    let store = MailStore()

    /// Runs a test, which must not cause a diagnostic.
    func run(size: CGSize, _ body: (Stage, UISplitViewController) throws -> Void) throws {
        try Stage.run(size: size, rootViewController: MailInterface.root(store: store)) { stage in
            let split = try #require(stage.window.rootViewController as? UISplitViewController)
            stage.advance(by: 0.5)
            try body(stage, split)
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }
}

extension Stage {
    /// Taps the element with a text, and waits for the result.
    func press(_ text: String) {
        find(text).tap()
        advance(by: 1)
    }
}
