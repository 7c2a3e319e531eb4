import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("A window without a scene")
struct WindowWithoutSceneTests {
    // A window was laid out after its scene was deallocated, and read the screen of an app without scenes.
    @Test("A window outlives its scene")
    func outlivesScene() {
        var stage: EventStage? = EventStage()
        let window = stage?.window
        stage = nil

        window?.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        window?.setNeedsLayout()
        window?.layoutIfNeeded()

        expectNil(window?.windowScene)
        expectEqual(window?.safeAreaInsets, .zero)
    }
}
