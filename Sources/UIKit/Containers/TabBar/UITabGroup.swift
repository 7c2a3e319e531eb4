import UIFoundation
import UIKitCore

/// A tab that contains several tabs. In a bar it is displayed as a single item, which shows the selected child.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabgroup>.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The title of the tab.
    ///   - image: The image of the tab.
    ///   - identifier: An identifier that is unique among the tabs of a tab bar controller.
    ///   - children: The tabs of the group. A tab of a different group is moved.
    ///   - viewControllerProvider: Creates the controller of the group itself; `nil` to display the controller of the
    ///     selected child.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        self.children = children
        // Property observers are not called in an initializer.
        adopt(children)
    }

    /// Returns whether a tab is this group or an enclosing group.
    private func isInside(_ tab: UITab) -> Bool {
        sequence(first: self as UITab, next: \.group).contains { $0 === tab }
    }

    private func adopt(_ tabs: [UITab]) {
        for tab in tabs {
            if let other = tab.group, other !== self { other.children.removeAll { $0 === tab } }
            tab.group = self
        }
    }

    // Chosen (Controllers): A tab group that is set as its own child or descendant is removed from the children, and a
    // message is logged.
    /// The tabs of the group. If the array contains the group itself or an enclosing group, they are removed, and a
    /// message is logged.
    open var children: [UITab] = [] {
        didSet {
            if children.contains(where: isInside) {
                Diagnostics.warn(.tabs, "\(self) cannot have itself, or a group that contains it, as a child.")
                children = children.filter { !isInside($0) }
            }
            for tab in oldValue where tab.group === self { tab.group = nil }
            adopt(children)
            if let selected = selectedStorage, !children.contains(where: { $0 === selected }) { selectedStorage = nil }
            didChange()
        }
    }

    private var selectedStorage: UITab?
    /// The tabs whose controllers are in the stack of the group's navigation controller.
    var shownPath: [PathElement] = []

    struct PathElement {
        weak var tab: UITab?
        /// The controllers of the tab in the stack.
        let controllers: [WeakController]
    }

    struct WeakController { weak var controller: UIViewController? }

    /// Returns whether all controllers of a tab were popped from the group's navigation controller.
    func isPopped(_ element: PathElement) -> Bool {
        guard let stack = managingNavigationController?.viewControllers, !element.controllers.isEmpty else {
            return false
        }
        return !element.controllers.contains { shown in stack.contains { $0 === shown.controller } }
    }

    /// Whether the controllers of a descendant were popped from the group's navigation controller.
    func hasPopped(_ tab: UITab) -> Bool { shownPath.contains { $0.tab === tab && isPopped($0) } }

    // Chosen (Controllers): `selectedChild` of a tab group ignores a tab that is not a child.
    /// The child that the group displays: the child that was set, otherwise the child with `defaultChildIdentifier`,
    /// otherwise the first child. A tab that is not a child is ignored.
    open var selectedChild: UITab? {
        get {
            selectedStorage ?? children.first { $0.identifier == defaultChildIdentifier } ?? displayOrder.first
        }
        set {
            guard newValue == nil || children.contains(where: { $0 === newValue }) else { return }
            selectedStorage = newValue
            // A selected tab whose controllers were popped is shown again.
            for group in sequence(first: self, next: \.group) where group.shownPath.contains(where: group.isPopped) {
                group.shownPath = []
            }
            didChange()
        }
    }

    /// The identifier of the child that is selected first; `nil` for the first child.
    open var defaultChildIdentifier: String?

    /// The identifiers of the children in display order. Children that are not in the array are displayed after them.
    /// Unknown identifiers are ignored.
    open var displayOrderIdentifiers: [String] = [] {
        didSet { if displayOrderIdentifiers != oldValue { didChange() } }
    }

    /// The children in display order.
    open var displayOrder: [UITab] {
        var listed: [UITab] = []
        for identifier in displayOrderIdentifiers {
            guard let child = children.first(where: { $0.identifier == identifier }) else { continue }
            if !listed.contains(where: { $0 === child }) { listed.append(child) }
        }
        return listed + children.filter { child in !listed.contains { $0 === child } }
    }

    /// Whether the user may change the order of the children. The default is `false`.
    open var allowsReordering = false

    /// The navigation controller that displays the controllers of the selected path, each above the previous one. The
    /// default is `nil`.
    open var managingNavigationController: UINavigationController? { didSet { didChange() } }

    /// Returns the tab with an identifier, at any depth of the group; `nil` if no tab has the identifier.
    open func tab(forIdentifier identifier: String) -> UITab? {
        for child in children {
            if child.identifier == identifier { return child }
            if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}
