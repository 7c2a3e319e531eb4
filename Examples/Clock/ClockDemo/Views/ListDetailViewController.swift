import UIKit

/// A list with its selected detail beside it in a wide window. In a narrow window, a tap in the list pushes the
/// detail.
final class ListDetailViewController: UISplitViewController, UISplitViewControllerDelegate {
    /// Whether the user opened the detail with a tap. It then stays visible when the window becomes narrow.
    private var isDetailOpen = false
    let list: ListViewController

    init(list: ListViewController, detail: UIViewController? = nil) {
        self.list = list
        super.init(style: .doubleColumn)
        tabBarItem = list.tabBarItem
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        displayModeButtonVisibility = .never
        preferredPrimaryColumnWidth = 375
        maximumPrimaryColumnWidth = 375
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.restorationIdentifier = "navigation"
        list.restorationIdentifier = "list"
        setViewController(navigation, for: .primary)
        if let detail { setViewController(detail, for: .secondary) }
    }

    required init?(coder: NSCoder) { nil }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(isDetailOpen, forKey: "isDetailOpen")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isDetailOpen = coder.decodeBool(forKey: "isDetailOpen")
    }

    func openDetail() {
        isDetailOpen = true
        show(.secondary)
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column { isDetailOpen || hasPushedInDetail ? .secondary : .primary }

    private var hasPushedInDetail: Bool {
        let navigation = viewController(for: .secondary) as? UINavigationController
        return (navigation?.viewControllers.count ?? 0) > 1
    }

    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: DisplayMode
    ) -> DisplayMode {
        // The visible detail of a narrow window was opened by the user.
        isDetailOpen = viewController(for: .secondary)?.viewIfLoaded?.window != nil
        return proposedDisplayMode
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { list.markShownRow() }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { list.markShownRow() }
}
