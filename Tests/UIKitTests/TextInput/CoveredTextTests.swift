import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import UIKitCore

/// Text input whose controller is removed or covered.
@MainActor
@Suite("Text input with removed controllers", .serialized)
struct CoveredTextTests {
    private func edit(_ body: (Stage, UINavigationController, StringView) throws -> Void) throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        try Stage.run(device: .iPhone14, rootViewController: navigation) { stage in
            stage.keyboard = .onScreen
            let page = UIViewController()
            navigation.pushViewController(page, animated: false)
            stage.advance(by: 0)
            let field = StringView("")
            page.view.addSubview(field)
            field.becomeFirstResponder()
            stage.advance(by: 0.3)
            stage.compose("ab")
            try body(stage, navigation, field)
        }
    }

    private func expectEnd(_ stage: Stage, _ field: StringView) {
        expectFalse(field.isFirstResponder)
        expectEqual(field.picture, "ab|")
        expectNil(field.inputDelegate)
        expectNil(stage.textInputFrame)
        expectEqual(stage.window.windowScene?.inputViews.isShown, false)
    }

    @Test("A pushed controller ends it")
    func push() throws {
        try edit { stage, navigation, field in
            navigation.pushViewController(UIViewController(), animated: true)
            stage.advance(by: 1)

            expectEnd(stage, field)
        }
    }

    @Test("A popped controller ends it")
    func pop() throws {
        try edit { stage, navigation, field in
            navigation.popViewController(animated: true)
            stage.advance(by: 1)

            expectEnd(stage, field)
        }
    }

    @Test("A presented controller that covers it ends it")
    func present() throws {
        try edit { stage, navigation, field in
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            navigation.present(cover, animated: true)
            stage.advance(by: 1)

            expectEnd(stage, field)
        }
    }

    @Test("A new root ends it")
    func root() throws {
        try edit { stage, navigation, field in
            stage.excludeFromLeakCheck(navigation)
            stage.window.rootViewController = UIViewController()
            stage.advance(by: 1)

            expectEnd(stage, field)
        }
    }

    @Test("A hidden window ends it, and its text is first responder again when the window is key again")
    func hiding() throws {
        try edit { stage, navigation, field in
            stage.window.isHidden = true
            stage.advance(by: 0)
            expectNil(stage.textInputFrame)
            expectEqual(field.picture, "ab|")

            stage.window.makeKeyAndVisible()
            stage.advance(by: 0.3)
            expectNotNil(stage.textInputFrame)
            expectNotNil(field.inputDelegate)
        }
    }

    @Test("A deallocated text no longer gets input")
    func deallocation() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            weak var gone: StringView?
            do {
                let field = StringView("")
                gone = field
                stage.window.rootViewController?.view.addSubview(field)
                field.becomeFirstResponder()
                stage.press(.keyboardLeftArrow, modifiers: .shift)
                field.removeFromSuperview()
            }
            stage.advance(by: 0)

            expectNil(gone)
            expectNil(stage.textInputFrame)
            stage.type("a")
        }
    }
}
