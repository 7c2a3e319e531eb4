import CoreGraphics
import Foundation
import UIKitCore

// The model: the controllers of the columns.
extension UISplitViewController {
    // MARK: Controllers

    package var columnControllers: [UIViewController] {
        if isCollapsed { return [columns[state.base].given].compactMap { $0 } }
        return SplitColumns.stacked.compactMap { columns[$0].given }
    }

    package func controller(in column: Column) -> UIViewController? { columns[column].given }

    package func column(of child: UIViewController) -> Column? { columns.column(of: child) }

    package var childrenInStack: [UIViewController] {
        SplitColumns.stacked.compactMap { columns[$0].child }.filter { stack(holding: $0) != nil }
    }

    package func ownColumn(of controller: UIViewController) -> Column? { columns.ownColumn(of: controller) }

    package func replaceControllers(_ new: [UIViewController]) {
        changeColumns { [self] in
            guard style == .unspecified else {
                let available: [Column] = style == .tripleColumn ? SplitColumns.stacked : [.primary, .secondary]
                let changes = available.enumerated().map { index, column in
                    (column, controller: index < new.count ? new[index] : nil)
                }.filter { columns[$0].child !== $1 && columns[$0].given !== $1 }
                // The controllers are removed from their old columns before they replace different controllers. They
                // keep their navigation controllers.
                var moved: [Column: SplitColumns.Slot] = [:]
                for (column, controller) in changes {
                    let old = SplitColumns.stacked.first { columns[$0].isWrapped && columns[$0].given === controller }
                    guard let old else { continue }
                    moved[column] = columns[old]
                    columns[old] = .init()
                }
                for (column, controller) in changes where moved[column] == nil {
                    controller.map { removeFromColumn($0, for: column) }
                }
                for (column, controller) in changes {
                    if let slot = moved[column] { columns[column] = slot } else { put(controller, column) }
                }
                return
            }
            let secondary = new.count > 1 && new[1] !== new[0] ? new[1] : nil
            // In a stack, the array has only the first controller; the second controller is kept for later.
            let isKept = isCollapsed && secondary == nil && !new.isEmpty
            if !isKept { columns[.secondary] = .init() }
            put(new.first, .primary)
            if !isKept { put(secondary, .secondary) }
        }
    }

    package func setColumn(_ controller: UIViewController?, _ column: Column) {
        guard requiresColumns() else { return }
        if column == .supplementary, style != .tripleColumn {
            return Diagnostics.raise(
                .split,
                "Setting a view controller for the supplementary column is unsupported for style = DoubleColumn: "
                    + Diagnostics.name(self))
        }
        if controller is UITabBarController, column == .primary || column == .supplementary {
            return Diagnostics.raise(
                .split,
                "\(Diagnostics.name(controller)) cannot be in the \(column) column of \(Diagnostics.name(self)): tab "
                    + "bar controllers are permitted in the secondary and the compact column only")
        }
        guard controller !== columns[column].given else { return }
        guard controller !== self else { return }
        let other = SplitColumns.all.first { columns[$0].given === controller || columns[$0].child === controller }
        if let controller, let other, other != column {
            return Diagnostics.raise(
                .split,
                "\(Diagnostics.name(controller)) is already specified as the view controller for the \(other) column. "
                    + "It must be removed from that column first")
        }
        if let controller, !isInColumn(other: column, controller), push(controller, inPlaceOf: column) { return }
        changeColumns { [self] in
            controller.map { removeFromColumn($0, for: column) }
            if let controller, push(controller, inPlaceOf: column) { return }
            put(controller, column)
        }
    }

    /// Sets the controller of a column, after removing it from its previous column.
    func put(_ controller: UIViewController?, _ column: Column) {
        controller.map { removeFromColumn($0, for: column) }
        columns[column] = controller.map { slot(for: $0, in: column) } ?? .init()
    }

    /// Returns whether a controller, or the navigation controller that wraps it, is in a different column.
    func isInColumn(other column: Column, _ controller: UIViewController) -> Bool {
        SplitColumns.all.contains { $0 != column && isIn($0, controller) }
    }

    private func isIn(_ column: Column, _ controller: UIViewController) -> Bool {
        let slot = columns[column]
        if slot.given === controller || slot.child === controller { return true }
        // While collapsed the stack contains further columns.
        guard slot.isWrapped, columns.column(of: controller) == nil else { return false }
        return stackNavigation(of: slot.child)?.stack.contains { $0 === controller } == true
    }

