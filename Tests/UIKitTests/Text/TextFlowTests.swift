import Expectations
import Foundation
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor @Suite("NSLayoutManager: several containers, and its delegate")
struct TextFlowTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func stack(_ string: String, _ sizes: [CGSize]) -> (storage: NSTextStorage, manager: NSLayoutManager) {
        let storage = NSTextStorage(string: string, attributes: [.font: font])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        for size in sizes { manager.addTextContainer(NSTextContainer(size: size)) }
        return (storage, manager)
    }

    private var line: CGFloat {
        let (storage, manager) = stack("x", [.zero])
        return storage.length == 1 ? manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height : 0
    }

    private func ranges(_ manager: NSLayoutManager) -> [NSRange] { manager.textContainers.map(manager.glyphRange) }

    @Test("Text flows from one container to the next, paragraph by paragraph and line by line")
    func flow() {
        let size = CGSize(width: 200, height: 2.5 * line)
        let (storage, manager) = stack("one\ntwo\nthree\nfour\nfive", [size, size, size])

        let found = ranges(manager)

        expectEqual(found, [NSRange(0..<8), NSRange(8..<19), NSRange(19..<23)])
        expectEqual(storage.length, 23)
        expectIdentical(manager.textContainer(forGlyphAt: 9, effectiveRange: nil), manager.textContainers[1])
        expectEqual(manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil).minY, 0)
        expectEqual(manager.lineFragmentRect(forGlyphAt: 14, effectiveRange: nil).minY, line)
        expectNil(manager.textContainer(forGlyphAt: 23, effectiveRange: nil))
        expectEqual(manager.usedRect(for: manager.textContainers[2]).height, line)
    }

    @Test("A paragraph continues in a container of a different width, without its first line's indent")
    func widths() {
        let words = String(repeating: "ab cd ", count: 20)
        let (storage, manager) = stack(words, [CGSize(width: 100, height: 2 * line), CGSize(width: 400, height: 0)])
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 30
        storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))

        let found = ranges(manager)

        expectTrue(found[0].upperBound == found[1].location && found[1].upperBound == words.count)
        let first = manager.lineFragmentUsedRect(forGlyphAt: found[1].location, effectiveRange: nil)
        expectEqual(first.minX, 0)
        expectEqual(first.minY, 0)
        expectEqual(manager.lineFragmentRect(forGlyphAt: found[1].location, effectiveRange: nil).width, 400)
    }

    @Test("Edits, and containers that are added, removed and changed, move the flowing text")
    func changes() {
        let size = CGSize(width: 200, height: 2 * line)
        let (storage, manager) = stack("one\ntwo\nthree\nfour", [size, size])
        expectEqual(ranges(manager)[1].location, 8)

        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "zero\n")
        expectEqual(ranges(manager), [NSRange(0..<9), NSRange(9..<18)])
        manager.textContainers[0].size.height = line
        expectEqual(ranges(manager)[1].location, 5)
        manager.insertTextContainer(NSTextContainer(size: size), at: 0)
        expectEqual(ranges(manager)[1].location, 9)
        manager.removeTextContainer(at: 0)
        manager.removeTextContainer(at: 0)
        expectEqual(ranges(manager), [NSRange(0..<8)])
    }

    @Test("A container without room is skipped, and containers after the text are empty")
    func emptyContainers() {
        let (storage, manager) = stack(
            "one\ntwo\n",
            [CGSize(width: 200, height: 3), CGSize(width: 200, height: 0), CGSize(width: 200, height: 100)])

        expectEqual(ranges(manager).map(\.length), [0, 8, 0])
        expectEqual(storage.length, 8)
        expectIdentical(manager.extraLineFragmentTextContainer, manager.textContainers[1])
        expectEqual(manager.usedRect(for: manager.textContainers[0]), .zero)
        expectEqual(manager.usedRect(for: manager.textContainers[2]), .zero)
    }

    @Test("The line after a break at the end is in the next container if the first is full")
    func extraLine() {
        let (storage, manager) = stack("one\n", [CGSize(width: 200, height: line), CGSize(width: 200, height: 0)])

        expectIdentical(manager.extraLineFragmentTextContainer, manager.textContainers[1])
        expectEqual(manager.extraLineFragmentRect.minY, 0)
        expectEqual(storage.length, 4)
    }

    @Test("Each container has its own maximum number of lines, and the last ends with an ellipsis if it truncates")
    func limits() {
        let (storage, manager) = stack(
            "one\ntwo\nthree\nfour", [CGSize(width: 200, height: 0), CGSize(width: 200, height: 0)])
        for container in manager.textContainers {
            container.maximumNumberOfLines = 1
            container.lineBreakMode = .byTruncatingTail
        }

        expectTrue(ranges(manager)[0] == NSRange(0..<4) && ranges(manager)[1].location == 4)
        expectEqual(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location, NSNotFound)
        expectTrue(
            manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 5).location != NSNotFound && storage.length > 0)
    }

    @Test("Random edits flow as a text that is laid out from scratch", arguments: RandomSeeds.batches(40))
    func random(seeds: RandomSeeds) {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            let sizes: [CGSize] = (0..<4).map { _ in
                CGSize(width: random.number(60, 300), height: random.number(5, 120))
            }
            let (storage, manager) = stack("one two three\nfour five\n\nsix", sizes)
            for container in manager.textContainers where random.below(2) == 0 {
                let rect = CGRect(x: random.number(0, 100), y: random.number(0, 60), width: 60, height: 30)
                container.exclusionPaths = [UIBezierPath(ovalIn: rect)]
            }
            for _ in 0..<10 {
                let start = random.below(storage.length + 1)
                let length = min(storage.length - start, random.below(12))
                let new = random.pick(["", "x", "some words ", "\n", "two\nlines", "אבגד "])
                let text = NSAttributedString(string: new, attributes: [.font: font])
                storage.replaceCharacters(in: NSRange(location: start, length: length), with: text)
                let fresh = stack(storage.string, sizes)
                for (container, other) in zip(manager.textContainers, fresh.manager.textContainers) {
                    other.exclusionPaths = container.exclusionPaths
                }
                let (found, expected) = (ranges(manager), ranges(fresh.manager))
                expectTrue(found == expected && fresh.storage.length == storage.length, "seed \(seed)")
                let follows = zip(found, found.dropFirst()).allSatisfy { $0.upperBound <= $1.location }
                expectTrue(follows, "seed \(seed)")
            }
        }
    }

    @Test("A stack of TextKit objects is freed")
    func freed() {
        weak var weakManager: NSLayoutManager?
        weak var weakContainer: NSTextContainer?
        let spacer = Spacer()
        do {
            let (storage, manager) = stack("one\ntwo", [CGSize(width: 200, height: 20), CGSize(width: 200, height: 0)])
            manager.delegate = spacer
            manager.textContainers[0].exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50))]
            expectEqual(ranges(manager).count, 2)
            expectEqual(storage.length, 7)
            (weakManager, weakContainer) = (manager, manager.textContainers[0])
        }
        expectNil(weakManager)
        expectNil(weakContainer)
    }

    // MARK: The delegate

    private final class Spacer: NSLayoutManagerDelegate {
        var log: [String] = []
        var lineSpacing: CGFloat = 10
        var rects: [CGRect] = []

        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            rects.append(rect)
            return lineSpacing
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { 3 }

        func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { log.append("invalid") }

        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) { log.append("complete \(layoutFinishedFlag)") }
    }

    @Test("The delegate sets the spaces between lines and before paragraphs")
    func spacing() {
        let spacer = Spacer()
        let (storage, manager) = stack("one\ntwo", [CGSize(width: 200, height: 0)])
        let height = line

        manager.delegate = spacer

        expectEqual(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height, height + 10)
        let second = manager.lineFragmentUsedRect(forGlyphAt: 5, effectiveRange: nil)
        expectEqual(second.minY, height + 13)
        expectEqual(second.height, height)
        #expect(spacer.rects.contains(CGRect(x: 0, y: 0, width: 200, height: height)))
        manager.delegate = nil
        expectEqual(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height, height)
        expectEqual(storage.length, 7)
    }

    @Test("Spacing without a delegate method follows the style, and invalid numbers are ignored")
    func badSpacing() {
        let spacer = Spacer()
        let (storage, manager) = stack("one\ntwo", [CGSize(width: 200, height: 0)])
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.paragraphSpacing) = (4, 6)
        storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 7))
        spacer.lineSpacing = .nan
        let height = line

        manager.delegate = spacer

        expectEqual(manager.lineFragmentUsedRect(forGlyphAt: 5, effectiveRange: nil).minY, height + 4 + 6 + 3)
        spacer.lineSpacing = -50
        manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 7), actualCharacterRange: nil)
        expectEqual(manager.lineFragmentUsedRect(forGlyphAt: 5, effectiveRange: nil).minY, height + 6 + 3)
    }

    @Test("The delegate is notified of changes, and once after each when all text is laid out")
    func log() {
        let spacer = Spacer()
        let (storage, manager) = stack("one", [CGSize(width: 200, height: 0)])
        manager.delegate = spacer
        spacer.log = []

        storage.append(NSAttributedString(string: " two"))
        manager.ensureLayout(for: manager.textContainers[0])
        manager.ensureLayout(for: manager.textContainers[0])

        expectEqual(spacer.log, ["invalid", "complete true"])
    }

    @Test("The delegate is notified of the container of a line")
    func containers() {
        final class Log: NSLayoutManagerDelegate {
            var widths: [CGFloat] = []

            func layoutManager(
                _ layoutManager: NSLayoutManager,
                shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
                lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
                in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
            ) -> Bool {
                widths.append(textContainer.size.width)
                return false
            }
        }
        let log = Log()
        let (storage, manager) = stack(
            "one\ntwo", [CGSize(width: 100, height: line), CGSize(width: 300, height: line)])
        manager.delegate = log

        _ = ranges(manager)

        #expect(log.widths.contains(100))
        expectEqual(log.widths.last, 300)
        expectEqual(storage.length, 7)
    }

    @Test("The delegate makes a line higher and moves its baseline")
    func lineHeight() {
        final class Taller: NSLayoutManagerDelegate {
            func layoutManager(
                _ layoutManager: NSLayoutManager,
                shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
                lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
                in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
            ) -> Bool {
                lineFragmentRect.pointee.size.height = 50
                baselineOffset.pointee += 7
                return true
            }
        }
        let taller = Taller()
        let (storage, manager) = stack("one\ntwo", [CGSize(width: 200, height: 0)])
        let usual = manager.location(forGlyphAt: 0).y

        manager.delegate = taller

        expectEqual(
            manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil), CGRect(x: 0, y: 50, width: 200, height: 50))
        expectTrue(abs(manager.location(forGlyphAt: 0).y - usual - 7) < 0.001 && storage.length == 7)
    }

    @Test("Text that a delegate or a container changes during the layout is laid out afterwards")
    func editsInside() {
        final class Editing: NSObject, NSLayoutManagerDelegate {
            var isDone = false

            func layoutManager(
                _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
                withProposedLineFragmentRect rect: CGRect
            ) -> CGFloat {
                guard !isDone, let storage = layoutManager.textStorage else { return 0 }
                isDone = true
                storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: "x")
                return 0
            }
        }
        final class Shrinking: NSTextContainer {
            override func lineFragmentRect(
                forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection: NSWritingDirection,
                remaining remainingRect: UnsafeMutablePointer<CGRect>?
            ) -> CGRect {
                if size.height == 0 { size = CGSize(width: 150, height: 500) }
                if let storage = layoutManager?.textStorage, storage.length > 1 {
                    storage.deleteCharacters(in: NSRange(location: 1, length: storage.length - 1))
                }
                return proposedRect
            }
        }
        let editing = Editing()
        let (storage, manager) = stack("one\ntwo\nthree", [CGSize(width: 200, height: 0)])
        manager.delegate = editing
        manager.ensureLayout(for: manager.textContainers[0])
        expectTrue(manager.numberOfGlyphs == 13 || manager.numberOfGlyphs == 1)
        expectEqual(manager.usedRect(for: manager.textContainers[0]).height, line)
        expectEqual(storage.length, 1)
        expectEqual(manager.numberOfGlyphs, 1)

        let other = stack("one\ntwo\nthree", [])
        let container = Shrinking(size: CGSize(width: 200, height: 0))
        other.manager.addTextContainer(container)
        other.manager.ensureLayout(for: container)
        expectEqual(other.manager.glyphRange(for: container).length, 1)
        expectEqual(other.storage.length, 1)
    }

    @Test("A delegate that requests layout during the layout gets lines as the style determines")
    func asksInside() {
        final class Curious: NSLayoutManagerDelegate {
            func layoutManager(
                _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
                withProposedLineFragmentRect rect: CGRect
            ) -> CGFloat { layoutManager.lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: nil).height }
        }
        let curious = Curious()
        let (storage, manager) = stack("one\ntwo", [CGSize(width: 200, height: 0)])

        manager.delegate = curious

        expectEqual(manager.lineFragmentUsedRect(forGlyphAt: 5, effectiveRange: nil).minY, 2 * line)
        expectEqual(storage.length, 7)
    }
}
