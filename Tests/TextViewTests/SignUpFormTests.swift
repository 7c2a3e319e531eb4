import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Three fields and a button in a scroll view, as many programs have them: return moves between fields, and in the
/// last field signs up.
private class SignUpController: UIViewController, UITextFieldDelegate {
    let scroll = UIScrollView()
    let name = UITextField()
    let mail = UITextField()
    let password = UITextField()
    let button = UIButton(type: .system)
    var signedUp: [String]?
    var fields: [UITextField] { [name, mail, password] }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Sign Up", for: .normal)
        button.isEnabled = false
        button.addAction(UIAction { [weak self] _ in self?.signUp() }, for: .touchUpInside)
        mail.keyboardType = .emailAddress
        password.isSecureTextEntry = true
        let stack = UIStackView(arrangedSubviews: fields + [button])
        stack.axis = .vertical
        stack.spacing = 120
        for field in fields {
            field.borderStyle = .roundedRect
            field.delegate = self
            field.returnKeyType = field === password ? .go : .next
            field.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    self.button.isEnabled = self.fields.allSatisfy(\.hasText)
                }, for: .editingChanged)
        }
        view.addSubview(scroll)
        scroll.addSubview(stack)
        scroll.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor), bottom,
            stack.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 120),
            stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -20),
            stack.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -40),
        ])
    }

    var bottom: NSLayoutConstraint { scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === name { mail.becomeFirstResponder() }
        if textField === mail { password.becomeFirstResponder() }
        if textField === password { signUp() }
        return true
    }

    private func signUp() {
        view.endEditing(true)
        signedUp = fields.map { $0.text ?? "" }
    }
}

/// Insets its content according to the keyboard's notifications.
private final class NotifiedForm: SignUpController {
    private(set) var shows = 0
    private var tokens: [any NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        observe(UIResponder.keyboardWillShowNotification) { form, info in
            form.shows += 1
            guard let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            let covered = form.view.bounds.maxY - form.view.convert(frame, from: nil).minY
            form.scroll.contentInset.bottom = covered - form.view.safeAreaInsets.bottom
            guard let field = form.fields.first(where: \.isFirstResponder) else { return }
            form.scroll.scrollRectToVisible(field.convert(field.bounds, to: form.scroll), animated: false)
        }
        observe(UIResponder.keyboardWillHideNotification) { form, _ in form.scroll.contentInset.bottom = 0 }
    }

    private func observe(
        _ name: Notification.Name, _ body: @escaping @MainActor (NotifiedForm, [AnyHashable: Any]) -> Void
    ) {
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                nonisolated(unsafe) let info = notification.userInfo ?? [:]
                MainActor.assumeIsolated { if let self { body(self, info) } }
            })
    }

    func stopObserving() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }
}

/// Its scroll view ends at the top of the keyboard.
private final class GuidedForm: SignUpController {
    override var bottom: NSLayoutConstraint {
        scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
    }
}

@MainActor
@Suite("A form to sign up with", .serialized)
struct SignUpFormTests {
    private func fill(_ form: SignUpController, _ body: (Stage) throws -> Void) throws {
        try Stage.run(device: .iPhone14, rootViewController: form) { stage in
            stage.keyboard = .onScreen
            stage.tap(form.name)
            stage.advance(by: 0.5)
            try body(stage)
            stage.advance(by: 0.5)
        }
    }

    private func bottom(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxY }

    private func fillIn(_ form: SignUpController, _ stage: Stage) {
        expectTrue(form.name.isFirstResponder)
        stage.type("Ana")
        expectFalse(form.button.isEnabled)
        stage.press(.keyboardReturnOrEnter)
        expectTrue(form.mail.isFirstResponder)
        stage.type("ana@example.org")
        stage.press(.keyboardReturnOrEnter)
        expectTrue(form.password.isFirstResponder)
        stage.type("secret")
        expectTrue(form.button.isEnabled)
        stage.advance(by: 0.5)
        expectNil(form.signedUp)
    }

    @Test("With notifications: the content is inset, and the keyboard stays between fields")
    func notifications() throws {
        let form = NotifiedForm()
        defer { form.stopObserving() }
        try fill(form) { stage in
            expectEqual(form.scroll.contentInset.bottom, 257)
            expectEqual(form.shows, 1)

            fillIn(form, stage)
            expectEqual(form.shows, 1)

            stage.press(.keyboardReturnOrEnter)
            stage.advance(by: 0.5)
            expectEqual(form.signedUp, ["Ana", "ana@example.org", "secret"])
            expectEqual(form.scroll.contentInset.bottom, 0)
            expectTrue(form.fields.allSatisfy { !$0.isFirstResponder })
        }
    }

    @Test("With the keyboard's guide: the scroll view ends at the keyboard, and the field is visible")
    func guide() throws {
        let form = GuidedForm()
        try fill(form) { stage in
            expectEqual(bottom(form.scroll), 553)

            fillIn(form, stage)
            form.scroll.scrollRectToVisible(
                form.password.convert(form.password.bounds, to: form.scroll), animated: false)
            stage.advance(by: 0)
            #expect(bottom(form.password) <= 553)

            stage.press(.keyboardReturnOrEnter)
            stage.advance(by: 0.5)
            expectEqual(form.signedUp, ["Ana", "ana@example.org", "secret"])
            expectEqual(bottom(form.scroll), 810)
        }
    }
}
