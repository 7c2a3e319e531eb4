import IrekoContainers
import IrekoTesting
import RandomSupport
import UIKit

/// A program of nested containers with a random user, and the state that its next launches must restore.
@MainActor
final class NestedProgram {
    private let stage: Stage
    private var actions: [String] = []
    /// The state of each page, from the last time that it was visible.
    private var states: [String: String] = [:]
    private var count = 0
    /// The styles of presented controllers, which the program sets when it creates a controller again.
    private static var styles: [String: UIModalPresentationStyle] = [:]
    private static let presentationStyles: [UIModalPresentationStyle] = [
        .pageSheet, .formSheet, .fullScreen, .overFullScreen,
    ]

    init(_ stage: Stage) { self.stage = stage }

    // MARK: The program

    /// Prepares the launches of a program with a root.
    static func prepare(_ node: NestedNode) {
        styles = [:]
        RootApp.makeRoot = { node.controller() }
        RootApp.makeController = { path in path.last.flatMap { make($0) ?? segment(named: $0) } }
    }

    /// Creates a controller that the user has added: a page, or a stack of pages.
    private static func make(_ name: String) -> UIViewController? {
        let made: UIViewController
        if name.contains("page") {
            made = ScrolledPage(name)
        } else if name.hasPrefix("stack") {
            made = UINavigationController()
            made.restorationIdentifier = name
        } else {
            return nil
        }
        made.modalPresentationStyle = styles[name] ?? .automatic
        return made
    }

    /// The existing controller of a segment that is not displayed, which is not a child yet.
    private static func segment(named name: String) -> UIViewController? {
        guard let root = (UIApplication.shared.delegate as? RootApp)?.window?.rootViewController else { return nil }
        var rest = [root]
        while let next = rest.popLast() {
            if next.restorationIdentifier == name { return next }
            rest += all(in: next).flatMap { ($0 as? SegmentedContainerController)?.viewControllers ?? [] }
                .filter { $0 !== next && $0.parent == nil }
        }
        return nil
    }

    // MARK: Content

    private var root: UIViewController? { stage.window.rootViewController }

    /// The controllers that a controller contains, without presented controllers.
    private static func content(of controller: UIViewController) -> [UIViewController] {
        switch controller {
        case let navigation as UINavigationController: navigation.viewControllers
        case let tabs as UITabBarController:
            (tabs.viewControllers ?? []) + stackUnderMore(of: tabs).filter { $0.tabBarItemOwner(in: tabs) == nil }
        case let split as UISplitViewController:
            [UISplitViewController.Column.primary, .secondary].compactMap { split.viewController(for: $0) }
        default: controller.children
        }
    }

    private static func stackUnderMore(of tabs: UITabBarController) -> [UIViewController] {
        (tabs.viewControllers?.count ?? 0) > 5 ? Array(tabs.moreNavigationController.viewControllers.dropFirst()) : []
    }

    private static func all(in controller: UIViewController) -> [UIViewController] {
        var (found, rest, known) = ([UIViewController](), [controller], Set<UIViewController>())
        while let next = rest.popLast() {
            guard known.insert(next).inserted else { continue }
            found.append(next)
            rest += content(of: next).reversed()
            if let presented = ownPresented(of: next) { rest.append(presented) }
        }
        return found
    }

    /// The controller that a controller itself presents, and not an ancestor.
    private static func ownPresented(of controller: UIViewController) -> UIViewController? {
        guard let presented = controller.presentedViewController, presented.presentingViewController === controller,
            !presented.isBeingDismissed
        else { return nil }
        return presented
    }

    private var visiblePages: [ScrolledPage] {
        guard let root else { return [] }
        return Self.all(in: root).compactMap { $0 as? ScrolledPage }.filter { $0.viewIfLoaded?.window != nil }
    }

    // MARK: As text

