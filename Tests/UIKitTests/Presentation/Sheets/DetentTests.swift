import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

private final class Observer: NSObject, UISheetPresentationControllerDelegate {
    var calls: [String] = []
    var mayDismiss = true
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { calls.append("selected \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")") }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }
}

/// A sheet on a phone of 393 by 852 points, whose bars take 59 and 34: medium is 426 + 34 high, large 783.
@MainActor
@Suite("Detents")
struct DetentTests {
    typealias Detent = UISheetPresentationController.Detent

    private func onSheet(
        _ detents: [Detent] = [.medium(), .large()], animated: Bool = false,
        configure: (UISheetPresentationController) -> Void = { _ in },
        _ body: (Stage, UIViewController, UISheetPresentationController, Observer) throws -> Void
    ) throws {
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        try Stage.run(
            root: controller("Root"), size: CGSize(width: 393, height: 852), safeAreaInsets: insets
        ) { stage, root in
            root.view.backgroundColor = .white
            let (sheet, observer) = (CallbackController("Sheet"), Observer())
            sheet.view.backgroundColor = .white
            sheet.modalPresentationStyle = .pageSheet
            let manager = try #require(sheet.sheetPresentationController)
            manager.detents = detents
            manager.delegate = observer
            configure(manager)
            root.present(sheet, animated: animated)
            stage.advance(by: 1)
            stage.timeline.clear()
            try body(stage, sheet, manager, observer)
        }
    }

    private func shownTop(_ controller: UIViewController) -> CGFloat {
        controller.view.layer.presentation()?.frame.minY ?? .nan
    }

    // MARK: Heights

    @Test("The context of a detent has the largest height inside the safe area, and the window's traits")
    func context() throws {
        var seen: [CGFloat] = []
        var style: [UIUserInterfaceStyle] = []
        let detent = Detent.custom(identifier: .init("third")) { context in
            seen.append(context.maximumDetentValue)
            style.append(context.containerTraitCollection.userInterfaceStyle)
            return 200
        }
        try onSheet([detent], configure: { $0.traitOverrides.userInterfaceStyle = .dark }) { _, sheet, manager, _ in
            expectEqual(Set(seen), [749])
            expectEqual(Set(style), [.light])
            expectEqual(sheet.view.frame, CGRect(x: 0, y: 852 - 234, width: 393, height: 234))
            expectEqual(sheet.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
            expectEqual(sheet.traitCollection.userInterfaceStyle, .dark)
            expectNil(manager.selectedDetentIdentifier)
        }
    }

    @Test("The sheet opens at the lowest active detent; invalid heights are inactive, and excessive ones the largest")
    func opening() throws {
        let hostile: [CGFloat?] = [nil, -1, .nan, .infinity]
        for value in hostile {
            try onSheet([.custom { _ in value }, .medium(), .large()]) { _, sheet, _, _ in
                expectEqual(sheet.view.frame.height, 460)
            }
        }
        try onSheet([.custom { _ in 5000 }]) { _, sheet, _, _ in expectEqual(sheet.view.frame.minY, 69) }
        try onSheet([.custom { _ in 0 }]) { _, sheet, _, _ in #expect(abs(sheet.view.frame.minY - 818) < 1e-9) }
        try onSheet([.custom { _ in nil }]) { _, sheet, _, _ in expectEqual(sheet.view.frame.minY, 69) }
    }

    @Test("The program selects a detent: at once, or over half a second inside animateChanges")
    func byProgram() throws {
        try onSheet { stage, sheet, manager, observer in
            manager.selectedDetentIdentifier = .large
            stage.advance(by: 0)
            expectEqual(shownTop(sheet), 69)

            manager.animateChanges { manager.selectedDetentIdentifier = .medium }
            expectEqual(sheet.view.frame.minY, 392)
            expectEqual(shownTop(sheet), 69)
            stage.advance(by: 0.25)
            let midway = shownTop(sheet)
            stage.advance(by: 0.3)

            // The spring of 18.257 per second: 0.057972 of the 323 points are left.
            #expect(abs(midway - (392 - 323 * 0.057972)) < 0.01, "\(midway)")
            expectEqual(shownTop(sheet), 392)
            expectEmpty(observer.calls)
        }
    }

    @Test("New detents, invalidated detents and unknown identifiers move the sheet in the next layout pass")
    func changes() throws {
        var height: CGFloat = 200
        try onSheet([.custom(identifier: .init("third")) { _ in height }, .large()]) { stage, sheet, manager, _ in
            expectEqual(sheet.view.frame.height, 234)

            height = 300
            stage.advance(by: 0)
            expectEqual(sheet.view.frame.height, 234)
            manager.invalidateDetents()
            stage.advance(by: 0)
            expectEqual(sheet.view.frame.height, 334)

            manager.selectedDetentIdentifier = .init("nobody")
            manager.detents = [.medium(), .large()]
            stage.advance(by: 0)
            expectEqual(sheet.view.frame.height, 460)
        }
    }

    @Test("An empty array of detents is refused")
    func empty() throws {
        try onSheet { stage, sheet, manager, _ in
            manager.detents = []
            stage.advance(by: 0)

            expectEqual(manager.detents.count, 2)
            expectEqual(sheet.view.frame.height, 460)
            expectEqual(stage.diagnostics.count, 1)
        }
    }

    // MARK: A finger

    @Test("A drag moves it between detents and away; the delegate is notified once for each detent")
    func dragging() throws {
        try onSheet { stage, sheet, manager, observer in
            let root = try #require(sheet.presentingViewController)

            stage.drag(from: CGPoint(x: 196, y: 420), to: CGPoint(x: 196, y: 100), duration: 1)
            stage.advance(by: 1)
            expectEqual(sheet.view.frame.minY, 69)
            expectEqual(observer.calls, ["selected com.apple.UIKit.large"])

            stage.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 420), duration: 1)
            stage.advance(by: 1)
            expectEqual(sheet.view.frame.minY, 392)
            expectEqual(observer.calls.last, "selected com.apple.UIKit.medium")
            expectEqual(observer.calls.count, 2)
            expectEmpty(stage.timeline.callbacks(of: sheet))

            stage.drag(from: CGPoint(x: 196, y: 420), to: CGPoint(x: 196, y: 845), duration: 1)
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
            expectEqual(observer.calls.suffix(3), ["should", "will", "did"])
        }
    }

