import Expectations
import Foundation
import IrekoTesting
import QuartzCore
import TestSupport
import Testing
import UIKit

/// The recorded orders and times (CallbackOrder.md, "Presentation").
@MainActor
@Suite("Presentation")
struct PresentationTests {
    private func onStage(
        size: CGSize = CGSize(width: 390, height: 844), _ body: (Stage, UIViewController) throws -> Void
    ) throws {
        try Stage.run(root: controller("Old"), size: size, body)
    }

    private func presented(_ style: UIModalPresentationStyle, _ name: String = "New") -> UIViewController {
        let new = controller(name)
        new.modalPresentationStyle = style
        return new
    }

    // MARK: Full screen

    @Test("Full screen, animated: will-callbacks one hop after the call, did-callbacks at the end of the animation")
    func fullScreenAnimated() throws {
        try onStage { stage, old in
            let new = presented(.fullScreen)
            var completed: [String] = []

            old.present(new, animated: true) {
                completed = stage.timeline.lines(of: .appearance) + ["\(new.isBeingPresented)"]
            }

            expectTrue(old.presentedViewController === new && new.presentingViewController === old)
            expectTrue(new.isBeingPresented)
            expectEmpty(stage.timeline.lines(of: .appearance))

            stage.advance(by: 0)

            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "Old viewWillDisappear", "New viewWillAppear", "New viewIsAppearing",
                ])
            expectEmpty(completed)

            stage.advance(by: 0.5)

