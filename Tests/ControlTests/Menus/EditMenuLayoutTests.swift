import Expectations
import Foundation
import RandomSupport
import Testing
import UIKit

@testable import UIKitControls

@MainActor
@Suite("Edit menus: pages and positions")
struct EditMenuLayoutTests {
    @Test func whatFitsIsOnePage() {
        expectEqual(EditMenuPages.pages(of: [100, 100], in: 200, chevron: 36), [0..<2])
        expectEqual(EditMenuPages.pages(of: [], in: 200, chevron: 36), [])
    }

    @Test func chevronsTakeRoom() {
        expectEqual(EditMenuPages.pages(of: [100, 60, 70], in: 200, chevron: 36), [0..<2, 2..<3])
        expectEqual(EditMenuPages.pages(of: [100, 70, 60], in: 200, chevron: 36), [0..<1, 1..<3])
        expectEqual(EditMenuPages.pages(of: [500, 500], in: 200, chevron: 36), [0..<1, 1..<2])
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func pagesHaveAllElementsInOrderAndFit(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let widths = (0..<Int.random(in: 1...30, using: &random)).map { _ in
            CGFloat.random(in: 20...150, using: &random)
        }
        let room = CGFloat.random(in: 100...600, using: &random)

        let pages = EditMenuPages.pages(of: widths, in: room, chevron: 36)

        expectEqual(pages.flatMap { Array($0) }, Array(widths.indices), "seed \(seed)")
        for (index, page) in pages.enumerated() {
            let chevrons: CGFloat = (index > 0 ? 36 : 0) + (index + 1 < pages.count ? 36 : 0)
            let used = widths[page].reduce(0, +) + chevrons
            expectTrue(!page.isEmpty && (used <= room || page.count == 1), "seed \(seed)")
        }
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func placesAreInTheAreaAndBesideTheTargetWhereThereIsRoom(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
        let area = CGRect(x: 8, y: 30, width: number(100...600), height: number(60...600))
        let size = CGSize(width: number(50...area.width), height: 39)
        let target = CGRect(
            x: number(-100...600), y: number(-100...600), width: number(0...200), height: number(0...400))
        let preferred = UIEditMenuArrowDirection(rawValue: Int.random(in: 0...4, using: &random)) ?? .automatic

        let place = EditMenuPlacement.place(size, for: target, in: area, preferring: preferred)

        let body = place.body
        expectEqual(body.size, size, "seed \(seed)")
        expectTrue(body.minX > area.minX - 0.01 && body.maxX < area.maxX + 0.01, "seed \(seed)")
        expectTrue(body.minY > area.minY - 0.01 && body.maxY < area.maxY + 0.01, "seed \(seed)")
        let isRoomAbove = target.minY - 15 - 39 >= area.minY && target.minY - 15 <= area.maxY
        if isRoomAbove, [.automatic, .down].contains(preferred) {
            expectTrue(place.direction == .down && abs(place.body.maxY - (target.minY - 15)) < 0.01, "seed \(seed)")
        }
        switch place.direction {
        case .up: expectEqual(place.tip.y, place.body.minY - 7, "seed \(seed)")
        case .down, .automatic: expectEqual(place.tip.y, place.body.maxY + 7, "seed \(seed)")
        case .left: expectEqual(place.tip.x, place.body.minX - 7, "seed \(seed)")
        case .right: expectEqual(place.tip.x, place.body.maxX + 7, "seed \(seed)")
        }
    }
}