    @Test("Between detents it follows the finger exactly, with its bottom at the edge")
    func follows() throws {
        try onSheet { stage, sheet, _, _ in
            stage.touchDown(at: CGPoint(x: 196, y: 420))
            stage.touchMove(to: CGPoint(x: 196, y: 400))
            stage.advance(by: 0.1)
            let first = sheet.view.frame
            stage.touchMove(to: CGPoint(x: 196, y: 250))
            stage.advance(by: 0.1)
            let second = sheet.view.frame
            stage.touchMove(to: CGPoint(x: 196, y: -900))
            stage.advance(by: 0.1)
            let stretched = sheet.view.frame

            expectEqual(first.maxY, 852)
            expectEqual(second.maxY, 852)
            expectEqual(second.minY - first.minY, -150)
            // Beyond the largest detent it yields by less than the ten points above it.
            expectTrue(stretched.minY < 69 && stretched.minY > 59 && stretched.maxY == 852)
            stage.touchUp(at: CGPoint(x: 196, y: -900))
            stage.advance(by: 1)
            expectEqual(sheet.view.frame.minY, 69)
        }
    }

    @Test("A flick moves to the next detent in its direction, and dismisses from the lowest")
    func flicks() throws {
        try onSheet { stage, sheet, manager, observer in
            let root = try #require(sheet.presentingViewController)

            stage.drag(from: CGPoint(x: 196, y: 420), to: CGPoint(x: 196, y: 340), duration: 0.05)
            stage.advance(by: 1)
            expectEqual(sheet.view.frame.minY, 69)

            stage.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 180), duration: 0.05)
            stage.advance(by: 1)
            expectEqual(sheet.view.frame.minY, 392)

