import IrekoContainers
import RandomSupport
import UIKit

/// A tree of containers that a program creates at each launch. All identifiers are different.
struct NestedNode {
    enum Kind: CaseIterable { case page, navigation, tabs, split, sideBySide, segments }

    let kind: Kind
    let name: String
    let children: [NestedNode]

    /// A root with content.
    ///
    /// - Parameter tabLimit: The maximum number of tabs. More than five are in a list under More.
    static func root(_ random: inout SeededGenerator, tabLimit: Int) -> NestedNode {
        var count = 0
        let kinds = Kind.allCases.filter { $0 != .page }
        return make(random.pick(kinds), depth: 0, tabLimit, &random, &count)
    }

    private static func make(
        _ kind: Kind, depth: Int, _ tabLimit: Int, _ random: inout SeededGenerator, _ count: inout Int
    ) -> NestedNode {
        count += 1
        let name =
            kind == .page ? random.pick(["rows", "grid", "note"]) + " \(count)" : "\(kind) \(count)"
        let kinds = contentKinds(of: kind, isDeep: depth > 1)
        var children: [NestedNode] = []
        for index in 0..<contentCount(of: kind, tabLimit, &random) {
            let inner = random.pick(kind == .split && index < 1 ? kinds.filter { $0 != .tabs } : kinds)
            children.append(make(inner, depth: depth + 1, tabLimit, &random, &count))
        }
        return NestedNode(kind: kind, name: name, children: children)
    }

    private static func contentCount(of kind: Kind, _ tabLimit: Int, _ random: inout SeededGenerator) -> Int {
        switch kind {
        case .page: 0
        case .navigation: 1
        case .tabs: 2 + random.below(tabLimit - 1)
        case .split: 2
        case .sideBySide: 1 + random.below(2)
        case .segments: 2
        }
    }

    private static func contentKinds(of kind: Kind, isDeep: Bool) -> [Kind] {
        switch kind {
        case .page: []
        case .navigation: isDeep ? [.page] : [.page, .page, .sideBySide, .segments]
        case .tabs: isDeep ? [.page, .navigation] : [.page, .navigation, .navigation, .split, .sideBySide, .segments]
        case .split: isDeep ? [.page, .navigation] : [.page, .navigation, .navigation, .sideBySide, .tabs]
        case .sideBySide: isDeep ? [.page] : [.page, .navigation, .tabs, .split]
        case .segments: isDeep ? [.page] : [.page, .navigation]
        }
    }

    // MARK: Controllers

    /// The program's controllers at launch.
    @MainActor
    func controller() -> UIViewController {
        let content = children.map { $0.controller() }
        let controller: UIViewController
        switch kind {
        case .page: controller = ScrolledPage(name)
        case .navigation:
            let navigation = UINavigationController()
            navigation.setViewControllers(content, animated: false)
            controller = navigation
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = content
            controller = tabs
        case .split:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(content[0], for: .primary)
            split.setViewController(content[1], for: .secondary)
            controller = split
        case .sideBySide: controller = SideBySideController(content)
        case .segments:
            let titles = content.indices.map { "Segment \($0)" }
            controller = SegmentedContainerController(titles: titles, viewControllers: content)
        }
        controller.restorationIdentifier = name
        controller.title = name
        return controller
    }
}

/// A custom container that shows its children side by side, and restores those that the user has added.
final class SideBySideController: UIViewController {
    init(_ content: [UIViewController]) {
        super.init(nibName: nil, bundle: nil)
        for child in content { add(child) }
    }

    required init?(coder: NSCoder) { nil }

    func add(_ child: UIViewController) {
        addChild(child)
        if isViewLoaded { view.addSubview(child.view) }
        child.didMove(toParent: self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in children { view.addSubview(child.view) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width / CGFloat(max(1, children.count))
        for (index, child) in children.enumerated() {
            child.view.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: view.bounds.height)
        }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children, forKey: "children")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let found = coder.decodeObject(forKey: "children") as? [UIViewController] ?? []
        for child in found where child.parent == nil { add(child) }
    }
}
