import CoreGraphics
import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Invalid attributes, ranges and indexes", .serialized, .timeLimit(.minutes(2)))
struct HostileAttributesTests {
    nonisolated private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, -1e9, 1e9, 1e300, .leastNonzeroMagnitude, 0,
    ]
    nonisolated private static let ranges: [NSRange] = [
        NSRange(location: NSNotFound, length: 0), NSRange(location: NSNotFound, length: 5),
        NSRange(location: -1, length: 3), NSRange(location: Int.min, length: Int.max),
        NSRange(location: 0, length: -1), NSRange(location: 3, length: -2), NSRange(location: 0, length: Int.max),
        NSRange(location: 2, length: Int.max), NSRange(location: 100, length: 1), NSRange(location: 3, length: 100),
        NSRange(location: Int.max, length: Int.max), NSRange(location: 7, length: 0),
    ]

    private func attributes(_ number: CGFloat) -> [[NSAttributedString.Key: Any]] {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = number
        style.headIndent = number
        style.tailIndent = -number
        style.lineSpacing = number
        style.paragraphSpacing = number
        style.paragraphSpacingBefore = number
        let heights = NSMutableParagraphStyle()
        heights.minimumLineHeight = number
        heights.maximumLineHeight = 1
        heights.lineHeightMultiple = number
        heights.defaultTabInterval = number
        heights.tabStops = [
            NSTextTab(textAlignment: .right, location: number), NSTextTab(textAlignment: .left, location: -5),
        ]
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: number, y: number, width: number, height: number)
        attachment.image = UIImage(systemName: "star")
        let shadow = NSShadow()
        shadow.shadowBlurRadius = number
        shadow.shadowOffset = CGSize(width: number, height: number)
        return [
            [.paragraphStyle: style], [.paragraphStyle: heights], [.attachment: attachment],
            [.font: UIFont.systemFont(ofSize: number)], [.kern: number, .tracking: number, .baselineOffset: number],
            [.underlineStyle: Int.max, .strikethroughStyle: Int.min, .shadow: shadow],
            [.init("NSStrokeWidth"): number, .init("NSObliqueness"): number],
            [
                .font: "font", .foregroundColor: 3, .paragraphStyle: "style", .attachment: 1, .kern: "wide", .link: 5,
                .underlineStyle: "line", .shadow: 1, .backgroundColor: "red",
            ],
        ]
    }

    @Test("Text with such attributes is measured, drawn, edited and undone", arguments: numbers)
    func attributes(number: CGFloat) throws {
        try Stage.run(size: CGSize(width: 390, height: 600), rootViewController: UIViewController()) { stage in
            stage.allowsDiagnostics = true
            let root = try #require(stage.window.rootViewController?.view)
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            let field = UITextField(frame: CGRect(x: 0, y: 220, width: 300, height: 40))
            let label = UILabel(frame: CGRect(x: 0, y: 280, width: 300, height: 100))
            label.numberOfLines = 0
            for view in [view, field, label] { root.addSubview(view) }
            for values in attributes(number) {
                let text = NSMutableAttributedString(string: "one\ttwo\u{FFFC}\nthree שלום four five six seven\n")
                text.addAttributes(values, range: NSRange(location: 2, length: 30))
                for isScrolling in [true, false] {
                    view.isScrollEnabled = isScrolling
                    view.attributedText = text
                    field.attributedText = text
                    label.attributedText = text
                    let size = view.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
                    expectTrue(size.width.isFinite)
                    expectTrue(size.height.isFinite)
                    expectTrue(label.intrinsicContentSize.height.isFinite)
                    expectTrue(field.intrinsicContentSize.height.isFinite)
                    stage.render()
                }
                view.becomeFirstResponder()
                view.selectedRange = NSRange(location: 5, length: 0)
                stage.type("x")
                stage.tap(at: CGPoint(x: 50, y: 40))
                stage.press(.keyboardDownArrow)
                stage.press(.keyboardDeleteOrBackspace)
                view.undoManager?.undo()
                let caret = view.caretRect(for: view.endOfDocument)
                expectTrue(caret.minX.isFinite)
                expectTrue(caret.minY.isFinite)
                expectTrue(caret.height.isFinite)
                view.textStorage.addAttributes(values, range: NSRange(location: 0, length: view.textStorage.length))
                expectTrue(view.layoutManager.usedRect(for: view.textContainer).height.isFinite)
                _ = text.boundingRect(
                    with: CGSize(width: number, height: number), options: .usesLineFragmentOrigin, context: nil)
                stage.render()
            }
        }
    }

    @Test("Ten thousand runs of attributes")
    func manyRuns() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            stage.window.rootViewController?.view.addSubview(view)
            view.text = String(repeating: "ab cd\n", count: 5_000)
            let storage = view.textStorage
            storage.beginEditing()
            for index in 0..<10_000 {
                let color: UIColor = index % 2 == 0 ? .red : .blue
                storage.addAttribute(.foregroundColor, value: color, range: NSRange(location: index * 3, length: 2))
            }
            storage.endEditing()
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 15_000, length: 0)
            stage.type("x")
            stage.render()
            expectEqual(view.text.utf16.count, 30_001)
            let color = view.textStorage.attribute(.foregroundColor, at: 29_999, effectiveRange: nil) as? UIColor
            expectEqual(color, .blue)
        }
    }

    @Test("Ranges and indexes outside of the text", arguments: ["", "a😀b\nשלום"])
    func outside(text: String) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            stage.allowsDiagnostics = true
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            stage.window.rootViewController?.view.addSubview(view)
            view.text = text
            view.becomeFirstResponder()
            let (storage, manager, container) = (view.textStorage, view.layoutManager, view.textContainer)
            for range in Self.ranges {
                view.selectedRange = range
                view.scrollRangeToVisible(range)
                view.setMarkedText("x", selectedRange: range)
                view.unmarkText()
                view.text = text
                var actual = NSRange()
                _ = manager.glyphRange(forCharacterRange: range, actualCharacterRange: &actual)
                _ = manager.characterRange(forGlyphRange: range, actualGlyphRange: &actual)
                _ = manager.boundingRect(forGlyphRange: range, in: container)
                manager.enumerateEnclosingRects(
                    forGlyphRange: range, withinSelectedGlyphRange: range, in: container
                ) { _, _ in }
                manager.enumerateLineFragments(forGlyphRange: range) { _, _, _, _, _ in }
                manager.invalidateLayout(forCharacterRange: range, actualCharacterRange: &actual)
                manager.invalidateDisplay(forGlyphRange: range)
                manager.ensureLayout(forCharacterRange: range)
                manager.drawGlyphs(forGlyphRange: range, at: .zero)
                storage.invalidateAttributes(in: range)
                storage.ensureAttributesAreFixed(in: range)
                storage.fixAttributes(in: range)
                _ = view.layoutManager.numberOfGlyphs
                stage.settle()
            }
            for index in [-1, Int.min, Int.max, NSNotFound, 0, 8, 9, 10] {
                var range = NSRange()
                expectTrue(manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range).height.isFinite)
                expectTrue(manager.lineFragmentUsedRect(forGlyphAt: index, effectiveRange: &range).height.isFinite)
                expectTrue(manager.location(forGlyphAt: index).x.isFinite)
                _ = manager.textContainer(forGlyphAt: index, effectiveRange: &range)
                _ = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: index)
                _ = manager.glyphIndexForCharacter(at: index)
            }
            for number in Self.numbers {
                let point = CGPoint(x: number, y: number)
                var fraction: CGFloat = 0
                let index = manager.characterIndex(
                    for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
                expectTrue(0...text.utf16.count ~= index)
                expectTrue(fraction.isFinite)
                _ = manager.glyphRange(
                    forBoundingRect: CGRect(x: number, y: number, width: number, height: number), in: container)
                expectNotNil(view.closestPosition(to: point))
                _ = view.characterRange(at: point)
            }
            expectEqual(view.text, text)
        }
    }

    @Test("A storage ignores edits of a range outside of it", arguments: 0..<11)
    func storage(index: Int) {
        let (storage, range) = (NSTextStorage(string: "abcdef"), Self.ranges[index])

        storage.replaceCharacters(in: range, with: "x")
        storage.replaceCharacters(in: range, with: NSAttributedString(string: "x"))
        storage.deleteCharacters(in: range)
        storage.setAttributes([.kern: 1], range: range)
        storage.addAttribute(.kern, value: 1, range: range)
        storage.removeAttribute(.kern, range: range)
        storage.mutableString.deleteCharacters(in: range)
        storage.insert(NSAttributedString(string: "x"), at: 9)

        expectTrue(storage.isEqual(to: NSAttributedString(string: "abcdef")))
        expectEqual(storage.attributedSubstring(from: range).length, 0)
    }
}
