import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Appearance proxies, long texts and restoration of texts", .serialized)
struct TextSettingsTests {
    @Test("Proxies set fields, text views and search bars by their classes, and keep values that a program sets")
    func appearance() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            defer {
                UITextField.appearance().textColor = nil
                UITextView.appearance().textColor = nil
                UISearchBar.appearance().barTintColor = nil
                UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = nil
            }
            UITextField.appearance().textColor = .red
            UITextView.appearance().textColor = .green
            UISearchBar.appearance().barTintColor = .blue
            UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .orange
            let (field, own, view, bar) = (UITextField(), UITextField(), UITextView(), UISearchBar())
            own.textColor = .purple
            let page = try #require(stage.window.rootViewController?.view)

            for added in [field, own, view, bar] as [UIView] { page.addSubview(added) }
            stage.settle()

            expectEqual(field.textColor, .red)
            expectEqual(own.textColor, .purple)
            expectEqual(view.textColor, .green)
            expectEqual(bar.barTintColor, .blue)
            expectEqual(bar.searchTextField.tintColor, .orange)
            expectEqual(bar.searchTextField.textColor, .red)
            expectNotEqual(field.tintColor, .orange)
        }
    }

    @Test("A long text view in an Auto Layout form is as high as its text, and a key changes that by a line")
    func longText() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let page = try #require(stage.window.rootViewController?.view)
            let (scroll, stack, view, field) = (UIScrollView(), UIStackView(), UITextView(), UITextField())
            scroll.frame = page.bounds
            view.isScrollEnabled = false
            view.font = .systemFont(ofSize: 15)
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            field.text = "Name"
            let length = 100_000
            let line = "one line of text in a form, which is not long\n"
            view.text = String(repeating: line, count: length / line.utf16.count)
            for part in [field, view] as [UIView] { stack.addArrangedSubview(part) }
            scroll.addSubview(stack)
            page.addSubview(scroll)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            ])
            stage.settle()
            let height = view.frame.height
            expectTrue(height > 30_000 && scroll.contentSize.height == stack.frame.height)

            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 0, length: 0)
            stage.type("\n")

            #expect(abs(view.frame.height - height - (UIFont.systemFont(ofSize: 15).lineHeight)) < 1.5)
            expectEqual(view.text.utf16.count, length / line.utf16.count * line.utf16.count + 1)
        }
    }
}
