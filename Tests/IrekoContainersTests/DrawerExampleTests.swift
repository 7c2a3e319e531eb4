import Foundation
import IrekoContainers
import IrekoTesting
import TestSupport
import Testing
import UIKit

// The example of IrekoContainers.docc/WritingAContainer.md, which is checked against this file.
final class DrawerController: ContainerViewController {
    let content: UIViewController
    let menu: UIViewController
    private(set) var isOpen = false
    private var changes = 0

    init(content: UIViewController, menu: UIViewController) {
        (self.content, self.menu) = (content, menu)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    // The menu appears and disappears with the container only while it is open.
    override var childrenForAppearanceCallbacks: [UIViewController] { isOpen ? [content, menu] : [content] }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    func setOpen(_ open: Bool, animated: Bool) {
        guard open != isOpen else { return }
        isOpen = open
        changes += 1
        let change = changes
        if open, menu.parent == nil { addChild(menu) }
        if !open { menu.willMove(toParent: nil) }
        beginAppearance(of: menu, isAppearing: open, animated: animated)
        if menu.view.superview == nil {
            menu.view.frame = menuFrame(isOpen: false)
            view.addSubview(menu.view)
        }
        UIView.animate(withDuration: animated ? 0.3 : 0, delay: 0, options: .beginFromCurrentState) {
            self.menu.view.frame = self.menuFrame(isOpen: open)
        } completion: { [weak self] _ in
            // A later change has its own completion.
            guard let self, change == changes else { return }
            settle()
        }
    }

    private func settle() {
        if isOpen { menu.didMove(toParent: self) } else { menu.view.removeFromSuperview() }
        let change = changes
        endAppearance(of: menu)
        // The callbacks of the menu may have opened the drawer again.
        if !isOpen, change == changes { menu.removeFromParent() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if menu.viewIfLoaded?.superview === view { menu.view.frame = menuFrame(isOpen: isOpen) }
    }

    private func menuFrame(isOpen: Bool) -> CGRect {
        let width = min(280, view.bounds.width * 0.8)
        return CGRect(x: isOpen ? 0 : -width, y: 0, width: width, height: view.bounds.height)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(isOpen, forKey: "isOpen")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        setOpen(coder.decodeBool(forKey: "isOpen"), animated: false)
    }
}

@MainActor
@Suite("The drawer of the documentation")
struct DrawerExampleTests {
    private func makeDrawer(menu: UIViewController = UIViewController()) -> DrawerController {
        let drawer = DrawerController(content: UIViewController(), menu: menu)
        drawer.content.title = "Content"
        drawer.menu.title = "Menu"
        return drawer
    }

    @Test("Closed while it opens, the menu reverses and is removed")
    func reversing() throws {
        try Stage.run(rootViewController: makeDrawer()) { stage in
            let drawer = try #require(stage.window.rootViewController as? DrawerController)
            stage.timeline.clear()

            drawer.setOpen(true, animated: true)
            stage.advance(by: 0.15)
            drawer.setOpen(false, animated: true)
            stage.advance(by: 0.5)

            #expect(
                stage.timeline.lines(of: .appearance) == [
                    "Menu viewWillAppear", "Menu viewIsAppearing", "Menu viewWillDisappear", "Menu viewDidDisappear",
                ])
            #expect(drawer.children == [drawer.content] && stage.diagnostics.isEmpty)
        }
    }

    @Test("The frame of the menu follows the size of the container")
    func resizing() throws {
        try Stage.run(rootViewController: makeDrawer()) { stage in
            let drawer = try #require(stage.window.rootViewController as? DrawerController)
            drawer.setOpen(true, animated: false)

            stage.resize(to: CGSize(width: 200, height: 600))

            #expect(drawer.menu.view.frame == CGRect(x: 0, y: 0, width: 160, height: 600))
        }
    }

    @Test("A menu that closes the drawer in its viewDidAppear is removed", arguments: [true, false])
    func closingInCallback(animated: Bool) throws {
        try Stage.run(rootViewController: makeDrawer(menu: ClosingMenu(isAnimated: animated))) { stage in
            let drawer = try #require(stage.window.rootViewController as? DrawerController)
            stage.timeline.clear()

            drawer.setOpen(true, animated: true)
            stage.advance(by: 1)

            let open = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
            #expect(stage.timeline.callbacks(of: drawer.menu) == open + ["viewWillDisappear", "viewDidDisappear"])
            #expect(drawer.children == [drawer.content] && stage.diagnostics.isEmpty)
        }
    }

    @Test("Open, it appears and disappears with the container")
    func following() throws {
        try Stage.run(rootViewController: makeDrawer()) { stage in
            let drawer = try #require(stage.window.rootViewController as? DrawerController)
            drawer.setOpen(true, animated: true)
            stage.advance(by: 0.5)
            stage.timeline.clear()
            stage.window.isHidden = true
            stage.advance(by: 0.1)

            #expect(stage.timeline.callbacks(of: drawer.menu) == ["viewWillDisappear", "viewDidDisappear"])
            #expect(drawer.menu.view.frame.minX == 0 && stage.diagnostics.isEmpty)
        }
    }

    @Test("Launched again it is open, and its content has its state")
    func launchedAgain() throws {
        try Stage.run(application: DrawerApp.self) { stage in
            let before = try #require(stage.window.rootViewController as? DrawerController)
            before.setOpen(true, animated: true)
            (before.content as? CountingController)?.count = 3
            stage.advance(by: 1)

            stage.relaunch()
            stage.advance(by: 1)

            let after = try #require(stage.window.rootViewController as? DrawerController)
            #expect(after.isOpen && after.menu.view.frame == CGRect(x: 0, y: 0, width: 280, height: 844))
            #expect(after.menu.parent === after && after.menu.view.window === stage.window)
            #expect((after.content as? CountingController)?.count == 3)
        }
    }
}

private final class ClosingMenu: UIViewController {
    private let isAnimated: Bool

    init(isAnimated: Bool) {
        self.isAnimated = isAnimated
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (parent as? DrawerController)?.setOpen(false, animated: isAnimated)
    }
}

private final class CountingController: UIViewController {
    var count = 0

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(count, forKey: "count")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        count = coder.decodeInteger(forKey: "count")
    }
}

private final class DrawerApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let drawer = DrawerController(content: CountingController(), menu: UIViewController())
        drawer.restorationIdentifier = "drawer"
        drawer.content.restorationIdentifier = "content"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = drawer
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
