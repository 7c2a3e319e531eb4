import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Frames of sheets: values measured on UIKit, if available.
@MainActor
@Suite("Frames of sheets")
struct SheetFrameTests {
    private func frame(
        _ style: UIModalPresentationStyle, size: CGSize, top: CGFloat = 0, bottom: CGFloat = 0,
        configure: (UIViewController, UISheetPresentationController) -> Void = { _, _ in }
    ) throws -> CGRect {
        var frame = CGRect.zero
        let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        try Stage.run(root: controller("Root"), size: size, safeAreaInsets: insets) { stage, root in
            let sheet = controller("Sheet")
            sheet.modalPresentationStyle = style
            let manager = try #require(sheet.sheetPresentationController)
            configure(sheet, manager)
            root.present(sheet, animated: false)
            stage.advance(by: 1)
            frame = sheet.view.frame
        }
        return frame
    }

    @Test("A large sheet leaves 40 points at the top of a phone with a home button, else 10 below the bars")
    func phones() throws {
        for style in [UIModalPresentationStyle.pageSheet, .formSheet, .automatic] {
            let homeButton = try frame(style, size: CGSize(width: 375, height: 667), top: 20)
            let homeIndicator = try frame(style, size: CGSize(width: 393, height: 852), top: 59, bottom: 34)

            expectEqual(homeButton, CGRect(x: 0, y: 40, width: 375, height: 627))
            expectEqual(homeIndicator, CGRect(x: 0, y: 69, width: 393, height: 783))
        }
    }

    @Test("In compact height a sheet fills the window, and the presenter stays behind it")
    func landscape() throws {
        try Stage.run(root: controller("Root"), size: CGSize(width: 667, height: 375)) { stage, root in
            let sheet = controller("Sheet")
            sheet.modalPresentationStyle = .pageSheet
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            stage.window.traitOverrides.verticalSizeClass = .compact
            stage.timeline.clear()

            root.present(sheet, animated: false)
            stage.advance(by: 1)

            expectEqual(sheet.view.frame, CGRect(x: 0, y: 0, width: 667, height: 375))
            expectEqual(sheet.view.layer.cornerRadius, 0)
            expectNotNil(root.view.window)
            expectEmpty(stage.timeline.callbacks(of: root))
        }
    }

    @Test("A page on a pad has the proportions of A4, a form is 540 by 620 or as large as it prefers")
    func pads() throws {
        let pad = CGSize(width: 1024, height: 1366)

        try expectEqual(frame(.pageSheet, size: pad, top: 24), CGRect(x: 156, y: 180, width: 712, height: 1006))
        try expectEqual(frame(.formSheet, size: pad, top: 24), CGRect(x: 242, y: 373, width: 540, height: 620))
        try expectEqual(
            frame(.formSheet, size: pad, top: 24) { sheet, _ in
                sheet.preferredContentSize = CGSize(width: 400, height: 0)
            }, CGRect(x: 312, y: 373, width: 400, height: 620))
        try expectEqual(
            frame(.formSheet, size: pad, top: 24) { _, manager in manager.prefersPageSizing = true },
            CGRect(x: 156, y: 180, width: 712, height: 1006))
    }

    @Test("A preferred size has no effect in compact width")
    func preferredOnPhone() throws {
        let frame = try frame(.formSheet, size: CGSize(width: 375, height: 667), top: 20) { sheet, _ in
            sheet.preferredContentSize = CGSize(width: 300, height: 200)
        }

        expectEqual(frame, CGRect(x: 0, y: 40, width: 375, height: 627))
    }

    @Test("Attached to the edge in compact height it is 8 points below the bars, and as wide as it prefers")
    func edgeAttached() throws {
        func attached(follows: Bool) throws -> CGRect {
            var frame = CGRect.zero
            let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
            try Stage.run(
                root: controller("Root"), size: CGSize(width: 844, height: 390), safeAreaInsets: insets
            ) { stage, root in
                let sheet = controller("Sheet")
                sheet.modalPresentationStyle = .pageSheet
                sheet.preferredContentSize = CGSize(width: 500, height: 0)
                let manager = try #require(sheet.sheetPresentationController)
                manager.prefersEdgeAttachedInCompactHeight = true
                manager.widthFollowsPreferredContentSizeWhenEdgeAttached = follows
                stage.window.traitOverrides.verticalSizeClass = .compact
                stage.window.traitOverrides.horizontalSizeClass = .compact
                root.present(sheet, animated: false)
                stage.advance(by: 1)
                frame = sheet.view.frame
            }
            return frame
        }

        try expectEqual(attached(follows: false), CGRect(x: 47, y: 8, width: 750, height: 382))
        try expectEqual(attached(follows: true), CGRect(x: 172, y: 8, width: 500, height: 382))
    }

    @Test("A card stands over its source view, inside the margins")
    func source() throws {
        try Stage.run(root: controller("Root"), size: CGSize(width: 1024, height: 768)) { stage, root in
            let source = UIView(frame: CGRect(x: 0, y: 700, width: 40, height: 40))
            root.view.addSubview(source)
            let sheet = controller("Sheet")
            sheet.modalPresentationStyle = .formSheet
            sheet.preferredContentSize = CGSize(width: 300, height: 200)
            sheet.sheetPresentationController?.sourceView = source

            root.present(sheet, animated: false)
            stage.advance(by: 1)

            expectEqual(sheet.view.frame, CGRect(x: 16, y: 552, width: 300, height: 200))
        }
    }

    @Test("No window is too small or too large", arguments: [0, 1, 40, 81, 3000] as [CGFloat])
    func sizes(side: CGFloat) throws {
        for width in [side, 390, 1200] {
            for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
                let frame = try frame(style, size: CGSize(width: max(1, width), height: max(1, side)), top: 20) {
                    $1.detents = [.medium(), .custom { _ in 100 }, .large()]
                }

                expectTrue(frame.width >= 0 && frame.height >= 0 && frame.minY.isFinite)
                expectTrue(frame.maxY <= max(1, side) && frame.maxX <= max(1, width))
            }
        }
    }
}