    /// A description of the containers, and of the pages that are visible.
    var text: String {
        let visible = visiblePages.compactMap(\.restorationIdentifier).sorted()
        return "\(containers)\nvisible: \(visible.joined(separator: ", "))"
    }

    /// A description of the containers that does not depend on the width of the window: pages above a navigation
    /// controller in the stack of a collapsed split view are in that navigation controller.
    var containers: String { root.map { Self.text(of: $0) } ?? "" }

    private static func columns(of split: UISplitViewController) -> [[UIViewController]] {
        let given = [UISplitViewController.Column.primary, .secondary].map { split.viewController(for: $0) }
        var columns = given.map { column in
            (column as? UINavigationController)?.viewControllers ?? [column].compactMap { $0 }
        }
        guard let secondary = given[1] else { return columns }
        let holder = secondary.navigationController ?? secondary
        guard let index = columns[0].firstIndex(where: { $0 === secondary || $0 === holder }) else {
            // A collapsed split view uses a navigation controller inside the primary controller, too. Pages above a
            // column without a navigation controller remain in that stack when the split view expands.
            guard let parent = secondary.parent as? UINavigationController,
                secondary is UINavigationController || parent.restorationIdentifier == nil
            else { return columns }
            let stack = parent.viewControllers
            if let place = stack.firstIndex(of: secondary) { columns[1] += stack[(place + 1)...] }
            return columns
        }
        // A navigation controller that the split view creates for a column has no identifier, so that pages above it
        // would not be preserved there. They are in the stack on which they were pushed.
        if secondary is UINavigationController {
            columns[1] += columns[0][(index + 1)...]
            columns[0].removeSubrange(index...)
        } else {
            columns[0].remove(at: index)
        }
        return columns
    }

    private static func text(of controller: UIViewController) -> String {
        func inner(_ controllers: [UIViewController]) -> String {
            controllers.map { text(of: $0) }.joined(separator: " | ")
        }
        let note: String
        switch controller {
        case let tabs as UITabBarController:
            let isMore = tabs.selectedViewController === tabs.moreNavigationController
            let more = stackUnderMore(of: tabs).compactMap(\.restorationIdentifier)
            note = "\(isMore ? -1 : tabs.selectedIndex)[\(inner(tabs.viewControllers ?? []))] more \(more)"
        case let split as UISplitViewController: note = "\(columns(of: split).map { inner($0) })"
        case let navigation as UINavigationController:
            // A column in the stack is described with the split view, and so are the pages above it, unless the split
            // view has created its navigation controller.
            let column = navigation.splitViewController?.viewController(for: .secondary)
            let own = navigation.viewControllers.prefix { page in
                !(page is UINavigationController) || page.restorationIdentifier == nil
            }.filter { !($0 is UINavigationController) && $0 !== column }
            note = "(\(inner(own)))"
        case let segmented as SegmentedContainerController:
            let index = segmented.selectedIndex
            note = "\(index)[\(inner([segmented.viewControllers[index]]))]"
        default: note = controller.children.isEmpty ? "" : "[\(inner(controller.children))]"
        }
        let name = controller.restorationIdentifier ?? "nil"
        return name + note + (ownPresented(of: controller).map { " > " + inner([$0]) } ?? "")
    }

    // MARK: The state of pages

    /// Compares the state of the visible pages with the state that they had, and records the state of new pages.
    ///
    /// - Returns: The pages whose state differs.
    func differences() -> [String] {
        var wrong: [String] = []
        for page in visiblePages {
            guard let name = page.restorationIdentifier else { continue }
            if let known = states[name], known != page.state { wrong.append("\(name): \(page.state), not \(known)") }
            states[name] = page.state
        }
        return wrong
    }

    private func record() { for page in visiblePages { states[page.restorationIdentifier ?? ""] = page.state } }

    /// Forgets the state of controllers whose segment is not selected, which is not preserved.
    func forgetHiddenSegments() {
        if let root { forgetHiddenSegments(in: root) }
    }

