import Expectations
import Foundation
import Testing
import UIKit

private let tag = NSAttributedString.Key("tag")

/// A storage with its own text, as programs implement it.
private final class OwnStorage: NSTextStorage {
    private let text = NSMutableAttributedString(string: "")

    override var string: String { text.string }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        text.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        text.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        text.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
}

private final class Recorder: NSTextStorageDelegate {
    var log: [String] = []
    var change: ((NSTextStorage) -> Void)?

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        log.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
        change?(textStorage)
        change = nil
    }

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        log.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    }
}

@MainActor @Suite("NSTextStorage")
struct TextStorageTests {
    @Test("A change is processed at once")
    func oneChange() {
        let (storage, recorder) = (NSTextStorage(string: "abc"), Recorder())
        storage.delegate = recorder

        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")

        expectEqual(recorder.log, ["will 2 1+3 2", "did 2 1+3 2"])
        expectEqual(storage.string, "axyzc")
        expectEqual(storage.editedMask, [])
        expectEqual(storage.editedRange.location, NSNotFound)
    }

    @Test("Collected changes are processed once, by the outermost end")
    func collected() {
        let (storage, recorder) = (NSTextStorage(string: "abcdef"), Recorder())
        storage.delegate = recorder

        storage.beginEditing()
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "")
        storage.addAttribute(tag, value: 1, range: NSRange(location: 0, length: 2))
        storage.endEditing()
        expectEmpty(recorder.log)
        expectEqual(storage.changeInLength, -1)
        storage.endEditing()

