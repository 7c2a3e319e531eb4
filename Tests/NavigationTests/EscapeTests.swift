import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The escape key", .serialized)
struct EscapeTests {
    private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var mayDismiss = true
        var log: [String] = []

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            mayDismiss
        }

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.append("attempt")
        }
    }

    /// Handles escape itself.
    private final class Closing: UIViewController {
        var presses = 0

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
                self.presses += 1
            } else {
                super.pressesBegan(presses, with: event)
            }
        }
    }

    @Test("Escape dismisses the front sheet, one after the other, and calls the delegate like a tap beside it")
    func sheets() throws {
        try withNavigation { stage, navigation, old in
            let delegate = Delegate()
            let first = UINavigationController(rootViewController: Page("First"))
            let second = Page("Second")
            old.present(first, animated: true)
            stage.advance(by: 1)
            first.presentationController?.delegate = delegate
            first.present(second, animated: true)
            stage.advance(by: 1)

            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            expectNil(first.presentedViewController)
            expectIdentical(old.presentedViewController, first)
            delegate.mayDismiss = false
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            delegate.mayDismiss = true
            first.isModalInPresentation = true
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            expectEqual(delegate.log, ["attempt", "attempt"])
            expectIdentical(old.presentedViewController, first)
            first.isModalInPresentation = false
            stage.press(.keyboardEscape)
            stage.advance(by: 1)

            expectEqual(delegate.log, ["attempt", "attempt", "will", "did"])
            expectNil(old.presentedViewController)
            // No presentation is left to dismiss.
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [old])
        }
    }

    @Test("A responder that handles the key takes precedence; full-screen presentations and moving sheets stay")
    func others() throws {
        try withNavigation { stage, _, old in
            let closing = Closing()
            old.present(closing, animated: true)
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            expectTrue(closing.presses >= 1 && old.presentedViewController === closing)
            closing.dismiss(animated: false)
            stage.advance(by: 1)

            let full = Page("Full")
            full.modalPresentationStyle = .fullScreen
            old.present(full, animated: true)
            stage.advance(by: 1)
            stage.press(.keyboardEscape)
            stage.advance(by: 1)

            expectIdentical(old.presentedViewController, full)
            full.dismiss(animated: false)
            stage.advance(by: 1)
        }
    }
}
