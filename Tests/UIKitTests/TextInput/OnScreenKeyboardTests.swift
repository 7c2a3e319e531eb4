import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import UIKitCore

/// A text with a requested keyboard and custom views around it.
private final class WishingField: UIView, UIKeyInput {
    var pad: UIView?
    var bar: UIView?
    var controller: UIInputViewController?
    var content = ""
    var type = UIKeyboardType.default
    var capitals = UITextAutocapitalizationType.none
    var look = UIKeyboardAppearance.default
    var returnsOnlyWithText = false
    var returns = UIReturnKeyType.default

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { pad }
    override var inputAccessoryView: UIView? { bar }
    override var inputViewController: UIInputViewController? { controller }
    var keyboardType: UIKeyboardType { type }
    var autocapitalizationType: UITextAutocapitalizationType { capitals }
    var returnKeyType: UIReturnKeyType { returns }
    var keyboardAppearance: UIKeyboardAppearance { look }
    var enablesReturnKeyAutomatically: Bool { returnsOnlyWithText }
    var hasText: Bool { !content.isEmpty }
    func insertText(_ text: String) { content += text }
    func deleteBackward() { if hasText { content.removeLast() } }
}

@MainActor
@Suite("The keyboard on the screen", .serialized)
struct OnScreenKeyboardTests {
    private func type(in field: UIView, _ body: (Stage) throws -> Void) throws {
        try Stage.run(device: .iPhone14, rootViewController: UIViewController()) { stage in
            stage.keyboard = .onScreen
            stage.window.rootViewController?.view.addSubview(field)
            field.becomeFirstResponder()
            stage.advance(by: 0.3)
            try body(stage)
        }
    }

    private func keyboard(_ stage: Stage) -> KeyboardView? { stage.window.windowScene?.inputViews.keyboardIfShown }

    private func tap(_ title: String, _ stage: Stage) {
        let key = keyboard(stage)?.subviews.first { $0.accessibilityLabel == title }
        if let key { stage.tap(key) } else { Issue.record("no key \(title)") }
    }

    private var titles: (Stage) -> [String] {
        { stage in keyboard(stage)?.subviews.compactMap(\.accessibilityLabel) ?? [] }
    }

    // MARK: Coming and going

