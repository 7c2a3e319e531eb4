import Expectations
import Foundation
import Testing
import UIKit

@MainActor @Suite("NSTextStorage: attributes that fit characters")
struct AttributeFixingTests {
    private func style(_ spacing: CGFloat) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        return style
    }

    private func spacing(_ storage: NSTextStorage, _ index: Int) -> CGFloat? {
        (storage.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle)?.lineSpacing
    }

    @Test("A paragraph has its first style throughout, also when two are joined")
    func paragraphs() {
        let storage = NSTextStorage(string: "one\n", attributes: [.paragraphStyle: style(1)])
        storage.append(NSAttributedString(string: "two", attributes: [.paragraphStyle: style(2)]))
        expectEqual(spacing(storage, 0), 1)
        expectEqual(spacing(storage, 5), 2)

        storage.deleteCharacters(in: NSRange(location: 3, length: 1))

        expectEqual(spacing(storage, 0), 1)
        expectEqual(spacing(storage, 5), 1)
        storage.addAttribute(.paragraphStyle, value: style(3), range: NSRange(location: 2, length: 2))
        expectEqual(spacing(storage, 3), 1)
        storage.addAttribute(.paragraphStyle, value: style(3), range: NSRange(location: 0, length: 1))
        expectEqual(spacing(storage, 5), 3)
    }

    @Test("Each of many paragraphs with attributes of all kinds has one style, and keeps its other attributes")
    func many() {
        let storage = NSTextStorage()
        let text = NSMutableAttributedString(string: "")
        for index in 0..<2000 {
            let attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style(CGFloat(index % 5))]
            text.append(NSAttributedString(string: "ab", attributes: attributes))
            text.append(NSAttributedString(string: "c\n", attributes: [.foregroundColor: UIColor.red]))
        }

        storage.append(text)

        let indices = stride(from: 0, to: 8000, by: 4)
        expectTrue(
            indices.allSatisfy {
                spacing(storage, $0 + 2) == CGFloat($0 / 4 % 5) && spacing(storage, $0) == spacing(storage, $0 + 3)
            })
        let isRed = indices.allSatisfy { storage.attribute(.foregroundColor, at: $0 + 2, effectiveRange: nil) != nil }
        expectTrue(isRed)
    }

    @Test("Attachments apply only to their character")
    func attachments() {
        let storage = NSTextStorage(attributedString: NSAttributedString(attachment: NSTextAttachment()))

        storage.append(NSAttributedString(string: "text", attributes: [.attachment: NSTextAttachment()]))

        expectNotNil(storage.attribute(.attachment, at: 0, effectiveRange: nil))
        expectNil(storage.attribute(.attachment, at: 2, effectiveRange: nil))
    }

    @Test("Attributes are fixed between the two notifications, and a subclass's fixing is called for the changed range")
    func order() {
        final class Storage: NSTextStorage {
            nonisolated(unsafe) var log: [String] = []
            private let text = NSMutableAttributedString(string: "")

            override var string: String { text.string }

            override func attributes(
                at location: Int, effectiveRange range: NSRangePointer?
            ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }

            override func replaceCharacters(in range: NSRange, with str: String) {
                text.replaceCharacters(in: range, with: str)
                edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            }

            override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
                text.setAttributes(attrs, range: range)
                edited(.editedAttributes, range: range, changeInLength: 0)
            }

            override func fixAttributes(in range: NSRange) {
                log.append("fix \(range.location) \(range.length)")
                super.fixAttributes(in: range)
            }
        }
        final class Delegate: NSTextStorageDelegate {
            func textStorage(
                _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) { (textStorage as? Storage)?.log.append("will") }

            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) { (textStorage as? Storage)?.log.append("did") }
        }
        let (storage, delegate) = (Storage(), Delegate())
        storage.delegate = delegate

        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "one")

        expectEqual(storage.log, ["will", "fix 0 3", "did"])
        expectFalse(storage.fixesAttributesLazily)
        expectTrue(NSTextStorage().fixesAttributesLazily)
    }

    @Test("Layout managers are notified of the whole paragraph whose style was fixed")
    func layout() {
        let storage = NSTextStorage(string: "one\ntwo", attributes: [.paragraphStyle: style(1)])
        final class Manager: NSLayoutManager {
            nonisolated(unsafe) var edited = NSRange()

            override func processEditing(
                for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
                changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
            ) {
                edited = newCharRange
                super.processEditing(
                    for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
                    invalidatedRange: invalidatedCharRange)
            }
        }
        let manager = Manager()
        storage.addLayoutManager(manager)

        storage.addAttribute(.paragraphStyle, value: style(5), range: NSRange(location: 4, length: 1))

        expectEqual(manager.edited, NSRange(location: 4, length: 3))
    }
}
