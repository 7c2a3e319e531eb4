import CoreGraphics
import Foundation
import UIKitCore

// Shows controllers in columns or in the stack.
extension UISplitViewController {
    package func showController(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
        guard style == .unspecified else { return putIntoSecondary(controller) }
        guard !isCollapsed else { return present(controller, animated: UIView.areAnimationsEnabled) }
        let isInside = columns[.primary].child.map { primary in
            primary.children.contains { $0 === controller }
        }
        let column: Column = isInside == true ? .secondary : .primary
        guard columns[column].child !== controller else { return }
        changeColumns { [self] in put(controller, column) }
    }

    package func showDetail(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
        guard style == .unspecified else { return putIntoSecondary(controller) }
        guard columns[.secondary].child !== controller || isCollapsed else { return }
        guard isCollapsed else {
            return changeColumns { [self] in put(controller, .secondary) }
        }
        guard !isStackChanging else {
            state.pendingStack = .init(top: .secondary)
            return changeColumns { [self] in put(controller, .secondary) }
        }
        guard let navigation = baseNavigation else { return present(controller, animated: UIView.areAnimationsEnabled) }
        guard navigation.stack.last !== controller else { return }
        columns[.secondary] = .init(given: controller, child: controller)
        let stack = navigation.stack.filter { $0 !== controller } + [controller]
        replaceStack(of: navigation, with: stack, animated: lifecycle.appearance == .appeared)
        releaseOtherColumns()
    }

    // Chosen (Controllers): `showDetailViewController` of a split view with columns replaces the secondary controller,
    // and shows the column if it is hidden.
    /// With columns, the controller replaces the secondary controller, and the column is shown if it is hidden.
    private func putIntoSecondary(_ controller: UIViewController) {
        guard columns[.secondary].given !== controller else { return isCollapsed ? pushColumn(.secondary) : () }
        if isInColumn(other: .secondary, controller) {
            changeColumns { [self] in removeFromColumn(controller, for: .secondary) }
        }
        if let wrapper = columns[.secondary].child as? UINavigationController, columns[.secondary].isWrapped,
            !(controller is UINavigationController), !(controller is UITabBarController)
        {
            columns[.secondary].given = controller
            if !wrapper.stack.contains(where: { $0 === controller }) {
                wrapper.setViewControllers([controller], animated: false)
            }
        } else if isCollapsed, !isStackChanging,
            baseNavigation?.stack.contains(where: { $0 === columns[.secondary].child }) != true
        {
            columns[.secondary] = slot(for: controller, in: .secondary)
            columnsDidChange()
        } else {
            setColumn(controller, .secondary)
        }
        if isCollapsed { pushColumn(.secondary) }
    }
}
