import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Sizes itself by constraints to its safe area, as bars for messages do.
private class MessageBar: UIView {
    let text = UITextView()
    private(set) lazy var maximumHeight = text.heightAnchor.constraint(equalToConstant: 120)

    init() {
        super.init(frame: .zero)
        autoresizingMask = .flexibleHeight
        backgroundColor = .white
        text.font = .systemFont(ofSize: 14)
        text.textContainerInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
        text.isScrollEnabled = false
        text.translatesAutoresizingMaskIntoConstraints = false
        addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            text.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// The usual recipe: the value of the intrinsic content size does not matter.
private final class ZeroSizeBar: MessageBar {
    override var intrinsicContentSize: CGSize { .zero }
}

private final class ChatController<Bar: UIView>: UIViewController {
    let bar: Bar
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))

    init(_ bar: Bar) {
        self.bar = bar
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(field)
    }
}

/// Bars above the keyboard, as programs make them. A stage fails the test if constraints contradict each other.
@MainActor
@Suite("Accessory views of texts", .serialized)
struct AccessoryViewTests {
    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// The screen has 393 × 852 points; the home indicator takes 34 of them, the keyboard 291.
    private func chat<Bar: UIView>(
        _ bar: Bar, keyboard: Stage.Keyboard = .onScreen, _ body: (Stage, ChatController<Bar>) throws -> Void
    ) throws {
        let controller = ChatController(bar)
        try Stage.run(device: .iPhone15, rootViewController: controller) { stage in
            stage.keyboard = keyboard
            stage.advance(by: 0.1)
            try body(stage, controller)
        }
    }

    @Test("Constraints determine the height of a bar whose content size is zero")
    func zeroContentSize() throws {
        try chat(ZeroSizeBar()) { stage, controller in
            controller.becomeFirstResponder()
            stage.advance(by: 0.5)
            let line = controller.bar.text.bounds.height
            #expect(line > 20)
            expectEqual(frame(controller.bar), CGRect(x: 0, y: 852 - 34 - line - 16, width: 393, height: line + 50))

            controller.bar.text.becomeFirstResponder()
            stage.advance(by: 0.5)
            expectEqual(frame(controller.bar), CGRect(x: 0, y: 561 - line - 16, width: 393, height: line + 16))
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A bar that adds the bottom of its safe area to its height does not do so above a keyboard")
    func invalidation() throws {
        final class Bar: UIInputView {
            override var intrinsicContentSize: CGSize {
                CGSize(width: UIView.noIntrinsicMetric, height: 44 + safeAreaInsets.bottom)
            }
            override func safeAreaInsetsDidChange() {
                super.safeAreaInsetsDidChange()
                invalidateIntrinsicContentSize()
            }
        }
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 320, height: 44), inputViewStyle: .keyboard)
        bar.autoresizingMask = .flexibleHeight
        try chat(bar) { stage, controller in
            controller.field.becomeFirstResponder()
            stage.advance(by: 1)

            expectEqual(bar.safeAreaInsets.bottom, 0)
            expectEqual(frame(bar), CGRect(x: 0, y: 517, width: 393, height: 44))

            controller.field.resignFirstResponder()
            controller.becomeFirstResponder()
            stage.advance(by: 1)
            expectEqual(frame(bar), CGRect(x: 0, y: 774, width: 393, height: 78))
        }
    }

    @Test("A text in the bar grows up to its maximum, and the bar with it", arguments: [false, true])
    func growing(hasZeroSize: Bool) throws {
        final class Delegate: NSObject, UITextViewDelegate {
            weak var bar: MessageBar?
            func textViewDidChange(_ textView: UITextView) {
                guard let bar, !bar.maximumHeight.isActive else { return }
                guard textView.sizeThatFits(CGSize(width: textView.bounds.width, height: 1000)).height > 120 else {
                    return
                }
                textView.isScrollEnabled = true
                bar.maximumHeight.isActive = true
            }
        }
        let delegate = Delegate()
        try chat(hasZeroSize ? ZeroSizeBar() : MessageBar()) { stage, controller in
            delegate.bar = controller.bar
            controller.bar.text.delegate = delegate
            controller.becomeFirstResponder()
            controller.bar.text.becomeFirstResponder()
            stage.advance(by: 0.5)
            var heights = [controller.bar.bounds.height]
            for _ in 0..<10 {
                stage.type("line\n")
                stage.advance(by: 0.1)
                heights.append(controller.bar.bounds.height)
                // The height of the text is not a whole number of points.
                expectEqual(frame(controller.bar).maxY.rounded(), 561)
            }

            expectTrue(heights == heights.sorted() && heights[1] > heights[0])
            expectEqual(heights.last, 136)
            expectEmpty(stage.diagnostics)
        }
    }

    // MARK: Sliding

