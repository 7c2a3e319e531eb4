import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("The mutable string of a storage's characters")
struct StorageCharactersTests {
    @Test("A change of mutableString changes the storage: attributes stay, and layout managers follow")
    func editing() {
        let storage = NSTextStorage(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let manager = NSLayoutManager()
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 1000, height: 0)))
        storage.addLayoutManager(manager)
        let before = manager.usedRect(for: manager.textContainers[0]).width

        storage.mutableString.append(" three")
        storage.mutableString.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        storage.mutableString.insert("😀", at: 0)
        storage.mutableString.deleteCharacters(in: NSRange(location: 0, length: 2))

        expectEqual(storage.string, "1 two three")
        expectEqual(storage.mutableString.length, 11)
        expectEqual(manager.numberOfGlyphs, 11)
        #expect(manager.usedRect(for: manager.textContainers[0]).width > before)
        expectEqual(storage.attribute(.font, at: 10, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 20))
        expectEqual(storage.mutableString.range(of: "two").location, 2)
        expectTrue(storage.mutableString.isEqual(to: "1 two three"))
    }

    @Test("A text view shows it")
    func textView() throws {
        let root = UIViewController()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        try Stage.run(rootViewController: root) { _ in
            root.view.addSubview(view)
            view.text = "one two"

            let count = view.textStorage.mutableString.replaceOccurrences(
                of: "o", with: "0", options: [], range: NSRange(location: 0, length: 7))
            view.textStorage.mutableString.setString(view.textStorage.mutableString.uppercased)

            expectEqual(count, 2)
            expectEqual(view.text, "0NE TW0")
        }
    }

    @Test("ensureLayout(for:) makes a text view's content size exact, and the visible text does not move")
    func ensuring() throws {
        let root = UIViewController()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        let all = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 6000))
        try Stage.run(rootViewController: root) { _ in
            let text = String(repeating: "日本 word שלום\n", count: 40)
            for view in [view, all] {
                root.view.addSubview(view)
                view.text = text
                view.layoutIfNeeded()
            }
            let estimated = view.contentSize.height

            view.layoutManager.ensureLayout(for: view.textContainer)
            view.layoutIfNeeded()

            expectEqual(view.contentSize.height, all.contentSize.height)
            expectNotEqual(estimated, all.contentSize.height)
        }
    }
}
