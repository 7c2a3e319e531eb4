import XCTest

@testable import Reader

final class ReaderTests: XCTestCase {
    private var reader: ReaderViewController!
    private var window: UIWindow!

    override func setUp() {
        super.setUp()
        reader = ReaderViewController()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.rootViewController = reader
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    override func tearDown() {
        window = nil
        reader = nil
        super.tearDown()
    }

    func testScrollingMovesTheBar() {
        reader.scrollView.contentSize = CGSize(width: 300, height: 1500)

        reader.scrollView.contentOffset = CGPoint(x: 0, y: 250)

        XCTAssertEqual(reader.readFraction, 0.25)
        XCTAssertEqual(reader.progressView.progress, 0.25)
        XCTAssertEqual(reader.sizes, [CGSize(width: 300, height: 1500)])
    }

    func testShadeFillsTheHeader() {
        XCTAssertEqual(reader.shade.frame, CGRect(x: 0, y: 0, width: 300, height: 44))

        reader.header.frame = CGRect(x: 0, y: 10, width: 200, height: 60)

        XCTAssertEqual(reader.shade.frame, CGRect(x: 0, y: 0, width: 200, height: 60))
    }

    func testHiddenHeaderNeedsNoRoom() {
        reader.header.isHidden = true
        XCTAssertEqual(reader.scrollView.contentInset.top, 0)

        reader.header.isHidden = false
        XCTAssertEqual(reader.scrollView.contentInset.top, 44)
    }

    func testPropertiesOfViews() {
        var changes: [String] = []
        let view = UIView()
        let label = UILabel()
        let control = UIButton(type: .system)
        let bar = UIProgressView()
        let toggle = UISwitch()
        let image = UIImageView()
        let observations = [
            view.observe(\.frame) { view, _ in changes.append("frame \(view.frame.width)") },
            view.observe(\.alpha, options: [.old, .new]) { _, change in
                changes.append("alpha \(change.oldValue ?? -1) \(change.newValue ?? -1)")
            },
            label.observe(\.text, options: .new) { label, _ in changes.append("text \(label.text ?? "nil")") },
            control.observe(\.isSelected) { control, _ in changes.append("selected \(control.isSelected)") },
            control.observe(\.isEnabled) { control, _ in changes.append("enabled \(control.isEnabled)") },
            bar.observe(\.progress) { bar, _ in changes.append("progress \(bar.progress)") },
            toggle.observe(\.isOn) { toggle, _ in changes.append("on \(toggle.isOn)") },
            image.observe(\.image) { view, _ in changes.append("image \(view.image != nil)") },
        ]

        view.alpha = 0.5
        view.frame = CGRect(x: 20, y: 0, width: 40, height: 40)
        label.text = "a"
        label.text = nil
        control.isSelected = true
        control.isEnabled = false
        bar.progress = 0.5
        toggle.isOn = true
        image.image = UIImage()
        observations.forEach { $0.invalidate() }
        view.alpha = 1
        label.text = "b"

        XCTAssertEqual(
            changes,
            [
                "alpha 1.0 0.5", "frame 40.0", "text a", "text nil", "selected true", "enabled false", "progress 0.5",
                "on true", "image true",
            ])
    }

    func testTextOfFields() {
        var texts: [String] = []
        let field = UITextField()
        let textView = UITextView()
        let observations = [
            field.observe(\.text) { field, _ in texts.append("field \(field.text ?? "")") },
            textView.observe(\.text) { textView, _ in texts.append("view \(textView.text ?? "")") },
        ]

        field.text = "a"
        textView.text = "b"

        XCTAssertEqual(texts, ["field a", "view b"])
        XCTAssertEqual(observations.count, 2)
    }

    func testTitles() {
        var titles: [String] = []
        let observations = [
            reader.observe(\.title) { reader, _ in titles.append("controller \(reader.title ?? "")") },
            reader.navigationItem.observe(\.title) { item, _ in titles.append("item \(item.title ?? "")") },
        ]

        reader.title = "Emma"

        XCTAssertEqual(titles.sorted(), ["controller Emma", "item Emma"])
        XCTAssertEqual(observations.count, 2)
    }

    func testOldObserversOfViews() {
        final class Observer: NSObject {
            var changes: [String] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                changes.append("\(keyPath ?? "") \(change?[.newKey] as? Bool == true)")
            }
        }
        let observer = Observer()
        reader.header.addObserver(observer, forKeyPath: "hidden", options: .new, context: nil)
        reader.scrollView.addObserver(observer, forKeyPath: "contentOffset", options: [], context: nil)

        reader.header.isHidden = true
        reader.scrollView.contentOffset.y = 10
        reader.header.removeObserver(observer, forKeyPath: "hidden")
        reader.scrollView.removeObserver(observer, forKeyPath: "contentOffset")
        reader.header.isHidden = false

        XCTAssertEqual(observer.changes, ["hidden true", "contentOffset false"])
    }

    func testObserverOfItselfIsReleased() {
        final class Badge: UILabel {
            private var observation: NSKeyValueObservation?
            private(set) var widths: [CGFloat] = []

            func start() {
                observation = observe(\.bounds) { badge, _ in badge.widths.append(badge.bounds.width) }
            }
        }
        weak var released: Badge?
        autoreleasepool {
            let badge = Badge()
            badge.start()
            badge.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            XCTAssertEqual(badge.widths, [20])
            released = badge
        }
        XCTAssertNil(released)
    }

    func testExpectationOfView() {
        let hidden = XCTKVOExpectation(keyPath: "hidden", object: reader.header, expectedValue: true)

        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.reader.header.isHidden = true }

        wait(for: [hidden], timeout: 1)
    }
}
