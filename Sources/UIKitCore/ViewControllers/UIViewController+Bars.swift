import Foundation
import QuartzCore

/// A container whose bars show items of its children.
@MainActor
package protocol BarContainer: AnyObject {
    /// Called when a child's toolbar items have changed.
    func toolbarItemsDidChange(of child: UIViewController, animated: Bool)

    /// Called when a child's view extends under more or fewer bars.
    func extendedLayoutDidChange(of child: UIViewController)

    /// Called when a child's tab bar item has been replaced.
    func tabBarItemDidChange(of child: UIViewController)
}

extension UIViewController {
    /// The parent, if it has bars.
    var barContainer: (any BarContainer)? { parentStorage as? any BarContainer }

    // MARK: Titles and items

    func changeTitle(_ title: String?) {
        guard title != extras?.title else { return }
        let extras = extrasForWriting
        extras.title = title
        extras.navigationItem?.title = title
        extras.tabBarItem?.title = title
        UIContext.current.memberChanges.send(self)
    }

    var navigationItemInUse: UINavigationItem {
        if let item = extras?.navigationItem { return item }
        let item = UINavigationItem(title)
        extrasForWriting.navigationItem = item
        return item
    }

    /// The navigation item, if it was created.
    package var navigationItemIfMade: UINavigationItem? { extras?.navigationItem }

    /// The tab bar item, if it was created.
    package var tabBarItemIfMade: UITabBarItem? { extras?.tabBarItem }

    var tabBarItemInUse: UITabBarItem {
        if let item = extras?.tabBarItem { return item }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        extrasForWriting.tabBarItem = item
        return item
    }

    func changeTabBarItem(_ item: UITabBarItem?) {
        let old = extras?.tabBarItem
        extrasForWriting.tabBarItem = item
        tabBarItemDidChange(from: old)
    }

    /// Notifies the bar of the parent, and other displays of the old item, such as the list of More, which is not the
    /// parent.
    package func tabBarItemDidChange(from old: UITabBarItem?) {
        barContainer?.tabBarItemDidChange(of: self)
        if let old { old.observers.notify(old) }
    }

    func changeToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        extrasForWriting.toolbarItems = items
        barContainer?.toolbarItemsDidChange(of: self, animated: animated)
    }

    // MARK: Editing

    var editButtonInUse: UIBarButtonItem {
        if let item = extras?.editButtonItem { return item }
        let item = UIBarButtonItem(title: nil, style: .plain, target: self, action: UIViewController.toggleEditing)
        item.possibleTitles = ["Edit", "Done"]
        extrasForWriting.editButtonItem = item
        updateEditButton()
        return item
    }

    private func toggleEditing() { setEditing(!isEditing, animated: true) }

    func updateEditButton() {
        guard let item = extras?.editButtonItem else { return }
        item.title = isEditing ? "Done" : "Edit"
        item.style = isEditing ? .done : .plain
    }

    // MARK: Showing

    /// Overrides of `show(_:sender:)` call `super` if they do not show the controller, so the search begins at the
    /// parent.
    func showInAncestor(_ controller: UIViewController, sender: Any?) {
        if let target = parentStorage?.targetViewController(forAction: ShowAction.show.name, sender: sender) {
            return target.show(controller, sender: sender)
        }
        presentFromTop(controller)
    }

    func showDetailInAncestor(_ controller: UIViewController, sender: Any?) {
        if let target = parentStorage?.targetViewController(forAction: ShowAction.showDetail.name, sender: sender) {
            return target.showDetailViewController(controller, sender: sender)
        }
        presentFromTop(controller)
    }

    /// Presents from the outermost ancestor, since this controller's view may be outside a window.
    private func presentFromTop(_ controller: UIViewController) {
        var presenter = self
        while let parent = presenter.parentStorage { presenter = parent }
        presenter.present(controller, animated: UIView.areAnimationsEnabled)
    }

    func targetOfShowing(_ action: Selector, sender: Any?) -> UIViewController? {
        let method = ShowAction(name: action)
        var controller: UIViewController? = self
        while let current = controller {
            let offers = method?.isOverridden(by: type(of: current)) ?? current.responds(to: action)
            // Overridden methods are not listed by name; a controller refuses by overriding `canPerformAction`.
            if offers, !ShowAction.refuses(current, action, sender) { return current }
            controller = current.parentStorage
        }
        return nil
    }
}

/// The show methods that containers override. Overrides are detected in the class's method table.
@MainActor
enum ShowAction: Int, CaseIterable {
    case show, showDetail

    var name: Selector {
        switch self {
        case .show: "showViewController:sender:"
        case .showDetail: "showDetailViewController:sender:"
        }
    }

    init?(name: Selector) {
        guard let action = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = action
    }

    func isOverridden(by type: UIViewController.Type) -> Bool { ClassTable(of: type).overrides(Self.methods[rawValue]) }

    /// Returns whether a controller that overrides `canPerformAction(_:withSender:)` refuses an action.
    static func refuses(_ controller: UIViewController, _ action: Selector, _ sender: Any?) -> Bool {
        ClassTable(of: type(of: controller)).overrides(methods[2])
            && !controller.canPerformAction(action, withSender: sender)
    }

    private static let methods = [Shows.self, ShowsDetail.self, Refuses.self].map { (type: UIViewController.Type) in
        OverridableMethods(of: UIViewController.self, plain: Plain.self, overriding: type, count: 1)
    }

    private final class Plain: UIViewController {}
    private final class Shows: UIViewController {
        override func show(_ vc: UIViewController, sender: Any?) {}
    }
    private final class ShowsDetail: UIViewController {
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
    }
    private final class Refuses: UIViewController {
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
}