        expectEqual(recorder.log, ["will 3 0+4 -1", "did 3 0+4 -1"])
    }

    @Test("Changes just before the processing of changes belong to them")
    func changesInWill() {
        let (storage, recorder) = (NSTextStorage(string: "abc"), Recorder())
        storage.delegate = recorder
        recorder.change = { $0.replaceCharacters(in: NSRange(location: 3, length: 0), with: "!") }

        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "A")

        expectEqual(recorder.log, ["will 2 0+1 0", "did 2 0+4 1"])
        expectEqual(storage.string, "Abc!")
    }

    @Test("Notifications are posted in the order of the delegate's methods")
    func notifications() {
        let storage = NSTextStorage(string: "abc")
        let names = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification]
        nonisolated(unsafe) var posted: [Notification.Name] = []
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) {
                posted.append($0.name)
            }
        }

        storage.append(NSAttributedString(string: "d"))

        expectEqual(posted, names)
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    @Test("The methods of attributed strings work on a subclass with its own text")
    func ownText() {
        let (storage, recorder) = (OwnStorage(), Recorder())
        storage.delegate = recorder

        storage.append(NSAttributedString(string: "one two", attributes: [tag: 1]))
        storage.addAttribute(tag, value: 2, range: NSRange(location: 4, length: 3))
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        storage.insert(NSAttributedString(string: "O"), at: 0)

        expectEqual(storage.string, "One two")
        expectEqual(storage.length, 7)
        expectNil(storage.attribute(tag, at: 0, effectiveRange: nil))
        expectEqual(storage.attribute(tag, at: 5, effectiveRange: nil) as? Int, 2)
        expectEqual(storage.attributedSubstring(from: NSRange(location: 4, length: 3)).string, "two")
        expectEqual(recorder.log.count, 8)
        storage.removeAttribute(tag, range: NSRange(location: 0, length: 7))
        expectTrue(storage.isEqual(to: NSAttributedString(string: "One two")))
    }

    @Test("An edit inside a character exchanges exactly its UTF-16 units, and all other units keep their attributes")
    func cutCharacters() {
        let family = NSTextStorage(string: "👨‍👩‍👧")
        family.replaceCharacters(in: NSRange(location: 2, length: 1), with: "")
        expectTrue(family.string.utf16.elementsEqual("👨👩‍👧".utf16))
        expectEqual(family.length, 7)

        let accents = NSTextStorage(string: "e\u{301}e\u{301}")
        accents.addAttribute(tag, value: 1, range: NSRange(location: 0, length: 1))
        accents.addAttribute(tag, value: 2, range: NSRange(location: 2, length: 2))
        accents.replaceCharacters(in: NSRange(location: 1, length: 1), with: "")
        expectTrue(accents.string.utf16.elementsEqual("ee\u{301}".utf16))
        let tags = (0..<3).map { accents.attribute(tag, at: $0, effectiveRange: nil) as? Int }
        expectEqual(tags, [1, 2, 2])

        let pair = NSTextStorage(string: "a😀")
        pair.replaceCharacters(in: NSRange(location: 1, length: 1), with: "x")
        expectEqual(pair.string, "ax\u{FFFD}")
    }

    @Test(
        "A subclass changes attributes in its processEditing(), before it calls the superclass's: part of the same change"
    )
    func highlighting() {
        final class Highlighter: NSTextStorage {
            private let text = NSMutableAttributedString(string: "")
            var count = 0

            override var string: String { text.string }

            override func attributes(
                at location: Int, effectiveRange range: NSRangePointer?
            ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }

            override func replaceCharacters(in range: NSRange, with str: String) {
                beginEditing()
                text.replaceCharacters(in: range, with: str)
                edited(
                    [.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length
                )
                endEditing()
            }

            override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
                beginEditing()
                text.setAttributes(attrs, range: range)
                edited(.editedAttributes, range: range, changeInLength: 0)
                endEditing()
            }

            override func processEditing() {
                count += 1
                let paragraph = NSString(string: string).paragraphRange(for: editedRange)
                removeAttribute(tag, range: paragraph)
                let found = NSString(string: string).range(of: "let", options: [], range: paragraph)
                if found.location != NSNotFound { addAttribute(tag, value: 7, range: found) }
                super.processEditing()
            }
        }
        let (storage, recorder) = (Highlighter(), Recorder())
        storage.delegate = recorder

        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a let\nb")

        expectEqual(storage.count, 1)
        expectEqual(recorder.log, ["will 3 0+7 7", "did 3 0+7 7"])
        let copy = NSAttributedString(attributedString: storage)
        expectEqual(
            (0..<7).map { copy.attribute(tag, at: $0, effectiveRange: nil) as? Int }, [nil, nil, 7, 7, 7, nil, nil])
    }

    @Test("Foundation reads the text of a subclass while its delegate is called, too")
    func copiedInsideDelegate() {
        let (storage, recorder) = (OwnStorage(), Recorder())
        storage.delegate = recorder
        var copies: [String] = []
        recorder.change = { copies.append(NSAttributedString(attributedString: $0).string) }

        storage.append(NSAttributedString(string: "one", attributes: [tag: 1]))

        expectEqual(copies, ["one"])
    }

    @Test("Foundation reads the text of a subclass, too")
    func copiedByFoundation() {
        let storage = OwnStorage()
        storage.append(NSAttributedString(string: "one", attributes: [tag: 1]))

        let copy = NSAttributedString(attributedString: storage)
        let text = NSMutableAttributedString(string: "0 ")
        text.append(storage)

        expectEqual(copy.string, "one")
        expectEqual(copy.attribute(tag, at: 0, effectiveRange: nil) as? Int, 1)
        expectEqual(text.string, "0 one")
        expectEqual((storage.mutableCopy() as? NSMutableAttributedString)?.string, "one")
    }

    @Test("Runs are as long as values are the same")
    func longestRuns() {
        let storage = OwnStorage()
        storage.append(NSAttributedString(string: "abcd", attributes: [tag: 1]))
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 1))
        let all = NSRange(location: 0, length: 4)
        var found: [NSRange] = []

        storage.enumerateAttribute(tag, in: all) { _, range, _ in found.append(range) }
        storage.enumerateAttributes(in: all) { _, range, _ in found.append(range) }

        expectEqual(
            found,
            [
                all, NSRange(location: 0, length: 1), NSRange(location: 1, length: 1), NSRange(location: 2, length: 2),
            ])
    }

    @Test("Ranges outside of the text have no effect")
    func outside() {
        let (storage, recorder) = (NSTextStorage(string: "abc"), Recorder())
        storage.delegate = recorder
        var range = NSRange()

        storage.replaceCharacters(in: NSRange(location: 2, length: 5), with: "x")
        storage.setAttributes([tag: 1], range: NSRange(location: 4, length: 1))
        storage.addAttribute(tag, value: 1, range: NSRange(location: 7, length: 1))
        let attributes = storage.attributes(at: 3, effectiveRange: &range)

        expectEqual(storage.string, "abc")
        expectEmpty(attributes)
        expectEqual(range.location, NSNotFound)
        expectEmpty(recorder.log)
    }
}
