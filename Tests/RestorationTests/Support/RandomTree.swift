import RandomSupport
import UIKit

/// A tree of containers with identifiers, some of which are missing or repeated, and some of which resolve to no
/// controller when they are restored.
struct RandomTree {
    enum Kind { case custom, navigation, tabs }

    let kind: Kind
    let identifier: String?
    let note: String
    let children: [RandomTree]

    private static let identifiers: [String?] = ["a", "b", "c", "d", "gone1", "gone2", nil]

    /// A root, which has an identifier.
    static func root(_ generator: inout SeededGenerator) -> RandomTree {
        var count = 0
        return make(.custom, "root", depth: 0, &generator, &count)
    }

    private static func make(
        _ kind: Kind, _ identifier: String?, depth: Int, _ generator: inout SeededGenerator, _ count: inout Int
    ) -> RandomTree {
        count += 1
        let note = "n\(count)"
        var children: [RandomTree] = []
        for _ in 0..<(depth < 4 ? generator.below(4) : 0) where count < 40 {
            let identifier = generator.pick(identifiers)
            let kinds: [Kind] =
                switch kind {
                case .custom: [.custom, .custom, .navigation, .tabs]
                case .tabs: [.custom, .navigation]
                case .navigation: [.custom]
                }
            let inner = generator.pick(kinds)
            // Pages of one identifier are distinguished by their positions, and the program makes the same for all.
            children.append(make(inner, identifier, depth: kind == .navigation ? 4 : depth + 1, &generator, &count))
        }
        return RandomTree(kind: kind, identifier: identifier, note: note, children: children)
    }

    // MARK: Controllers

    /// The controllers before their state is preserved.
    @MainActor
    func controller() -> UIViewController { container(note, children.map { $0.controller() }) }

    /// The program's controllers at launch: tabs exist, and other content does not.
    @MainActor
    func skeleton() -> UIViewController {
        container("default", kind == .tabs ? children.map { $0.skeleton() } : [])
    }

    @MainActor
    private func container(_ note: String, _ content: [UIViewController]) -> UIViewController {
        switch kind {
        case .custom: return LoggedController(identifier, note: note, children: content)
        case .navigation:
            let navigation = UINavigationController()
            navigation.restorationIdentifier = identifier
            navigation.setViewControllers(content, animated: false)
            return navigation
        case .tabs:
            let tabs = UITabBarController()
            tabs.restorationIdentifier = identifier
            tabs.setViewControllers(content, animated: false)
            return tabs
        }
    }

    /// The node at a path, and the one above; the first of several.
    func node(_ path: ArraySlice<String>, above: RandomTree? = nil) -> (node: RandomTree, above: RandomTree?)? {
        guard path.first == identifier else { return nil }
        let rest = path.dropFirst()
        guard !rest.isEmpty else { return (self, above) }
        return children.lazy.compactMap { $0.node(rest, above: self) }.first
    }

    // MARK: As text

    private func text(_ note: String, _ content: [String]) -> String {
        let shown = kind == .custom ? note : "\(kind)"
        return "\(identifier ?? "nil"):\(shown)[\(content.joined(separator: " "))]"
    }

    /// The description of a skeleton.
    private var skeletonText: String { text("default", kind == .tabs ? children.map(\.skeletonText) : []) }

    /// The expected description after the state has been restored.
    var restoredText: String {
        var content: [String] = []
        var seen: Set<String> = []
        for child in children {
            let isNamed = child.identifier != nil
            let isFirst = child.identifier.map { kind == .navigation || seen.insert($0).inserted } ?? false
            switch kind {
            case .tabs: content.append(isNamed && isFirst ? child.restoredText : child.skeletonText)
            case .custom, .navigation:
                if isNamed, isFirst, child.identifier?.hasPrefix("gone") == false { content.append(child.restoredText) }
            }
        }
        return text(note, content)
    }

    /// A description of the current controllers.
    @MainActor
    static func text(of controller: UIViewController) -> String {
        let children: [UIViewController]
        let shown: String
        switch controller {
        case let navigation as UINavigationController: (children, shown) = (navigation.viewControllers, "navigation")
        case let tabs as UITabBarController: (children, shown) = (tabs.viewControllers ?? [], "tabs")
        default: (children, shown) = (controller.children, (controller as? LoggedController)?.note ?? "?")
        }
        let content = children.map { text(of: $0) }.joined(separator: " ")
        return "\(controller.restorationIdentifier ?? "nil"):\(shown)[\(content)]"
    }
}
