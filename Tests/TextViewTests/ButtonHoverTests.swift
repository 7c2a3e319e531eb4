import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Buttons under the pointer", .serialized)
struct ButtonHoverTests {
    @Test("A button that updates for hovering is configured again when the pointer enters and leaves")
    func hovering() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let button = UIButton(configuration: .filled())
            button.frame = CGRect(x: 50, y: 100, width: 100, height: 40)
            var log: [Bool] = []
            button.configurationUpdateHandler = { log.append($0.isHovered) }
            stage.window.rootViewController?.view.addSubview(button)
            stage.settle()

            stage.mouse(.hovered, CGPoint(x: 100, y: 120), button: 0)
            let isOver = button.isHovered
            stage.mouse(.hovered, CGPoint(x: 300, y: 120), button: 0)

            expectTrue(isOver)
            expectFalse(button.isHovered)
            expectEqual(log, [false, true, false])
        }
    }

    @Test("A disabled button is not, and a button without hover updates has no recognizer")
    func disabled() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let button = UIButton(configuration: .filled())
            button.frame = CGRect(x: 50, y: 100, width: 100, height: 40)
            stage.window.rootViewController?.view.addSubview(button)
            stage.settle()
            expectNotEqual(button.gestureRecognizers?.isEmpty, false)

            button.isEnabled = false
            expectFalse(button.isHovered)
            stage.mouse(.hovered, CGPoint(x: 100, y: 120), button: 0)

            expectFalse(button.isHovered)
        }
    }
}
