import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A window that is resized while a sheet is presented, at rest or dismissed.
@MainActor
@Suite("Sheets whose window is resized")
struct SheetResizeTests {
    private static let wide = CGSize(width: 1024, height: 768)
    private static let narrow = CGSize(width: 320, height: 480)

    /// When the window is resized, in seconds after the call that presents the sheet, animated.
    @Test("The content of a sheet keeps its margins if the sheet's own margins have no room", arguments: [0, 0.1, 1])
    func margins(after seconds: Double) throws {
        try Stage.run(root: controller("Root"), size: Self.wide) { stage, root in
            let sheet = controller("Sheet")
            let inset = UIView(frame: sheet.view.bounds.insetBy(dx: 20, dy: 20))
            inset.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            sheet.view.addSubview(inset)
            sheet.modalPresentationStyle = .pageSheet
            root.present(sheet, animated: true)
            stage.advance(by: seconds)

            stage.resize(to: Self.narrow)
            stage.advance(by: 1)

            expectEqual(sheet.view.frame, CGRect(x: 0, y: 20, width: 320, height: 460))
            expectEqual(inset.frame, sheet.view.bounds.insetBy(dx: 20, dy: 20))
        }
    }

    @Test("A popover adapts to a window that is resized while a finger drags it as a sheet below its stops")
    func popoverWhileDragged() throws {
        try Stage.run(root: controller("Root"), size: CGSize(width: 390, height: 844)) { stage, root in
            let popover = controller("Popover")
            popover.modalPresentationStyle = .popover
            popover.popoverPresentationController?.sourceView = root.view
            root.present(popover, animated: false)
            stage.advance(by: 1)

            stage.touchDown(at: CGPoint(x: 195, y: 100))
            for y in [110, 130, 160] {
                stage.advance(by: 0.1)
                stage.touchMove(to: CGPoint(x: 195, y: y))
            }
            stage.resize(to: Self.wide)
            stage.advance(by: 0.2)
            stage.touchUp(at: CGPoint(x: 195, y: 160))
            stage.advance(by: 1)

            expectEqual(popover.popoverPresentationController?.arrowDirection, .up)
        }
    }

    @Test("The same during the presentation of a page that covers the sheet, with the sheet's view in its container")
    func marginsUnderPage() throws {
        try Stage.run(root: controller("Root"), size: Self.wide) { stage, root in
            let (sheet, page) = (controller("Sheet"), controller("Page"))
            let inset = UIView(frame: sheet.view.bounds.insetBy(dx: 20, dy: 20))
            inset.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            sheet.view.addSubview(inset)
            sheet.modalPresentationStyle = .pageSheet
            let small = UISheetPresentationController.Detent.custom { _ in 200 }
            sheet.sheetPresentationController?.detents = [small]
            stage.window.traitOverrides.horizontalSizeClass = .compact
            root.present(sheet, animated: false)
            stage.advance(by: 1)
            page.modalPresentationStyle = .fullScreen

            sheet.present(page, animated: true)
            stage.advance(by: 0.1)
            stage.resize(to: Self.narrow)
            stage.advance(by: 1)
            page.dismiss(animated: false)
            stage.advance(by: 1)

            expectEqual(sheet.view.frame, CGRect(x: 0, y: 280, width: 320, height: 200))
            expectEqual(inset.frame, sheet.view.bounds.insetBy(dx: 20, dy: 20))
        }
    }

    @Test("A sheet that is resized during its animated presentation ends at its position", arguments: [0.1, 0.3])
    func place(after seconds: Double) throws {
        try Stage.run(root: controller("Root"), size: Self.narrow) { stage, root in
            let sheet = controller("Sheet")
            sheet.modalPresentationStyle = .pageSheet
            root.present(sheet, animated: true)
            stage.advance(by: seconds)

            stage.resize(to: Self.wide)
            stage.advance(by: 1)

            expectEqual(sheet.view.frame, CGRect(x: 156, y: 40, width: 712, height: 688))
        }
    }

    @Test("A sheet that is released after the window was resized is at its position")
    func letGo() throws {
        try Stage.run(root: controller("Root"), size: Self.narrow) { stage, root in
            let sheet = controller("Sheet")
            sheet.modalPresentationStyle = .pageSheet
            root.present(sheet, animated: false)
            stage.advance(by: 1)
            stage.touchDown(at: CGPoint(x: 160, y: 100))
            stage.touchMove(to: CGPoint(x: 160, y: 120))
            stage.touchMove(to: CGPoint(x: 160, y: 160))

            stage.resize(to: Self.wide)
            stage.touchUp(at: CGPoint(x: 160, y: 160))
            stage.advance(by: 1)

            expectIdentical(root.presentedViewController, sheet)
            expectEqual(sheet.view.frame, CGRect(x: 156, y: 40, width: 712, height: 688))
        }
    }

    @Test(
        "A page in the context of a sheet has the sheet's frame and corners, also after the window was resized",
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func pageInContext(style: UIModalPresentationStyle) throws {
        try Stage.run(root: controller("Root"), size: Self.wide) { stage, root in
            let (sheet, page) = (controller("Sheet"), controller("Page"))
            sheet.modalPresentationStyle = .formSheet
            root.present(sheet, animated: false)
            stage.advance(by: 1)
            page.modalPresentationStyle = style
            page.view.backgroundColor = .red
            sheet.present(page, animated: false)
            stage.advance(by: 1)
            let frame = { @MainActor in page.view.convert(page.view.bounds, to: nil) }
            expectEqual(frame(), CGRect(x: 242, y: 74, width: 540, height: 620))
            let corner = stage.snapshot().pixel(242, 74)
            #expect(corner != 0xFFFF_0000, "the corner is rounded")

            for (size, expected) in [
                (Self.narrow, CGRect(x: 0, y: 20, width: 320, height: 460)),
                (CGSize(width: 1200, height: 900), CGRect(x: 330, y: 140, width: 540, height: 620)),
            ] {
                stage.resize(to: size)
                stage.advance(by: 1)
                expectEqual(frame(), expected)
            }
            page.dismiss(animated: false)
            stage.advance(by: 1)
            expectEqual(sheet.view.frame, CGRect(x: 330, y: 140, width: 540, height: 620))
        }
    }

    @Test("The grabber is in the middle of the upper edge after a rotation and in a new width")
    func grabber() throws {
        let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        try Stage.run(safeAreaInsets: insets, rootViewController: UIViewController()) { stage in
            let sheet = UIViewController()
            sheet.view.backgroundColor = .white
            sheet.sheetPresentationController?.detents = [.medium()]
            sheet.sheetPresentationController?.prefersGrabberVisible = true
            stage.window.rootViewController?.present(sheet, animated: true)
            stage.advance(by: 1)
            @MainActor func pixels() -> [[UInt8]?] {
                let frame = sheet.view.convert(sheet.view.bounds, to: nil)
                return [-20, -16, 16, 20].map { stage.pixel(at: CGPoint(x: frame.midX + $0, y: frame.minY + 7)) }
            }
            let expected = pixels()
            expectNotEqual(expected[0], expected[1])

            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            stage.rotate(to: .portrait)
            stage.advance(by: 1)
            expectEqual(pixels(), expected)

            stage.resize(to: CGSize(width: 320, height: 844))
            stage.advance(by: 1)
            expectEqual(pixels(), expected)
        }
    }
}