    @Test("The keyboard slides up and down below an accessory view that is already shown")
    func slidingBelowBar() throws {
        try chat(MessageBar()) { stage, controller in
            controller.becomeFirstResponder()
            stage.advance(by: 0.5)
            var notices: [(String, Double)] = []
            let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification]
            let durationKey = UIResponder.keyboardAnimationDurationUserInfoKey
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                    let duration = notification.userInfo?[durationKey] as? Double
                    MainActor.assumeIsolated { notices.append((name.rawValue, duration ?? -1)) }
                }
            }
            defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
            let shownTop = { @MainActor in controller.bar.superview?.layer.presentation()?.frame.minY }
            let bottom = CGPoint(x: 2, y: 846)

            controller.bar.text.becomeFirstResponder()
            stage.advance(by: 0.1)
            let up = try #require(shownTop())
            expectTrue(up > 561 - controller.bar.bounds.height && up < 852 - 34 - controller.bar.bounds.height)
            stage.advance(by: 0.4)
            expectEqual(frame(controller.bar).maxY, 561)
            expectTrue(notices.map(\.0) == names.map(\.rawValue) && notices.allSatisfy { $0.1 == 0.25 })
            expectEqual(stage.pixel(at: bottom), [209, 211, 217])

            controller.bar.text.resignFirstResponder()
            expectTrue(controller.isFirstResponder)
            stage.advance(by: 0.05)
            // Still visible on its way down.
            expectEqual(stage.pixel(at: bottom), [209, 211, 217])
            stage.advance(by: 0.5)
            expectEqual(frame(controller.bar).maxY, 852)
            expectEqual(stage.pixel(at: bottom), [255, 255, 255])
            expectTrue(notices.count == 4 && notices.allSatisfy { $0.1 == 0.25 })
        }
    }

    @Test("A keyboard that slides down and is shown again is complete")
    func turningAround() throws {
        try chat(MessageBar()) { stage, controller in
            controller.becomeFirstResponder()
            controller.bar.text.becomeFirstResponder()
            stage.advance(by: 0.5)
            controller.bar.text.resignFirstResponder()
            stage.advance(by: 0.1)

            controller.bar.text.becomeFirstResponder()
            stage.advance(by: 0.5)

            expectEqual(frame(controller.bar).maxY, 561)
            expectEqual(stage.pixel(at: CGPoint(x: 2, y: 846)), [209, 211, 217])
            stage.tap(at: CGPoint(x: 20, y: 590))
            expectEqual(controller.bar.text.text, "Q")
        }
    }

    // MARK: Pickers

    @Test(
        "A date picker as input view has the height of its style, above the home indicator, on the keyboard's background",
        arguments: [(UIDatePickerStyle.wheels, CGFloat(216)), (.inline, 0)])
    func datePicker(style: UIDatePickerStyle, height: CGFloat) throws {
        try chat(UIView()) { stage, controller in
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = style
            controller.field.inputView = picker
            controller.field.becomeFirstResponder()
            stage.advance(by: 0.5)

            let height = height == 0 ? picker.intrinsicContentSize.height : height
            #expect(height >= 216)
            expectEqual(frame(picker), CGRect(x: 0, y: 852 - 34 - height, width: 393, height: height))
            expectEqual(stage.pixel(at: CGPoint(x: 2, y: 846)), [209, 211, 217])
            expectEqual(stage.pixel(at: CGPoint(x: 2, y: 852 - 34 - height + 2)), [209, 211, 217])
        }
    }

    @Test("A date picker whose size the program has set keeps it; an untouched one follows its style and mode")
    func datePickerSize() {
        let (own, set) = (UIDatePicker(), UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 100)))
        for picker in [own, set] { picker.preferredDatePickerStyle = .wheels }
        expectEqual(own.frame, CGRect(x: 0, y: 0, width: 320, height: 216))
        expectEqual(set.frame, CGRect(x: 0, y: 0, width: 300, height: 100))

        own.frame.size.height = 180
        own.preferredDatePickerStyle = .compact
        expectEqual(own.frame.size, CGSize(width: 320, height: 180))
    }

    @Test("A view with its own frame height extends to the bottom edge, and has safe area insets")
    func ownHeight() throws {
        try chat(UIView()) { stage, controller in
            let pad = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            controller.field.inputView = pad
            controller.field.becomeFirstResponder()
            stage.advance(by: 0.5)

            expectEqual(frame(pad), CGRect(x: 0, y: 652, width: 393, height: 200))
            expectEqual(pad.safeAreaInsets.bottom, 34)
            expectEqual(stage.pixel(at: CGPoint(x: 2, y: 700)), [209, 211, 217])
        }
    }

    private final class FieldBar: UIView {
        let field = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
            addSubview(field)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Whether the field in the bar or the controller is the first responder before the alert.
    @Test("A bar returns after an alert with a text field, and so does the field in it", arguments: [true, false])
    func barAfterAlert(editsField: Bool) throws {
        let chat = ChatController(FieldBar())
        let navigation = UINavigationController(rootViewController: chat)
        try Stage.run(device: .iPhone15, rootViewController: navigation) { stage in
            stage.keyboard = .onScreen
            stage.advance(by: 1)
            chat.becomeFirstResponder()
            if editsField { chat.bar.field.becomeFirstResponder() }
            stage.advance(by: 1)
            let before = chat.bar.convert(chat.bar.bounds, to: nil)

            for animated in [true, false] {
                let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
                alert.addTextField()
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                chat.present(alert, animated: animated)
                stage.advance(by: 1)
                expectEqual(alert.textFields?.first?.isFirstResponder, true)
                stage.chooseAlertAction("OK")
                stage.advance(by: 1)

                expectEqual(chat.bar.field.isFirstResponder, editsField)
                expectEqual(chat.isFirstResponder, !editsField)
                expectEqual(chat.bar.convert(chat.bar.bounds, to: nil), before)
            }
            navigation.view.endEditing(true)
            chat.resignFirstResponder()
        }
    }
}
