import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitControls

@MainActor
@Suite("The positions of alerts and action sheets")
struct AlertLayoutTests {
    private let phone = CGSize(width: 390, height: 844)
    private let phoneInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    private func alert(
        _ width: CGFloat, _ height: CGFloat, in size: CGSize, _ insets: UIEdgeInsets = .zero
    ) -> CGRect { AlertLayout(CGSize(width: width, height: height), in: size, safeArea: insets, pixel: 1).frame }

    @Test("An alert is centered in the safe area, not in the window")
    func middle() {
        expectEqual(alert(270, 126, in: phone), CGRect(x: 60, y: 359, width: 270, height: 126))
        expectEqual(alert(270, 126, in: phone, phoneInsets), CGRect(x: 60, y: 366, width: 270, height: 126))
        // With the keyboard.
        let insets = UIEdgeInsets(top: 47, left: 0, bottom: 336, right: 0)
        expectEqual(alert(270, 126, in: phone, insets), CGRect(x: 60, y: 215, width: 270, height: 126))
    }

    @Test("An alert that is too high fills the safe area, or leaves 10 points free")
    func tall() {
        expectEqual(alert(270, 5000, in: phone), CGRect(x: 60, y: 10, width: 270, height: 824))
        expectEqual(alert(270, 5000, in: phone, phoneInsets), CGRect(x: 60, y: 47, width: 270, height: 763))
    }

    @Test("It is 270 points wide, 310 with large text, and narrower in narrow windows")
    func width() {
        func width(_ window: CGFloat, isLargeText: Bool = false) -> CGFloat {
            AlertLayout.width(
                in: CGSize(width: window, height: 500), safeArea: .zero, isLargeText: isLargeText)
        }

        expectEqual(width(390), 270)
        expectEqual(width(390, isLargeText: true), 310)
        expectEqual(width(280), 260)
        expectEqual(width(200), 180)
        expectEqual(width(10), 0)
    }

    @Test("An action sheet is at the bottom, its cards 8 points apart")
    func sheet() {
        func sheet(_ main: CGFloat, _ cancel: CGFloat, _ insets: UIEdgeInsets = .zero) -> ActionSheetLayout {
            ActionSheetLayout(mainHeight: main, cancelHeight: cancel, in: phone, safeArea: insets, pixel: 1)
        }

        let both = sheet(160, 57)
        expectEqual(both.frame, CGRect(x: 8, y: 611, width: 374, height: 225))
        expectEqual(both.main, CGRect(x: 0, y: 0, width: 374, height: 160))
        expectEqual(both.cancel, CGRect(x: 0, y: 168, width: 374, height: 57))
        expectEqual(sheet(160, 57, phoneInsets).frame, CGRect(x: 8, y: 585, width: 374, height: 225))
        expectEqual(sheet(160, 0).frame.height, 160)
        expectNil(sheet(160, 0).cancel)
        expectEqual(sheet(0, 57).frame.height, 57)
        expectNil(sheet(0, 57).main)
        // If the sheet is too high, 30 points stay free at the top.
        expectEqual(sheet(10_000, 57).frame, CGRect(x: 8, y: 30, width: 374, height: 806))
        expectEqual(sheet(10_000, 57).main?.height, 741)
    }

    @Test("An action sheet in a window that is wider than high is as wide as the window is high")
    func sheetWidth() {
        func width(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
            ActionSheetLayout.width(in: CGSize(width: width, height: height), safeArea: .zero)
        }

        expectEqual(width(390, 844), 374)
        expectEqual(width(844, 390), 374)
        expectEqual(width(200, 200), 184)
        expectEqual(width(590, 200), 304)
        expectEqual(width(3000, 3000), 500)
    }

    @Test(
        "In windows of any size both are inside, without overlaps",
        arguments: [CGFloat](arrayLiteral: 1, 60, 200, 321, 844, 3000), [CGFloat](arrayLiteral: 1, 60, 200, 390, 3000))
    func anyWindow(width: CGFloat, height: CGFloat) {
        let size = CGSize(width: width, height: height)
        let window = CGRect(origin: .zero, size: size)
        for insets in [.zero, phoneInsets, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)] {
            for wanted in [0, 57, 300, 50_000] as [CGFloat] {
                let alertWidth = AlertLayout.width(in: size, safeArea: insets, isLargeText: false)
                let card = alert(alertWidth, wanted, in: size, insets)
                let sheet = ActionSheetLayout(
                    mainHeight: wanted, cancelHeight: 57, in: size, safeArea: insets, pixel: 1)

                for frame in [card, sheet.frame] {
                    expectTrue(frame.size.width >= 0 && frame.size.height >= 0)
                    expectTrue(frame.isEmpty || window.contains(frame))
                }
                if let main = sheet.main, let cancel = sheet.cancel { expectTrue(main.intersection(cancel).isEmpty) }
            }
        }
    }
}
