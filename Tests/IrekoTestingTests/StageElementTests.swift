import Expectations
import IrekoTesting
import TestSupport
import Testing
import TextLayout
import UIKit

/// A list of words, each of which opens a page with the word.
private final class Words: UITableViewController {
    var words = (0..<60).map { "Word \($0)" }
    var refreshed = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Words"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in
                self?.words.insert("New", at: 0)
                self?.tableView.reloadData()
            })
        refreshControl = UIRefreshControl()
        refreshControl?.addAction(
            UIAction { [weak self] _ in
                self?.refreshed += 1
                self?.refreshControl?.endRefreshing()
            }, for: .valueChanged)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "word")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "word")
        cell.textLabel?.text = words[indexPath.row]
        cell.detailTextLabel?.text = "\(words[indexPath.row].count)"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = UIViewController()
        page.title = words[indexPath.row]
        navigationController?.pushViewController(page, animated: true)
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
                self?.words.remove(at: indexPath.row)
                self?.tableView.deleteRows(at: [indexPath], with: .automatic)
                done(true)
            }
        ])
    }
}

@MainActor @Suite("Elements of a stage")
struct StageElementTests {
    private func run(_ body: (Stage, Words) throws -> Void) throws {
        let words = Words(style: .plain)
        try Stage.run(rootViewController: UINavigationController(rootViewController: words)) { stage in
            stage.excludeFromLeakCheck(words)
            stage.advance(by: 0.1)
            try body(stage, words)
        }
    }

    @Test("Typical use of an app: add, open, go back, swipe, refresh, scroll")
    func journey() throws {
        try run { stage, words in
            stage.find("Add").tap()
            stage.advance(by: 0.1)
            expectEqual(stage.find(row: IndexPath(row: 0, section: 0)).text, "New, 3")

            stage.find("Word 2").tap()
            stage.advance(by: 0.6)
            expectTrue(stage.find("Word 2").exists)
            expectFalse(stage.find("Word 3").exists)

            stage.goBack()
            stage.find(row: IndexPath(row: 1, section: 0)).swipe(.left)
            stage.advance(by: 0.4)
            stage.find("Remove").tap()
            stage.advance(by: 0.6)
            expectFalse(stage.find("Word 0").exists)
            expectEqual(words.words.count, 60)

            stage.pullToRefresh()
            stage.advance(by: 1)
            expectEqual(words.refreshed, 1)

            stage.find("Word 50").scrollIntoView()
            expectTrue(stage.find("Word 50").exists)
            expectFalse(stage.find("New").exists)
            #expect(stage.find(UITableViewCell.self).count < 25)
        }
    }

