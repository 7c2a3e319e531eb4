import Foundation
import IrekoTesting
import Testing
import UIKit

extension Stage {
    /// Runs a test on a stage whose root controller has appeared: the timeline is empty when the body runs. The
    /// controller is created inside, so that only the body retains it: objects that are still alive after its removal
    /// fail the test.
    @MainActor
    package static func run<Root: UIViewController>(
        root: @autoclosure () -> Root, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1,
        safeAreaInsets: UIEdgeInsets = .zero, _ body: (Stage, Root) throws -> Void
    ) throws {
        try run(size: size, scale: scale, safeAreaInsets: safeAreaInsets, rootViewController: root()) { stage in
            let root = try #require(stage.window.rootViewController as? Root)
            stage.timeline.clear()
            try body(stage, root)
        }
    }
}