    private func forgetHiddenSegments(in controller: UIViewController) {
        for case let segmented as SegmentedContainerController in Self.all(in: controller) {
            for hidden in segmented.viewControllers where hidden.parent == nil {
                for inside in Self.all(in: hidden) { states[inside.restorationIdentifier ?? ""] = nil }
                forgetHiddenSegments(in: hidden)
            }
        }
    }

    /// Shows each tab, segment and page of a stack, and then the previous ones again, so that the structure is
    /// unchanged.
    ///
    /// - Returns: The pages whose state differs.
    func showAll() -> [String] {
        guard let root else { return [] }
        var wrong: [String] = []
        for controller in Self.all(in: root) {
            switch controller {
            case let tabs as UITabBarController:
                guard let selected = tabs.selectedViewController else { continue }
                for tab in (tabs.viewControllers ?? []).prefix(4) { wrong += see { tabs.selectedViewController = tab } }
                wrong += see { tabs.selectedViewController = selected }
            case let segmented as SegmentedContainerController:
                let selected = segmented.selectedIndex
                for index in segmented.viewControllers.indices { wrong += see { segmented.selectedIndex = index } }
                wrong += see { segmented.selectedIndex = selected }
            case let navigation as UINavigationController:
                let stack = navigation.viewControllers
                guard stack.count > 1, navigation.splitViewController?.isCollapsed != true else { continue }
                for count in 1..<stack.count {
                    wrong += see { navigation.setViewControllers(Array(stack.prefix(count)), animated: false) }
                }
                wrong += see { navigation.setViewControllers(stack, animated: false) }
            default: break
            }
        }
        return wrong
    }

    private func see(_ change: () -> Void) -> [String] {
        change()
        stage.advance(by: 0.6)
        return differences()
    }

    /// Dismisses all presented controllers and pops all pages, one after the other.
    ///
    /// - Returns: The pages whose state differs.
    func removeAll() -> [String] {
        var wrong: [String] = []
        for _ in 0..<50 {
            guard let root else { break }
            wrong += showAll()
            let all = Self.all(in: root)
            if let presenter = all.last(where: { Self.ownPresented(of: $0) != nil }) {
                wrong += see { presenter.dismiss(animated: false) }
            } else if let navigation = all.lazy.compactMap({ $0 as? UINavigationController })
                .first(where: { $0.viewControllers.count > 1 })
            {
                wrong += see { _ = navigation.popViewController(animated: false) }
            } else {
                break
            }
        }
        return wrong
    }

    // MARK: The user

