import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitControls

@MainActor
@Suite("The layout of an alert's card")
struct AlertCardLayoutTests {
    private let metrics = AlertMetrics(.alert)
    private let texts = AlertCardContent(title: 21, message: 16)

    private func layout(
        _ content: AlertCardContent, _ metrics: AlertMetrics? = nil, height: CGFloat? = nil,
        isRightToLeft: Bool = false
    ) -> AlertCardLayout {
        let metrics = metrics ?? self.metrics
        let height = height ?? AlertCardLayout.height(of: content, metrics, width: 270)
        return AlertCardLayout(
            content, metrics, size: CGSize(width: 270, height: height), isRightToLeft: isRightToLeft)
    }

    private func content(rows: [CGFloat], widths: [CGFloat] = [], cancel: Int? = nil) -> AlertCardContent {
        var content = texts
        (content.rows, content.rowWidths, content.cancel) = (rows, widths, cancel)
        return content
    }

    @Test("Two actions whose titles fit are side by side, with cancel leading")
    func two() {
        let content = content(rows: [44, 44], widths: [100, 134], cancel: 1)

        let layout = layout(content)

        expectEqual(AlertCardLayout.height(of: content, metrics, width: 270), 126)
        expectEqual(layout.title, CGRect(x: 20, y: 20, width: 230, height: 21))
        expectEqual(layout.message, CGRect(x: 20, y: 45, width: 230, height: 16))
        expectEqual(layout.header, CGRect(x: 0, y: 0, width: 270, height: 81))
        expectEqual(layout.headerHeight, 81)
        expectEqual(layout.separator, CGRect(x: 0, y: 81, width: 270, height: 1))
        expectEqual(layout.actions, CGRect(x: 0, y: 82, width: 270, height: 44))
        expectEqual(layout.actionsHeight, 44)
        let left = CGRect(x: 0, y: 0, width: 134, height: 44)
        let right = CGRect(x: 135, y: 0, width: 135, height: 44)
        expectEqual(layout.rows, [right, left])
        expectEqual(layout.separators, [CGRect(x: 134, y: 0, width: 1, height: 44)])
        expectEqual(self.layout(content, isRightToLeft: true).rows, [left, right])
    }

    @Test("Actions are stacked with cancel last if a title is too wide or if there are more than two")
    func stacked() {
        let two = layout(content(rows: [44, 44], widths: [40, 135], cancel: 0))
        let three = layout(content(rows: [44, 44, 60], cancel: 1))

        func row(_ y: CGFloat, _ height: CGFloat = 44) -> CGRect { CGRect(x: 0, y: y, width: 270, height: height) }
        expectEqual(two.rows, [row(45), row(0)])
        expectEqual(two.separators, [row(44, 1)])
        expectEqual(three.rows, [row(0), row(106), row(45, 60)])
        expectEqual(three.separators, [row(44, 1), row(105, 1)])
        expectEqual(three.actionsHeight, 150)
    }

    @Test("Without cancel, actions keep the order in which they were added")
    func order() {
        let layout = layout(content(rows: [44, 44], widths: [50, 50]))

        expectTrue(layout.rows[0].minX == 0 && layout.rows[1].minX == 135)
    }

    @Test("Long text leaves a part of the actions visible, and both scroll")
    func longText() {
        var content = content(rows: [44, 44, 44])
        content.message = 9000

        let layout = layout(content, height: 763)

        expectEqual(layout.header.height, 694)
        expectEqual(layout.headerHeight, 9065)
        expectEqual(layout.actions, CGRect(x: 0, y: 695, width: 270, height: 68))
        expectEqual(layout.actionsHeight, 134)
    }

    @Test("Large text leaves half of the card to the actions")
    func largeText() {
        var content = content(rows: Array(repeating: 100, count: 5))
        content.message = 9000

        let layout = layout(content, AlertMetrics(.alert, isLargeText: true), height: 601)

        expectEqual(layout.header.height, 300)
        expectEqual(layout.actions.height, 300)
    }

    @Test("Many actions do not shrink the text, and scroll")
    func manyActions() {
        let layout = layout(content(rows: Array(repeating: 44, count: 200)), height: 824)

        expectEqual(layout.header.height, 81)
        expectEqual(layout.actions.height, 742)
        expectEqual(layout.actionsHeight, 8999)
        expectEqual(layout.rows[199], CGRect(x: 0, y: 8955, width: 270, height: 44))
    }

    @Test("Views between message and actions scroll with the text, and no line is drawn without actions or text")
    func parts() {
        var fields = texts
        fields.accessory = 60
        let withFields = layout(fields)
        let actionsOnly = layout(AlertCardContent(rows: [44]))
        let nothing = layout(AlertCardContent())

        expectEqual(withFields.accessory, CGRect(x: 20, y: 65, width: 230, height: 60))
        expectEqual(withFields.headerHeight, 145)
        expectNil(withFields.separator)
        expectNil(actionsOnly.separator)
        expectEqual(actionsOnly.actions.minY, 0)
        expectEqual(actionsOnly.headerHeight, 0)
        expectEqual(nothing.header.height, 0)
        expectEqual(nothing.actions.height, 0)
    }

    @Test("Parts do not overlap and have no negative sizes at any size", arguments: [0, 1, 50, 180, 600, 3000])
    func anySize(height: CGFloat) {
        for kind in [AlertMetrics.Kind.alert, .sheet, .popover] {
            for width in [0, 1, 30, 180, 270, 500] as [CGFloat] {
                for count in [0, 1, 2, 7] {
                    var content = content(
                        rows: Array(repeating: 57, count: count), widths: Array(repeating: 80, count: count))
                    content.message = 400

                    let layout = AlertCardLayout(
                        content, AlertMetrics(kind), size: CGSize(width: width, height: height), isRightToLeft: false)

                    let frames = [layout.header, layout.actions, layout.title, layout.message] + layout.rows
                    expectTrue(frames.allSatisfy { $0.size.width >= 0 && $0.size.height >= 0 })
                    #expect(layout.header.maxY <= layout.actions.minY)
                    #expect(layout.actions.maxY <= max(height, 1))
                    expectTrue(layout.rows.allSatisfy { $0.maxX <= width && $0.maxY <= layout.actionsHeight })
                }
            }
        }
    }

    @Test("Lines are one pixel thick, and insets of alerts grow with text")
    func scaling() {
        let metrics = AlertMetrics(.alert, bodySize: 34, displayScale: 2)

        expectEqual(metrics.hairline, 0.5)
        expectEqual(metrics.headerInset, 40)
        expectEqual(AlertMetrics(.sheet, displayScale: 0).hairline, 1)
        expectEqual(AlertMetrics(.sheet).rowHeight(ofTitle: 24), 57)
        expectEqual(AlertMetrics(.sheet, actionSize: 40).rowHeight(ofTitle: 50), 86)
    }
}
