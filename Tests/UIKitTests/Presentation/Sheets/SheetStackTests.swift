import Expectations
import Foundation
import IrekoTesting
import QuartzCore
import TestSupport
import Testing
import UIKit

/// Views behind a sheet, and sheets on sheets.
@MainActor
@Suite("Views behind sheets")
struct SheetStackTests {
    typealias Detent = UISheetPresentationController.Detent

    private func sheet(_ name: String, _ detents: [Detent] = [.large()], cornerRadius: CGFloat? = nil)
        -> UIViewController
    {
        let sheet = controller(name)
        sheet.view.backgroundColor = .white
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.detents = detents
        sheet.sheetPresentationController?.preferredCornerRadius = cornerRadius
        return sheet
    }

    /// A phone whose bars take 59 and 34 points: a large sheet begins at 69, the card behind it at 59.
    private func onPhone(_ body: (Stage, UIViewController) throws -> Void) throws {
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        try Stage.run(root: controller("Root"), size: CGSize(width: 393, height: 852), safeAreaInsets: insets, body)
    }

    private func grabbers(_ sheet: UIViewController) -> Int { sheet.view.layer.sublayers?.count ?? 0 }

    // MARK: The presenter

    @Test("On a phone with a home button the card behind is 10 points below the bars")
    func homeButton() throws {
        let insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        try Stage.run(
            root: controller("Root"), size: CGSize(width: 375, height: 667), safeAreaInsets: insets
        ) { stage, root in
            root.present(sheet("Sheet"), animated: false)
            stage.advance(by: 1)

            #expect(abs(root.view.layer.frame.minY - 30) < 0.001)
            #expect(abs(root.view.layer.frame.midX - 187.5) < 0.001)
        }
    }

    @Test("The card behind is below the bars at any height of its own sheet, also if the height changes there")
    func lowerSheetChangesItsHeight() throws {
        try onPhone { stage, root in
            let (lower, upper) = (sheet("Lower"), sheet("Upper"))
            root.present(lower, animated: false)
            stage.advance(by: 1)
            lower.present(upper, animated: false)
            stage.advance(by: 1)
            let top = lower.view.layer.frame.minY

            lower.sheetPresentationController?.detents = [.medium()]
            stage.advance(by: 1)

            #expect(abs(top - 59) < 0.001)
            #expect(abs(lower.view.layer.frame.minY - top) < 0.001)
        }
    }

    @Test("The card behind has the front sheet's corner radius, also after the window was resized")
    func cornerRadius() throws {
        try onPhone { stage, root in
            let (lower, upper) = (sheet("Lower", cornerRadius: 5), sheet("Upper", cornerRadius: 30))
            root.present(lower, animated: true)
            stage.advance(by: 1)
            expectEqual(lower.view.layer.cornerRadius, 5)
            expectEqual(root.view.layer.cornerRadius, 5)

            lower.present(upper, animated: true)
            stage.advance(by: 1)
            expectEqual(upper.view.layer.cornerRadius, 30)
            expectEqual(lower.view.layer.cornerRadius, 30)
            stage.resize(to: CGSize(width: 393, height: 800))
            stage.advance(by: 1)
            expectEqual(upper.view.layer.cornerRadius, 30)
            expectEqual(lower.view.layer.cornerRadius, 30)

            lower.dismiss(animated: true)
            stage.advance(by: 1)
            expectEqual(lower.view.layer.cornerRadius, 5)
            root.dismiss(animated: true)
            stage.advance(by: 1)
            expectEqual(root.view.layer.cornerRadius, 0)
            expectEqual(lower.view.layer.cornerRadius, 0)
        }
    }

    @Test("Of three sheets the lowest is behind the second, which covers it")
    func three() throws {
        try onPhone { stage, root in
            let sheets = ["First", "Second", "Third"].map { sheet($0) }
            var presenter = root
            for sheet in sheets {
                presenter.present(sheet, animated: true)
                stage.advance(by: 1)
                presenter = sheet
            }

            let frames = sheets.map { $0.view.layer.frame }
            expectTrue(abs(frames[0].minY - 59) < 0.001 && abs(frames[1].minY - 59) < 0.001 && frames[2].minY == 69)
            expectTrue(abs(frames[0].width - frames[1].width) < 0.001 && frames[2].width == 393)
            root.dismiss(animated: true)
            stage.advance(by: 1)
            expectTrue(sheets.allSatisfy { CATransform3DIsIdentity($0.view.layer.transform) })
            expectEqual(stage.window.subviews, [root.view])
        }
    }

