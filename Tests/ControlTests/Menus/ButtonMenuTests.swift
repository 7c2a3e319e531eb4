import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Menus of buttons", .serialized)
struct ButtonMenuTests {
    /// A button with a menu that opens at a touch, in the middle of a phone's screen.
    private func withButton(
        _ menu: UIMenu, size: CGSize = CGSize(width: 390, height: 844), at frame: CGRect? = nil,
        _ body: (Stage, UIButton) throws -> Void
    ) throws {
        try Stage.run(root: UIViewController(), size: size) { stage, root in
            let button = UIButton(type: .system)
            button.setTitle("Sort", for: .normal)
            button.frame = frame ?? CGRect(x: 150, y: 300, width: 90, height: 44)
            button.menu = menu
            button.showsMenuAsPrimaryAction = true
            root.view.addSubview(button)
            stage.advance(by: 0.1)
            try body(stage, button)
        }
    }

    private func menu(_ titles: String..., chosen: @escaping @MainActor (UIAction) -> Void = { _ in }) -> UIMenu {
        UIMenu(children: titles.map { UIAction(title: $0, handler: chosen) })
    }

    @Test(
        "A tap opens the menu, a tap on an element performs it for the button and closes the menu",
        arguments: PointingDevice.allCases)
    func tap(device: PointingDevice) throws {
        var log: [String] = []
        let actions = menu("Name", "Date") { action in
            log.append("\(action.title) for \((action.sender as? UIButton)?.currentTitle ?? "nobody")")
        }
        try withButton(actions) { stage, button in
            for event in [UIControl.Event.touchDown, .touchUpInside, .primaryActionTriggered, .menuActionTriggered] {
                button.addAction(UIAction { _ in log.append("event \(event.rawValue)") }, for: event)
            }

            stage.tap(device, button)
            expectEqual(stage.menuTitles, ["Name", "Date"])
            expectTrue(button.isHeld)
            stage.choose("Date", device)

            expectEqual(log, ["event 1", "event 16384", "Date for Sort"])
            expectEmpty(stage.menuTitles)
            expectFalse(button.isHeld)
            expectFalse(button.isHighlighted)
            stage.advance(by: 1)
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    @Test("One touch opens the menu, slides to an element and chooses it", arguments: PointingDevice.allCases)
    func slide(device: PointingDevice) throws {
        var chosen: [String] = []
        try withButton(menu("Name", "Date", "Size") { chosen.append($0.title) }) { stage, _ in
            stage.down(device, at: CGPoint(x: 195, y: 320))
            stage.advance(by: 0.6)
            for title in ["Name", "Size", "Date"] { stage.move(device, to: stage.middle(of: title)) }
            stage.up(device, at: stage.middle(of: "Date"))
            stage.advance(by: 1)

            expectEqual(chosen, ["Date"])
            expectEmpty(stage.menuTitles)
        }
    }

    @Test("A touch beside the menu closes it, and has no other effect", arguments: PointingDevice.allCases)
    func outside(device: PointingDevice) throws {
        var calls = 0
        try withButton(menu("Name") { _ in calls += 1 }) { stage, button in
            let other = UIButton(frame: CGRect(x: 0, y: 700, width: 100, height: 44))
            other.addAction(UIAction { _ in calls += 1 }, for: .touchUpInside)
            button.superview?.addSubview(other)

            stage.tap(device, button)
            stage.advance(by: 0.6)
            stage.tap(device, other)

            expectEqual(calls, 0)
            expectEmpty(stage.menuTitles)
            stage.advance(by: 1)
            stage.tap(device, other)
            expectEqual(calls, 1)
        }
    }

    @Test(
        "Disabled elements cannot be chosen, hidden elements are absent, and some keep the menu open",
        arguments: PointingDevice.allCases)
    func attributes(device: PointingDevice) throws {
        var calls: [String] = []
        let count = UIAction(title: "More", attributes: .keepsMenuPresented) { action in
            calls.append("more")
            action.title = "More \(calls.count)"
        }
        let off = UIAction(title: "Off", attributes: .disabled) { _ in calls.append("off") }
        let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in calls.append("hidden") }
        try withButton(UIMenu(children: [off, hidden, count, UIMenu(title: "Empty")])) { stage, button in
            stage.tap(device, button)
            expectEqual(stage.menuTitles, ["Off", "More"])

            stage.choose("Off", device)
            stage.choose("More", device)
            stage.choose("More 1", device)

            expectEqual(calls, ["more", "more"])
            expectEqual(stage.menuTitles, ["Off", "More 2"])
        }
    }

    @Test(
        "Inline menus are sections with their titles, and a menu of small elements has rows of four",
        arguments: PointingDevice.allCases)
    func sections(device: PointingDevice) throws {
        let inline = UIMenu(title: "Order", options: .displayInline, children: [UIAction(title: "Up") { _ in }])
        let small = UIMenu(
            options: .displayInline, preferredElementSize: .small,
            children: (1...5).map { UIAction(title: "\($0)") { _ in } })
        try withButton(UIMenu(title: "All", children: [UIAction(title: "A") { _ in }, inline, small])) {
            stage, button in
            stage.tap(device, button)
            stage.advance(by: 1)

            let panel = try #require(stage.menuPanel)
            let frames = stage.menuRows.map { $0.convert($0.bounds, to: panel) }
            expectEqual(panel.bounds.width, 250)
            expectEqual(frames[0], CGRect(x: 0, y: 32, width: 250, height: 44))
            expectEqual(frames[1], CGRect(x: 0, y: 32 + 44 + 8 + 32, width: 250, height: 44))
            expectEqual(frames[2], CGRect(x: 0, y: 168, width: 62.5, height: 48))
            expectTrue(frames[5].minX == 187.5 && frames[6] == CGRect(x: 0, y: 216, width: 250, height: 48))
            expectEqual(panel.bounds.height, 264)
        }
    }

    @Test(
        "A submenu opens in place; its title leads back, and choosing in it closes all",
        arguments: PointingDevice.allCases)
    func submenus(device: PointingDevice) throws {
        var calls: [String] = []
        let inner = UIMenu(title: "Share", children: [UIAction(title: "Mail") { calls.append($0.title) }])
        try withButton(UIMenu(children: [UIAction(title: "Copy") { _ in }, inner])) { stage, button in
            stage.tap(device, button)
            stage.choose("Share", device)
            stage.advance(by: 0.6)
            expectEqual(stage.menuTitles, ["Share", "Mail"])

            stage.choose("Share", device)
            stage.advance(by: 0.6)
            expectEqual(stage.menuTitles, ["Copy", "Share"])
            stage.choose("Share", device)
            stage.choose("Mail", device)

            expectEqual(calls, ["Mail"])
            expectEmpty(stage.menuTitles)
        }
    }

    @Test(
        "Deferred elements replace an activity indicator; cached elements are provided once",
        arguments: PointingDevice.allCases)
    func deferred(device: PointingDevice) throws {
        var requests = 0
        var finish: (@MainActor ([UIMenuElement]) -> Void)?
        let cached = UIDeferredMenuElement { completion in
            requests += 1
            completion([UIAction(title: "Found \(requests)") { _ in }])
        }
        let late = UIDeferredMenuElement.uncached { finish = $0 }
        try withButton(UIMenu(children: [cached, UIAction(title: "Fixed") { _ in }, late])) { stage, button in
            stage.tap(device, button)
            stage.advance(by: 0.6)
            expectEqual(stage.menuTitles, ["Found 1", "Fixed"])
            expectEqual(stage.menuPanel?.bounds.height, 132)

            finish?([UIAction(title: "Late") { _ in }, UIAction(title: "Later") { _ in }])
            finish?([])
            stage.settle()

            expectEqual(stage.menuTitles, ["Found 1", "Fixed", "Late", "Later"])
            expectEqual(stage.menuPanel?.bounds.height, 176)
            stage.tap(device, at: CGPoint(x: 5, y: 5))
            stage.advance(by: 1)
            stage.tap(device, button)
            expectEqual(stage.menuTitles, ["Found 1", "Fixed"])
            expectEqual(requests, 1)
        }
    }

    @Test("A pop-up button shows the only element that is on", arguments: PointingDevice.allCases)
    func popUp(device: PointingDevice) throws {
        let actions = ["Low", "Medium", "High"].map { UIAction(title: $0) { _ in } }
        actions[1].state = .on
        try withButton(UIMenu(children: actions)) { stage, button in
            button.changesSelectionAsPrimaryAction = true
            expectEqual(button.currentTitle, "Medium")

            stage.tap(device, button)
            stage.choose("High", device)

            expectEqual(button.currentTitle, "High")
            expectEqual(actions.map(\.state), [.off, .off, .on])
            expectFalse(button.isSelected)
        }
    }

    @Test("Arrows move, return chooses, letters search, right and left open and close submenus, escape closes")
    func keys() throws {
        var calls: [String] = []
        let inner = UIMenu(title: "Move", children: [UIAction(title: "Inbox") { calls.append($0.title) }])
        let children = [
            UIAction(title: "Alpha") { calls.append($0.title) },
            UIAction(title: "Off", attributes: .disabled) { _ in }, inner,
            UIAction(title: "Zulu") { calls.append($0.title) },
        ]
        try withButton(UIMenu(children: children)) { stage, button in
            stage.press(.keyboardTab)
            stage.press(.keyboardSpacebar)
            expectTrue(button.isFocused)
            expectEqual(stage.menuTitles, ["Alpha", "Off", "Move", "Zulu"])

            stage.press(.keyboardDownArrow)
            stage.press(.keyboardRightArrow)
            expectEqual(stage.menuTitles, ["Move", "Inbox"])
            stage.press(.keyboardLeftArrow)
            expectEqual(stage.menuTitles.count, 4)
            stage.press(.keyboardRightArrow)
            stage.press(.keyboardReturnOrEnter)
            expectEqual(calls, ["Inbox"])
            expectEmpty(stage.menuTitles)
            expectTrue(button.isFocused)

            stage.press(.keyboardReturnOrEnter)
            stage.press("z")
            stage.press(.keyboardReturnOrEnter)
            stage.press(.keyboardReturnOrEnter)
            stage.press(.keyboardEnd)
            stage.press(.keyboardTab)
            stage.press(.keyboardSpacebar)
            expectEqual(calls, ["Inbox", "Zulu", "Alpha"])

            stage.press(.keyboardReturnOrEnter)
            stage.press(.keyboardEscape)
            expectEmpty(stage.menuTitles)
            expectEqual(calls.count, 3)
        }
    }

    @Test("The menu is inside the window, whatever the button's position and the window's size")
    func places() throws {
        for size in [
            CGSize(width: 390, height: 844), CGSize(width: 200, height: 150), CGSize(width: 1200, height: 300),
        ] {
            for x in [-40, 0, 0.5, 1, 1.2] {
                for y in [-0.2, 0, 0.5, 1, 1.1] {
                    let frame = CGRect(x: x * (size.width - 60), y: y * (size.height - 44), width: 60, height: 44)
                    try withButton(menu("A", "B", "C", "D"), size: size, at: frame) { stage, button in
                        button.performPrimaryAction()
                        stage.advance(by: 1)
                        let panel = try #require(stage.menuPanel)

                        #expect(CGRect(origin: .zero, size: size).contains(panel.frame), "\(frame) in \(size)")
                    }
                }
            }
        }
    }

    @Test(
        "Above the button the first element is the lowest, unless the order is fixed",
        arguments: PointingDevice.allCases)
    func order(device: PointingDevice) throws {
        try withButton(menu("A", "B", "C"), at: CGRect(x: 100, y: 780, width: 90, height: 44)) { stage, button in
            stage.tap(device, button)
            stage.advance(by: 1)
            let panel = try #require(stage.menuPanel)
            expectEqual(stage.menuTitles, ["C", "B", "A"])
            expectEqual(panel.frame.maxY, 772)
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            button.preferredMenuElementOrder = .fixed

            stage.tap(device, button)

            expectEqual(stage.menuTitles, ["A", "B", "C"])
        }
    }

    @Test(
        "A menu that is too high scrolls; a drag on it scrolls, and does not choose", arguments: PointingDevice.allCases
    )
    func long(device: PointingDevice) throws {
        var calls = 0
        let many = UIMenu(children: (0..<100).map { UIAction(title: "\($0)") { _ in calls += 1 } })
        try withButton(many) { stage, button in
            stage.tap(device, button)
            stage.advance(by: 1)
            let panel = try #require(stage.menuPanel)
            expectEqual(panel.frame.maxY, 836)
            expectEqual(panel.frame.minY, 352)
            let before = stage.middle(of: "0").y

            stage.drag(device, from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 500))
            stage.advance(by: 2)

            expectTrue(calls == 0 && stage.middle(of: "0").y < before - 150 && !stage.menuTitles.isEmpty)
        }
    }

