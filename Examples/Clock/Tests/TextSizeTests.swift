import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import ClockDemo

@MainActor
@Suite("The clock's size of text")
struct TextSizeTests {
    private let countdowns = CountdownStore()
    private let first = IndexPath(row: 0, section: 0)

    private func onTab(_ tab: Int, width: Int, _ body: (Stage, UITableView) throws -> Void) throws {
        try Stage.run(
            size: CGSize(width: width, height: 844),
            rootViewController: ClockInterface.root(store: ClockStore(), countdowns: countdowns)
        ) { stage in
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            tabs.selectedIndex = tab
            countdowns.start(4000)
            stage.advance(by: 0.5)
            if tab == 2 {
                for title in ["Start", "Lap"] {
                    stage.find(title).tap()
                    stage.advance(by: 2.5)
                }
            }
            let table = views(UITableView.self, in: tabs.selectedViewController?.view).first
            try body(stage, try #require(table))
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView?) -> [View] {
        [view as? View].compactMap { $0 } + (view?.subviews ?? []).flatMap { views(type, in: $0) }
    }

    private func setTextSize(_ size: UIContentSizeCategory, _ stage: Stage) {
        stage.window.traitOverrides.preferredContentSizeCategory = size
        stage.advance(by: 0.5)
    }

    /// Whether the whole text of a label is visible, at its minimum size.
    private func isWhole(_ label: UILabel) -> Bool {
        let scale = label.minimumScaleFactor > 0 ? label.minimumScaleFactor : 0.5
        let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
        let width = label.adjustsFontSizeToFitWidth ? wanted.width * scale : wanted.width
        return width <= label.bounds.width + 1 && wanted.height <= label.bounds.height + 1
    }

    @Test(
        "Rows grow and shrink with the text size; no text is cut off or overlaps",
        arguments: [0, 1, 2, 3], [320, 390])
    func rows(tab: Int, width: Int) throws {
        try onTab(tab, width: width) { stage, table in
            let usual = table.rectForRow(at: first).height

            setTextSize(.accessibilityExtraExtraExtraLarge, stage)
            let large = table.rectForRow(at: first)
            let cell = try #require(table.cellForRow(at: first))
            let labels = views(UILabel.self, in: cell.contentView)
            let frames = labels.map { $0.convert($0.bounds, to: cell).insetBy(dx: 1, dy: 1) }
            let areWhole = labels.map(isWhole)
            let accessory = cell.accessoryView?.frame
            setTextSize(.large, stage)

            #expect(usual == [88, 96, 44, 104][tab] && table.rectForRow(at: first).height == usual)
            #expect(large.height > 1.4 * usual)
            #expect(labels.count >= 2 && areWhole.allSatisfy { $0 }, "\(labels.map(\.text)) \(areWhole)")
            for (index, frame) in frames.enumerated() {
                #expect(frames.dropFirst(index + 1).allSatisfy { !$0.intersects(frame) }, "\(frames)")
                #expect(accessory.map { frame.maxX <= $0.minX } != false)
                #expect(frame.minY >= 0 && frame.maxY <= large.height)
            }
        }
    }

    @Test("A city's time is beside its name in usual text, and below it in very large text")
    func stacking() throws {
        try onTab(0, width: 390) { stage, table in
            @MainActor func isBelow() throws -> Bool {
                let cell = try #require(table.cellForRow(at: first))
                let labels = views(UILabel.self, in: cell.contentView)
                let name = try #require(labels.first { $0.text == "Cupertino" })
                let time = try #require(labels.first { $0.text?.contains(":") == true })
                return time.convert(time.bounds, to: cell).minY >= name.convert(name.bounds, to: cell).maxY - 1
            }

            let usual = try isBelow()
            setTextSize(.accessibilityMedium, stage)
            let large = try isBelow()

            #expect(!usual && large)
        }
    }
}
