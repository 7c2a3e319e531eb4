import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// Fields of 34 points, 80 points apart, in a scroll view that fills the screen; the program gives it the keyboard's
/// height as an inset.
private final class FormController: UIViewController, UITextFieldDelegate {
    let scroll = UIScrollView()
    let fields = (0..<15).map { UITextField(frame: CGRect(x: 20, y: 20 + 80 * CGFloat($0), width: 200, height: 34)) }
    var setsInset = true
    private(set) var token: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 320, height: 1200)
        view.addSubview(scroll)
        for field in fields {
            scroll.addSubview(field)
            field.delegate = self
        }
        let frameKey = UIResponder.keyboardFrameEndUserInfoKey
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let frame = notification.userInfo?[frameKey] as? CGRect
            MainActor.assumeIsolated {
                guard let self, self.setsInset, let frame else { return }
                self.scroll.contentInset.bottom = frame.height - self.view.safeAreaInsets.bottom
            }
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = fields.firstIndex(of: textField), index + 1 < fields.count else { return true }
        return fields[index + 1].becomeFirstResponder()
    }
}

private final class FieldTable: UITableViewController {
    private(set) var fields: [Int: UITextField] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let field = UITextField(frame: CGRect(x: 16, y: 5, width: 200, height: 34))
        cell.contentView.addSubview(field)
        fields[indexPath.row] = field
        return cell
    }
}

