import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Links, attachments and data in text views", .serialized)
struct TextItemTests {
    /// Logs its calls about items.
    private final class Items: NSObject, UITextViewDelegate {
        var lines: [String] = []
        var hasAction = true
        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            switch textItem.content {
            case .link(let url): lines.append("link \(url.absoluteString) \(textItem.range)")
            case .textAttachment: lines.append("attachment \(textItem.range)")
            case .tag(let tag): lines.append("tag \(tag) \(textItem.range)")
            }
            return hasAction ? defaultAction : nil
        }
    }

    private func run(
        _ text: NSAttributedString, _ types: UIDataDetectorTypes = [],
        _ body: (Stage, UITextView, Items) throws -> Void
    ) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let (view, items) = (UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200)), Items())
            view.font = .systemFont(ofSize: 17)
            view.isEditable = false
            view.dataDetectorTypes = types
            view.attributedText = text
            view.delegate = items
            stage.window.rootViewController?.view.addSubview(view)
            stage.settle()
            try body(stage, view, items)
        }
    }

    private func tap(_ stage: Stage, _ view: UITextView, _ offset: Int) throws {
        let start = try #require(view.position(from: view.beginningOfDocument, offset: offset))
        let end = try #require(view.position(from: start, offset: 1))
        let rect = view.convert(view.firstRect(for: try #require(view.textRange(from: start, to: end))), to: nil)
        stage.tap(at: CGPoint(x: rect.midX, y: rect.midY))
        stage.advance(by: 1)
    }

    @Test(
        "Data is found by patterns",
        arguments: [
            ("see https://a.org/b?c=1.", "link https://a.org/b?c=1 {4, 19}", 6),
            ("see www.example.org now", "link http://www.example.org {4, 15}", 6),
            ("mail me@example.org!", "link mailto:me@example.org {5, 14}", 6),
            ("call +49 30 1234567.", "link tel:+49301234567 {5, 14}", 6),
            ("on March 4, 2026 it", "link x-apple-data-detectors:// {3, 13}", 4),
            ("on 2026-03-04 it", "link x-apple-data-detectors:// {3, 10}", 4),
        ])
    func detecting(text: String, line: String, offset: Int) throws {
        try run(NSAttributedString(string: text), .all) { stage, view, items in
            try tap(stage, view, offset)

            expectEqual(items.lines, [line])
            expectNil(view.attributedText.attribute(.link, at: offset, effectiveRange: nil))
        }
    }

    @Test("Text that is too short, of a different type, or editable is not a link")
    func notDetecting() throws {
        for (text, types) in [("12 34", .all), ("me@example.org", .phoneNumber)] as [(String, UIDataDetectorTypes)] {
            try run(NSAttributedString(string: text), types) { stage, view, items in
                try tap(stage, view, 1)
                expectEmpty(items.lines)
            }
        }
        try run(NSAttributedString(string: "me@example.org"), .all) { stage, view, items in
            view.isEditable = true
            try tap(stage, view, 3)
            expectEmpty(items.lines)
            expectEmpty(stage.openedURLs)
        }
    }

    @Test("The default action opens a link; without an action its menu is shown")
    func actions() throws {
        let text = NSMutableAttributedString(string: "a link")
        text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 2, length: 4))
        try run(text) { stage, view, items in
            try tap(stage, view, 4)
            expectEqual(stage.openedURLs.map(\.absoluteString), ["https://example.org"])
            expectEqual(items.lines, ["link https://example.org {2, 4}"])

            items.hasAction = false
            try tap(stage, view, 4)

            expectEqual(stage.openedURLs.count, 1)
            expectTrue(stage.find("Copy Link").exists)
            stage.find("Copy Link").tap()
            stage.advance(by: 1)
            expectEqual(UIPasteboard.general.string, "https://example.org")
        }
    }

    /// Implements the deprecated method, and in a subclass both methods.
    private class OldDelegate: NSObject, UITextViewDelegate {
        var lines: [String] = []
        var permits = true
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            lines.append("should \(interaction.rawValue)")
            return permits
        }
    }

    private final class BothDelegate: NSObject, UITextViewDelegate {
        var lines: [String] = []
        var menu: UIMenu? = UIMenu(children: [UIAction(title: "Share") { _ in }])
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            lines.append("should")
            return true
        }
        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            lines.append("action")
            return defaultAction
        }
        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? {
            lines.append("menu")
            return menu.map { UITextItem.MenuConfiguration(menu: $0) }
        }
        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { lines.append("display") }
    }

    private var link: NSAttributedString {
        let text = NSMutableAttributedString(string: "a link")
        text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 2, length: 4))
        return text
    }

    private func press(_ stage: Stage, _ view: UITextView, _ offset: Int) throws {
        let start = try #require(view.position(from: view.beginningOfDocument, offset: offset))
        let rect = view.convert(view.caretRect(for: start), to: nil)
        let point = CGPoint(x: rect.maxX + 3, y: rect.midY)
        stage.touchDown(at: point)
        stage.advance(by: 0.9)
        stage.touchUp(at: point)
        stage.advance(by: 0.5)
    }

    @Test("A tap calls the deprecated method if the delegate has no other, and then opens the link (TX30)")
    func deprecatedMethod() throws {
        try run(link) { stage, view, _ in
            let delegate = OldDelegate()
            view.delegate = delegate
            try tap(stage, view, 4)
            expectEqual(delegate.lines, ["should 0"])
            expectEqual(stage.openedURLs.count, 1)

            delegate.permits = false
            try tap(stage, view, 4)
            expectEqual(delegate.lines, ["should 0", "should 0"])
            expectEqual(stage.openedURLs.count, 1)

            try press(stage, view, 4)
            expectEqual(delegate.lines, ["should 0", "should 0", "should 1"])
            expectFalse(stage.find("Copy Link").exists)
        }
    }

    @Test("Of both methods, only the new one is called (TX30)")
    func bothMethods() throws {
        try run(link) { stage, view, _ in
            let delegate = BothDelegate()
            view.delegate = delegate
            try tap(stage, view, 4)
            expectEqual(delegate.lines, ["action"])
            expectEqual(stage.openedURLs.count, 1)
        }
    }

    @Test(
        "A long press calls the delegate for the action, the menu and the display; without a menu none is shown (TX31)")
    func longPress() throws {
        try run(link) { stage, view, _ in
            let delegate = BothDelegate()
            view.delegate = delegate
            try press(stage, view, 4)
            expectEqual(delegate.lines, ["action", "menu", "display"])
            expectEmpty(stage.openedURLs)
            stage.tap(at: CGPoint(x: 200, y: 700))
            stage.advance(by: 1)

            (delegate.lines, delegate.menu) = ([], nil)
            try press(stage, view, 4)
            expectEqual(delegate.lines, ["action", "menu"])

            delegate.lines = []
            view.isSelectable = false
            try press(stage, view, 4)
            expectEmpty(delegate.lines)
        }
    }

    @Test(
        "An attachment is at its character, with its bounds at the baseline, and can be tapped; so can tagged text"
    )
    func attachments() throws {
        let attachment = NSTextAttachment()
        attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        attachment.bounds = CGRect(x: 0, y: -10, width: 40, height: 40)
        let text = NSMutableAttributedString(attachment: attachment)
        text.append(NSAttributedString(string: " tagged", attributes: [.uiTextItemTag: "t"]))
        try run(text) { stage, view, items in
            let start = view.convert(view.caretRect(for: view.beginningOfDocument), to: nil)
            let second = try #require(view.position(from: view.beginningOfDocument, offset: 1))
            expectEqual(view.convert(view.caretRect(for: second), to: nil).minX - start.minX, 40)
            expectEqual(stage.pixel(at: CGPoint(x: start.minX + 20, y: start.midY)), [255, 0, 0])

            try tap(stage, view, 0)
            try tap(stage, view, 3)

            expectEqual(items.lines, ["attachment {0, 1}", "tag t {1, 7}"])
        }
    }

    @Test("Ten megabytes are not searched, and a hundred thousand digits take no time")
    func hostile() throws {
        try run(NSAttributedString(string: String(repeating: "1", count: 100_000)), .all) { stage, view, _ in
            view.text = String(repeating: "a@", count: 50_000)
            stage.settle()
            view.text = String(repeating: "1 ", count: 50_000)
            stage.settle()
            expectEqual(view.text.utf16.count, 100_000)
        }
    }
}