            let all = [
                "Old viewWillDisappear", "New viewWillAppear", "New viewIsAppearing", "New viewDidAppear",
                "Old viewDidDisappear",
            ]
            expectEqual(completed, all + ["false"])
            expectTrue(old.view.superview == nil && new.view.window === stage.window)
            expectEqual(new.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))

            stage.timeline.clear()
            old.dismiss(animated: true)
            expectTrue(new.isBeingDismissed && old.presentedViewController === new)
            stage.advance(by: 0)
            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "New viewWillDisappear", "Old viewWillAppear", "Old viewIsAppearing",
                ])
            stage.advance(by: 0.5)

            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "New viewWillDisappear", "Old viewWillAppear", "Old viewIsAppearing", "Old viewDidAppear",
                    "New viewDidDisappear",
                ])
            expectTrue(old.presentedViewController == nil && !new.isBeingDismissed)
            expectTrue(old.view.superview === stage.window && old.view.frame == stage.window.bounds)
            expectEqual(stage.window.subviews, [old.view])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Full screen, not animated: all four callbacks one hop after the call")
    func fullScreenAtOnce() throws {
        try onStage { stage, old in
            let new = presented(.fullScreen)

            old.present(new, animated: false)
            let inside = stage.timeline.lines(of: .appearance)
            stage.advance(by: 0)

            expectEmpty(inside)
            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "Old viewWillDisappear", "New viewWillAppear", "New viewIsAppearing", "New viewDidAppear",
                    "Old viewDidDisappear",
                ])
            old.dismiss(animated: false)
            stage.advance(by: 0)
            expectEqual(
                stage.timeline.lines(of: .appearance).suffix(5),
                [
                    "New viewWillDisappear", "Old viewWillAppear", "Old viewIsAppearing", "Old viewDidAppear",
                    "New viewDidDisappear",
                ])
        }
    }

    @Test("Properties inside the callbacks")
    func questions() throws {
        final class Asking: UIViewController {
            var answers: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                answers.append("WA \(isBeingPresented) \(presentingViewController != nil)")
            }
            override func viewDidDisappear(_ animated: Bool) {
                answers.append("DD \(isBeingDismissed) \(presentingViewController != nil)")
            }
        }
        try onStage { stage, old in
            let new = Asking()
            new.modalPresentationStyle = .fullScreen

            old.present(new, animated: true)
            stage.advance(by: 1)
            new.dismiss(animated: true)
            stage.advance(by: 1)

            expectEqual(new.answers, ["WA true true", "DD true false"])
        }
    }

    // MARK: Sheets

    @Test(
        "Styles that keep the presenter's view send the presenter no callbacks",
        arguments: [.pageSheet, .formSheet, .automatic, .overFullScreen, .overCurrentContext, .custom]
            as [UIModalPresentationStyle])
    func presenterStays(style: UIModalPresentationStyle) throws {
        try onStage { stage, old in
            let new = presented(style)

            old.present(new, animated: true)
            stage.advance(by: 1)
            old.dismiss(animated: true)
            stage.advance(by: 1)

            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "New viewWillAppear", "New viewIsAppearing", "New viewDidAppear", "New viewWillDisappear",
                    "New viewDidDisappear",
                ])
            expectEqual(stage.window.subviews, [old.view])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test(
        "Not animated, a page sheet's did-callback is a turn after its will-callback; full screen's in the same turn"
    )
    func sheetAtOnce() throws {
        func callbacks(_ style: UIModalPresentationStyle) throws -> (hop: [[String]], completion: [[String]]) {
            var (hop, completion): ([[String]], [[String]]) = ([], [])
            try onStage { stage, old in
                let new = presented(style)

                old.present(new, animated: false) { completion.append(stage.timeline.callbacks(of: new)) }
                stage.advance(by: 0)
                hop.append(stage.timeline.callbacks(of: new))
                stage.settle()
                stage.timeline.clear()
                old.dismiss(animated: false) { completion.append(stage.timeline.callbacks(of: new)) }
                stage.advance(by: 0)
                hop.append(stage.timeline.callbacks(of: new))
                stage.settle()
            }
            return (hop, completion)
        }
        let all = [
            ["viewWillAppear", "viewIsAppearing", "viewDidAppear"], ["viewWillDisappear", "viewDidDisappear"],
        ]

        let sheet = try callbacks(.pageSheet)
        let fullScreen = try callbacks(.fullScreen)

        expectEqual(sheet.hop, [["viewWillAppear", "viewIsAppearing"], ["viewWillDisappear"]])
        expectEqual(sheet.completion, all)
        expectTrue(fullScreen.hop == all && fullScreen.completion == all)
    }

    @Test("A sheet in a narrow window leaves a gap at the top, and in a wide window it is centered")
    func sheetFrames() throws {
        try onStage { stage, old in
            let new = presented(.pageSheet)
            old.present(new, animated: false)
            stage.advance(by: 0)
            expectEqual(new.view.frame, CGRect(x: 0, y: 20, width: 390, height: 824))

            stage.resize(to: CGSize(width: 1000, height: 800))
            stage.advance(by: 0)

            expectEqual(new.view.frame, CGRect(x: 144, y: 40, width: 712, height: 720))
        }
        try onStage(size: CGSize(width: 1000, height: 800)) { stage, old in
            let new = presented(.formSheet)
            new.preferredContentSize = CGSize(width: 300, height: 200)
            old.present(new, animated: false)
            stage.advance(by: 0)
            expectEqual(new.view.frame, CGRect(x: 350, y: 300, width: 300, height: 200))

            new.preferredContentSize = CGSize(width: 400, height: 400)
            stage.advance(by: 0)

            expectEqual(new.view.frame, CGRect(x: 300, y: 200, width: 400, height: 400))
        }
    }

    @Test("A sheet slides up from below at exact times")
    func sheetMotion() throws {
        try onStage { stage, old in
            let new = presented(.pageSheet)

            old.present(new, animated: true)
            stage.advance(by: 0)
            let atStart = new.view.layer.presentation()?.frame.minY
            stage.advance(by: 0.25)
            let midway = try #require(new.view.layer.presentation()?.frame.minY)
            stage.advance(by: 0.25)

            expectEqual(atStart, 844)
            // A critically damped spring of 18.257 per second has e⁻⁴·⁵⁶⁴ (1 + 4.564) of its 824 points left at half
            // of the time.
            #expect(abs(midway - 67.7604) < 0.001)
            expectEqual(new.view.layer.presentation()?.frame.minY, 20)
        }
    }

    @Test("A drag that is released returns the sheet: WD, then WA, IA, DA; the presenter gets no callbacks")
    func dragLetGo() throws {
        try onStage { stage, old in
            let new = presented(.pageSheet)
            old.present(new, animated: true)
            stage.advance(by: 1)
            stage.timeline.clear()

            stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 200), duration: 1)
            stage.advance(by: 1)

            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "New viewWillDisappear", "New viewWillAppear", "New viewIsAppearing", "New viewDidAppear",
                ])
            expectTrue(old.presentedViewController === new && !new.isBeingDismissed)
            expectEqual(new.view.frame, CGRect(x: 0, y: 20, width: 390, height: 824))
            expectEqual(new.view.layer.presentation()?.frame.minY, 20)
        }
    }

    private final class Guard: NSObject, UIAdaptivePresentationControllerDelegate {
        var calls: [String] = []
        var permits = true
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            calls.append("should")
            return permits
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("attempt")
        }
    }

    @Test("A drag to the bottom dismisses the sheet, and the sheet follows the finger")
    func dragAway() throws {
        try onStage { stage, old in
            let new = presented(.pageSheet)
            let delegate = Guard()
            new.presentationController?.delegate = delegate
            old.present(new, animated: true)
            stage.advance(by: 1)

            stage.touchDown(at: CGPoint(x: 200, y: 100))
            stage.advance(by: 0.1)
            stage.touchMove(to: CGPoint(x: 200, y: 120))
            stage.advance(by: 0.1)
            let atFirst = try #require(new.view.layer.presentation()?.frame.minY)
            stage.touchMove(to: CGPoint(x: 200, y: 620))
            stage.advance(by: 0.1)
            let later = try #require(new.view.layer.presentation()?.frame.minY)
            stage.touchUp(at: CGPoint(x: 200, y: 620))
            stage.advance(by: 1)

            expectTrue(abs(atFirst - 30) < 1 && abs(later - atFirst - 500) < 1)
            expectNil(old.presentedViewController)
            expectEqual(delegate.calls, ["should", "will", "did"])
        }
    }

    @Test("A tap beside the sheet dismisses it, unless it is modal or the delegate refuses")
    func tapBeside() throws {
        try onStage { stage, old in
            let new = presented(.pageSheet)
            let delegate = Guard()
            new.presentationController?.delegate = delegate
            old.present(new, animated: true)
            stage.advance(by: 1)

            delegate.permits = false
            stage.tap(at: CGPoint(x: 200, y: 5))
            new.isModalInPresentation = true
            stage.tap(at: CGPoint(x: 200, y: 5))
            stage.advance(by: 1)
            expectIdentical(old.presentedViewController, new)
            expectEqual(delegate.calls, ["should", "attempt", "attempt"])

            delegate.permits = true
            new.isModalInPresentation = false
            stage.tap(at: CGPoint(x: 200, y: 5))
            stage.advance(by: 1)

            expectNil(old.presentedViewController)
            expectEqual(delegate.calls.suffix(3), ["should", "will", "did"])
        }
    }

    // As in Apple's article "Disabling the pull-down gesture for a sheet", in which the root of a navigation
    // controller is modal.
    @Test("A visible child in the sheet also prevents the dismissal, and a child that a page covers does not")
    func modalChild() throws {
        try onStage { stage, old in
            let root = UIViewController()
            let new = UINavigationController(rootViewController: root)
            let delegate = Guard()
            new.presentationController?.delegate = delegate
            old.present(new, animated: true)
            stage.advance(by: 1)

            root.isModalInPresentation = true
            stage.tap(at: CGPoint(x: 200, y: 5))
            stage.advance(by: 1)
            expectTrue(old.presentedViewController === new && delegate.calls == ["attempt"])

            new.pushViewController(UIViewController(), animated: false)
            stage.advance(by: 1)
            stage.tap(at: CGPoint(x: 200, y: 5))
            stage.advance(by: 1)
            expectNil(old.presentedViewController)
        }
    }

    // MARK: Stacks and contexts

    @Test("Dismissing low in a stack removes all controllers; only the topmost animates")
    func stack() throws {
        try onStage { stage, old in
            let (middle, top) = (presented(.fullScreen, "Middle"), presented(.fullScreen, "Top"))
            old.present(middle, animated: false)
            stage.advance(by: 0)
            middle.present(top, animated: false)
            stage.advance(by: 0)
            stage.timeline.clear()

            old.dismiss(animated: true)
            stage.advance(by: 1)

            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "Top viewWillDisappear", "Old viewWillAppear", "Old viewIsAppearing", "Old viewDidAppear",
                    "Top viewDidDisappear",
                ])
            expectTrue(old.presentedViewController == nil && middle.presentedViewController == nil)
            expectEqual(stage.window.subviews, [old.view])
        }
    }

    @Test("A presentation in the current context covers the controller that defines it, on request of a child")
    func context() throws {
        try onStage { stage, old in
            let (container, child) = (controller("Container"), controller("Child"))
            old.addChild(container)
            container.view.frame = CGRect(x: 0, y: 100, width: 390, height: 400)
            old.view.addSubview(container.view)
            container.didMove(toParent: old)
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
            container.definesPresentationContext = true
            stage.advance(by: 0)
            stage.timeline.clear()
            let new = presented(.currentContext)

            child.present(new, animated: true)
            stage.advance(by: 1)

            expectIdentical(new.presentingViewController, container)
            expectTrue(child.presentedViewController === new && old.presentedViewController == nil)
            expectEqual(new.view.convert(new.view.bounds, to: nil), CGRect(x: 0, y: 100, width: 390, height: 400))
            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "Container viewWillDisappear", "Child viewWillDisappear", "New viewWillAppear",
                    "New viewIsAppearing", "New viewDidAppear", "Container viewDidDisappear",
                    "Child viewDidDisappear",
                ])
            new.dismiss(animated: true)
            stage.advance(by: 1)
            expectIdentical(container.view.superview, old.view)
            expectEqual(container.view.frame, CGRect(x: 0, y: 100, width: 390, height: 400))
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A presentation over a child's context covers the child in every size that the parent sets")
    func contextFollows() throws {
        try onStage { stage, old in
            let (child, new) = (controller("Child"), controller("New"))
            old.addChild(child)
            child.view.frame = CGRect(x: 0, y: 0, width: 195, height: 400)
            child.view.autoresizingMask = []
            old.view.addSubview(child.view)
            child.didMove(toParent: old)
            child.definesPresentationContext = true
            new.modalPresentationStyle = .overCurrentContext
            child.present(new, animated: false)
            stage.advance(by: 1)

            child.view.frame = CGRect(x: 20, y: 30, width: 300, height: 200)
            stage.advance(by: 0)

            expectEqual(new.view.convert(new.view.bounds, to: old.view), CGRect(x: 20, y: 30, width: 300, height: 200))
        }
    }

    @Test("A new root removes the old root's presentations")
    func rootReplaced() throws {
        try onStage { stage, old in
            let new = presented(.pageSheet)
            old.present(new, animated: false)
            stage.settle()
            stage.timeline.clear()

            stage.window.rootViewController = controller("Root")
            stage.settle()

            expectEqual(
                stage.timeline.lines(of: .appearance).filter { !$0.hasPrefix("Root") },
                [
                    "Old viewWillDisappear", "New viewWillDisappear", "Old viewDidDisappear", "New viewDidDisappear",
                ])
            expectNil(old.presentedViewController)
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    // MARK: First responder

    private final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("A covered first responder resigns, and becomes first responder again", arguments: [true, false])
    func firstResponder(fullScreen: Bool) throws {
        try onStage { stage, old in
            let field = Field()
            let second = Field()
            old.view.addSubview(field)
            field.becomeFirstResponder()
            let new = presented(fullScreen ? .fullScreen : .pageSheet)
            new.view.addSubview(second)

            old.present(new, animated: true)
            stage.advance(by: 1)
            expectFalse(field.isFirstResponder)
            second.becomeFirstResponder()
            old.dismiss(animated: true)
            stage.advance(by: 1)

            expectTrue(field.isFirstResponder)
        }
    }

    @Test("A first responder that was removed meanwhile does not become first responder again")
    func firstResponderGone() throws {
        try onStage { stage, old in
            stage.allowsDiagnostics = true
            let field = Field()
            old.view.addSubview(field)
            field.becomeFirstResponder()

            old.present(presented(.pageSheet), animated: false)
            stage.advance(by: 0)
            field.removeFromSuperview()
            old.dismiss(animated: false)
            stage.advance(by: 0)

            expectFalse(field.isFirstResponder)
            expectFalse(old.isFirstResponder)
        }
    }

    // MARK: Traits

    @Test("Sheets are elevated, so that dark backgrounds differ; presentations that fill the window are not")
    func elevated() throws {
        try onStage { stage, old in
            let (sheet, full) = (presented(.formSheet), presented(.fullScreen))
            stage.window.overrideUserInterfaceStyle = .dark
            sheet.view.backgroundColor = .systemBackground

            old.present(sheet, animated: false)
            stage.advance(by: 1)
            let elevated = sheet.view.layer.backgroundColor
            old.dismiss(animated: false)
            stage.advance(by: 1)
            old.present(full, animated: false)
            stage.advance(by: 1)

            expectEqual(old.traitCollection.userInterfaceLevel, .base)
            expectEqual(full.traitCollection.userInterfaceLevel, .base)
            expectEqual(elevated, UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1).cgColor)
        }
    }

    // MARK: Freed

    @Test("A presented controller is freed with its presenter, also if its presentation controller was read before")
    func freedWithPresenter() throws {
        try onStage { stage, old in
            weak var freed: UIViewController?
            do {
                let window = UIWindow(windowScene: try #require(old.view.window?.windowScene))
                let (root, new) = (controller("Root"), presented(.formSheet))
                window.rootViewController = root
                window.isHidden = false
                expectIdentical(new.presentationController?.presentedViewController, new)
                root.present(new, animated: false)
                stage.advance(by: 1)
                expectIdentical(new.presentingViewController, root)
                freed = new

                window.isHidden = true
                window.windowScene = nil
            }
            stage.advance(by: 1)

            expectNil(freed)
        }
    }

    // MARK: Refused

    @Test("Requests that UIKit refuses are refused with a message")
    func refused() throws {
        try onStage { stage, old in
            let new = presented(.pageSheet)
            var completions = 0

            controller("Nowhere").present(new, animated: false) { completions += 1 }
            expectEqual(stage.diagnostics.last?.message.hasSuffix("whose view is not in the window hierarchy."), true)
            old.present(new, animated: false)
            old.present(controller("Other"), animated: false) { completions += 1 }
            expectEqual(stage.diagnostics.last?.message.contains("which is already presenting"), true)
            old.dismiss(animated: false) { completions += 1 }
            expectEqual(stage.diagnostics.last?.message.hasSuffix("in progress!"), true)
            stage.settle()
            expectEqual(stage.diagnostics.count, 3)
            old.dismiss(animated: true)
            old.present(controller("Other"), animated: false) { completions += 1 }
            expectEqual(stage.diagnostics.last?.message.hasSuffix("while a presentation is in progress."), true)
            stage.advance(by: 1)
            old.present(old, animated: false)
            let child = controller("Child")
            old.addChild(child)
            child.didMove(toParent: old)
            old.present(child, animated: false)
            old.dismiss(animated: false) { completions += 1 }
            stage.advance(by: 1)

            expectEqual(stage.diagnostics.count, 6)
            expectEqual(completions, 0)
            expectNil(old.presentedViewController)
        }
    }
}
