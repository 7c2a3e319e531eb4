import RandomSupport
import UIKit

/// A program of nested containers with a random user: pages are pushed, presented and added, some with the same
/// identifier, some without an identifier, and some that the program does not make again.
@MainActor
enum RandomProgram {
    /// Prepares the next launches of this program.
    static func prepare() {
        RootApp.makeRoot = { root() }
        RootApp.makeController = { make($0.last ?? "") }
    }

    // MARK: The program

    /// The program's root at launch.
    private static func root() -> UIViewController {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.setViewControllers(
            [navigation("left", [page("first")]), page("middle"), navigation("right", [page("second")])],
            animated: false)
        return tabs
    }

    /// The program's controller for an identifier; `nil` for some.
    static func make(_ identifier: String) -> UIViewController? {
        if identifier.hasPrefix("page") { return page(identifier) }
        if identifier.hasPrefix("stack") { return navigation(identifier, []) }
        return nil
    }

    static func page(_ identifier: String?) -> LoggedController { LoggedController(identifier) }

    static func navigation(_ identifier: String?, _ pages: [UIViewController]) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.restorationIdentifier = identifier
        navigation.setViewControllers(pages, animated: false)
        return navigation
    }

    // MARK: The user

    private static let identifiers: [String?] = ["page1", "page1", "page2", "page3", "gone", nil]

    /// Performs a random action on the controllers of a window.
    static func act(on root: UIViewController?, _ generator: inout SeededGenerator) {
        guard let root else { return }
        let controller = generator.pick(all(in: root))
        let animated = generator.below(2) == 0
        let identifier = generator.pick(identifiers)
        switch generator.below(8) {
        case 0, 1:
            (controller as? UINavigationController)?.pushViewController(
                numbered(identifier, &generator), animated: animated)
        case 2: (controller as? UINavigationController)?.popViewController(animated: animated)
        case 3: (controller as? UITabBarController)?.selectedIndex = generator.below(3)
        case 4:
            let top = sequence(first: root) { ownPresented(of: $0) }.reduce(root) { $1 }
            guard top.presentedViewController == nil else { return }
            let presented =
                generator.below(2) == 0
                ? numbered(identifier, &generator)
                : navigation("stack", [numbered("page1", &generator), numbered(identifier, &generator)])
            presented.modalPresentationStyle = generator.pick([.pageSheet, .fullScreen, .formSheet])
            top.present(presented, animated: animated)
        case 5: controller.dismiss(animated: animated)
        case 6:
            guard let controller = controller as? LoggedController, controller.children.count < 4 else { return }
            controller.add(numbered(identifier, &generator))
        default: (controller as? LoggedController)?.note = "n\(generator.below(1000))"
        }
    }

    private static func numbered(_ identifier: String?, _ generator: inout SeededGenerator) -> LoggedController {
        let page = page(identifier)
        page.note = "n\(generator.below(1000))"
        return page
    }

    private static func all(in controller: UIViewController) -> [UIViewController] {
        let inside = content(of: controller) + (ownPresented(of: controller).map { [$0] } ?? [])
        return [controller] + inside.flatMap { all(in: $0) }
    }

    // MARK: Current and expected content

    private static func content(of controller: UIViewController) -> [UIViewController] {
        switch controller {
        case let navigation as UINavigationController: navigation.viewControllers
        case let tabs as UITabBarController: tabs.viewControllers ?? []
        default: controller.children
        }
    }

    /// The controller that a controller itself presents, and not an ancestor.
    private static func ownPresented(of controller: UIViewController) -> UIViewController? {
        guard let presented = controller.presentedViewController, presented.presentingViewController === controller,
            !presented.isBeingDismissed
        else { return nil }
        return presented
    }

    private static func isNamed(_ controller: UIViewController) -> Bool { controller.restorationIdentifier != nil }

    private static func isMadeAgain(_ controller: UIViewController) -> Bool {
        guard let identifier = controller.restorationIdentifier else { return false }
        return ["first", "middle", "second", "left", "right", "tabs"].contains(identifier) || make(identifier) != nil
    }

    private static func note(of controller: UIViewController) -> String {
        switch controller {
        case let tabs as UITabBarController: "tabs \(tabs.selectedIndex)"
        case is UINavigationController: "stack"
        default: (controller as? LoggedController)?.note ?? "?"
        }
    }

    private static func text(_ controller: UIViewController, _ content: [String], _ presented: String?) -> String {
        let name = controller.restorationIdentifier ?? "nil"
        return "\(name):\(note(of: controller))[\(content.joined(separator: " "))]\(presented.map { " > \($0)" } ?? "")"
    }

    /// A description of the current controllers.
    static func text(of controller: UIViewController) -> String {
        text(
            controller, content(of: controller).map { text(of: $0) }, ownPresented(of: controller).map { text(of: $0) })
    }

    /// The description after the next launch, if the state is preserved now.
    static func expected(of controller: UIViewController) -> String {
        var kept: [UIViewController] = []
        // The first of several controllers with one path is preserved, and a presented controller precedes children.
        var seen: Set<String> = []
        if let name = ownPresented(of: controller)?.restorationIdentifier { seen.insert(name) }
        for child in content(of: controller) where isMadeAgain(child) {
            let isFirst = seen.insert(child.restorationIdentifier ?? "").inserted
            if controller is UINavigationController || isFirst { kept.append(child) }
        }
        let presented = ownPresented(of: controller).flatMap { isMadeAgain($0) ? expected(of: $0) : nil }
        return text(controller, kept.map { expected(of: $0) }, presented)
    }
}