    @Test(
        "Near the edges of a menu that is too high it scrolls under a sliding finger",
        arguments: PointingDevice.allCases)
    func edges(device: PointingDevice) throws {
        var chosen: [String] = []
        let many = UIMenu(children: (0..<100).map { UIAction(title: "\($0)") { chosen.append($0.title) } })
        try withButton(many) { stage, _ in
            stage.down(device, at: CGPoint(x: 195, y: 320))
            stage.advance(by: 0.6)
            let panel = try #require(stage.menuPanel)
            let before = stage.middle(of: "0").y

            stage.move(device, to: CGPoint(x: 195, y: panel.frame.midY))
            stage.advance(by: 1)
            expectEqual(stage.middle(of: "0").y, before)
            stage.move(device, to: CGPoint(x: 195, y: panel.frame.maxY - 10))
            stage.advance(by: 1)
            let later = stage.middle(of: "0").y
            #expect(later < before - 200)
            stage.move(device, to: CGPoint(x: 195, y: panel.frame.minY + 10))
            stage.advance(by: 20)
            expectEqual(stage.middle(of: "0").y, before)
            stage.move(device, to: CGPoint(x: 195, y: panel.frame.maxY - 10))
            stage.advance(by: 60)
            stage.up(device, at: CGPoint(x: 195, y: panel.frame.maxY - 10))
            stage.advance(by: 1)

            expectEqual(chosen, ["99"])
            expectEmpty(stage.menuTitles)
        }
    }

