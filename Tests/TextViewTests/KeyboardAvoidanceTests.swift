import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Presentations move or shrink so that the keyboard does not cover their edited text.
@MainActor
@Suite("Presentations and the keyboard", .serialized)
struct KeyboardAvoidanceTests {
    /// Presents a controller with a field at its top on a device with a keyboard on the screen.
    private func present(
        on device: StageDevice, _ style: UIModalPresentationStyle,
        _ prepare: (UIViewController, UIViewController) -> Void = { _, _ in },
        _ body: (Stage, UIViewController, UITextField) throws -> Void
    ) throws {
        try Stage.run(device: device, rootViewController: UIViewController()) { stage in
            stage.keyboard = .onScreen
            let root = try #require(stage.window.rootViewController)
            let presented = UIViewController()
            presented.modalPresentationStyle = style
            let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
            presented.view.addSubview(field)
            prepare(root, presented)
            root.present(presented, animated: false)
            stage.advance(by: 1)
            try body(stage, presented, field)
            stage.excludeFromLeakCheck(presented)
        }
    }

    private func frame(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    // MARK: Sheets

    @Test("A sheet moves to its largest detent, with the keyboard, and back; the selected detent does not change")
    func detents() throws {
        final class Delegate: NSObject, UISheetPresentationControllerDelegate {
            var calls = 0
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ sheetPresentationController: UISheetPresentationController
            ) { calls += 1 }
        }
        let delegate = Delegate()
        try present(on: .iPhone14, .pageSheet) { _, presented in
            presented.sheetPresentationController?.detents = [.medium(), .large()]
            presented.sheetPresentationController?.delegate = delegate
        } _: { stage, sheet, field in
            let medium = frame(sheet)

            field.becomeFirstResponder()
            stage.advance(by: 0.1)
            let underWay = try #require(sheet.view.layer.presentation()).frame.minY
            expectTrue(underWay < medium.minY && underWay > frame(sheet).minY)
            stage.advance(by: 0.3)

            expectEqual(frame(sheet), CGRect(x: 0, y: 57, width: 390, height: 787))
            expectNil(sheet.sheetPresentationController?.selectedDetentIdentifier)

            field.resignFirstResponder()
            stage.advance(by: 0.3)
            expectEqual(frame(sheet), medium)
            expectEqual(delegate.calls, 0)
        }
    }

    @Test("A sheet whose largest detent is lower is raised by the height that the keyboard covers")
    func lowDetent() throws {
        try present(on: .iPhone14, .pageSheet) { _, presented in
            presented.sheetPresentationController?.detents = [.custom { _ in 200 }]
        } _: { stage, sheet, field in
            expectEqual(frame(sheet).minY, 610)

            field.becomeFirstResponder()
            stage.advance(by: 0.3)
            expectEqual(frame(sheet).minY, 353)
            expectEqual(frame(sheet).maxY, 844)
        }
    }

    @Test("A finger moves it from there, and back to there")
    func drag() throws {
        try present(on: .iPhone14, .pageSheet) { _, presented in
            presented.sheetPresentationController?.detents = [.medium(), .large()]
        } _: { stage, sheet, field in
            field.becomeFirstResponder()
            stage.advance(by: 0.3)
            let raised = frame(sheet)

            stage.drag(
                from: CGPoint(x: 300, y: raised.minY + 200), to: CGPoint(x: 300, y: raised.minY + 300), duration: 1)
            stage.advance(by: 1)

            expectEqual(frame(sheet), raised)
            expectTrue(field.isFirstResponder)
        }
    }

    @Test("A form sheet on a pad moves up as far as it is covered, at most to the status bar")
    func formSheet() throws {
        try present(on: .iPadPro11, .formSheet) { stage, sheet, field in
            let before = frame(sheet)

            field.becomeFirstResponder()
            stage.advance(by: 0.3)
            let keyboard = 1194 - CGFloat(283)
            expectEqual(
                frame(sheet), CGRect(x: before.minX, y: min(before.minY, keyboard - 620), width: 540, height: 620))

            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            expectEqual(frame(sheet).minY, 24)
            expectEqual(frame(sheet).height, 620)
        }
    }

    @Test("A keyboard behind a sheet does not move the sheet")
    func behind() throws {
        let behind = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        try present(on: .iPhone14, .pageSheet) { root, presented in
            root.view.addSubview(behind)
            presented.sheetPresentationController?.detents = [.medium(), .large()]
            presented.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        } _: { stage, sheet, field in
            let medium = frame(sheet)

            behind.becomeFirstResponder()
            stage.advance(by: 0.3)
            expectTrue(behind.isFirstResponder)
            expectEqual(frame(sheet), medium)

            field.becomeFirstResponder()
            stage.advance(by: 0.3)
            expectEqual(frame(sheet).minY, 57)

            behind.becomeFirstResponder()
            stage.advance(by: 0.3)
            expectEqual(frame(sheet), medium)
        }
    }