/// The edited text is scrolled into view, as UIKit's fields do it (`scrollTextFieldToVisibleIfNecessary`).
@MainActor
@Suite("Scrolling to the edited text", .serialized)
struct RevealedTextTests {
    /// 393 × 852 points, safe area 59 and 34; the keyboard begins at 561.
    private func form(_ body: (Stage, FormController) throws -> Void) throws {
        let controller = FormController()
        try Stage.run(device: .iPhone15, rootViewController: controller) { stage in
            stage.keyboard = .onScreen
            stage.advance(by: 0.1)
            defer { if let token = controller.token { NotificationCenter.default.removeObserver(token) } }
            try body(stage, controller)
        }
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("The field that becomes first responder is scrolled above the keyboard, after the program has set its inset")
    func aboveKeyboard() throws {
        try form { stage, controller in
            expectEqual(controller.scroll.contentOffset.y, -59)

            controller.fields[8].becomeFirstResponder()
            stage.advance(by: 1)
            expectEqual(frame(controller.fields[8]).maxY, 561)

            controller.fields[14].becomeFirstResponder()
            stage.advance(by: 0.1)
            // It scrolls with animation, without a jump.
            #expect(frame(controller.fields[14]).maxY > 570)
            stage.advance(by: 1)
            expectEqual(frame(controller.fields[14]).maxY, 561)

            controller.fields[0].becomeFirstResponder()
            stage.advance(by: 1)
            expectEqual(frame(controller.fields[0]).minY, 59)
        }
    }

    @Test("A visible field causes no scrolling")
    func visible() throws {
        try form { stage, controller in
            controller.scroll.contentOffset.y = -30
            controller.fields[2].becomeFirstResponder()
            stage.advance(by: 1)
            expectEqual(controller.scroll.contentOffset.y, -30)

            stage.type("abc")
            stage.advance(by: 1)
            expectEqual(controller.scroll.contentOffset.y, -30)
        }
    }

    @Test("A field below the screen is scrolled into view with hardware keys, too")
    func hardwareKeys() throws {
        try form { stage, controller in
            stage.keyboard = .hardware
            controller.fields[12].becomeFirstResponder()
            stage.advance(by: 1)
            expectEqual(frame(controller.fields[12]).maxY, 818)
        }
    }

    @Test("Fields that the return key and the tab key move to are scrolled into view")
    func keys() throws {
        try form { stage, controller in
            controller.fields[4].becomeFirstResponder()
            stage.advance(by: 1)
            for _ in 0..<3 {
                stage.press(.keyboardReturnOrEnter)
                stage.advance(by: 1)
            }
            expectTrue(controller.fields[7].isFirstResponder)
            expectEqual(frame(controller.fields[7]).maxY, 561)

            for _ in 0..<4 {
                stage.press(.keyboardTab)
                stage.advance(by: 1)
            }
            expectTrue(controller.fields[11].isFirstResponder)
            // Eight points for the focus ring.
            expectEqual(frame(controller.fields[11]).maxY, 553)
        }
    }

    @Test("Typing scrolls back to a field that was scrolled away")
    func typing() throws {
        try form { stage, controller in
            controller.fields[8].becomeFirstResponder()
            stage.advance(by: 1)
            controller.scroll.contentOffset.y = -59
            stage.advance(by: 0.1)

            stage.type("x")
            stage.advance(by: 1)

            expectEqual(controller.fields[8].text, "x")
            expectEqual(frame(controller.fields[8]).maxY, 561)
        }
    }

    @Test("A program's own scrolling for the keyboard is not disturbed")
    func ownScrolling() throws {
        try form { stage, controller in
            var offsets: [CGFloat] = []
            let field = controller.fields[8]
            let token = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { _ in
                MainActor.assumeIsolated { controller.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
            }
            defer { NotificationCenter.default.removeObserver(token) }

            field.becomeFirstResponder()
            for _ in 0..<40 {
                stage.advance(by: 1 / 60)
                offsets.append(controller.scroll.contentOffset.y)
            }

            expectEqual(offsets.last, 300)
            expectEqual(offsets, offsets.sorted())
        }
    }

    @Test("Nested scroll views each scroll as far as necessary, also if scrolling is disabled for the user")
    func nested() throws {
        final class Controller: UIViewController {
            let (outer, inner) = (UIScrollView(), UIScrollView())
            let field = UITextField(frame: CGRect(x: 900, y: 350, width: 100, height: 34))

            override func viewDidLoad() {
                super.viewDidLoad()
                outer.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
                outer.contentSize = CGSize(width: 390, height: 1000)
                outer.isScrollEnabled = false
                inner.frame = CGRect(x: 20, y: 600, width: 300, height: 200)
                inner.contentSize = CGSize(width: 1200, height: 400)
                view.addSubview(outer)
                outer.addSubview(inner)
                inner.addSubview(field)
            }
        }
        let controller = Controller()
        try Stage.run(rootViewController: controller) { stage in
            stage.advance(by: 0.1)
            controller.field.becomeFirstResponder()
            stage.advance(by: 1)

            expectEqual(controller.inner.contentOffset, CGPoint(x: 700, y: 184))
            // The field ends at 384 points of the inner content, now at 800 points of the outer content.
            expectEqual(controller.outer.contentOffset, CGPoint(x: 0, y: 500))
        }
    }

    @Test("The content does not move while a finger drags it")
    func dragging() throws {
        try form { stage, controller in
            stage.touchDown(at: CGPoint(x: 300, y: 400))
            stage.touchMove(to: CGPoint(x: 300, y: 380))
            stage.touchMove(to: CGPoint(x: 300, y: 350))
            let offset = controller.scroll.contentOffset

            controller.fields[14].becomeFirstResponder()
            stage.advance(by: 0.2)
            expectEqual(controller.scroll.contentOffset, offset)
            stage.touchUp(at: CGPoint(x: 300, y: 350))
            stage.advance(by: 1)
        }
    }

    @Test("The caret of a growing text view is scrolled into view in the scroll view around it")
    func textView() throws {
        final class Controller: UIViewController {
            let scroll = UIScrollView()
            let text = UITextView()

            override func viewDidLoad() {
                super.viewDidLoad()
                text.isScrollEnabled = false
                text.font = .systemFont(ofSize: 16)
                for view in [scroll, text] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
                view.addSubview(scroll)
                scroll.addSubview(text)
                NSLayoutConstraint.activate([
                    scroll.topAnchor.constraint(equalTo: view.topAnchor),
                    scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                    text.topAnchor.constraint(equalTo: scroll.topAnchor),
                    text.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                    text.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                    text.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                    text.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                ])
            }

            var caretBottom: CGFloat {
                text.convert(text.caretRect(for: text.selectedTextRange?.end ?? text.endOfDocument), to: nil).maxY
            }
        }
        let controller = Controller()
        try Stage.run(device: .iPhone15, rootViewController: controller) { stage in
            stage.keyboard = .onScreen
            controller.text.text = String(repeating: "line\n", count: 60)
            stage.advance(by: 0.1)
            expectEqual(controller.scroll.contentOffset.y, -59)

            controller.text.becomeFirstResponder()
            stage.advance(by: 1)
            expectTrue(controller.caretBottom <= 561 && controller.caretBottom > 530)

            for _ in 0..<5 { stage.type("more\n") }
            stage.advance(by: 1)
            expectTrue(controller.caretBottom <= 561 && controller.caretBottom > 530)

            controller.text.selectedRange = NSRange(location: 0, length: 0)
            stage.advance(by: 1)
            expectEqual(controller.scroll.contentOffset.y, -59)
        }
    }

    // MARK: Tables

    @Test("The table of a table controller is inset for the keyboard while a field in it is edited")
    func table() throws {
        let controller = FieldTable()
        let navigation = UINavigationController(rootViewController: controller)
        try Stage.run(device: .iPhone15, rootViewController: navigation) { stage in
            stage.keyboard = .onScreen
            stage.advance(by: 0.1)
            let table = try #require(controller.tableView)
            let before = table.adjustedContentInset

            let field = try #require(controller.fields[14])
            field.becomeFirstResponder()
            expectEqual(table.adjustedContentInset.bottom, 291)
            stage.advance(by: 1)
            expectEqual(frame(field).maxY, 561)
            expectEqual(table.contentInset, .zero)

            field.resignFirstResponder()
            stage.advance(by: 1)
            expectEqual(table.adjustedContentInset, before)

            // A first responder outside of the table does not change the inset (recorded on iOS 26).
            let other = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            controller.navigationItem.titleView = other
            stage.advance(by: 0.1)
            other.becomeFirstResponder()
            stage.advance(by: 1)
            expectEqual(table.adjustedContentInset, before)
            field.becomeFirstResponder()
            stage.advance(by: 1)
            expectEqual(table.adjustedContentInset.bottom, 291)
            other.becomeFirstResponder()
            stage.advance(by: 1)
            expectEqual(table.adjustedContentInset, before)
        }
    }

    @Test("An inset that the program sets for the keyboard is not added to the table's")
    func ownInset() throws {
        let controller = FieldTable()
        try Stage.run(device: .iPhone15, rootViewController: controller) { stage in
            stage.keyboard = .onScreen
            stage.advance(by: 0.1)
            let field = try #require(controller.fields[10])
            field.becomeFirstResponder()
            controller.tableView.contentInset.bottom = 291 - 34
            stage.advance(by: 1)

            expectEqual(controller.tableView.adjustedContentInset.bottom, 291)
        }
    }

    @Test("A table in a sheet is inset by the height that the keyboard covers of it")
    func tableInSheet() throws {
        try Stage.run(device: .iPhone15, rootViewController: UIViewController()) { stage in
            stage.keyboard = .onScreen
            let controller = FieldTable()
            controller.modalPresentationStyle = .pageSheet
            controller.sheetPresentationController?.detents = [.medium(), .large()]
            stage.window.rootViewController?.present(controller, animated: true)
            stage.advance(by: 1)
            let field = try #require(controller.fields[7])

            field.becomeFirstResponder()
            stage.advance(by: 1)
            expectEqual(controller.tableView.adjustedContentInset.bottom, 291)
            #expect(frame(field).maxY <= 561)

            stage.window.rootViewController?.dismiss(animated: true)
            stage.advance(by: 1)
            expectFalse(field.isFirstResponder)
            #expect(controller.tableView.adjustedContentInset.bottom < 291)
            stage.excludeFromLeakCheck(controller)
        }
    }

    // MARK: At random

    @Test(
        "After any sequence of fields, keys, scrolls and rotations the edited field is visible when text is typed",
        arguments: RandomSeeds.batches(60))
    func random(seeds: RandomSeeds) throws { for seed in seeds { try run(seed) } }

    private func run(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        try form { stage, controller in
            for _ in 0..<12 {
                switch Int.random(in: 0..<7, using: &random) {
                case 0: controller.fields.randomElement(using: &random)?.becomeFirstResponder()
                case 1: stage.press(.keyboardReturnOrEnter)
                case 2: controller.scroll.contentOffset.y = CGFloat.random(in: -59...600, using: &random).rounded()
                case 3: stage.type("a")
                case 4: stage.rotate(to: [.portrait, .landscapeLeft].randomElement(using: &random) ?? .portrait)
                case 5: stage.keyboard = Bool.random(using: &random) ? .onScreen : .hardware
                default: controller.view.endEditing(false)
                }
                stage.advance(by: Double.random(in: 0...0.5, using: &random))
            }
            stage.advance(by: 1)
            stage.type("b")
            stage.advance(by: 1)

            guard let field = controller.fields.first(where: \.isFirstResponder) else { return }
            let area = controller.scroll.bounds.inset(by: controller.scroll.adjustedContentInset)
            expectTrue(area.minY <= field.frame.minY && field.frame.maxY <= area.maxY, "seed \(seed)")
        }
    }
}
