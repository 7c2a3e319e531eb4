import Expectations
import IrekoTesting
import Testing
import UIKit

/// A root view with a transform, as a presentation sets it on the presenting view.
@MainActor
@Suite("A root view with a transform")
struct TransformedRootTests {
    @Test("It keeps its own size and the transform when the window is laid out")
    func layout() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = try #require(stage.window.rootViewController?.view)
            view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)

            stage.window.setNeedsLayout()
            stage.window.layoutIfNeeded()

            expectEqual(view.bounds.size, CGSize(width: 390, height: 844))
            expectEqual(view.center, CGPoint(x: 195, y: 422))
            expectEqual(view.frame, CGRect(x: 97.5, y: 211, width: 195, height: 422))
        }
    }

    @Test("It follows the window's size, under its transform")
    func resize() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = try #require(stage.window.rootViewController?.view)
            view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)

            stage.resize(to: CGSize(width: 600, height: 400))
            stage.advance(by: 0)

            expectEqual(view.bounds.size, CGSize(width: 600, height: 400))
            expectEqual(view.frame, CGRect(x: 150, y: 100, width: 300, height: 200))
            expectEqual(view.transform, CGAffineTransform(scaleX: 0.5, y: 0.5))
        }
    }
}
