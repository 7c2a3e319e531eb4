import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Impossible numbers: the program does not stop, and presentations are inside the window.
@MainActor
@Suite("Presentations with impossible numbers")
struct HostilePresentationTests {
    private nonisolated static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, -1e30, 1e30, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0,
        .leastNonzeroMagnitude,
    ]

    private func onPad(_ body: (Stage, SourceController) throws -> Void) throws {
        try Stage.runWithSource { stage, root in
            stage.allowsDiagnostics = true
            try body(stage, root)
            _ = stage.snapshot()
            root.dismiss(animated: true)
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
            expectEqual(stage.window.subviews, [root.view])
        }
    }

    @Test("Heights of detents", arguments: numbers)
    func detents(number: CGFloat) throws {
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        try Stage.run(
            root: controller("Root"), size: CGSize(width: 393, height: 852), safeAreaInsets: insets
        ) { stage, root in
            let sheet = controller("Sheet")
            sheet.modalPresentationStyle = .pageSheet
            let manager = try #require(sheet.sheetPresentationController)
            manager.detents = [.custom { _ in number }, .medium()]
            manager.prefersGrabberVisible = true
            root.present(sheet, animated: true)
            stage.advance(by: 1)

            let isValid = number.isFinite && number >= 0
            let expected = !isValid ? 460 : number >= 1 ? 460 : 34
            #expect(abs(sheet.view.frame.height - CGFloat(expected)) < 1e-6, "\(sheet.view.frame)")
            manager.animateChanges { manager.detents = [.custom { _ in number }] }
            stage.advance(by: 1)
            expectTrue(abs(sheet.view.frame.maxY - 852) < 1e-6 && sheet.view.frame.height <= 783)
            stage.drag(from: CGPoint(x: 196, y: 840), to: CGPoint(x: 196, y: 200), duration: 0.2)
            stage.advance(by: 1)
            _ = stage.snapshot()
        }
    }

    @Test("Corner radii", arguments: numbers)
    func cornerRadius(number: CGFloat) throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let sheet = controller("Sheet")
            sheet.view.backgroundColor = .white
            sheet.modalPresentationStyle = .pageSheet
            sheet.sheetPresentationController?.preferredCornerRadius = number

            root.present(sheet, animated: true)
            stage.advance(by: 1)
            _ = stage.snapshot()

            let radius = sheet.view.layer.cornerRadius
            expectTrue(number.isFinite ? radius >= 0 && radius.isFinite : radius == 10, "\(radius)")
        }
    }

    @Test("Preferred sizes", arguments: numbers, [UIModalPresentationStyle.formSheet, .popover])
    func preferredSize(number: CGFloat, style: UIModalPresentationStyle) throws {
        try onPad { stage, root in
            let new = root.popover(CGSize(width: number, height: number))
            if style == .formSheet {
                new.modalPresentationStyle = .formSheet
                new.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
            }

            root.present(new, animated: true)
            stage.advance(by: 1)
            #expect(stage.window.bounds.contains(new.frameInWindow), "\(new.frameInWindow)")
            new.preferredContentSize = CGSize(width: 100, height: number)
            stage.advance(by: 1)
            #expect(stage.window.bounds.contains(new.frameInWindow), "\(new.frameInWindow)")
        }
    }

    @Test("Margins of popovers", arguments: numbers)
    func margins(number: CGFloat) throws {
        try onPad { stage, root in
            let popover = root.popover()
            let manager = try #require(popover.popoverPresentationController)
            manager.popoverLayoutMargins = UIEdgeInsets(top: number, left: number, bottom: number, right: number)

            root.present(popover, animated: true)
            stage.advance(by: 1)

            #expect(stage.window.bounds.contains(popover.frameInWindow), "\(popover.frameInWindow)")
        }
    }

    @Test("Source rectangles", arguments: numbers, numbers)
    func sourceRects(origin: CGFloat, size: CGFloat) throws {
        try onPad { stage, root in
            let popover = root.popover()
            let manager = try #require(popover.popoverPresentationController)
            manager.sourceRect = CGRect(x: origin, y: 20, width: size, height: origin)

            root.present(popover, animated: false)
            stage.advance(by: 0.5)
            #expect(CGRect(x: 10, y: 30, width: 1004, height: 728).contains(popover.frameInWindow))
            manager.sourceRect = CGRect(x: 0, y: size, width: origin, height: 1)
            stage.resize(to: CGSize(width: 900, height: 700))
            stage.advance(by: 0.5)
            #expect(CGRect(x: 10, y: 30, width: 880, height: 660).contains(popover.frameInWindow))
        }
    }

    @Test("A null source rectangle is the whole view, and an infinite one is no source")
    func specialRects() throws {
        for (rect, expected) in [(CGRect.null, CGFloat(520)), (.infinite, 512)] {
            try onPad { stage, root in
                let popover = root.popover()
                popover.popoverPresentationController?.sourceRect = rect

                root.present(popover, animated: false)
                stage.advance(by: 1)

                expectEqual(popover.frameInWindow.midX, expected)
            }
        }
    }
}