    @Test("A sheet that begins to edit during its presentation is at its largest detent at once")
    func comingWithKeyboard() throws {
        final class Editing: UIViewController {
            let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                field.becomeFirstResponder()
            }
        }
        try Stage.run(device: .iPhone14, rootViewController: UIViewController()) { stage in
            stage.keyboard = .onScreen
            let sheet = Editing()
            sheet.sheetPresentationController?.detents = [.medium(), .large()]

            stage.window.rootViewController?.present(sheet, animated: true)
            stage.advance(by: 1)

            expectTrue(sheet.field.isFirstResponder)
            expectEqual(frame(sheet).minY, 57)
            stage.excludeFromLeakCheck(sheet)
        }
    }

    // MARK: Popovers

    @Test("A popover avoids the keyboard, and its delegate is called for the position")
    func popover() throws {
        final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
            var calls = 0
            func popoverPresentationController(
                _ popoverPresentationController: UIPopoverPresentationController,
                willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
                in view: AutoreleasingUnsafeMutablePointer<UIView>
            ) { calls += 1 }
        }
        let delegate = Delegate()
        try present(on: .iPadPro11, .popover) { root, presented in
            presented.preferredContentSize = CGSize(width: 300, height: 400)
            presented.popoverPresentationController?.sourceView = root.view
            presented.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 700, width: 20, height: 20)
            presented.popoverPresentationController?.delegate = delegate
        } _: { stage, popover, field in
            let before = frame(popover)
            expectEqual(before.minY, 720)

            field.becomeFirstResponder()
            stage.advance(by: 0.3)
            expectEqual(frame(popover).maxY, 700)
            expectEqual(frame(popover).height, before.height)
            expectEqual(delegate.calls, 1)

            field.resignFirstResponder()
            stage.advance(by: 0.3)
            expectEqual(frame(popover), before)
            expectEqual(delegate.calls, 2)
        }
    }

    // MARK: Heights

    @Test(
        "The keyboard has the recorded heights without the bar of suggestions, which is 44 points high (KB1, KB2, KB3)",
        arguments: [
            (CGSize(width: 375, height: 667), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), 260.0 - 44),
            (CGSize(width: 667, height: 375), .zero, 206.0 - 44),
            (CGSize(width: 393, height: 852), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), 335.0 - 44),
        ])
    func heights(size: CGSize, insets: UIEdgeInsets, height: Double) throws {
        try Stage.run(size: size, safeAreaInsets: insets, rootViewController: UIViewController()) { stage in
            stage.keyboard = .onScreen
            let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
            stage.window.rootViewController?.view.addSubview(field)
            var frames: [CGRect] = []
            let key = UIResponder.keyboardFrameEndUserInfoKey
            let token = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
            ) { notification in
                guard let frame = notification.userInfo?[key] as? NSValue else {
                    return
                }
                MainActor.assumeIsolated { frames.append(frame.cgRectValue) }
            }
            field.becomeFirstResponder()
            stage.advance(by: 1)
            NotificationCenter.default.removeObserver(token)

            expectEqual(frames, [CGRect(x: 0, y: size.height - height, width: size.width, height: height)])
        }
    }

    // MARK: Alerts

    @Test("An alert with a field is centered above the keyboard")
    func alert() throws {
        try Stage.run(device: .iPhone14, rootViewController: UIViewController()) { stage in
            stage.keyboard = .onScreen
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default))

            stage.window.rootViewController?.present(alert, animated: true)
            stage.advance(by: 1)
            let keyboard: CGFloat = 844 - 291
            #expect(abs(frame(alert).midY - (47 + keyboard) / 2) <= 0.5)

            stage.keyboard = .hardware
            stage.advance(by: 0.3)
            #expect(abs(frame(alert).midY - (47 + 844 - 34) / 2) <= 0.5)
        }
    }

    @Test("The keyboard is in front of presentations")
    func inFront() throws {
        try present(on: .iPhone14, .pageSheet) { stage, sheet, field in
            field.becomeFirstResponder()
            stage.advance(by: 0.3)

            let point = CGPoint(x: 195, y: 800)
            let hit = try #require(stage.window.hitTest(point, with: nil))
            expectFalse(hit.isDescendant(of: sheet.view))
            expectEqual(stage.window.subviews.last.map { hit.isDescendant(of: $0) }, true)
        }
    }
}
