import UIFoundation
import UIKitCore

/// A tab that stands for several: in a bar it is one item, which shows the child that is selected in it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabgroup>.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// Makes a group.
    ///
    /// - Parameters:
    ///   - image: The image of the tab.
    ///   - title: The title of the tab.
    ///   - identifier: What tells the tab from others.
    ///   - children: The tabs in it. One that is in another group moves here.
    ///   - viewControllerProvider: What is shown for the group itself; `nil` for the selected child's controller.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        self.children = children
        // Observers are not called in an initializer.
        adopt(children)
    }

    /// Whether a tab is the group itself or a group that it is in.
    private func isInside(_ tab: UITab) -> Bool {
        sequence(first: self as UITab, next: \.group).contains { $0 === tab }
    }

    private func adopt(_ tabs: [UITab]) {
        for tab in tabs {
            if let other = tab.group, other !== self { other.children.removeAll { $0 === tab } }
            tab.group = self
        }
    }

    /// The tabs in the group. The group itself, and a group that it is in, are left out with a diagnostic (chosen).
    open var children: [UITab] = [] {
        didSet {
            if children.contains(where: isInside) {
                Diagnostics.warn(.tabs, "\(self) cannot have itself, or a group that it is in, as a child.")
                children = children.filter { !isInside($0) }
            }
            for tab in oldValue where tab.group === self { tab.group = nil }
            adopt(children)
            if let selected = selectedStorage, !children.contains(where: { $0 === selected }) { selectedStorage = nil }
            didChange()
        }
    }

    private var selectedStorage: UITab?
    /// The tabs whose controllers the group's navigation controller was last given.
    var shownPath: [PathElement] = []

    struct PathElement { weak var tab: UITab? }

    /// The child that is shown for the group: the one that was set, else that of `defaultChildIdentifier`, else the first.
    /// Setting one that is not a child is ignored (chosen).
    open var selectedChild: UITab? {
        get {
            selectedStorage ?? children.first { $0.identifier == defaultChildIdentifier } ?? displayOrder.first
        }
        set {
            guard newValue == nil || children.contains(where: { $0 === newValue }) else { return }
            selectedStorage = newValue
            didChange()
        }
    }

    /// The identifier of the child that is shown first; `nil` for the first child.
    open var defaultChildIdentifier: String?

    /// The identifiers of the children in the order they are shown in; children that are not listed come after, unknown
    /// identifiers are ignored.
    open var displayOrderIdentifiers: [String] = [] {
        didSet { if displayOrderIdentifiers != oldValue { didChange() } }
    }

    /// The children in the order they are shown in.
    open var displayOrder: [UITab] {
        var listed: [UITab] = []
        for identifier in displayOrderIdentifiers {
            guard let child = children.first(where: { $0.identifier == identifier }) else { continue }
            if !listed.contains(where: { $0 === child }) { listed.append(child) }
        }
        return listed + children.filter { child in !listed.contains { $0 === child } }
    }

    /// Whether the user may change the order of the children; `false` at first.
    open var allowsReordering = false

    /// The navigation controller that shows the controllers of the selected path, one upon the other; `nil` for none.
    open var managingNavigationController: UINavigationController? { didSet { didChange() } }

    /// The tab in the group, at any depth, with an identifier; `nil` where there is none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        for child in children {
            if child.identifier == identifier { return child }
            if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}
