import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Presentation of alerts")
struct AlertPresentationTests {
    // MARK: Coming and going

    @Test("A handler is called once, when the alert is gone and a further alert can be presented")
    func handler() throws {
        try AlertStage.run { test in
            var (presented, callbacks): ([UIViewController?], [String]) = ([], [])
            let alert = test.make(.alert, [:])
            alert.addAction(
                UIAlertAction(title: "Next", style: .default) { [weak test] _ in
                    guard let test else { return }
                    presented.append(test.root.presentedViewController)
                    callbacks = test.stage.timeline.lines(of: .appearance)
                    test.root.present(test.make(title: "Second"), animated: true)
                })
            test.show(alert)

            test.stage.find("Next").tap()
            expectEmpty(presented)
            expectIdentical(test.root.presentedViewController, alert)
            test.wait(0.4)
            expectEmpty(presented)
            test.wait(1)

            expectTrue(presented.count == 1 && presented[0] == nil)
            expectEqual(callbacks.last, "Title viewDidDisappear", "\(callbacks)")
            expectTrue(test.stage.find("Second").exists)
            expectEmpty(test.stage.diagnostics)
        }
    }

    @Test("The presenter gets no appearance callbacks")
    func callbacks() throws {
        try AlertStage.run { test in
            test.show(test.make())
            test.stage.find("OK").tap()
            test.wait()

            test.stage.expectCallbacks([
                "Title viewWillAppear", "Title viewIsAppearing", "Title viewDidAppear", "Title viewWillDisappear",
                "Title viewDidDisappear",
            ])
        }
    }

    @Test("A dismissal by the program calls no handler")
    func dismissed() throws {
        try AlertStage.run { test in
            test.show(test.make())

            test.root.dismiss(animated: true)
            test.wait(0.1)
            test.stage.tap(at: CGPoint(x: 195, y: 430))
            test.wait(1)

            expectEmpty(test.chosen)
            expectNil(test.root.presentedViewController)
            expectEqual(test.stage.window.subviews, [test.root.view])
        }
    }

    @Test("An alert appears shrinking and fading in on a critically damped spring, and fades out when dismissed")
    func motion() throws {
        try AlertStage.run { test in
            let alert = test.make()
            test.root.present(alert, animated: true)
            test.wait(0)
            let start = try #require(alert.view.layer.presentation())
            expectTrue(abs(start.transform.m11 - 1.2) < 1e-6 && start.opacity < 1e-6)

            test.wait(0.1)

            let phase = 22.855 * 0.1
            let rest = exp(-phase) * (1 + phase)
            let shown = try #require(alert.view.layer.presentation())
            #expect(abs(shown.transform.m11 - (1 + 0.2 * rest)) < 1e-3, "\(shown.transform.m11)")
            #expect(abs(Double(shown.opacity) - (1 - rest)) < 1e-3, "\(shown.opacity)")
            test.wait(0.4)
            expectEqual(alert.view.transform, .identity)
            expectFalse(alert.isBeingPresented)

            alert.dismiss(animated: true)
            test.wait(0.1)

            let going = try #require(alert.view.layer.presentation())
            expectTrue(going.transform.m11 == 1 && abs(Double(going.opacity) - rest) < 1e-3, "\(going.opacity)")
        }
    }

    @Test("A tap during the appearance counts: the dismissal continues from the current state without a jump")
    func tapWhileComing() throws {
        try AlertStage.run { test in
            let alert = test.make()
            test.root.present(alert, animated: true)
            test.wait(0.05)
            let point = test.middle("OK")
            test.stage.touchDown(at: point)
            test.wait(0.05)
            let before = try #require(alert.view.layer.presentation()?.transform.m11)

            test.stage.touchUp(at: point)
            test.wait(0)
            let after = try #require(alert.view.layer.presentation()?.transform.m11)
            test.wait(1)

            expectTrue(before > 1.05 && abs(after - before) < 0.02, "\(before), \(after)")
            expectEqual(test.chosen, ["OK"])
            expectNil(test.root.presentedViewController)
            expectEmpty(test.stage.diagnostics)
        }
    }

    @Test("Two taps, a tap and a key, and taps during the dismissal choose once")
    func once() throws {
        try AlertStage.run { test in
            test.show(test.make())
            let (ok, cancel) = (test.middle("OK"), test.middle("Cancel"))

            test.stage.tap(at: ok)
            test.stage.tap(at: cancel)
            test.stage.press(.keyboardEscape)
            test.stage.press(.keyboardReturnOrEnter)
            test.wait(1)

            expectEqual(test.chosen, ["OK"])
            expectEmpty(test.stage.diagnostics)
        }
    }