    @Test("Elements in both directions are scrolled into view; the message about a missing element names both")
    func scrollIntoView() throws {
        let failure = #expect(throws: StageFailure.self) {
            try run { stage, words in
                words.tableView.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
                stage.advance(by: 0.1)

                stage.find("Word 3").scrollIntoView()
                expectTrue(stage.find("Word 3").exists)
                stage.find("Word 40").scrollIntoView(.down)
                expectTrue(stage.find("Word 40").exists)

                let refreshed = words.refreshed
                stage.find("Word 99").scrollIntoView()
                expectEqual(words.refreshed, refreshed)
            }
        }
        let message = failure?.description ?? ""
        expectTrue(
            message.contains("\"Word 99\" is not on the screen, though a UIScrollView was dragged up and then down"))
    }

    @Test("A drag that first resizes a sheet scrolls its list into view")
    func scrollIntoViewInSheet() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let words = Words(style: .plain)
            words.sheetPresentationController?.detents = [.medium(), .large()]
            root.present(words, animated: false)
            stage.advance(by: 1)

            stage.find("Word 55").scrollIntoView()
            expectTrue(stage.find("Word 55").exists)
            stage.find("Word 0").scrollIntoView()
            expectTrue(stage.find("Word 0").exists)
            expectIdentical(root.presentedViewController, words)
        }
    }

    @Test("Elements have the state and the value of their control or cell")
    func state() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))
            toggle.accessibilityIdentifier = "switch"
            let slider = UISlider(frame: CGRect(x: 20, y: 150, width: 200, height: 31))
            slider.accessibilityIdentifier = "slider"
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 31))
            (field.accessibilityIdentifier, field.placeholder) = ("field", "Name")
            let button = UIButton(frame: CGRect(x: 20, y: 250, width: 200, height: 31))
            button.setTitle("Save", for: .normal)
            for view in [toggle, slider, field, button] { root.view.addSubview(view) }

            let (save, name) = (stage.find("Save"), stage.find(identifier: "field"))
            expectTrue(save.isEnabled)
            expectFalse(save.isSelected)
            expectNil(save.value)
            button.isEnabled = false
            button.isSelected = true
            expectFalse(save.isEnabled)
            expectTrue(save.isSelected)

            expectEqual(stage.find(identifier: "switch").value, "0")
            toggle.isOn = true
            slider.value = 0.25
            expectEqual(stage.find(identifier: "switch").value, "1")
            expectEqual(stage.find(identifier: "slider").value, "25%")
            expectEqual(name.value, "Name")
            field.text = "Ada"
            expectEqual(name.value, "Ada")
            field.isSecureTextEntry = true
            expectEqual(name.value, "•••")
        }
    }

    @Test("A row's texts are selected with it")
    func selection() throws {
        try run { stage, words in
            expectFalse(stage.find("Word 2").isSelected)
            words.tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
            expectTrue(stage.find("Word 2").isSelected)
            expectTrue(stage.find(row: IndexPath(row: 2, section: 0)).isSelected)
            expectFalse(stage.find("Word 3").isSelected)
        }
    }

    @Test("The state of a missing element fails the test")
    func stateOfNothing() throws {
        #expect(throws: StageFailure.self) { try run { stage, _ in _ = stage.find("nowhere").isEnabled } }
        #expect(throws: StageFailure.self) { try run { stage, _ in _ = stage.find("nowhere").value } }
    }

    @Test("Bar buttons without a title are found by their symbol, and by their item")
    func barButtons() throws {
        try run { stage, words in
            var taps: [String] = []
            @MainActor func item(_ symbol: String) -> UIBarButtonItem {
                let action = UIAction(image: UIImage(systemName: symbol)) { _ in taps.append(symbol) }
                return UIBarButtonItem(primaryAction: action)
            }
            let (gear, trash) = (item("gear"), item("trash"))
            words.navigationItem.rightBarButtonItems = [gear, trash]
            stage.advance(by: 0.1)

            stage.find("gear").tap()
            stage.find(identifier: "trash").tap()
            stage.tap(gear)
            expectEqual(taps, ["gear", "trash", "gear"])

            trash.isEnabled = false
            expectTrue(stage.find(gear).isEnabled)
            expectFalse(stage.find(trash).isEnabled)
            trash.image = UIImage(systemName: "pencil")
            expectTrue(stage.find("pencil").exists)
            expectFalse(stage.find("trash").exists)
            trash.accessibilityIdentifier = "edit"
            expectTrue(stage.find("edit").exists)
            expectFalse(stage.find("pencil").exists)
        }
    }

    @Test("A tab is tapped by its item")
    func tabItem() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        try Stage.run(rootViewController: tabs) { stage in
            let item = try #require(tabs.tabBar.items?.last)
            expectFalse(stage.find(item).isSelected)
            stage.tap(item)
            expectEqual(tabs.selectedIndex, 1)
            expectTrue(stage.find(item).isSelected)
        }
    }

    @Test("A bar item that is in no bar fails the test")
    func barItemOfNothing() throws {
        let failure = #expect(throws: StageFailure.self) {
            try run { stage, _ in stage.tap(UIBarButtonItem(title: "Away", style: .plain, target: nil, action: nil)) }
        }
        expectEqual(failure?.description.contains("tap(): the bar item \"Away\" is not on the screen"), true)
    }

    @Test("Views that only have an accessibility label are described")
    func labels() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let colour = UIView(frame: CGRect(x: 20, y: 100, width: 40, height: 40))
            colour.accessibilityLabel = "Red"
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 20))
            (label.text, label.accessibilityLabel) = ("3", "3 messages")
            root.view.addSubview(colour)
            root.view.addSubview(label)

            let lines = stage.describe()
            #expect(lines.contains("UIView (20 100 40 40) label \"Red\""))
            #expect(lines.contains("UILabel (20 200 100 20) \"3\" label \"3 messages\""))
        }
    }

    @Test("A missing element fails the test, with the available elements")
    func missing() throws {
        let failure = #expect(throws: StageFailure.self) {
            try run { stage, _ in stage.find("Nothing of this name").tap() }
        }

        let message = failure?.description ?? ""
        #expect(message.contains("\"Nothing of this name\" is not on the screen"))
        #expect(message.contains("UILabel"))
        #expect(message.contains("\"Word 3\""))
    }

    @Test("Hidden, transparent, outside, clipped and covered views are not found")
    func unseen() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            @MainActor func add(_ text: String, to view: UIView? = nil) -> UILabel {
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
                label.text = text
                (view ?? root.view).addSubview(label)
                return label
            }
            add("hidden").isHidden = true
            add("transparent").alpha = 0
            add("outside").frame.origin.x = 500
            let clipping = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            clipping.clipsToBounds = true
            root.view.addSubview(clipping)
            _ = add("clipped", to: clipping)
            add("covered").frame.origin.y = 300
            let cover = UIView(frame: CGRect(x: 0, y: 280, width: 390, height: 100))
            cover.backgroundColor = .white
            root.view.addSubview(cover)
            add("seen").accessibilityIdentifier = "name"

            for name in ["hidden", "transparent", "outside", "clipped", "covered"] {
                expectFalse(stage.find(name).exists, "\(name)")
            }
            expectTrue(stage.find("seen").exists)
            expectEqual(stage.find(identifier: "name").text, "seen")
            expectEqual(stage.find(containing: "SEE").view(UILabel.self)?.text, "seen")
            #expect(stage.describe().contains("UILabel (20 100 100 30) \"seen\" identifier \"name\""))
        }
    }

    @Test("Classes have UIKit's accessibility values, unless the program sets them")
    func defaults() throws {
        try Stage.run(root: UIViewController()) { _, _ in
            let (label, button, toggle, slider) = (UILabel(), UIButton(type: .system), UISwitch(), UISlider())
            label.text = "Text"
            button.setTitle("Title", for: .normal)
            button.isEnabled = false
            toggle.isOn = true
            slider.value = 0.25

            expectTrue(label.isAccessibilityElement)
            expectEqual(label.accessibilityLabel, "Text")
            expectEqual(label.accessibilityTraits, .staticText)
            expectEqual(button.accessibilityLabel, "Title")
            expectEqual(button.accessibilityTraits, [.button, .notEnabled])
            expectEqual(toggle.accessibilityValue, "1")
            expectEqual(toggle.accessibilityTraits, [.button, .toggleButton])
            expectEqual(slider.accessibilityValue, "25%")
            expectEqual(slider.accessibilityTraits, .adjustable)
            expectFalse(UIImageView().isAccessibilityElement)
            expectFalse(UITableViewCell().isAccessibilityElement)
            (label.accessibilityLabel, label.accessibilityTraits) = ("Own", .header)
            expectEqual(label.accessibilityLabel, "Own")
            expectEqual(label.accessibilityTraits, .header)
        }
    }
}