    @Test("A button that is removed closes its menu, and both are freed", arguments: PointingDevice.allCases)
    func removed(device: PointingDevice) throws {
        try withButton(menu("A")) { stage, button in
            stage.tap(device, button)
            button.removeFromSuperview()
            stage.advance(by: 1)

            expectEmpty(stage.menuTitles)
            expectEqual(stage.window.subviews.count, 1)
        }
        weak var weakButton: UIButton?
        weak var weakPanel: UIView?
        try withButton(menu("A")) { stage, button in
            weakButton = button
            stage.tap(device, button)
            weakPanel = stage.menuPanel
            stage.choose("A", device)
            stage.advance(by: 1)
        }
        expectNil(weakButton)
        expectNil(weakPanel)
    }

    @Test("In a resized window the menu is at the button's new position", arguments: PointingDevice.allCases)
    func resized(device: PointingDevice) throws {
        try withButton(menu("A")) { stage, button in
            stage.tap(device, button)
            stage.advance(by: 1)

            button.frame.origin = CGPoint(x: 20, y: 100)
            stage.resize(to: CGSize(width: 700, height: 400))
            stage.advance(by: 1)

            expectEqual(stage.menuPanel?.frame, CGRect(x: 8, y: 152, width: 250, height: 44))
        }
    }

    @Test("In a scroll view a drag that begins on the button scrolls", arguments: PointingDevice.allCases)
    func scrolling(device: PointingDevice) throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            let button = UIButton(frame: CGRect(x: 100, y: 400, width: 100, height: 44))
            button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
            button.showsMenuAsPrimaryAction = true
            scrollView.addSubview(button)
            root.view.addSubview(scrollView)
            stage.advance(by: 0.1)

            stage.drag(device, from: CGPoint(x: 150, y: 420), to: CGPoint(x: 150, y: 200), duration: 0.1)
            stage.advance(by: 2)

            expectTrue(scrollView.contentOffset.y > 100 && stage.menuTitles.isEmpty)
        }
    }
}