            stage.drag(from: CGPoint(x: 196, y: 420), to: CGPoint(x: 196, y: 500), duration: 0.05)
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
        }
    }

    @Test("Dragging below the lowest detent and up again does not dismiss")
    func thereAndBack() throws {
        try onSheet { stage, sheet, manager, observer in
            stage.touchDown(at: CGPoint(x: 196, y: 420))
            for y in [440, 500, 600, 500, 430, 300, 200] as [CGFloat] {
                stage.touchMove(to: CGPoint(x: 196, y: y))
                stage.advance(by: 0.1)
            }
            let held = sheet.view.frame
            stage.touchUp(at: CGPoint(x: 196, y: 200))
            stage.advance(by: 1)

            expectTrue(held.maxY == 852 && held.height > 600)
            expectEqual(sheet.view.frame.minY, 69)
            expectEqual(
                stage.timeline.callbacks(of: sheet),
                ["viewWillDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            expectEqual(observer.calls, ["should", "will", "selected com.apple.UIKit.large"])
        }
    }

    @Test("It can be caught between detents, while presented, dismissed or moving back, without a jump")
    func caught() throws {
        try onSheet { stage, sheet, manager, _ in
            manager.animateChanges { manager.selectedDetentIdentifier = .large }
            stage.advance(by: 0.1)
            let seen = shownTop(sheet)
            stage.touchDown(at: CGPoint(x: 196, y: 500))
            stage.touchMove(to: CGPoint(x: 196, y: 510.5))
            stage.advance(by: 0)
            #expect(abs(shownTop(sheet) - seen) < 1.5)
            stage.touchMove(to: CGPoint(x: 196, y: 530.5))
            stage.advance(by: 0.1)
            #expect(abs(shownTop(sheet) - seen - 20) < 1.5)
            stage.touchUp(at: CGPoint(x: 196, y: 530.5))
            stage.advance(by: 1)

            stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 840), duration: 0.3)
            stage.advance(by: 0.1)
            let going = shownTop(sheet)
            if sheet.presentingViewController != nil, going < 800 {
                stage.touchDown(at: CGPoint(x: 196, y: 845))
                stage.touchMove(to: CGPoint(x: 196, y: 834.5))
                stage.advance(by: 0)
                #expect(abs(shownTop(sheet) - going) < 20)
                stage.touchUp(at: CGPoint(x: 196, y: 834.5))
            }
            stage.advance(by: 1)
        }
    }

    @Test("A sheet that is caught during its presentation is presented, and follows the finger")
    func caughtComing() throws {
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        try Stage.run(
            root: controller("Root"), size: CGSize(width: 393, height: 852), safeAreaInsets: insets
        ) { stage, root in
            let sheet = CallbackController("Sheet")
            sheet.modalPresentationStyle = .pageSheet
            var completed = 0
            root.present(sheet, animated: true) { completed += 1 }
            stage.advance(by: 0.15)
            let seen = shownTop(sheet)
            #expect(seen > 100)

            stage.touchDown(at: CGPoint(x: 196, y: 600))
            stage.touchMove(to: CGPoint(x: 196, y: 610.5))
            stage.advance(by: 0.02)
            let held = shownTop(sheet)
            stage.touchMove(to: CGPoint(x: 196, y: 845))
            stage.advance(by: 0.02)
            stage.touchUp(at: CGPoint(x: 196, y: 845))
            stage.advance(by: 1)

            #expect(abs(held - seen) < 2, "\(held) \(seen)")
            expectEqual(completed, 1)
            expectNil(root.presentedViewController)
            expectEqual(
                stage.timeline.callbacks(of: sheet),
                [
                    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
                ])
        }
    }

    @Test("A modal sheet yields a little and moves back; its delegate is notified of the attempt")
    func modal() throws {
        try onSheet([.medium()]) { stage, sheet, _, observer in
            sheet.isModalInPresentation = true

            stage.touchDown(at: CGPoint(x: 196, y: 420))
            stage.touchMove(to: CGPoint(x: 196, y: 440))
            stage.touchMove(to: CGPoint(x: 196, y: 840))
            stage.advance(by: 0.1)
            let pulled = sheet.view.frame
            stage.touchUp(at: CGPoint(x: 196, y: 840))
            stage.advance(by: 1)

            expectTrue(pulled.minY > 400 && pulled.minY < 392 + 69 && pulled.height == 460)
            expectEqual(sheet.view.frame.minY, 392)
            expectEqual(observer.calls, ["attempt"])
            expectEmpty(stage.timeline.callbacks(of: sheet))
        }
    }

    // MARK: Content that scrolls

    private func fill(_ sheet: UIViewController) -> UIScrollView {
        let scroll = UIScrollView(frame: sheet.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 393, height: 3000)
        scroll.contentInsetAdjustmentBehavior = .never
        sheet.view.addSubview(scroll)
        return scroll
    }

    @Test("A finger that moves up in content makes the sheet higher, and at the largest detent scrolls")
    func scrollingExpands() throws {
        try onSheet { stage, sheet, manager, observer in
            let scroll = fill(sheet)

            stage.touchDown(at: CGPoint(x: 196, y: 700))
            stage.touchMove(to: CGPoint(x: 196, y: 690))
            stage.touchMove(to: CGPoint(x: 196, y: 500))
            stage.advance(by: 0.1)
            let (offset, top) = (scroll.contentOffset.y, sheet.view.frame.minY)
            stage.touchMove(to: CGPoint(x: 196, y: 300))
            stage.advance(by: 0.1)

            expectEqual(offset, 0)
            expectEqual(top, 202)
            expectEqual(sheet.view.frame.minY, 69)
            expectEqual(scroll.contentOffset.y, 67)
            stage.touchUp(at: CGPoint(x: 196, y: 300))
            stage.advance(by: 1)
            expectEqual(manager.selectedDetentIdentifier, .large)
        }
    }

    @Test("If scrolling does not expand it, content scrolls, and the sheet is raised outside of the content")
    func scrollingDoesNotExpand() throws {
        try onSheet { stage, sheet, manager, observer in
            manager.prefersScrollingExpandsWhenScrolledToEdge = false
            let scroll = fill(sheet)
            scroll.frame.origin.y = 60

            stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 500), duration: 1)
            stage.advance(by: 1)
            expectTrue(sheet.view.frame.minY == 392 && scroll.contentOffset.y > 150)

            stage.drag(from: CGPoint(x: 196, y: 420), to: CGPoint(x: 196, y: 120), duration: 1)
            stage.advance(by: 1)
            expectEqual(sheet.view.frame.minY, 69)
        }
    }

    // MARK: Around the sheet

    @Test("At an undimmed detent touches around the sheet reach the views behind it; above they dismiss it")
    func undimmed() throws {
        try onSheet { stage, sheet, manager, observer in
            manager.largestUndimmedDetentIdentifier = .medium
            let root = try #require(sheet.presentingViewController)
            var taps = 0
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Behind") { _ in taps += 1 })
            button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
            root.view.addSubview(button)
            stage.advance(by: 0)

            stage.tap(at: CGPoint(x: 150, y: 122))
            stage.advance(by: 1)
            expectEqual(taps, 1)
            expectIdentical(root.presentedViewController, sheet)
            expectEqual(stage.pixel(at: CGPoint(x: 20, y: 200)), [255, 255, 255])

            sheet.isModalInPresentation = true
            stage.tap(at: CGPoint(x: 150, y: 122))
            stage.advance(by: 1)
            expectEqual(taps, 1)
            expectIdentical(root.presentedViewController, sheet)
            sheet.isModalInPresentation = false

            manager.largestUndimmedDetentIdentifier = nil
            stage.advance(by: 0)
            expectEqual(stage.pixel(at: CGPoint(x: 20, y: 200)), [204, 204, 204])
            stage.tap(at: CGPoint(x: 150, y: 122))
            stage.advance(by: 1)
            expectEqual(taps, 1)
            expectNil(root.presentedViewController)
        }
    }

    @Test("Behind a sheet of full height the presenter is smaller and lower, and its frame is unchanged")
    func presenterBehind() throws {
        try onSheet { stage, sheet, manager, _ in
            let root = try #require(sheet.presentingViewController)
            let resting = root.view.layer.transform
            let frame = root.view.frame

            manager.animateChanges { manager.selectedDetentIdentifier = .large }
            stage.advance(by: 1)
            let behind = root.view.layer.transform
            let layerFrame = root.view.layer.frame

            expectTrue(CATransform3DIsIdentity(resting))
            expectFalse(CATransform3DIsIdentity(behind))
            expectTrue(abs(layerFrame.width - 393 * 0.9165) < 0.001 && abs(layerFrame.minY - 59) < 0.001)
            expectEqual(root.view.frame, frame)
            expectEqual(root.view.transform, .identity)
            expectEqual(root.view.safeAreaInsets.top, 59)

            root.dismiss(animated: true)
            stage.advance(by: 1)
            expectTrue(CATransform3DIsIdentity(root.view.layer.transform))
            expectEqual(root.view.layer.cornerRadius, 0)
        }
    }

    @Test("A tap on the grabber moves to the next detent, and from the highest to the lowest")
    func grabber() throws {
        try onSheet { stage, sheet, manager, observer in
            manager.prefersGrabberVisible = true
            stage.advance(by: 0)
            expectEmpty(sheet.view.subviews)

            stage.tap(at: CGPoint(x: 196, y: 392 + 7))
            stage.advance(by: 1)
            expectEqual(sheet.view.frame.minY, 69)
            stage.tap(at: CGPoint(x: 196, y: 69 + 7))
            stage.advance(by: 1)

            expectEqual(sheet.view.frame.minY, 392)
            expectEqual(observer.calls, ["selected com.apple.UIKit.large", "selected com.apple.UIKit.medium"])
        }
    }

    @Test("A sheet removes its additions from controllers' views, and all objects are freed")
    func freed() throws {
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        try Stage.run(
            root: controller("Root"), size: CGSize(width: 393, height: 852), safeAreaInsets: insets
        ) { stage, root in
            weak var sheet: UIViewController?
            weak var manager: UISheetPresentationController?
            for animated in [false, true] {
                let made = controller("Sheet")
                made.modalPresentationStyle = .pageSheet
                made.sheetPresentationController?.prefersGrabberVisible = true
                (sheet, manager) = (made, made.sheetPresentationController)
                root.present(made, animated: animated)
                stage.advance(by: 1)
                root.dismiss(animated: animated)
                stage.advance(by: 1)
                expectNotEqual(made.view.gestureRecognizers?.isEmpty, false)
                expectNotEqual(made.view.layer.sublayers?.isEmpty, false)
                expectEqual(made.view.layer.cornerRadius, 0)
            }

            expectNil(sheet)
            expectNil(manager)
            expectEqual(stage.window.subviews.count, 1)
        }
    }
}
