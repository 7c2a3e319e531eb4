import Expectations
import IrekoTesting
import Testing
import UIKit

/// A page with a field whose delegate logs its calls.
private final class FieldPage: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
    let log = TextLog()
    var saved = 0

    override class var namedActions: NamedActions { super.namedActions.adding("save:", FieldPage.save(_:)) }
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(action: "save:", input: "s", modifierFlags: .command)]
    }
    func save(_ sender: Any?) { saved += 1 }

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.borderStyle = .roundedRect
        field.delegate = log
        view.addSubview(field)
    }
}

/// All scenes but the stage's show a page with a field.
private final class SceneDelegates: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = FieldScene.self
        return configuration
    }
}

private final class FieldScene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.rootViewController = FieldPage("Other")
        window?.makeKeyAndVisible()
    }
}

@MainActor
@Suite("The first responder when its page is covered, removed, moved or rotated", .serialized)
struct FirstResponderMeetingTests {
    private func run(
        _ device: StageDevice = .iPhone14, root: (FieldPage) -> UIViewController,
        _ body: (Stage, UIViewController, FieldPage) throws -> Void
    ) throws {
        let page = FieldPage("Page")
        try Stage.run(device: device, rootViewController: root(page)) { stage in
            stage.keyboard = .onScreen
            let root = try #require(stage.window.rootViewController)
            stage.advance(by: 1)
            stage.tap(page.field)
            stage.advance(by: 1)
            stage.type("ab")
            stage.compose("c")
            expectTrue(page.field.isFirstResponder)
            expectEqual(page.field.text, "abc")
            expectNotNil(page.field.markedTextRange)
            try body(stage, root, page)
            stage.excludeFromLeakCheck(page)
        }
    }

    private func isShown(_ stage: Stage) -> Bool { stage.find("space").exists || stage.find("return").exists }

    /// Editing has ended: marked text stays, the delegate was notified of one end, the keyboard is hidden, and typing
    /// has no effect.
    private func expectEnd(_ stage: Stage, _ page: FieldPage) {
        expectFalse(page.field.isFirstResponder)
        expectFalse(page.field.isEditing)
        expectNil(page.field.markedTextRange)
        expectEqual(page.log.lines.filter { $0 == "did end" }.count, 1)
        expectNil(stage.textInputFrame)
        expectFalse(isShown(stage))
        stage.type("x")
        expectEqual(page.field.text, "abc")
    }

    /// The field is still being edited, or edited again.
    private func expectEditing(_ stage: Stage, _ page: FieldPage, _ text: String = "abcd") throws {
        expectTrue(page.field.isFirstResponder)
        expectTrue(page.field.isEditing)
        expectTrue(isShown(stage))
        let caret = try #require(stage.textInputFrame)
        #expect(page.field.convert(page.field.bounds, to: nil).insetBy(dx: -4, dy: -4).contains(caret))
        stage.type("")
        stage.compose("")
        stage.type("d")
        expectEqual(page.field.text?.hasSuffix("d"), true)
    }

    @Test("A push, and a pop")
    func push() throws {
        try run(root: { UINavigationController(rootViewController: $0) }) { stage, root, page in
            let navigation = try #require(root as? UINavigationController)
            navigation.pushViewController(UIViewController(), animated: true)
            stage.advance(by: 1)
            expectEnd(stage, page)

            navigation.popViewController(animated: true)
            stage.advance(by: 1)
            stage.tap(page.field)
            stage.advance(by: 1)
            try expectEditing(stage, page)
        }
    }

