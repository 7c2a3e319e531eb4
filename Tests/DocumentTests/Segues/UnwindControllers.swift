import Foundation
import UIKit

@testable import UIKitCore

/// The calls of controllers while a segue is unwound, in order.
@MainActor
final class UnwindLog {
    var lines: [String] = []

    static func name(_ controller: UIViewController) -> String { controller.title ?? "?" }

    static func names(_ controllers: [UIViewController]) -> String {
        "[\(controllers.map(name).joined(separator: " "))]"
    }

    /// The number of queries to a controller.
    func count(_ line: String) -> Int { lines.filter { $0 == line }.count }
}

/// A controller without the unwind action that records its queries: `X` for its children, `C` for itself.
class UnwindPage: UIViewController {
    let log: UnwindLog
    let name: String
    var permits = true
    /// Replaces the default value.
    var canPerform: Bool?
    var onPrepare: (() -> Void)?
    var onDidAppear: (() -> Void)?

    init(_ title: String, _ log: UnwindLog) {
        (self.log, name) = (log, title)
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) { nil }

    deinit {
        let (log, name) = (log, name)
        MainActor.assumeIsolated { log.lines.append("deinit \(name)") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let body = onDidAppear
        onDidAppear = nil
        body?()
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.lines.append("should \(name)")
        return permits
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        log.lines.append("prepare \(name)")
        onPrepare?()
    }

    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let children = super.allowedChildrenForUnwinding(from: source)
        log.lines.append("X \(name) \(UnwindLog.names(children))")
        return children
    }

    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        let answer =
            canPerform ?? super.canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
        log.lines.append("C \(name) \(answer ? "yes" : "no")")
        return answer
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        log.lines.append("unwind \(name) \(UnwindLog.name(subsequentVC))")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        log.lines.append("dismiss \(name)")
        super.dismiss(animated: flag, completion: completion)
    }
}

/// A controller with the unwind action.
class UnwindTarget: UnwindPage {
    var onAction: ((UIStoryboardSegue) -> Void)?

    override class var namedActions: NamedActions {
        super.namedActions.adding("unwindHere:", UnwindTarget.unwindHere(_:))
    }

    func unwindHere(_ segue: UIStoryboardSegue) {
        log.lines.append("action \(name)")
        onAction?(segue)
    }
}

final class UnwindNavigation: UINavigationController {
    var log: UnwindLog?

    private func note(_ line: String) { log?.lines.append(line) }

    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let children = super.allowedChildrenForUnwinding(from: source)
        note("X nav \(UnwindLog.names(children))")
        return children
    }

    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        let answer = super.canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
        note("C nav \(answer ? "yes" : "no")")
        return answer
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        note("unwind nav \(UnwindLog.name(subsequentVC))")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        note("dismiss nav")
        super.dismiss(animated: flag, completion: completion)
    }

    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        note("pop nav \(UnwindLog.name(viewController))")
        return super.popToViewController(viewController, animated: animated)
    }
}

final class UnwindTabs: UITabBarController {
    var log: UnwindLog?

    private func note(_ line: String) { log?.lines.append(line) }

    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let children = super.allowedChildrenForUnwinding(from: source)
        note("X tab \(children.map { $0 is UnwindNavigation ? "nav" : UnwindLog.name($0) })")
        return children
    }

    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        let answer = super.canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
        note("C tab \(answer ? "yes" : "no")")
        return answer
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        note("unwind tab \(subsequentVC is UnwindNavigation ? "nav" : UnwindLog.name(subsequentVC))")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        note("dismiss tab")
        super.dismiss(animated: flag, completion: completion)
    }

    override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set {
            note("select tab \(newValue is UnwindNavigation ? "nav" : newValue.map(UnwindLog.name) ?? "nil")")
            super.selectedViewController = newValue
        }
    }
}

@MainActor
enum UnwindStages {
    /// A navigation controller with pages, the last one on top.
    static func navigation(_ log: UnwindLog, _ pages: [UIViewController]) -> UnwindNavigation {
        let navigation = UnwindNavigation(rootViewController: pages[0])
        for page in pages.dropFirst() { navigation.pushViewController(page, animated: false) }
        navigation.log = log
        return navigation
    }

    static func unwind(from source: UIViewController, sender: Any? = nil) -> UnwindSegue {
        UnwindSegue(action: "unwindHere:", source: source, sender: sender, identifier: "unwind")
    }
}
