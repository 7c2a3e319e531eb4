import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("NSTextContainer: room for lines")
struct TextContainerTests {
    private let font = UIFont.systemFont(ofSize: 20)
    private let words = String(repeating: "ab cd ", count: 60)

    /// A storage, its layout manager and containers. The storage has to be kept.
    private func stack(
        _ string: String, _ containers: NSTextContainer...
    ) -> (storage: NSTextStorage, manager: NSLayoutManager) {
        let storage = NSTextStorage(string: string, attributes: [.font: font])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        for container in containers { manager.addTextContainer(container) }
        return (storage, manager)
    }

    private func fragments(_ manager: NSLayoutManager) -> [CGRect] {
        var rects: [CGRect] = []
        let all = NSRange(location: 0, length: manager.numberOfGlyphs)
        manager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in rects.append(rect) }
        return rects
    }

    @Test("Without paths a container is a rectangle, with paths it is not, and the paths are copied")
    func simple() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

        expectTrue(container.isSimpleRectangularTextContainer)
        expectEmpty(container.exclusionPaths)
        container.exclusionPaths = [path]
        path.append(UIBezierPath(rect: CGRect(x: 50, y: 50, width: 10, height: 10)))

        expectFalse(container.isSimpleRectangularTextContainer)
        expectEqual(container.exclusionPaths[0].bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("A line's rectangle is the first part with room, and the remaining rectangle is after the path")
    func lineFragmentRect() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 80, y: 0, width: 40, height: 50))]
        let proposed = CGRect(x: 0, y: 10, width: 200, height: 20)
        var rest = CGRect.null

        let left = container.lineFragmentRect(
            forProposedRect: proposed, at: 0, writingDirection: .leftToRight, remaining: &rest)
        expectEqual(left, CGRect(x: 0, y: 10, width: 80, height: 20))
        expectEqual(rest, CGRect(x: 120, y: 10, width: 80, height: 20))
        let right = container.lineFragmentRect(
            forProposedRect: proposed, at: 0, writingDirection: .rightToLeft, remaining: &rest)
        expectEqual(right, CGRect(x: 120, y: 10, width: 80, height: 20))
        expectEqual(rest, CGRect(x: 0, y: 10, width: 80, height: 20))
        let second = container.lineFragmentRect(
            forProposedRect: rest, at: 0, writingDirection: .rightToLeft, remaining: &rest)
        expectEqual(second, CGRect(x: 0, y: 10, width: 80, height: 20))
        expectEqual(rest, .zero)
    }

    @Test("If a path takes the whole width, the line is below it")
    func below() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: -10, y: 0, width: 300, height: 50))]

        let found = container.lineFragmentRect(
            forProposedRect: CGRect(x: 0, y: 10, width: 200, height: 20), at: 0, writingDirection: .leftToRight,
            remaining: nil)

        expectTrue(abs(found.minY - 50) < 0.01 && found.width == 200)
        container.size.height = 60
        let none = container.lineFragmentRect(
            forProposedRect: CGRect(x: 0, y: 10, width: 200, height: 20), at: 0, writingDirection: .leftToRight,
            remaining: nil)
        expectEqual(none, .zero)
    }

    @Test("A circle excludes its greatest width within a row")
    func circle() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 50, y: 0, width: 100, height: 100))]
        func left(_ y: CGFloat) -> CGFloat {
            container.lineFragmentRect(
                forProposedRect: CGRect(x: 0, y: y, width: 200, height: 20), at: 0, writingDirection: .leftToRight,
                remaining: nil
            ).maxX
        }

        // The greatest width in the row counts: at y = 20, 40 from the middle.
        #expect(abs(left(0) - (100 - 40)) < 0.2)
        #expect(abs(left(40) - 50) < 0.2)
        #expect(abs(left(80) - (100 - 40)) < 0.2)
        expectEqual(left(100), 200)
    }

    @Test("The hole of a path is room, by its rule")
    func hole() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 100))
        path.append(UIBezierPath(rect: CGRect(x: 50, y: 20, width: 100, height: 60)))
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        let proposed = CGRect(x: 0, y: 40, width: 200, height: 20)
        func found() -> CGRect {
            container.lineFragmentRect(forProposedRect: proposed, at: 0, writingDirection: .leftToRight, remaining: nil)
        }

        path.usesEvenOddFillRule = true
        container.exclusionPaths = [path]
        expectEqual(found(), CGRect(x: 50, y: 40, width: 100, height: 20))
        path.usesEvenOddFillRule = false
        container.exclusionPaths = [path]
        #expect(found().minY >= 100)
    }

    @Test("Text wraps around a path, and glyph locations are around it")
    func around() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        let (storage, manager) = stack(words, container)
        let line = fragments(manager)[0].height

        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 80, y: 0, width: 40, height: line * 2))]

        let found = fragments(manager)
        expectEqual(found[0], CGRect(x: 0, y: 0, width: 80, height: line))
        expectEqual(found[1], CGRect(x: 120, y: 0, width: 80, height: line))
        expectEqual(found[4].width, 200)
        var range = NSRange()
        _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
        let second = manager.lineFragmentRect(forGlyphAt: range.upperBound, effectiveRange: nil)
        expectEqual(second, found[1])
        expectEqual(manager.location(forGlyphAt: range.upperBound).x, 5)
        let index = manager.characterIndex(
            for: CGPoint(x: 126, y: 5), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        expectEqual(index, range.upperBound)
        expectEqual(storage.length, words.count)
        container.exclusionPaths = []
        expectEqual(fragments(manager)[0].width, 200)
    }

    @Test("A subclass determines the room")
    func subclass() {
        final class Diamond: NSTextContainer {
            override func lineFragmentRect(
                forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection: NSWritingDirection,
                remaining remainingRect: UnsafeMutablePointer<CGRect>?
            ) -> CGRect {
                let free = super.lineFragmentRect(
                    forProposedRect: proposedRect, at: characterIndex, writingDirection: writingDirection,
                    remaining: remainingRect)
                let inset = abs(100 - proposedRect.midY)
                return free.intersection(CGRect(x: inset, y: free.minY, width: 200 - 2 * inset, height: free.height))
            }
        }
        let (storage, manager) = stack(words, Diamond(size: CGSize(width: 200, height: 0)))

        let found = fragments(manager)

        expectTrue(storage.length > 0 && found.count > 4)
        for rect in found.prefix(5) {
            expectTrue(abs(rect.minX - abs(100 - rect.midY)) < 0.01 && abs(rect.midX - 100) < 0.01)
        }
    }

    @Test("A container without any room, and a container that requests its own layout, still show text")
    func strange() {
        final class Nowhere: NSTextContainer {
            override func lineFragmentRect(
                forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection: NSWritingDirection,
                remaining remainingRect: UnsafeMutablePointer<CGRect>?
            ) -> CGRect { .zero }
        }
        final class Curious: NSTextContainer {
            override func lineFragmentRect(
                forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection: NSWritingDirection,
                remaining remainingRect: UnsafeMutablePointer<CGRect>?
            ) -> CGRect {
                _ = layoutManager?.usedRect(for: self)
                remainingRect?.pointee = proposedRect
                return proposedRect
            }
        }
        let first = stack("one two three", Nowhere(size: CGSize(width: 200, height: 0)))
        let second = stack("one two three", Curious(size: CGSize(width: 200, height: 0)))

        expectEqual(first.manager.glyphRange(for: first.manager.textContainers[0]).length, 13)
        expectEqual(second.manager.glyphRange(for: second.manager.textContainers[0]).length, 13)
    }

    @Test("Hostile paths are laid out around or left out")
    func hostile() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        let (storage, manager) = stack(words, container)
        let usual = fragments(manager)
        let notFinite = UIBezierPath()
        notFinite.move(to: CGPoint(x: CGFloat.nan, y: 0))
        notFinite.addLine(to: CGPoint(x: CGFloat.infinity, y: 10))
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 100, y: 0))
        let points = UIBezierPath()
        for index in 0..<5000 {
            let point = CGPoint(x: 100 + CGFloat(index % 7), y: CGFloat(index * 37 % 400))
            if index == 0 { points.move(to: point) } else { points.addLine(to: point) }
        }

        container.exclusionPaths = [notFinite, UIBezierPath(), line]
        expectEqual(fragments(manager), usual)
        container.exclusionPaths = [points]
        expectTrue(fragments(manager).prefix(10).allSatisfy { $0.maxX <= 100.01 || $0.minX >= 100 })
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))]
        expectTrue(fragments(manager).count == usual.count && storage.length > 0)
        container.lineFragmentPadding = 150
        #expect(fragments(manager).count > usual.count)
    }

    @Test("Of a megabyte beside a path, the visible part is laid out")
    func long() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        let (storage, manager) = stack(String(repeating: "Some words.\n", count: 90_000), container)
        manager.allowsNonContiguousLayout = true
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 0, width: 100, height: 500))]

        manager.ensureLayout(forBoundingRect: CGRect(x: 0, y: 0, width: 200, height: 400), in: container)

        expectTrue(manager.firstUnlaidCharacterIndex() < 1000 && storage.length > 1_000_000)
    }
}