    @Test("A swipe from the edge goes back behind an undimmed sheet only")
    func edgeSwipe() throws {
        for undimmed in [false, true] {
            try Stage.run(root: UINavigationController(rootViewController: controller("First"))) { stage, navigation in
                navigation.pushViewController(controller("Second"), animated: false)
                stage.advance(by: 1)
                let sheet = sheet("Sheet", [.medium()])
                if undimmed { sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
                navigation.present(sheet, animated: false)
                stage.advance(by: 1)

                stage.drag(from: CGPoint(x: 2, y: 250), to: CGPoint(x: 380, y: 250))
                stage.advance(by: 1)

                expectEqual(navigation.viewControllers.count, undimmed ? 1 : 2)
                expectIdentical(navigation.presentedViewController, sheet)
            }
        }
    }

    @Test("The tint behind is gray only if the sheet dims")
    func tint() throws {
        try onPhone { stage, root in
            let sheet = sheet("Sheet", [.medium(), .large()])
            let manager = try #require(sheet.sheetPresentationController)
            manager.largestUndimmedDetentIdentifier = .medium
            root.present(sheet, animated: true)
            stage.advance(by: 1)
            expectEqual(root.view.tintAdjustmentMode, .normal)

            manager.animateChanges { manager.selectedDetentIdentifier = .large }
            expectEqual(root.view.tintAdjustmentMode, .dimmed)
            expectEqual(sheet.view.tintAdjustmentMode, .normal)
            stage.advance(by: 1)
            stage.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 420), duration: 1)
            stage.advance(by: 1)
            expectEqual(manager.selectedDetentIdentifier, .medium)
            expectEqual(root.view.tintAdjustmentMode, .normal)

            manager.largestUndimmedDetentIdentifier = nil
            stage.advance(by: 0)
            expectEqual(root.view.tintAdjustmentMode, .dimmed)
            root.dismiss(animated: true)
            stage.advance(by: 0)
            expectEqual(root.view.tintAdjustmentMode, .normal)
            stage.advance(by: 1)
        }
    }

    // MARK: The grabber

    @Test("The grabber does not change the safe area, and is hidden if the sheet fills the window")
    func grabberAndSafeArea() throws {
        try onPhone { stage, root in
            let sheet = sheet("Sheet")
            root.present(sheet, animated: false)
            stage.advance(by: 1)
            let insets = sheet.view.safeAreaInsets

            sheet.sheetPresentationController?.prefersGrabberVisible = true
            stage.advance(by: 0)
            expectEqual(grabbers(sheet), 1)
            expectEqual(sheet.view.safeAreaInsets, insets)

            stage.window.traitOverrides.verticalSizeClass = .compact
            stage.advance(by: 1)
            expectEqual(grabbers(sheet), 0)
            expectEqual(sheet.view.frame, stage.window.bounds)
        }
    }

    @Test("The grabber is not shown while another sheet is on top")
    func grabberUnderSheet() throws {
        try onPhone { stage, root in
            let (lower, upper) = (sheet("Lower"), sheet("Upper"))
            lower.sheetPresentationController?.prefersGrabberVisible = true
            root.present(lower, animated: false)
            stage.advance(by: 1)
            expectEqual(grabbers(lower), 1)

            lower.present(upper, animated: true)
            stage.advance(by: 0.1)
            expectEqual(grabbers(lower), 0)
            stage.advance(by: 1)
            stage.resize(to: CGSize(width: 393, height: 800))
            stage.advance(by: 1)
            expectEqual(grabbers(lower), 0)

            lower.dismiss(animated: true)
            stage.advance(by: 1)
            expectEqual(grabbers(lower), 1)
        }
    }

    @Test("The presenter has its own corners again when a change of the window moves it to its place")
    func presenterMovesForward() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 390, height: 844)) { stage, root in
            let sheet = sheet("Sheet")
            root.present(sheet, animated: false)
            stage.advance(by: 1)
            let behind = (root.view.layer.cornerRadius, root.view.clipsToBounds)
            stage.resize(to: CGSize(width: 1024, height: 1366))
            stage.advance(by: 1)
            let resized = (root.view.layer.cornerRadius, root.view.clipsToBounds)
            stage.resize(to: CGSize(width: 390, height: 844))
            stage.advance(by: 1)
            let again = (root.view.layer.cornerRadius, root.view.clipsToBounds)
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)

            expectTrue(behind == (10, true), "\(behind)")
            expectTrue(resized == (0, false), "\(resized)")
            expectTrue(again == (10, true), "\(again)")
            expectEqual(root.view.layer.cornerRadius, 0)
            expectFalse(root.view.clipsToBounds)
            sheet.dismiss(animated: false)
            stage.advance(by: 1)
        }
    }
}
