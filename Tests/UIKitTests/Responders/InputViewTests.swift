import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import UIKitCore

private final class Field: UIView {
    var pad: UIView?
    var bar: UIView?

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { pad }
    override var inputAccessoryView: UIView? { bar }
}

private final class MessageController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}

/// Logs the keyboard's notifications.
final class KeyboardLog: @unchecked Sendable {
    // Unchecked: notifications are posted on the main thread, on which the tests run.
    var names: [String] = []
    var infos: [[AnyHashable: Any]] = []
    var objects: [ObjectIdentifier?] = []
    var onCall: ((String) -> Void)?
    private var tokens: [any NSObjectProtocol] = []

    init() {
        for name in ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"] {
            let notification = Notification.Name("UIKeyboard\(name)Notification")
            tokens.append(
                NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) {
                    [unowned self] in
                    names.append(name)
                    infos.append($0.userInfo ?? [:])
                    objects.append($0.object.map { ObjectIdentifier($0 as AnyObject) })
                    onCall?(name)
                })
        }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    func takeNames() -> [String] {
        defer { (names, infos) = ([], []) }
        return names
    }
}

@MainActor
private func makeView(height: CGFloat, _ color: UIColor = .red) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
    view.backgroundColor = color
    return view
}

@MainActor
@Suite("Input views", .serialized)
struct InputViewTests {
    private let red: [UInt8] = [255, 0, 0]

    @Test("Input views slide up and down")
    func slide() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = Field()
            field.pad = makeView(height: 200, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            field.bar = makeView(height: 40, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
            stage.window.rootViewController?.view.addSubview(field)

            field.becomeFirstResponder()
            // Half of the time: the critically damped spring has 5.6 % of 240 points left.
            stage.advance(by: 0.125)
            expectEqual(stage.pixel(at: CGPoint(x: 100, y: 844 - 240 + 16)), [0, 0, 255])
            expectEqual(stage.pixel(at: CGPoint(x: 100, y: 844 - 240 + 10)), [0, 0, 0])
            stage.advance(by: 0.2)

            expectEqual(field.pad?.convert(field.pad!.bounds, to: nil), CGRect(x: 0, y: 644, width: 390, height: 200))
            expectEqual(field.bar?.convert(field.bar!.bounds, to: nil), CGRect(x: 0, y: 604, width: 390, height: 40))
            expectEqual(stage.pixel(at: CGPoint(x: 380, y: 840)), [255, 0, 0])

            field.resignFirstResponder()
            stage.advance(by: 0.125)
            expectEqual(stage.pixel(at: CGPoint(x: 100, y: 836)), [0, 0, 255])
            stage.advance(by: 0.2)

            expectNil(field.pad?.window)
            expectNil(field.bar?.window)
        }
    }

    @Test("Notifications are posted in order with their values")
    func notifications() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let log = KeyboardLog()
            let field = Field()
            field.pad = makeView(height: 200)
            stage.window.addSubview(field)

            field.becomeFirstResponder()
            expectEqual(log.names, ["WillChangeFrame", "WillShow"])
            let info = try #require(log.infos.last)
            expectEqual(
                info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
                CGRect(x: 0, y: 844, width: 390, height: 200))
            expectEqual(
                (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
                CGRect(x: 0, y: 644, width: 390, height: 200))
            expectEqual(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, 0.25)
            expectEqual(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt, 7)
            expectEqual(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool, true)
            expectEqual(log.objects.last, ObjectIdentifier(stage.window.screen))
            stage.advance(by: 0.24)
            expectEqual(log.takeNames(), ["WillChangeFrame", "WillShow"])

            stage.advance(by: 0.02)
            expectEqual(log.takeNames(), ["DidChangeFrame", "DidShow"])

            field.resignFirstResponder()
            expectEqual(
                log.infos.last?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
                CGRect(x: 0, y: 844, width: 390, height: 200))
            stage.advance(by: 0.3)
            expectEqual(log.takeNames(), ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        }
    }

    @Test("A new first responder swaps the views at once")
    func swap() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let (first, second, third) = (Field(), Field(), Field())
            first.pad = makeView(height: 200)
            second.pad = makeView(height: 100)
            third.pad = makeView(height: 100)
            for field in [first, second, third] { stage.window.addSubview(field) }
            first.becomeFirstResponder()
            stage.advance(by: 0.3)
            let log = KeyboardLog()

