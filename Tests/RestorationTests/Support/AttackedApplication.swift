import IrekoTesting
import UIKit
import UIKitCore

/// A moment when the program is called while its state is preserved or restored.
enum AttackPlace: CaseIterable {
    case willFinish, shouldSave, willEncode, encode, encodeView, shouldRestore, make, loadView, load, decode,
        decodeView, decodeObject
    case didDecode, finished, didFinish, willAppear
}

/// An action of a program at such a moment, which should happen elsewhere.
enum AttackAction: CaseIterable {
    case present, dismiss, push, setControllers, setRoot, addWindow, leave, save, background, terminate
    case forgetIdentifiers, exchangeIdentifiers, extend, complete, registerAgain, askForState, loadAll

    @MainActor
    func perform(_ coder: NSCoder?) {
        let window = UIApplication.shared.windows.first
        let navigation = window?.rootViewController as? UINavigationController
        let pages = navigation?.viewControllers ?? []
        switch self {
        case .present: navigation?.present(AttackedPage("presented"), animated: true)
        case .dismiss: navigation?.dismiss(animated: true)
        case .push: navigation?.pushViewController(AttackedPage("pushed"), animated: true)
        case .setControllers: navigation?.setViewControllers([AttackedPage("alone")], animated: false)
        case .setRoot: window?.rootViewController = AttackedDelegate.interface()
        case .addWindow:
            let other = UIWindow(frame: UIScreen.main.bounds)
            other.rootViewController = AttackedPage("other")
            other.isHidden = false
            (UIApplication.shared.delegate as? AttackedDelegate)?.others.append(other)
        case .leave:
            guard let page = pages.last?.children.first else { return }
            page.willMove(toParent: nil)
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        case .save: StatePreservation.save(UIApplication.shared)
        case .background:
            for scene in UIApplication.shared.connectedScenes {
                (scene as? UIWindowScene)?.handle(.visibility(false))
                (scene as? UIWindowScene)?.handle(.visibility(true))
            }
        case .terminate: UIApplication.shared.end(status: 0)
        case .forgetIdentifiers:
            for page in pages + [navigation].compactMap({ $0 }) { page.restorationIdentifier = nil }
        case .exchangeIdentifiers:
            let identifiers = pages.map(\.restorationIdentifier)
            for (page, identifier) in zip(pages, identifiers.reversed()) { page.restorationIdentifier = identifier }
        case .extend: UIApplication.shared.extendStateRestoration()
        case .complete: UIApplication.shared.completeStateRestoration()
        case .registerAgain:
            for page in pages {
                UIApplication.registerObject(forStateRestoration: AttackedObject(page), restorationIdentifier: "object")
            }
        case .askForState:
            for key in ["page", "view", "children", "object"] { _ = coder?.decodeObject(forKey: key) }
            coder?.encode(navigation, forKey: "again")
        case .loadAll: for page in pages + pages.flatMap(\.children) { page.loadViewIfNeeded() }
        }
    }
}

/// The action and its moment; performed once for each place, since an action may lead to the same place again.
@MainActor
enum Attack {
    static var place: AttackPlace?
    static var action: AttackAction?
    static var count = 0
    /// The coder that the class of the last restored page has received.
    static var coder: NSCoder?

    static func at(_ place: AttackPlace, _ coder: NSCoder? = nil) {
        guard place == self.place, count < 3, let action else { return }
        count += 1
        action.perform(coder)
    }
}

/// A registered object below a page.
final class AttackedObject: NSObject, UIStateRestoring {
    private weak var page: UIViewController?

    init(_ page: UIViewController) { self.page = page }

    var restorationParent: (any UIStateRestoring)? { page }
    func encodeRestorableState(with coder: NSCoder) { coder.encode("object", forKey: "kind") }
    func decodeRestorableState(with coder: NSCoder) { Attack.at(.decodeObject, coder) }
}

/// A page with a child, a view and an object that have state; its class makes it again.
final class AttackedPage: UIViewController, UIViewControllerRestoration {
    private lazy var object = AttackedObject(self)
    private let marked = AttackedView()

    convenience init(_ identifier: String) {
        self.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        restorationClass = AttackedPage.self
        marked.restorationIdentifier = "marked"
    }

    override func loadView() {
        Attack.at(.loadView, Attack.coder)
        view = UIView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(marked)
        UIApplication.registerObject(forStateRestoration: object, restorationIdentifier: "object")
        if restorationIdentifier?.hasSuffix("child") != true {
            let child = AttackedPage((restorationIdentifier ?? "") + " child")
            child.restorationClass = nil
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        Attack.at(.load)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Attack.at(.willAppear)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children, forKey: "children")
        coder.encode(marked, forKey: "view")
        coder.encode(object, forKey: "object")
        Attack.at(.encode, coder)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        Attack.at(.decode, coder)
    }

    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        Attack.at(.finished)
    }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        Attack.coder = coder
        Attack.at(.make, coder)
        return identifierComponents.last.map { AttackedPage($0) }
    }
}

private final class AttackedView: UIView {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        Attack.at(.encodeView, coder)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        Attack.at(.decodeView, coder)
    }
}

/// Shows a stack in its window.
final class AttackedDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var others: [UIWindow] = []

    static func interface() -> UIViewController {
        let navigation = UINavigationController(rootViewController: AttackedPage("first"))
        navigation.restorationIdentifier = "navigation"
        return navigation
    }

    /// The identifiers of a window's controllers, with their children.
    static func description(of controller: UIViewController?) -> String {
        guard let controller else { return "nothing" }
        let name = controller.restorationIdentifier ?? "\(type(of: controller))"
        let content = (controller as? UINavigationController)?.viewControllers ?? controller.children
        let inside = content.map { description(of: $0) }.joined(separator: ", ")
        let presented = controller.presentedViewController.flatMap {
            $0.presentingViewController === controller ? $0 : nil
        }
        return name + (inside.isEmpty ? "" : "(\(inside))") + (presented.map { " < \(description(of: $0))" } ?? "")
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = Self.interface()
        window.makeKeyAndVisible()
        Attack.at(.willFinish)
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Attack.at(.didFinish)
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        Attack.at(.shouldSave, coder)
        return true
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        Attack.at(.willEncode, coder)
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        Attack.at(.shouldRestore, coder)
        return true
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        Attack.at(.didDecode, coder)
    }
}