    @Test("It slides up for a text, with notifications in the screen's coordinates")
    func notifications() throws {
        try Stage.run(device: .iPhone14, rootViewController: UIViewController()) { stage in
            stage.keyboard = .onScreen
            let field = WishingField()
            stage.window.rootViewController?.view.addSubview(field)
            let log = KeyboardLog()

            field.becomeFirstResponder()
            stage.advance(by: 0.3)

            let info = try #require(log.infos.first)
            expectEqual(log.takeNames(), ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
            expectEqual(
                info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
                CGRect(x: 0, y: 844, width: 390, height: 291))
            expectEqual(
                info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
                CGRect(x: 0, y: 553, width: 390, height: 291))
            expectEqual(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, 0.25)
            expectEqual(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt, 7)

            field.resignFirstResponder()
            stage.advance(by: 0.3)
            expectEqual(log.takeNames(), ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        }
    }

    @Test("Between two texts it stays, without notifications")
    func twoTexts() throws {
        let (first, second) = (WishingField(), WishingField())
        try type(in: first) { stage in
            stage.window.addSubview(second)
            let log = KeyboardLog()

            second.becomeFirstResponder()
            stage.advance(by: 0.3)

            expectEqual(log.names, [])
            tap("a", stage)
            expectEqual(second.content, "a")
        }
    }

    @Test("With a hardware keyboard, a plain text has no effect; an accessory view alone is shown")
    func hardware() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let (plain, withBar) = (WishingField(), WishingField())
            withBar.bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
            stage.window.addSubview(plain)
            stage.window.addSubview(withBar)
            let log = KeyboardLog()

            plain.becomeFirstResponder()
            stage.advance(by: 0.3)
            expectEqual(log.names, [])

            withBar.becomeFirstResponder()
            stage.advance(by: 0.3)
            expectEqual(
                log.infos.last?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
                CGRect(x: 0, y: 800, width: 390, height: 44))
            expectEqual(log.names, ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        }
    }

    @Test("A responder that is not a text has no keyboard")
    func noText() throws {
        final class Responder: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        try type(in: Responder()) { stage in
            expectNil(keyboard(stage))
        }
    }

    @Test("An input view replaces it, and an accessory view is on top of it")
    func inputViews() throws {
        let field = WishingField()
        field.bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        try type(in: field) { stage in
            expectEqual(field.bar?.convert(CGPoint.zero, to: nil), CGPoint(x: 0, y: 509))

            field.pad = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
            field.reloadInputViews()
            stage.advance(by: 0.3)

            expectNil(keyboard(stage))
            expectEqual(field.bar?.convert(CGPoint.zero, to: nil), CGPoint(x: 0, y: 700))
        }
    }

    @Test("Layout guides and scroll views follow it")
    func avoidance() throws {
        let field = WishingField()
        try Stage.run(device: .iPhone14, rootViewController: UIViewController()) { stage in
            stage.keyboard = .onScreen
            let root = try #require(stage.window.rootViewController?.view)
            let guide = root.keyboardLayoutGuide
            let scrollView = UIScrollView(frame: root.bounds)
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            scrollView.keyboardDismissMode = .onDrag
            root.addSubview(scrollView)
            scrollView.addSubview(field)
            stage.advance(by: 0)
            expectEqual(guide.layoutFrame, CGRect(x: 0, y: 810, width: 390, height: 34))

            field.becomeFirstResponder()
            stage.advance(by: 0.3)
            expectEqual(guide.layoutFrame, CGRect(x: 0, y: 553, width: 390, height: 291))

            stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
            stage.advance(by: 0.5)
            expectFalse(field.isFirstResponder)
            expectEqual(guide.layoutFrame, CGRect(x: 0, y: 810, width: 390, height: 34))
        }
    }

    @Test("A stage can change its keyboard while a text is first responder")
    func changing() throws {
        try type(in: WishingField()) { stage in
            stage.keyboard = .hardware
            stage.advance(by: 0.3)
            expectNil(keyboard(stage))

            stage.keyboard = .onScreen
            expectNotNil(keyboard(stage))
        }
    }

    struct Device: Sendable {
        var width: CGFloat, height: CGFloat, bottom: CGFloat
        var isPad = false
        var result: CGFloat
    }

    @Test(
        "It is as high as on devices",
        arguments: [
            Device(width: 375, height: 667, bottom: 0, result: 216),
            Device(width: 414, height: 736, bottom: 0, result: 226),
            Device(width: 390, height: 844, bottom: 34, result: 291),
            Device(width: 430, height: 932, bottom: 34, result: 301),
            Device(width: 844, height: 390, bottom: 21, result: 172),
            Device(width: 667, height: 375, bottom: 0, result: 162),
            Device(width: 768, height: 1024, bottom: 0, isPad: true, result: 263),
            Device(width: 834, height: 1194, bottom: 20, isPad: true, result: 283),
            Device(width: 1366, height: 1024, bottom: 20, isPad: true, result: 441),
            Device(width: 300, height: 100, bottom: 0, result: 100), Device(width: 0, height: 0, bottom: 0, result: 0),
        ])
    func heights(_ device: Device) {
        let size = CGSize(width: device.width, height: device.height)
        expectEqual(KeyboardHeight.height(in: size, bottom: device.bottom, isPad: device.isPad), device.result)
    }

    // MARK: Its keys

    @Test("Keys type, delete and return")
    func keys() throws {
        let field = WishingField()
        try type(in: field) { stage in
            for title in ["h", "i", "space", "x", "⌫", "return"] { tap(title, stage) }

            expectEqual(field.content, "hi \n")
        }
    }

    @Test("Sentences begin with a capital automatically")
    func capitals() throws {
        let field = StringView("")
        try type(in: field) { stage in
            for title in ["H", "i", "123", ".", "space", "Y"] { tap(title, stage) }

            expectEqual(field.content, "Hi. Y")
        }
    }

    @Test("The keys follow the keyboard type", arguments: [UIKeyboardType.numberPad, .decimalPad, .emailAddress, .URL])
    func types(_ keyboardType: UIKeyboardType) throws {
        let field = WishingField()
        field.type = keyboardType
        try type(in: field) { stage in
            let titles = titles(stage)

            switch keyboardType {
            case .numberPad: expectEqual(titles, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "⌫"])
            case .decimalPad: expectEqual(titles, ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "⌫"])
            case .emailAddress: expectEqual(titles.suffix(5), ["123", "space", "@", ".", "return"])
            default: expectEqual(titles.suffix(5), ["123", ".", "/", ".com", "return"])
            }
        }
    }

    @Test("Delete repeats while it is down")
    func deleting() throws {
        let field = WishingField()
        field.content = "abcdefgh"
        try type(in: field) { stage in
            let key = try #require(keyboard(stage)?.subviews.first { $0.accessibilityLabel == "⌫" })
            let point = key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil)

            stage.touchDown(at: point)
            expectEqual(field.content, "abcdefg")
            stage.advance(by: 0.75)
            expectEqual(field.content, "abcd")
            stage.touchUp(at: point)
            stage.advance(by: 1)
            expectEqual(field.content, "abcd")
        }
    }

    @Test("Return is gray without text, if the text requests it")
    func returnKey() throws {
        let field = WishingField()
        field.returnsOnlyWithText = true
        try type(in: field) { stage in
            tap("return", stage)
            expectEqual(field.content, "")

            tap("a", stage)
            tap("return", stage)
            expectEqual(field.content, "a\n")
        }
    }

    @Test("The keyboard is dark if the interface is dark or the text requests it")
    func dark() throws {
        let field = WishingField()
        try type(in: field) { stage in
            expectEqual(stage.pixel(at: CGPoint(x: 1, y: 555)), [209, 211, 217])

            field.look = .dark
            field.reloadInputViews()
            expectEqual(stage.pixel(at: CGPoint(x: 1, y: 555)), [43, 43, 43])
        }
    }

    // MARK: How it looks

    @Test("A letter is shown above the finger, until it is lifted")
    func bubble() throws {
        let field = WishingField()
        try type(in: field) { stage in
            let key = try #require(keyboard(stage)?.subviews.first { $0.accessibilityLabel == "g" })
            let point = key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil)
            let bubbles = { keyboard(stage)?.subviews.filter { $0 is KeyboardBubble } ?? [] }
            expectEmpty(bubbles())

            stage.touchDown(at: point)
            let bubble = try #require(bubbles().first)
            expectTrue(bubble.frame.minY < key.frame.minY && bubble.frame.contains(key.frame.insetBy(dx: 3, dy: 6)))
            stage.touchUp(at: point)

            expectEmpty(bubbles())
            expectEqual(field.content, "g")
        }
    }

    @Test(
        "A pad's keyboard has delete and return at the ends of its rows, digits instead of a number pad, and a hide key"
    )
    func pad() throws {
        let field = WishingField()
        try Stage.run(device: .iPadPro11, rootViewController: UIViewController()) { stage in
            stage.keyboard = .onScreen
            stage.window.rootViewController?.view.addSubview(field)
            field.becomeFirstResponder()
            stage.advance(by: 0.3)
            expectEqual(titles(stage).prefix(11), ["q", "w", "e", "r", "t", "y", "u", "i", "o", "p", "⌫"])
            tap("h", stage)
            tap("return", stage)
            expectEqual(field.content, "h\n")

            field.type = .numberPad
            field.reloadInputViews()
            stage.settle()
            expectEqual(titles(stage).first, "1")
            tap("Hide keyboard", stage)
            stage.advance(by: 0.5)

            expectFalse(field.isFirstResponder)
            expectNil(keyboard(stage))
        }
    }

    @Test("A named return key is blue, and gray while it is disabled")
    func blue() throws {
        let field = WishingField()
        field.returnsOnlyWithText = true
        field.returns = .search
        try type(in: field) { stage in
            let key = try #require(keyboard(stage)?.subviews.first { $0.accessibilityLabel == "search" })
            let point = key.convert(CGPoint(x: 8, y: key.bounds.midY), to: nil)
            expectEqual(stage.pixel(at: point), [171, 177, 186])

            tap("a", stage)

            expectEqual(stage.pixel(at: point), [0, 122, 255])
        }
    }

    // MARK: In front of other windows

    @Test("It is in front of a window above the key window, and moves when that window is shown and hidden")
    func frontWindow() throws {
        let field = WishingField()
        try type(in: field) { stage in
            let scene = try #require(stage.window.windowScene)
            let above = UIWindow(windowScene: scene)
            above.windowLevel = .alert
            above.rootViewController = UIViewController()
            above.rootViewController?.view.backgroundColor = .red
            above.isHidden = false
            stage.settle()
            expectTrue(stage.window.isKeyWindow)
            expectTrue(field.isFirstResponder)
            expectEqual(stage.pixel(at: CGPoint(x: 1, y: 555)), [209, 211, 217])
            expectEqual(stage.pixel(at: CGPoint(x: 1, y: 300)), [255, 0, 0])
            tap("h", stage)
            expectEqual(field.content, "h")
            expectTrue(field.isFirstResponder)

            above.isHidden = true
            stage.settle()
            expectIdentical(keyboard(stage)?.window, stage.window)
            above.isHidden = false
            stage.settle()
            field.resignFirstResponder()
            stage.advance(by: 0.5)
            expectEqual(stage.pixel(at: CGPoint(x: 1, y: 555)), [255, 0, 0])
            expectEqual(above.subviews.count, 1)
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            expectEqual(stage.pixel(at: CGPoint(x: 1, y: 555)), [209, 211, 217])
            expectEqual(above.subviews.count, 1)

            above.windowScene = nil
            stage.settle()
            expectIdentical(keyboard(stage)?.window, stage.window)
            tap("i", stage)
            expectEqual(field.content, "hi")
        }
    }

    // MARK: Input view controllers

    @Test("A controller's view replaces the keyboard, appears and disappears")
    func controllers() throws {
        final class Keys: UIInputViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                log.append("willAppear")
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                log.append("didDisappear")
            }
        }
        let field = WishingField()
        let keys = Keys()
        field.controller = keys
        try type(in: field) { stage in
            stage.excludeFromLeakCheck(keys)
            expectEqual(keys.view.convert(keys.view.bounds, to: nil), CGRect(x: 0, y: 628, width: 390, height: 216))
            expectIdentical(keys.inputView, keys.view)
            expectEqual(keys.log, ["willAppear"])

            keys.textDocumentProxy.insertText("ab")
            keys.textDocumentProxy.deleteBackward()
            keys.dismissKeyboard()
            stage.advance(by: 0.3)

            expectEqual(field.content, "a")
            expectFalse(field.isFirstResponder)
            expectEqual(keys.log, ["willAppear", "didDisappear"])
        }
    }

    @Test("A proxy has the text around the caret, and moves the caret")
    func proxy() throws {
        let field = StringView("one\ntwo three\nfour", caret: 7)
        let keys = UIInputViewController()
        let provider = ProvidingView()
        provider.controller = keys
        provider.addSubview(field)
        try Stage.run(rootViewController: UIViewController()) { stage in
            stage.window.rootViewController?.view.addSubview(provider)
            stage.excludeFromLeakCheck(keys)
            field.becomeFirstResponder()
            stage.advance(by: 0.3)
            let proxy = keys.textDocumentProxy

            expectEqual(proxy.documentContextBeforeInput, "two")
            expectEqual(proxy.documentContextAfterInput, " three")
            expectNil(proxy.selectedText)
            proxy.adjustTextPosition(byCharacterOffset: -2)
            expectEqual(field.picture, "one\nt|wo three\nfour")
            proxy.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
            proxy.unmarkText()
            expectEqual(field.picture, "one\ntx|wo three\nfour")
        }
    }
}

/// A view above a text, which provides its input view.
private final class ProvidingView: UIView {
    var controller: UIInputViewController?
    override var inputViewController: UIInputViewController? { controller }
}