    @Test("The same alert can be presented again")
    func again() throws {
        try AlertStage.run { test in
            let alert = test.make()
            for _ in 0..<2 {
                test.show(alert)
                test.stage.find("OK").tap()
                test.wait()
            }
            test.root.present(alert, animated: false)
            test.wait()
            test.stage.find("Cancel").tap()
            test.wait()

            expectEqual(test.chosen, ["OK", "OK", "Cancel"])
        }
    }

    @Test("The interface rotates as the presenter permits")
    func orientations() throws {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
            override var shouldAutorotate: Bool { false }
        }
        try Stage.run(root: Upright()) { stage, root in
            let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
            root.present(alert, animated: true)
            stage.advance(by: 0.5)

            expectEqual(alert.supportedInterfaceOrientations, .portrait)
            expectFalse(alert.shouldAutorotate)
        }
    }

    // MARK: Views behind the alert

    @Test(
        "Views behind an alert are dimmed and lose their tint from the start until the dismissal begins")
    func behind() throws {
        try AlertStage.run { test in
            let alert = test.make()
            test.root.present(alert, animated: true)
            test.wait(0)
            expectEqual(test.root.view.tintAdjustmentMode, .dimmed)
            test.wait(0.5)
            expectEqual(test.stage.snapshot().pixel(5, 5), 0xFFCC_CCCC)
            expectNotEqual(alert.view.tintAdjustmentMode, .dimmed)

            test.root.dismiss(animated: true)
            test.wait(0)

            expectNotEqual(test.root.view.tintAdjustmentMode, .dimmed)
            test.wait(0.5)
            expectEqual(test.stage.snapshot().pixel(5, 5), 0xFFFF_FFFF)
        }
    }

    @Test("A touch outside an alert has no effect, neither on the alert nor on the views behind")
    func outside() throws {
        try AlertStage.run { test in
            var calls = 0
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
            button.addAction(UIAction { _ in calls += 1 }, for: .touchUpInside)
            test.root.view.addSubview(button)
            test.show(test.make())

            test.stage.tap(at: CGPoint(x: 195, y: 50))
            test.wait()

            expectEqual(calls, 0)
            expectEmpty(test.chosen)
            expectNotNil(test.root.presentedViewController)
        }
    }

    // MARK: Action sheets

    @Test("A tap outside an action sheet cancels it; without a cancel action it has no effect")
    func outsideSheet() throws {
        try AlertStage.run { test in
            test.show(test.make(.actionSheet, ["Save": .default, "Cancel": .cancel]))
            test.stage.tap(at: CGPoint(x: 195, y: 100))
            test.wait()
            expectEqual(test.chosen, ["Cancel"])
            expectNil(test.root.presentedViewController)

            test.show(test.make(.actionSheet, ["Save": .default]))
            test.stage.tap(at: CGPoint(x: 195, y: 100))
            test.wait()

            expectEqual(test.chosen, ["Cancel"])
            expectNotNil(test.root.presentedViewController)
        }
    }

    @Test("An action sheet slides up to the bottom edge, with cancel in a separate card")
    func sheet() throws {
        try AlertStage.run { test in
            let sheet = test.make(.actionSheet, title: nil, ["Cancel": .cancel, "A": .default, "B": .destructive])
            test.root.present(sheet, animated: true)
            test.wait(0)
            let start = try #require(sheet.view.layer.presentation()?.frame.minY)
            test.wait(0.5)

            #expect(abs(start - 844) < 0.01)
            expectEqual(sheet.view.frame, CGRect(x: 8, y: 656, width: 374, height: 180))
            expectEqual(test.frame("A"), CGRect(x: 8, y: 656, width: 374, height: 57))
            expectEqual(test.frame("B"), CGRect(x: 8, y: 714, width: 374, height: 57))
            expectEqual(test.frame("Cancel"), CGRect(x: 8, y: 779, width: 374, height: 57))
        }
    }

    @Test("An action sheet is a popover while its window is wide, and slides up from the bottom while it is narrow")
    func adaptation() throws {
        let (wide, narrow) = (CGSize(width: 1000, height: 800), CGSize(width: 390, height: 800))
        for startsWide in [true, false] {
            let root = UIViewController()
            try Stage.run(size: startsWide ? wide : narrow, rootViewController: root) { stage in
                let source = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
                root.view.addSubview(source)
                let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                sheet.addAction(UIAlertAction(title: "Save", style: .default))
                sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                sheet.popoverPresentationController?.sourceView = source
                root.present(sheet, animated: true)
                stage.advance(by: 1)
                for isWide in [startsWide, !startsWide, startsWide, !startsWide] {
                    stage.resize(to: isWide ? wide : narrow)
                    stage.advance(by: 1)

                    expectEqual(stage.find("Cancel").exists, !isWide)
                    let frame = try #require(stage.find("Save").frame)
                    expectEqual(isWide, frame.maxY < 400, "\(frame)")
                }
                stage.find("Save").tap()
                stage.advance(by: 1)
                expectNil(root.presentedViewController)
            }
        }
    }
}