@MainActor @Suite("Diagnostics and pictures of a stage")
struct StageExpectationTests {
    @Test("A broken rule fails the test unless the test reads or permits it")
    func diagnostics() throws {
        #expect(throws: StageFailure.self) {
            try Stage.run(rootViewController: UIViewController()) { breakRule($0) }
        }
        try Stage.run(rootViewController: UIViewController()) { stage in
            breakRule(stage)
            expectEqual(stage.diagnostics.count, 1)
        }
        try Stage.run(rootViewController: UIViewController()) { stage in
            stage.allowsDiagnostics = true
            breakRule(stage)
        }
    }

    private func breakRule(_ stage: Stage) {
        stage.window.rootViewController?.view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    }

    @Test("A picture is recorded, compared with its reference, and attached with marked differences")
    func snapshots() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("SomeTests.swift").path
        try Stage.run(root: UIViewController(), size: CGSize(width: 50, height: 40)) { stage, root in
            root.view.backgroundColor = .white

            let first = #expect(throws: StageFailure.self) { try stage.expectSnapshot(named: "page", filePath: file) }
            try stage.expectSnapshot(named: "page", filePath: file)
            let mark = UIView(frame: CGRect(x: 10, y: 20, width: 3, height: 2))
            mark.backgroundColor = .black
            root.view.addSubview(mark)
            let second = #expect(throws: StageFailure.self) { try stage.expectSnapshot(named: "page", filePath: file) }
            try stage.expectSnapshot(named: "page", pixels: 6, filePath: file)
            try stage.expectSnapshot(named: "page", isRecording: true, filePath: file)
            try stage.expectSnapshot(named: "page", filePath: file)

            expectEqual(first?.description.contains("There was no reference"), true)
            let message = second?.description ?? ""
            #expect(message.contains("6 pixels, by up to 255 of 255, in columns 10...12 and rows 20...21"))
            let difference = message.components(separatedBy: "Difference: ").last ?? ""
            let picture = try #require(UIImage(contentsOfFile: difference))
            expectEqual(picture.pixel(11, 20), 0xFFFF_FFFF)
            expectNotEqual(picture.pixel(5, 5), 0xFFFF_FFFF)
        }
    }

    @Test("The failure names both fonts when the reference was recorded with a different version")
    func snapshotFonts() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("SomeTests.swift").path
        let reference = folder.appendingPathComponent("__Snapshots__/SomeTests/page.png")
        let installed = try #require(FontSystem.shared.systemFontVersion)
        let other = String(installed.map { $0.isNumber ? "9" : $0 })
        try Stage.run(root: UIViewController(), size: CGSize(width: 50, height: 40)) { stage, root in
            @MainActor func failure() -> String? {
                do { try stage.expectSnapshot(named: "page", filePath: file) } catch { return "\(error)" }
                return nil
            }
            try stage.expectSnapshot(named: "page", isRecording: true, filePath: file)
            var data = try Data(contentsOf: reference)
            let place = try #require(data.range(of: Data(installed.utf8)))
            data.replaceSubrange(place, with: Data(other.utf8))
            try data.write(to: reference)

            let same = failure()
            root.view.backgroundColor = .red
            let different = failure()
            stage.resize(to: CGSize(width: 60, height: 40))
            let larger = failure()
            try stage.expectSnapshot(named: "page", isRecording: true, filePath: file)
            root.view.backgroundColor = .white
            let differentWithSameFont = failure()

            expectNil(same)
            expectEqual(different?.contains("the font \(other), but the system font is now \(installed)"), true)
            expectEqual(larger?.contains("the font \(other), but the system font is now \(installed)"), true)
            expectEqual(differentWithSameFont?.contains("recorded with"), false)
        }
    }
}

