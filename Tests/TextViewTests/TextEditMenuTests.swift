import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("The edit menu of a text", .serialized)
struct TextEditMenuTests {
    @Test(
        "The menu closes when its text or selection changes",
        arguments: ["key", "backspace", "arrow", "text", "selection"])
    func closing(_ change: String) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            stage.keyboard = .hardware
            let view = UITextView(frame: CGRect(x: 20, y: 150, width: 350, height: 120))
            view.text = "hello brave new world"
            stage.window.rootViewController?.view.addSubview(view)
            stage.settle()
            let point = CGPoint(x: 50, y: 165)
            stage.tap(at: point)
            stage.advance(by: 0.6)
            stage.tap(at: point)
            stage.advance(by: 0.02)
            stage.tap(at: point)
            stage.advance(by: 0.6)
            expectTrue(stage.find("Copy").exists)

            switch change {
            case "key": stage.type("x")
            case "backspace": stage.press(.keyboardDeleteOrBackspace)
            case "arrow": stage.press(.keyboardRightArrow)
            case "text": view.text = "new"
            default: view.selectedRange = NSRange(location: 3, length: 0)
            }
            stage.advance(by: 0.6)

            expectFalse(stage.find("Copy").exists)
        }
    }
}