    @Test(
        "A covering presentation takes the focus and returns it",
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .formSheet, .popover],
        [true, false])
    func covered(style: UIModalPresentationStyle, isPad: Bool) throws {
        try run(isPad ? .iPadPro11 : .iPhone14, root: { $0 }) { stage, root, page in
            let cover = UIViewController()
            cover.modalPresentationStyle = style
            cover.popoverPresentationController?.sourceView = page.view
            cover.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 200, width: 1, height: 1)
            root.present(cover, animated: true)
            stage.advance(by: 1)
            expectEnd(stage, page)

            cover.dismiss(animated: true)
            stage.advance(by: 1)
            try expectEditing(stage, page)
        }
    }

    @Test("A sheet with an edited field that is dismissed by a pull")
    func dismissed() throws {
        try run(root: { $0 }) { stage, root, page in
            let sheet = FieldPage("Sheet")
            root.present(sheet, animated: true)
            stage.advance(by: 1)
            stage.tap(sheet.field)
            stage.advance(by: 1)
            stage.type("in the sheet")
            expectTrue(sheet.field.isFirstResponder)
            expectEqual(sheet.field.text, "in the sheet")

            stage.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 800), duration: 0.2)
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
            expectFalse(sheet.field.isFirstResponder)
            expectEqual(sheet.log.lines.filter { $0 == "did end" }.count, 1)
            try expectEditing(stage, page)
        }
    }

    @Test("A different tab, and a position in More")
    func tabs() throws {
        try run(root: { page in
            let tabs = UITabBarController()
            tabs.viewControllers = [page] + (0..<6).map { FieldPage("\($0)") }
            return tabs
        }) { stage, root, page in
            let tabs = try #require(root as? UITabBarController)
            tabs.selectedIndex = 1
            stage.advance(by: 1)
            expectEnd(stage, page)

            tabs.selectedIndex = 0
            stage.advance(by: 1)
            stage.tap(page.field)
            stage.advance(by: 1)
            stage.type("d")
            expectTrue(page.field.isFirstResponder)
            expectEqual(page.field.text, "abcd")
            // Into More during editing.
            let others = tabs.viewControllers?.filter { $0 !== page } ?? []
            tabs.setViewControllers(others + [page], animated: false)
            stage.advance(by: 1)
            expectTrue(!page.field.isFirstResponder || page.field.window != nil)
            tabs.selectedViewController = page
            stage.advance(by: 1)
            stage.tap(page.field)
            stage.advance(by: 1)
            expectTrue(page.field.isFirstResponder)
            expectNotNil(stage.textInputFrame)
            stage.type("e")
            expectEqual(page.field.text?.hasSuffix("e"), true)
        }
    }

    @Test("A split view that collapses and expands")
    func split() throws {
        try run(
            .iPadPro11,
            root: { page in
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(UIViewController(), for: .primary)
                split.setViewController(page, for: .secondary)
                return split
            }
        ) { stage, root, page in
            stage.resize(to: CGSize(width: 390, height: 844))
            stage.advance(by: 1)
            let split = try #require(root as? UISplitViewController)
            expectTrue(split.isCollapsed)
            expectEqual(page.field.text, "abc")
            expectEqual(page.field.isFirstResponder, (stage.textInputFrame != nil))
            expectEqual(page.field.isFirstResponder, isShown(stage))

            stage.tap(page.field)
            stage.advance(by: 1)
            stage.compose("d")
            stage.resize(to: CGSize(width: 1194, height: 834))
            stage.advance(by: 1)
            expectFalse(split.isCollapsed)
            expectEqual(page.field.text, "abcd")
            expectEqual(page.field.isFirstResponder, (stage.textInputFrame != nil))
            expectEqual(page.field.isFirstResponder, isShown(stage))
            expectEqual(page.field.isEditing, page.field.isFirstResponder)
        }
    }

    @Test("A page turn", arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func pages(style: UIPageViewController.TransitionStyle) throws {
        try run(root: { page in
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pages.setViewControllers([page], direction: .forward, animated: false)
            return pages
        }) { stage, root, page in
            let pages = try #require(root as? UIPageViewController)
            pages.setViewControllers([FieldPage("Next")], direction: .forward, animated: true)
            stage.advance(by: 2)

            expectEnd(stage, page)
        }
    }

    @Test("Rotating the device does not end editing, nor the composition")
    func rotated() throws {
        try run(root: { $0 }) { stage, _, page in
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)

            expectNotNil(page.field.markedTextRange)
            #expect(!page.log.lines.contains("did end"))
            try expectEditing(stage, page)
        }
    }

    @Test("A field in a bar's title view, and one in a toolbar, are edited, and end when their page is covered")
    func bars() throws {
        let (title, item) = (UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 32)), UITextField())
        item.frame = CGRect(x: 0, y: 0, width: 120, height: 32)
        try Stage.run(
            device: .iPhone14, rootViewController: UINavigationController(rootViewController: UIViewController())
        ) { stage in
            stage.keyboard = .onScreen
            let navigation = try #require(stage.window.rootViewController as? UINavigationController)
            let page = try #require(navigation.topViewController)
            page.navigationItem.titleView = title
            page.toolbarItems = [UIBarButtonItem(customView: item)]
            navigation.setToolbarHidden(false, animated: false)
            stage.advance(by: 1)

            for field in [title, item] {
                // The keyboard is over the toolbar.
                stage.window.endEditing(true)
                stage.advance(by: 1)
                stage.tap(field)
                stage.advance(by: 1)
                expectTrue(field.isFirstResponder)
                stage.type("text")
                expectEqual(field.text, "text")
            }
            navigation.pushViewController(UIViewController(), animated: true)
            stage.advance(by: 1)

            expectFalse(title.isFirstResponder)
            expectFalse(item.isFirstResponder)
            expectNil(stage.textInputFrame)
            navigation.popViewController(animated: true)
            stage.advance(by: 1)
            stage.tap(title)
            stage.advance(by: 1)
            stage.type("!")
            expectEqual(title.text, "text!")
        }
    }

    // MARK: Undo

    @Test("A key undoes in the edited field, a shake shows an alert first")
    func undo() throws {
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        try run(root: { $0 }) { stage, _, page in
            page.view.addSubview(other)
            stage.compose("")
            stage.tap(other)
            stage.type("other")
            stage.press("z", modifiers: .command)
            expectEqual(other.text, "")
            expectEqual(page.field.text?.hasPrefix("ab"), true)
            stage.press("Z", modifiers: .command)
            expectEqual(other.text, "other")

            stage.shake()
            stage.advance(by: 1)
            stage.chooseAlertAction("Undo")
            stage.advance(by: 1)

            expectEqual(other.text, "")
            expectEqual(page.field.text?.hasPrefix("ab"), true)
            expectTrue(other.isFirstResponder)
        }
    }

    // MARK: Traits in the middle of a composition

    @Test("Larger text, the dark style and the other layout direction keep marked text")
    func traits() throws {
        try run(root: { $0 }) { stage, _, page in
            let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 120))
            view.adjustsFontForContentSizeCategory = true
            view.font = .preferredFont(forTextStyle: .body)
            page.field.adjustsFontForContentSizeCategory = true
            page.field.font = .preferredFont(forTextStyle: .body)
            page.view.addSubview(view)
            for input in [page.field, view] as [UIView & UITextInput] {
                (input as UIView).becomeFirstResponder()
                stage.compose("かん", selectedRange: NSRange(location: 2, length: 0))
                let before = stage.textInputFrame
                stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
                stage.window.overrideUserInterfaceStyle = .dark
                stage.window.traitOverrides.layoutDirection = .rightToLeft
                stage.advance(by: 0.5)

                expectEqual(input.markedTextRange.flatMap { input.text(in: $0) }, "かん")
                expectNotEqual(stage.textInputFrame, before)
                expectNotNil(stage.textInputFrame)
                stage.compose("漢字")
                stage.type("漢字")
                expectNil(input.markedTextRange)
                let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
                expectEqual(range.flatMap { input.text(in: $0) }?.hasSuffix("漢字"), true)
                stage.window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
                stage.window.overrideUserInterfaceStyle = .unspecified
                stage.window.traitOverrides.remove(UITraitLayoutDirection.self)
                stage.advance(by: 0.5)
            }
        }
    }

    // MARK: Windows

    @Test("The user switches to a different window and returns: the same field is edited, and marked text stays")
    func windows() throws {
        try run(.iPadPro11, root: { $0 }) { stage, _, page in
            let scene = try #require(stage.window.windowScene)
            let delegate = SceneDelegates()
            defer { withExtendedLifetime(delegate) {} }
            UIApplication.shared.delegate = delegate
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            stage.advance(by: 1)
            let other = try #require(stage.scenes.first { $0 !== scene })
            expectNil(page.field.markedTextRange)
            expectEqual(page.field.text, "abc")
            let window = try #require((other.delegate as? FieldScene)?.window)
            let otherPage = try #require(window.rootViewController as? FieldPage)
            otherPage.field.becomeFirstResponder()
            expectTrue(otherPage.field.isFirstResponder)
            expectTrue(page.field.isFirstResponder)

            stage.activate(scene)
            stage.advance(by: 1)
            stage.type("d")

            expectTrue(page.field.isFirstResponder)
            expectEqual(page.field.text, "abcd")
            expectEqual(otherPage.field.text, "")
            stage.close(other)
            stage.excludeFromLeakCheck(otherPage)
        }
    }

    // MARK: Keys between fields

    @Test("Tab moves between fields in both directions; a command's key is not typed")
    func tabKey() throws {
        let second = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        try run(root: { $0 }) { stage, root, page in
            page.view.addSubview(second)
            stage.compose("")

            stage.press(.keyboardTab)
            expectTrue(second.isFirstResponder)
            expectFalse(page.field.isFirstResponder)
            stage.type("two")
            stage.press("s", modifiers: .command)
            stage.press(.keyboardTab, modifiers: .shift)

            expectTrue(page.field.isFirstResponder)
            expectEqual(second.text, "two")
            expectEqual(page.saved, 1)
        }
    }
}
