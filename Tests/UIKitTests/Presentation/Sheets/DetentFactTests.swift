import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Further documented and recorded facts about detents and drags.
@MainActor
@Suite("Detents: names, cards, drags")
struct DetentFactTests {
    typealias Detent = UISheetPresentationController.Detent

    private func onSheet(
        _ sheet: UIViewController = controller("Sheet"), _ style: UIModalPresentationStyle = .pageSheet,
        _ detents: [Detent] = [.medium(), .large()], size: CGSize = CGSize(width: 393, height: 852),
        insets: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        _ body: (Stage, UIViewController, UISheetPresentationController) throws -> Void
    ) throws {
        try Stage.run(root: controller("Root"), size: size, safeAreaInsets: insets) { stage, root in
            sheet.modalPresentationStyle = style
            let manager = try #require(sheet.sheetPresentationController)
            manager.detents = detents
            root.present(sheet, animated: false)
            stage.advance(by: 1)
            try body(stage, sheet, manager)
            stage.excludeFromLeakCheck(sheet)
        }
    }

    private func onPad(
        _ detents: [Detent], _ body: (Stage, UIViewController, UISheetPresentationController) throws -> Void
    ) throws {
        let insets = UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0)
        try onSheet(
            controller("Sheet"), .formSheet, detents, size: CGSize(width: 1024, height: 1366), insets: insets, body)
    }

    @Test("System detents have UIKit's identifiers, and each custom detent has a unique identifier")
    func names() {
        expectEqual(Detent.medium().identifier.rawValue, "com.apple.UIKit.medium")
        expectEqual(Detent.large().identifier.rawValue, "com.apple.UIKit.large")
        expectEqual(Detent.Identifier.medium, Detent.medium().identifier)
        expectNotEqual(Detent.custom { _ in 1 }.identifier, Detent.custom { _ in 1 }.identifier)
        expectEqual(Detent.custom(identifier: .init("mine")) { _ in 1 }.identifier.rawValue, "mine")
        let sheet = UIViewController()
        expectEqual(sheet.sheetPresentationController?.detents.map(\.identifier), [.large])
        expectNil(sheet.sheetPresentationController?.selectedDetentIdentifier)
    }

    @Test("Two detents of one height are as one")
    func equal() throws {
        let detents: [Detent] = [
            .custom(identifier: .init("a")) { _ in 300 }, .custom(identifier: .init("b")) { _ in 300 }, .large(),
        ]
        try onSheet(.init(), .pageSheet, detents) { stage, sheet, manager in
            manager.prefersGrabberVisible = true
            stage.advance(by: 0)
            expectEqual(sheet.view.frame.height, 334)

            stage.tap(at: CGPoint(x: 196, y: 852 - 334 + 7))
            stage.advance(by: 1)
            expectEqual(sheet.view.frame.minY, 69)
            expectEqual(manager.selectedDetentIdentifier, .large)

            stage.tap(at: CGPoint(x: 196, y: 69 + 7))
            stage.advance(by: 1)
            expectEqual(sheet.view.frame.height, 334)
            manager.selectedDetentIdentifier = .init("b")
            stage.advance(by: 0)
            expectEqual(sheet.view.frame.height, 334)
        }
    }

    @Test("A card on a pad is centered and as high as its detent, and is dragged between detents")
    func card() throws {
        try onPad([.custom(identifier: .init("low")) { _ in 300 }, .large()]) { stage, sheet, manager in
            expectEqual(sheet.view.frame, CGRect(x: 242, y: 533, width: 540, height: 300))

            stage.drag(from: CGPoint(x: 512, y: 560), to: CGPoint(x: 512, y: 310), duration: 1)
            stage.advance(by: 1)

            expectEqual(manager.selectedDetentIdentifier, .large)
            expectEqual(sheet.view.frame, CGRect(x: 242, y: 373, width: 540, height: 620))
        }
    }

    @Test("The presented view has its final frame before it appears and during the presentation")
    func finalFrame() throws {
        final class Recording: UIViewController {
            var frames: [CGRect] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                frames.append(view.frame)
            }
        }
        try Stage.run(root: controller("Root")) { stage, root in
            let sheet = Recording()
            sheet.modalPresentationStyle = .pageSheet
            root.present(sheet, animated: true)
            stage.advance(by: 0.1)
            sheet.frames.append(sheet.view.frame)
            let shown = try #require(sheet.view.layer.presentation()).frame
            stage.advance(by: 1)

            let final = CGRect(x: 0, y: 20, width: 390, height: 824)
            expectEqual(sheet.frames, [final, final])
            expectEqual(sheet.view.frame, final)
            expectTrue(shown.minY > 50 && shown.size == final.size)
        }
    }

    @Test("A sheet that is released has its final frame at once, and its layer is animated")
    func letGo() throws {
        try onSheet { stage, sheet, _ in
            stage.touchDown(at: CGPoint(x: 196, y: 420))
            for y in [400, 300, 200] as [CGFloat] {
                stage.touchMove(to: CGPoint(x: 196, y: y))
                stage.advance(by: 0.1)
            }
            stage.advance(by: 1)

            stage.touchUp(at: CGPoint(x: 196, y: 200))
            stage.advance(by: 0)

            let shown = try #require(sheet.view.layer.presentation()).frame.minY
            expectTrue(sheet.view.frame.minY == 69 && shown > 120, "\(shown)")
            stage.advance(by: 1)
            let later = try #require(sheet.view.layer.presentation()).frame.minY
            expectEqual(later, 69)
        }
    }

    @Test("Detents that are set during the presentation count when it is finished")
    func whileComing() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let sheet = controller("Sheet")
            sheet.modalPresentationStyle = .pageSheet
            root.present(sheet, animated: true)
            stage.advance(by: 0.1)

            sheet.sheetPresentationController?.detents = [.medium()]
            stage.advance(by: 0.1)
            let coming = sheet.view.frame
            stage.advance(by: 1)

            expectEqual(coming.height, 824)
            expectEqual(sheet.view.frame.height, 422)
        }
    }

    // UIKit was reported to raise an NSRangeException here.
    @Test("Detents that change while a finger holds the sheet count when it is released")
    func whileHeld() throws {
        try onSheet { stage, sheet, manager in
            stage.touchDown(at: CGPoint(x: 196, y: 420))
            for y in [400, 300] as [CGFloat] {
                stage.touchMove(to: CGPoint(x: 196, y: y))
                stage.advance(by: 0.1)
            }

            manager.detents = [.custom { _ in 200 }]
            stage.advance(by: 0.1)
            stage.touchMove(to: CGPoint(x: 196, y: 290))
            manager.invalidateDetents()
            stage.advance(by: 1)
            stage.touchUp(at: CGPoint(x: 196, y: 290))
            stage.advance(by: 1)

            expectEqual(sheet.view.frame, CGRect(x: 0, y: 852 - 234, width: 393, height: 234))
            expectNotNil(sheet.presentingViewController)
        }
    }

    @Test("A view in the sheet that permits no pan stops the sheet's drag at its location")
    func stoppedByContent() throws {
        final class Canvas: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                !(gestureRecognizer is UIPanGestureRecognizer)
            }
        }
        try onSheet { stage, sheet, _ in
            let canvas = Canvas(frame: CGRect(x: 0, y: 200, width: 393, height: 200))
            let inside = UIView(frame: canvas.bounds)
            canvas.addSubview(inside)
            sheet.view.addSubview(canvas)
            stage.advance(by: 0)

            stage.drag(from: CGPoint(x: 196, y: 650), to: CGPoint(x: 196, y: 300), duration: 0.5)
            stage.advance(by: 1)
            expectEqual(sheet.view.frame.minY, 392)

            stage.drag(from: CGPoint(x: 196, y: 420), to: CGPoint(x: 196, y: 100), duration: 0.5)
            stage.advance(by: 1)
            expectEqual(sheet.view.frame.minY, 69)
        }
    }
}