            second.becomeFirstResponder()
            expectNil(first.pad?.window)
            expectEqual(second.pad?.convert(second.pad!.bounds, to: nil).minY, 744)
            expectEqual(log.infos.last?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, 0)
            stage.advance(by: 0)
            expectEqual(log.takeNames(), ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])

            third.becomeFirstResponder()
            stage.advance(by: 0)
            expectNil(second.pad?.window)
            expectIdentical(third.pad?.window, stage.window)
            expectEmpty(log.takeNames())
        }
    }

    @Test("Reloading replaces the views of the first responder only")
    func reloading() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let (field, other) = (Field(), Field())
            stage.window.addSubview(field)
            stage.window.addSubview(other)
            field.becomeFirstResponder()
            let pad = makeView(height: 100)
            field.pad = pad

            other.reloadInputViews()
            expectNil(pad.window)
            field.reloadInputViews()
            expectEqual(pad.convert(pad.bounds, to: nil).minY, 744)
            expectEqual(stage.pixel(at: CGPoint(x: 10, y: 750)), red)

            field.pad = nil
            field.reloadInputViews()
            stage.advance(by: 0)
            expectNil(pad.window)
        }
    }

    @Test("Views are the nearest responder's that has them")
    func nearest() throws {
        try Stage.run(rootViewController: MessageController()) { stage in
            let controller = try #require(stage.window.rootViewController as? MessageController)
            let field = Field()
            field.pad = makeView(height: 100)
            controller.view.addSubview(field)

            field.becomeFirstResponder()

            expectEqual(controller.bar.convert(controller.bar.bounds, to: nil).minY, 694)
            expectEqual(field.pad?.convert(field.pad!.bounds, to: nil).minY, 744)
        }
    }

    @Test("A field in the accessory returns first responder to the controller")
    func accessoryField() throws {
        try Stage.run(rootViewController: MessageController()) { stage in
            let controller = try #require(stage.window.rootViewController as? MessageController)
            let field = Field()
            controller.bar.addSubview(field)
            controller.becomeFirstResponder()
            stage.advance(by: 0.3)
            let log = KeyboardLog()

            expectTrue(field.becomeFirstResponder())
            expectTrue(field.isFirstResponder)
            expectNotNil(controller.bar.window)
            var chain: [UIResponder] = []
            var responder: UIResponder? = field
            while let current = responder {
                chain.append(current)
                responder = current.next
            }
            expectTrue(chain.contains { $0 === controller })

            expectTrue(field.resignFirstResponder())
            expectTrue(controller.isFirstResponder)
            stage.advance(by: 0.3)
            expectEqual(controller.bar.convert(controller.bar.bounds, to: nil).minY, 794)
            expectEmpty(log.names)
        }
    }

    @Test("A controller that leaves removes the field in its accessory")
    func leavingController() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let controller = MessageController()
            root.addChild(controller)
            root.view.addSubview(controller.view)
            controller.didMove(toParent: root)
            let field = Field()
            controller.bar.addSubview(field)
            controller.becomeFirstResponder()
            field.becomeFirstResponder()
            stage.advance(by: 0.3)

            controller.willMove(toParent: nil)
            controller.view.removeFromSuperview()
            controller.removeFromParent()
            stage.advance(by: 0.3)

            expectNil(stage.window.firstResponder)
            expectNil(controller.bar.window)
        }
    }

    @Test("A field that is its own accessory makes no loop")
    func ownAccessory() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
            let bar = makeView(height: 50)
            bar.addSubview(field)
            field.bar = bar
            stage.window.addSubview(bar)

            field.becomeFirstResponder()

            var length = 0
            var responder: UIResponder? = field
            while let current = responder, length < 100 {
                length += 1
                responder = current.next
            }
            #expect(length < 20)
            stage.window.endEditing(true)
        }
    }

    @Test("A responder that leaves the window removes its views")
    func leavingResponder() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let outer = UIView()
            let field = Field()
            field.pad = makeView(height: 100)
            outer.addSubview(field)
            stage.window.addSubview(outer)
            field.becomeFirstResponder()
            stage.advance(by: 0.3)
            let log = KeyboardLog()

            outer.removeFromSuperview()
            expectNil(stage.window.firstResponder)
            stage.advance(by: 0.3)

            expectNil(field.pad?.window)
            expectEqual(log.names, ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        }
    }

    @Test("Flexible and constrained views have their own heights")
    func heights() throws {
        final class Growing: UIView {
            var lines: CGFloat = 1 {
                didSet { invalidateIntrinsicContentSize() }
            }
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 20 * lines) }
        }
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = Field()
            let growing = Growing()
            growing.autoresizingMask = .flexibleHeight
            let constrained = UIView()
            constrained.translatesAutoresizingMaskIntoConstraints = false
            constrained.heightAnchor.constraint(equalToConstant: 120).isActive = true
            (field.bar, field.pad) = (growing, constrained)
            stage.window.addSubview(field)

            field.becomeFirstResponder()
            stage.advance(by: 0.3)
            expectEqual(growing.convert(growing.bounds, to: nil), CGRect(x: 0, y: 704, width: 390, height: 20))
            expectEqual(constrained.convert(constrained.bounds, to: nil), CGRect(x: 0, y: 724, width: 390, height: 120))

            growing.lines = 3
            stage.advance(by: 0)
            expectEqual(growing.convert(growing.bounds, to: nil), CGRect(x: 0, y: 664, width: 390, height: 60))
            expectEqual(constrained.convert(constrained.bounds, to: nil).minY, 724)
        }
    }

    @Test("A text that is removed by the layout of a resized window leaves no keyboard")
    func removedByLayout() throws {
        final class Form: UIView {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

            override func layoutSubviews() {
                super.layoutSubviews()
                if bounds.width > 500 { field.removeFromSuperview() } else { addSubview(field) }
            }
        }
        let (root, form) = (UIViewController(), Form())
        root.view = form
        try Stage.run(size: CGSize(width: 390, height: 844), rootViewController: root) { stage in
            stage.keyboard = .onScreen
            stage.settle()
            form.field.becomeFirstResponder()
            stage.advance(by: 1)
            expectEqual(stage.window.subviews.count, 2)

            stage.resize(to: CGSize(width: 1000, height: 700))
            stage.advance(by: 1)

            expectEqual(stage.window.subviews, [form])
        }
    }

    @Test("Views stay at the bottom of a resized window, and in front")
    func resizedWindow() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = Field()
            field.pad = makeView(height: 100)
            stage.window.addSubview(field)
            field.becomeFirstResponder()
            stage.advance(by: 0.3)

            stage.resize(to: CGSize(width: 600, height: 500))
            stage.window.addSubview(makeView(height: 10))
            stage.advance(by: 0)

            expectEqual(field.pad?.convert(field.pad!.bounds, to: nil), CGRect(x: 0, y: 400, width: 600, height: 100))
            expectIdentical(stage.window.hitTest(CGPoint(x: 5, y: 450), with: nil), field.pad)
        }
    }

    @Test("Huge and non-finite heights stay in the window")
    func badHeights() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = Field()
            field.pad = makeView(height: 100_000)
            stage.window.addSubview(field)

            field.becomeFirstResponder()
            stage.advance(by: 0.3)

            expectEqual(field.pad?.superview?.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
        }
    }

    @Test("An observer may resign before the views are up", arguments: ["WillChangeFrame", "WillShow"])
    func resigningObserver(at moment: String) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = Field()
            field.pad = makeView(height: 100)
            stage.window.addSubview(field)
            let log = KeyboardLog()
            log.onCall = { name in
                MainActor.assumeIsolated { if name == moment { _ = field.resignFirstResponder() } }
            }

            field.becomeFirstResponder()
            stage.advance(by: 0.3)

            expectNil(field.pad?.window)
            let posted = moment == "WillShow" ? ["WillChangeFrame", "WillShow"] : ["WillChangeFrame"]
            expectEqual(log.names, posted + ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        }
    }

    @Test("Views are in front of presented controllers")
    func overPresented() throws {
        try Stage.run(rootViewController: MessageController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let presented = UIViewController()
            let field = Field()
            field.pad = makeView(height: 100)
            presented.view.addSubview(field)
            presented.modalPresentationStyle = .overFullScreen
            root.becomeFirstResponder()
            stage.advance(by: 0.3)

            root.present(presented, animated: true)
            stage.advance(by: 1)
            field.becomeFirstResponder()
            stage.advance(by: 0.3)
            expectIdentical(stage.window.hitTest(CGPoint(x: 5, y: 800), with: nil), field.pad)

            root.dismiss(animated: false)
            stage.advance(by: 1)
            expectNil(field.pad?.window)
            expectFalse(field.isFirstResponder)
        }
    }

    @Test("Resigning on the way up reverses the animation")
    func reversal() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = Field()
            field.pad = makeView(height: 100)
            stage.window.addSubview(field)
            let log = KeyboardLog()
            field.becomeFirstResponder()
            stage.advance(by: 0.1)

            field.resignFirstResponder()
            stage.advance(by: 0.1)
            field.becomeFirstResponder()
            stage.advance(by: 0.3)

            expectEqual(field.pad?.convert(field.pad!.bounds, to: nil).minY, 744)
            expectEqual(
                log.names,
                [
                    "WillChangeFrame", "WillShow", "WillChangeFrame", "WillHide", "WillChangeFrame", "WillShow",
                    "DidChangeFrame", "DidShow",
                ])
        }
    }

    @Test("Views that observe the keyboard's frame are laid out inside the animation")
    func frameObservers() throws {
        final class Follower: UIView {
            let mark = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                let bottom = window?.windowScene?.inputViews.frame.minY ?? 0
                mark.frame = CGRect(x: 0, y: bottom - 10, width: 10, height: 10)
            }
        }
        try Stage.run(rootViewController: UIViewController()) { stage in
            let follower = Follower(frame: stage.window.bounds)
            follower.addSubview(follower.mark)
            stage.window.addSubview(follower)
            InputViews.addFrameObserver(follower)
            let field = Field()
            field.pad = makeView(height: 100)
            stage.window.addSubview(field)
            stage.advance(by: 0)
            expectEqual(follower.mark.frame.minY, 834)

            field.becomeFirstResponder()

            expectEqual(follower.mark.frame.minY, 734)
            expectEqual(follower.mark.layer.presentation()?.frame.minY, 834)
            stage.advance(by: 0.3)
        }
    }

    @Test("A bar that is higher by the bottom safe area is so only if no keyboard is below it")
    func barAboveTheBottom() throws {
        final class Bar: UIInputView {
            override var intrinsicContentSize: CGSize {
                CGSize(width: UIView.noIntrinsicMetric, height: 44 + safeAreaInsets.bottom)
            }
            override func safeAreaInsetsDidChange() {
                super.safeAreaInsetsDidChange()
                invalidateIntrinsicContentSize()
            }
        }
        let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        try Stage.run(safeAreaInsets: insets, rootViewController: UIViewController()) { stage in
            let bar = Bar(frame: CGRect(x: 0, y: 0, width: 320, height: 44), inputViewStyle: .keyboard)
            bar.autoresizingMask = .flexibleHeight
            let field = Field()
            field.bar = bar
            stage.window.addSubview(field)

            field.becomeFirstResponder()
            stage.advance(by: 0.5)

            expectEqual(bar.convert(bar.bounds, to: nil), CGRect(x: 0, y: 766, width: 390, height: 78))

            field.pad = makeView(height: 200)
            field.reloadInputViews()
            stage.advance(by: 0.5)

            expectEqual(bar.convert(bar.bounds, to: nil), CGRect(x: 0, y: 600, width: 390, height: 44))
        }
    }

    @Test("A first responder in a popover, or inside a presentation controller's own view, resigns at the dismissal")
    func leavingPresentation() throws {
        final class Wrapping: UIPresentationController {
            private let wrapper = UIView()
            override var presentedView: UIView? {
                let view = presentedViewController.viewIfLoaded
                if let view, view.superview !== wrapper { wrapper.addSubview(view) }
                return wrapper
            }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Wrapping(presentedViewController: presented, presenting: presenting) }
        }
        let delegate = Delegate()
        try Stage.run(size: CGSize(width: 1024, height: 768), rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            for style in [UIModalPresentationStyle.popover, .custom, .formSheet] {
                let presented = UIViewController()
                let field = Field()
                field.bar = makeView(height: 60)
                field.pad = makeView(height: 100)
                presented.view.addSubview(field)
                presented.modalPresentationStyle = style
                presented.transitioningDelegate = style == .custom ? delegate : nil
                presented.popoverPresentationController?.sourceView = root.view
                root.present(presented, animated: true)
                stage.advance(by: 1)
                field.becomeFirstResponder()
                stage.advance(by: 1)
                expectNotNil(field.pad?.window)
                let log = KeyboardLog()

                root.dismiss(animated: true)
                stage.advance(by: 1)

                expectTrue(!field.isFirstResponder && stage.window.firstResponder == nil, "\(style.rawValue)")
                expectTrue(field.pad?.window == nil && field.bar?.window == nil, "\(style.rawValue)")
                expectEqual(
                    log.names, ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"], "\(style.rawValue)")
                stage.excludeFromLeakCheck(presented)
            }
        }
    }

    @Test("When the window rotates, observers find the pages with their new sizes and safe areas")
    func rotation() throws {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        try Stage.run(safeAreaInsets: insets, rootViewController: navigation) { stage in
            let field = Field()
            field.pad = makeView(height: 200)
            page.view.addSubview(field)
            field.becomeFirstResponder()
            stage.advance(by: 1)
            let log = KeyboardLog()
            var bounds: [CGRect] = []
            var safe: [CGFloat] = []
            log.onCall = { name in
                guard name == "WillShow" else { return }
                MainActor.assumeIsolated {
                    bounds.append(page.view.bounds)
                    safe.append(page.view.safeAreaInsets.bottom)
                }
            }

            for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
                stage.rotate(to: orientation)
                stage.advance(by: 1)

                expectEqual(bounds.last, page.view.bounds)
                expectEqual(safe.last, page.view.safeAreaInsets.bottom)
            }
            expectEqual(bounds.count, 2)
        }
    }
}
