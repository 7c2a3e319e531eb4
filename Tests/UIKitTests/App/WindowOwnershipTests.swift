import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Ownership of windows")
struct WindowOwnershipTests {
    @Test("A shown window without references is deallocated and disappears")
    func windowWithoutOwner() throws {
        try Stage.run(size: CGSize(width: 40, height: 40)) { stage in
            let scene = try #require(stage.window.windowScene)
            stage.window.backgroundColor = .white
            var window: UIWindow? = UIWindow(windowScene: scene)
            weak let reference = window
            window?.backgroundColor = .red
            window?.makeKeyAndVisible()
            stage.advance(by: 0)
            let shown = stage.snapshot().pngData()

            window = nil
            stage.advance(by: 0)

            expectNil(reference)
            expectEqual(scene.windows, [stage.window])
            expectNil(scene.keyWindow)
            expectNotEqual(stage.snapshot().pngData(), shown)
        }
    }

    @Test("A referenced window is kept, hidden or shown")
    func heldWindow() throws {
        try Stage.run(size: CGSize(width: 40, height: 40)) { stage in
            let scene = try #require(stage.window.windowScene)
            let window = UIWindow(windowScene: scene)

            stage.advance(by: 0)

            expectEqual(scene.windows, [stage.window, window])
        }
    }
}