    // Chosen (Controllers): If a controller of a split view column is moved to a different column, the other
    // controllers of its column remain.
    /// Removes a controller from its column, since it will be in a different column. The remaining controllers of that
    /// column's stack are kept.
    func removeFromColumn(_ controller: UIViewController, for column: Column) {
        for other in SplitColumns.all where isIn(other, controller) {
            let slot = columns[other]
            // The split view's own child keeps its view in place, unless it is wrapped in a navigation controller.
            if slot.child === controller, isUsedAsIs(controller, in: column) {
                columns[other] = .init()
                continue
            }
            if slot.given === controller {
                let others = slot.isWrapped ? stackNavigation(of: slot.child)?.stack ?? [] : []
                // Navigation controllers belong to columns that are, or were, in the stack.
                let next = others.last {
                    $0 !== controller && columns.column(of: $0) == nil && !($0 is UINavigationController)
                }
                columns[other] = next.map { .init(given: $0, child: slot.child) } ?? .init()
            }
            removeFromParent(controller)
        }
    }

    /// Removes a controller from the place of a column that was emptied: the split view, or the column's navigation
    /// controller, which remains in the stack until the stack is rebuilt.
    private func leaveFormerColumn(_ controller: UIViewController) {
        guard let parent = controller.parent else { return }
        if parent !== self {
            guard parent is UINavigationController, columns.column(of: parent) == nil else { return }
            let outer = parent.parent
            let isOfSplitView =
                outer == nil || outer === self
                || outer is UINavigationController && parent.isInside(self, through: .parents)
            guard isOfSplitView else { return }
        }
        removeFromParent(controller)
    }

    private func removeFromParent(_ controller: UIViewController) {
        guard controller.parent != nil else { return }
        controller.willMove(toParent: nil)
        controller.viewInPlace?.removeFromSuperview()
        controller.removeFromParent()
    }

    // Chosen (Controllers): If a controller that is shown in the secondary column is already in the stack of its
    // navigation controller, the stack is popped to it.
    /// Pushes a plain controller onto the secondary column's wrapping navigation controller (recorded). If it is
    /// already in the stack, the stack is popped to it.
    private func push(_ controller: UIViewController, inPlaceOf column: Column) -> Bool {
        let slot = columns[column]
        guard column == .secondary, slot.isWrapped, let wrapper = slot.child as? UINavigationController,
            !wrapper.stack.isEmpty, !isUsedAsIs(controller, in: column)
        else { return false }
        leaveFormerColumn(controller)
        columns[column].given = controller
        guard !wrapper.stack.contains(where: { $0 === controller }) else {
            wrapper.popToViewController(controller, animated: lifecycle.appearance == .appeared)
            return true
        }
        wrapper.pushViewController(controller, animated: lifecycle.appearance == .appeared)
        return true
    }

    private func isUsedAsIs(_ controller: UIViewController, in column: Column) -> Bool {
        if style == .unspecified || controller is UINavigationController || column == .compact { return true }
        if column == .secondary, controller is UITabBarController { return true }
        return column != .supplementary && controller.children.first is UINavigationController
    }

    func slot(for controller: UIViewController, in column: Column) -> SplitColumns.Slot {
        if !isPlaced || isUsedAsIs(controller, in: column) { return .init(given: controller, child: controller) }
        leaveFormerColumn(controller)
        return .init(given: controller, child: UINavigationController(rootViewController: controller))
    }

    /// Whether the split view is, or was, in a window. Before, its controllers have no parents and no navigation
    /// controllers (recorded on iOS 26.1).
    var isPlaced: Bool { isArranged || viewIfLoaded?.window != nil }

    /// Creates the navigation controller of a column that was filled before the split view was in a window.
    func wrap(_ column: Column) {
        guard !columns[column].isWrapped, let given = columns[column].given, given.parent !== self,
            !isUsedAsIs(given, in: column)
        else { return }
        guard !isInside(given, through: .parentsAndPresenters) else { return columns[column] = .init() }
        removeFromParent(given)
        let wrapped = self.slot(for: given, in: column)
        // The callbacks of the controller may have changed the column.
        guard columns[column].given === given, !columns[column].isWrapped else { return }
        columns[column] = wrapped
    }

    /// Adds the controllers of columns as children and updates the view. Called when the controller of a column has
    /// changed.
    func columnsDidChange() {
        guard rearrangement == nil else { return }
        if isPlaced { adoptColumns() }
        releaseOtherColumns()
        if stage.isArranging { setNeedsUpdate() } else { update() }
        modeButton.update()
    }

    /// The child that determines the status bar, the home indicator and similar properties: the secondary column's
    /// controller, or the primary column's if the secondary column is empty. While the split view is collapsed, it is
    /// the base column's controller.
    package var contentChild: UIViewController? {
        isCollapsed ? columns[state.base].child : columns[.secondary].child ?? columns[.primary].child
    }
}