    /// Performs a random action, and records the state of the visible pages.
    func act(_ random: inout SeededGenerator) {
        guard let root else { return }
        let controllers = Self.all(in: root)
        let isAnimated = random.below(3) == 0
        switch random.below(12) {
        case 0, 1, 2:
            let stacks = controllers.compactMap { stackToPush(on: $0) }
            guard !stacks.isEmpty else { break }
            let (target, name) = (random.pick(stacks), newPage(&random))
            note("push \(name) on \(target.restorationIdentifier ?? "more")")
            target.pushViewController(ScrolledPage(name), animated: isAnimated)
        case 3:
            let stacks = controllers.compactMap { stackToPush(on: $0) }.filter { $0.viewControllers.count > 1 }
            guard !stacks.isEmpty else { break }
            let target = random.pick(stacks)
            note("pop from \(target.restorationIdentifier ?? "more")")
            target.popViewController(animated: isAnimated)
        case 4: changeTab(controllers, &random)
        case 5:
            let top = sequence(first: root) { Self.ownPresented(of: $0) }.reduce(root) { $1 }
            present(from: top, isAnimated, &random)
        case 6:
            let presenters = controllers.filter { Self.ownPresented(of: $0) != nil }
            guard !presenters.isEmpty else { break }
            let presenter = random.pick(presenters)
            note("dismiss from \(presenter.restorationIdentifier ?? "")")
            presenter.dismiss(animated: isAnimated)
        case 7:
            for case let container as SideBySideController in controllers where container.children.count < 3 {
                let name = newPage(&random)
                note("add \(name) to \(container.restorationIdentifier ?? "")")
                // The width of its content changes.
                for inside in Self.all(in: container) { states[inside.restorationIdentifier ?? ""] = nil }
                container.add(ScrolledPage(name))
                container.viewIfLoaded?.setNeedsLayout()
            }
        case 8:
            for case let split as UISplitViewController in controllers {
                let column = random.pick([UISplitViewController.Column.primary, .secondary])
                note("show column \(column.rawValue) of \(split.restorationIdentifier ?? "")")
                split.show(column)
            }
        case 9:
            for case let segmented as SegmentedContainerController in controllers {
                segmented.selectedIndex = random.below(segmented.viewControllers.count)
                note("segment \(segmented.selectedIndex) of \(segmented.restorationIdentifier ?? "")")
            }
        default:
            let pages = visiblePages
            guard !pages.isEmpty else { break }
            let (page, selects) = (random.pick(pages), random.below(3) == 0)
            // A text begins at the third step, and in a wide window it ends after some 35 steps.
            let number = 3 + random.below(page.text == nil ? 57 : 27)
            note("\(selects ? "select" : "scroll to") \(number) in \(page.restorationIdentifier ?? "")")
            if selects { page.select(number) } else { page.scroll(to: number) }
        }
        stage.advance(by: 1)
        record()
    }

    /// The actions of the user, one in each line.
    var actionText: String { actions.joined(separator: "\n") }

    private func note(_ action: String) { actions.append(action) }

    private func newPage(_ random: inout SeededGenerator) -> String {
        count += 1
        return random.pick(["rows", "grid", "note"]) + " page\(count)"
    }

    /// The stack that a page can be pushed on: a navigation controller, or the stack under More above a tab.
    private func stackToPush(on controller: UIViewController) -> UINavigationController? {
        if let tabs = controller as? UITabBarController {
            return Self.stackUnderMore(of: tabs).isEmpty ? nil : tabs.moreNavigationController
        }
        guard let navigation = controller as? UINavigationController, !navigation.viewControllers.isEmpty,
            navigation.restorationIdentifier != nil
        else { return nil }
        return navigation
    }

    private func changeTab(_ controllers: [UIViewController], _ random: inout SeededGenerator) {
        let all = controllers.compactMap { $0 as? UITabBarController }
        guard !all.isEmpty else { return }
        let tabs = random.pick(all)
        let count = tabs.viewControllers?.count ?? 0
        let index = random.below(count + (count > 5 ? 1 : 0))
        note("tab \(index) of \(tabs.restorationIdentifier ?? "")")
        if index < count {
            tabs.selectedIndex = index
        } else {
            tabs.selectedViewController = tabs.moreNavigationController
        }
    }

    private func present(from top: UIViewController, _ isAnimated: Bool, _ random: inout SeededGenerator) {
        let page = ScrolledPage(newPage(&random))
        var presented: UIViewController = page
        if random.below(2) == 0 {
            presented = UINavigationController(rootViewController: page)
            presented.restorationIdentifier = "stack \(count)"
        }
        let name = presented.restorationIdentifier ?? ""
        presented.modalPresentationStyle = random.pick(Self.presentationStyles)
        Self.styles[name] = presented.modalPresentationStyle
        note("present \(name), style \(presented.modalPresentationStyle.rawValue)")
        top.present(presented, animated: isAnimated)
    }
}

extension UIViewController {
    /// The tab of a tab bar controller that is this controller; `nil` for a page above a tab.
    fileprivate func tabBarItemOwner(in tabs: UITabBarController) -> UIViewController? {
        tabs.viewControllers?.first { $0 === self }
    }
}
