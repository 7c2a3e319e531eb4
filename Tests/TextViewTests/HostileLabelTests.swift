import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The texts of `HostileTextTests` in all other views that show text.
@MainActor
@Suite("Hostile text in labels, fields and bars", .serialized, .timeLimit(.minutes(1)))
struct HostileLabelTests {
    nonisolated private static let texts: [String] = [
        String(repeating: "x", count: 1 << 20),
        "e" + String(repeating: "\u{301}", count: 10_000),
        String(decoding: [0xD83D, 0x61, 0xDE00, 0xDE00, 0xD83D] as [UInt16], as: UTF16.self),
        String(repeating: "a\u{202E}b\u{2066}ג\u{202C}\u{2069}\u{200F}", count: 2_000),
        "a\0b\0\0c",
        String(repeating: "\r\n\r\n\u{2028}\u{2029}\u{85}\u{B}\u{C}", count: 500),
    ]

    private func run(_ body: (Stage, UIView) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            guard let view = stage.window.rootViewController?.view else { return }
            view.backgroundColor = .white
            try body(stage, view)
        }
    }

    private func isUsable(_ size: CGSize) -> Bool { size.width.isFinite && size.height.isFinite && size.height >= 0 }

    @Test("Labels of one, of three and of any number of lines", arguments: 0..<6, [1, 3, 0])
    func labels(index: Int, lines: Int) throws {
        try run { stage, root in
            let modes: [NSLineBreakMode] = [.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping]
            for (number, mode) in modes.enumerated() {
                let label = UILabel(frame: CGRect(x: 0, y: 100 + 60 * CGFloat(number), width: 300, height: 50))
                (label.numberOfLines, label.lineBreakMode) = (lines, mode)
                label.adjustsFontSizeToFitWidth = number == 0
                label.text = Self.texts[index]
                root.addSubview(label)
                expectTrue(isUsable(label.intrinsicContentSize))
                expectTrue(isUsable(label.sizeThatFits(CGSize(width: 300, height: 1000))))
            }

            stage.settle()

            expectIdentical(stage.window.rootViewController?.view, root)
        }
    }

    @Test("A label in Auto Layout, a button, segments", arguments: 0..<6)
    func controls(index: Int) throws {
        try run { stage, root in
            let label = UILabel()
            label.numberOfLines = 0
            label.text = Self.texts[index]
            let button = UIButton(configuration: .filled())
            button.configuration?.title = Self.texts[index]
            button.configuration?.subtitle = Self.texts[index]
            let segments = UISegmentedControl(items: [Self.texts[index], "b"])
            let stack = UIStackView(arrangedSubviews: [button, segments, label])
            stack.axis = .vertical
            stack.frame = CGRect(x: 0, y: 100, width: 300, height: 600)
            root.addSubview(stack)

            stage.settle()

            expectTrue(isUsable(label.frame.size))
            expectTrue(isUsable(button.frame.size))
            expectTrue(isUsable(segments.frame.size))
        }
    }

    @Test("Fields, with and without a secret, and their placeholders", arguments: 0..<6, [false, true])
    func fields(index: Int, isSecure: Bool) throws {
        try run { stage, root in
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 34))
            field.isSecureTextEntry = isSecure
            field.placeholder = Self.texts[index]
            root.addSubview(field)
            stage.settle()
            field.text = Self.texts[index]
            stage.settle()
            field.becomeFirstResponder()
            stage.settle()
            stage.type("q")
            field.resignFirstResponder()
            stage.settle()

            expectEqual(field.text?.hasSuffix("q"), true)
        }
    }

    @Test("A search bar with tokens, scopes and a prompt", arguments: 0..<6)
    func searching(index: Int) throws {
        try run { stage, root in
            let text = Self.texts[index]
            let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
            root.addSubview(bar)
            (bar.placeholder, bar.prompt) = (text, text)
            bar.scopeButtonTitles = [text, "b"]
            bar.showsScopeBar = true
            bar.searchTextField.tokens = [UISearchToken(icon: nil, text: text)]
            stage.settle()
            bar.text = text
            bar.becomeFirstResponder()
            stage.settle()

            expectTrue(bar.searchTextField.isFirstResponder)
        }
    }

    @Test("Titles of pages and tabs", arguments: 0..<6)
    func titles(index: Int) throws {
        try run { stage, _ in
            let text = Self.texts[index]
            let (first, second) = (UIViewController(), UIViewController())
            for page in [first, second] {
                page.title = text
                page.navigationItem.prompt = text
                page.tabBarItem.badgeValue = text
            }
            let navigation = UINavigationController(rootViewController: first)
            navigation.navigationBar.prefersLargeTitles = true
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, UIViewController()]
            stage.window.rootViewController = tabs
            stage.settle()
            navigation.pushViewController(second, animated: true)
            stage.advance(by: 1)

            expectIdentical(navigation.topViewController, second)
        }
    }

    @Test("Alerts", arguments: 0..<6, [UIAlertController.Style.alert, .actionSheet])
    func alerts(index: Int, style: UIAlertController.Style) throws {
        try run { stage, _ in
            let text = Self.texts[index]
            let alert = UIAlertController(title: text, message: text, preferredStyle: style)
            alert.addAction(UIAlertAction(title: text, style: .default, handler: nil))
            if style == .alert { alert.addTextField { $0.text = text } }
            stage.window.rootViewController?.present(alert, animated: true)
            stage.advance(by: 1)

            expectNotNil(alert.presentingViewController)
        }
    }

    @Test("Cells and headers of a table", arguments: 0..<6)
    func cells(index: Int) throws {
        try run { stage, _ in
            let table = HostileTable(Self.texts[index])
            stage.window.rootViewController = table
            stage.settle()

            // A header may fill the screen.
            let height = table.tableView.contentSize.height
            expectTrue(height.isFinite && height > 100)
        }
    }

    // MARK: Visible pixels

    private func darkPixels(_ stage: Stage, _ area: CGRect) -> Int {
        let image = stage.snapshot()
        var count = 0
        for y in Int(area.minY)..<Int(area.maxY) {
            for x in Int(area.minX)..<Int(area.maxX) {
                let green: UInt32 = ((image.pixel(x, y) ?? 0xFFFF_FFFF) >> 8) & 0xFF
                if green < 128 { count += 1 }
            }
        }
        return count
    }

    @Test("The end of a line in a field is visible, however long it is")
    func longLine() throws {
        try run { stage, root in
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 34))
            root.addSubview(field)
            field.text = String(repeating: "x", count: 4_090)
            stage.settle()
            field.becomeFirstResponder()
            stage.settle()
            let end = darkPixels(stage, field.frame)
            stage.press(.keyboardHome)
            stage.settle()

            #expect(end > 100)
            #expect(darkPixels(stage, field.frame) > 100)
        }
    }

    @Test("A long label is approximately as high as its text")
    func longLabel() {
        let label = UILabel()
        label.numberOfLines = 0
        let part = String(repeating: "some words of a text ", count: 4_000)
        label.text = part
        let single = label.sizeThatFits(CGSize(width: 300, height: 1e6)).height
        label.text = part + part + part + part
        let long = label.sizeThatFits(CGSize(width: 300, height: 1e6)).height

        #expect(single > 30_000)
        #expect(abs(long / single - 4) < 0.02)
    }

    @Test("A long text view that does not scroll is visible at every offset of its scroll view")
    func tall() throws {
        try run { stage, root in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
            let view = UITextView()
            view.isScrollEnabled = false
            view.font = .systemFont(ofSize: 17)
            view.text = (0..<60_000).map { "Line \($0)" }.joined(separator: "\n")
            view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(view)
            root.addSubview(scroll)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
                view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            ])
            stage.settle()
            let height = scroll.contentSize.height
            let tiles = view.subviews.map { $0.subviews.count }.max() ?? 0

            for part: CGFloat in [0, 0.3, 0.7, 0.1] {
                scroll.contentOffset.y = (height * part).rounded()
                stage.settle()
                stage.advance(by: 0.1)
                #expect(darkPixels(stage, scroll.frame) > 200, "at \(part)")
            }
            #expect(height > 1_000_000)
            #expect(tiles < 100)
        }
    }
}

private final class HostileTable: UITableViewController {
    private let text: String

    init(_ text: String) {
        self.text = text
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { text }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = (text, text)
        if indexPath.row == 1 { content.textProperties.numberOfLines = 1 }
        cell.contentConfiguration = content
        return cell
    }
}