@MainActor @Suite("Devices of a stage")
struct StageDeviceTests {
    @Test("A device's screen, style, text size and direction are the controller's", arguments: StageDevice.all)
    func devices(device: StageDevice) throws {
        try Stage.run(
            device: device, style: .dark, textSize: .accessibilityLarge, direction: .rightToLeft,
            rootViewController: UIViewController()
        ) { stage in
            let view = try #require(stage.window.rootViewController?.view)

            expectEqual(view.bounds.size, device.size)
            expectEqual(view.traitCollection.displayScale, device.scale)
            expectEqual(view.safeAreaInsets.top, device.top)
            expectEqual(view.safeAreaInsets.bottom, device.bottom)
            expectEqual(view.traitCollection.userInterfaceStyle, .dark)
            expectEqual(view.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
            expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        }
    }

    @Test("A device is described by its name")
    func name() {
        expectEqual("\(StageDevice.iPhone15)", StageDevice.iPhone15.name)
        expectEqual(String(describing: StageDevice(name: "Wall", size: .zero, scale: 1, top: 0, bottom: 0)), "Wall")
    }

    @Test("A device is a phone or a pad, also for the controllers on its screen")
    func idiom() throws {
        let idioms = try [StageDevice.iPhone14, .iPadPro11].map { device in
            try Stage.run(device: device, rootViewController: UIViewController()) { stage in
                stage.window.rootViewController?.traitCollection.userInterfaceIdiom
            }
        }

        expectEqual(idioms, [.phone, .pad])
    }
}
