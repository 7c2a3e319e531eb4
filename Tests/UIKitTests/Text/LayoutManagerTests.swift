import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("NSLayoutManager and NSTextContainer")
struct LayoutManagerTests {
    private let font = UIFont.systemFont(ofSize: 20)

    /// A storage, its layout manager and container. The storage has to be kept.
    private func stack(
        _ string: String, _ size: CGSize = CGSize(width: 200, height: 0)
    ) -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer) {
        let storage = NSTextStorage(string: string, attributes: [.font: font])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: size))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (storage, manager, container)
    }

    @Test("Recorded: defaults of new objects")
    func fresh() {
        let (manager, container) = (NSLayoutManager(), NSTextContainer())

        expectFalse(manager.allowsNonContiguousLayout)
        expectEqual(manager.numberOfGlyphs, 0)
        expectNil(manager.textStorage)
        expectEqual(manager.firstUnlaidCharacterIndex(), 0)
        expectNil(manager.extraLineFragmentTextContainer)
        expectEqual(manager.extraLineFragmentRect, .zero)
        expectEqual(container.size, .zero)
        expectEqual(container.lineBreakMode, .byWordWrapping)
        expectEqual(container.maximumNumberOfLines, 0)
        expectFalse(container.widthTracksTextView)
        expectNil(container.layoutManager)
        expectEqual(container.lineFragmentPadding, 5)
    }

    @Test("The used area has the padding at both sides")
    func usedRect() {
        let (storage, manager, container) = stack("Hello")

        let used = manager.usedRect(for: container)

        let size = storage.size()
        expectTrue(abs(used.width - size.width - 10) < 0.01 && abs(used.height - size.height) < 0.01)
        container.lineFragmentPadding = 0
        #expect(abs(manager.usedRect(for: container).width - size.width) < 0.01)
    }

    @Test("Lines follow each other")
    func lines() throws {
        let (storage, manager, container) = stack("first words of a text\nsecond\n", CGSize(width: 150, height: 0))
        var (rects, ranges): ([CGRect], [NSRange]) = ([], [])

        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, used, _, range, _ in
            rects.append(rect)
            ranges.append(range)
            #expect(rect.contains(used))
        }

        try #require(rects.count == 3)
        expectTrue(rects.allSatisfy { $0.minX == 0 && $0.width == 150 })
        expectTrue(rects[0].minY == 0 && rects[1].minY == rects[0].maxY && rects[2].minY == rects[1].maxY)
        expectTrue(ranges[0].location == 0 && ranges[2] == NSRange(location: 22, length: 7))
        expectEqual(manager.extraLineFragmentRect.minY, rects[2].maxY)
        expectIdentical(manager.extraLineFragmentTextContainer, container)
        expectEqual(manager.usedRect(for: container).height, manager.extraLineFragmentRect.maxY)
        expectEqual(storage.length, 29)
    }

    @Test("Points are mapped to characters")
    func points() {
        let (storage, manager, container) = stack("Hello")
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: container)
        var fraction: CGFloat = -1

        let index = manager.characterIndex(
            for: CGPoint(x: rect.midX, y: rect.midY), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction
        )

        expectTrue(index == 1 && abs(fraction - 0.5) < 0.01)
        let end = manager.characterIndex(
            for: CGPoint(x: 1000, y: 1000), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        expectEqual(end, 4)
        expectEqual(fraction, 1)
        expectEqual(manager.glyphIndex(for: CGPoint(x: -100, y: 0), in: container), 0)
        expectEqual(storage.length, 5)
    }

    @Test("Edits are laid out")
    func edits() {
        let (storage, manager, container) = stack("one")
        let line = manager.usedRect(for: container).height

        storage.append(NSAttributedString(string: "\ntwo", attributes: [.font: font]))

        expectEqual(manager.numberOfGlyphs, 7)
        expectEqual(manager.usedRect(for: container).height, 2 * line)
        storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 4, length: 3))
        expectEqual(manager.usedRect(for: container).height, 3 * line)
        storage.setAttributedString(NSAttributedString(string: ""))
        expectEqual(manager.numberOfGlyphs, 0)
    }

    @Test("A container shows at most its number of lines, and an ellipsis if it truncates")
    func limits() {
        let (storage, manager, container) = stack(
            "some words that take more than one line\nand others", CGSize(width: 150, height: 0))
        let line = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).height

        container.maximumNumberOfLines = 2
        container.lineBreakMode = .byTruncatingTail

        expectEqual(manager.usedRect(for: container).height, 2 * line)
        expectEqual(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location, NSNotFound)
        let last = manager.glyphRange(for: container).upperBound - 1
        expectNotEqual(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: last).location, NSNotFound)
        #expect(last < storage.length - 1)
        container.maximumNumberOfLines = 0
        container.size.height = 3.5 * line
        expectEqual(manager.usedRect(for: container).height, 3 * line)
        container.size.height = 0
        expectEqual(manager.glyphRange(for: container).length, storage.length)
    }

    @Test("A subclass draws behind the text")
    func drawing() {
        final class Marker: NSLayoutManager {
            override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
                super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 50, width: 10, height: 10))
            }
        }
        let storage = NSTextStorage(string: "HHH", attributes: [.font: font])
        let (manager, container) = (Marker(), NSTextContainer(size: CGSize(width: 100, height: 0)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let range = manager.glyphRange(for: container)

        let text = UIImage.drawing(CGSize(width: 100, height: 60)) {
            manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: 10, y: 0))
        }
        let all = UIImage.drawing(CGSize(width: 100, height: 60)) {
            manager.drawBackground(forGlyphRange: range, at: CGPoint(x: 10, y: 0))
            manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: 10, y: 0))
        }

        expectTrue(text.ink.minX >= 15 && text.ink.minX < 20 && text.ink.maxY < 30)
        expectEqual(all.ink.minX, 0)
        expectEqual(all.ink.maxY, 60)
    }

    @Test("A manager that is added to a new storage leaves its own")
    func moving() {
        let (first, manager, container) = stack("first")
        let second = NSTextStorage(string: "second")

        second.addLayoutManager(manager)

        expectEmpty(first.layoutManagers)
        expectIdentical(manager.textStorage, second)
        expectEqual(manager.numberOfGlyphs, 6)
        second.removeLayoutManager(manager)
        expectEqual(manager.numberOfGlyphs, 0)
        expectIdentical(container.layoutManager, manager)
    }
}
