import UIKitCore

// The stack of a collapsed split view: the navigation controllers of later columns on the stack of the first column.
extension UISplitViewController {
    // MARK: The stack

    /// The navigation controller at the bottom of the stack; `nil` without a stack.
    var baseNavigation: UINavigationController? {
        guard isCollapsed || rearrangement != nil, state.base != .compact else { return nil }
        return stackNavigation(of: columns[state.base].child)
    }

    /// Whether the stack will change, so that requests are performed with that change.
    var isStackChanging: Bool { state.pendingStack != nil || rearrangement != nil }

    /// Requests that the stack is rebuilt when its controllers can be moved.
    func requestStack() { state.pendingStack = state.pendingStack ?? .init() }

    /// Returns the navigation controller of a column's controller: itself, or its first child.
    func stackNavigation(of child: UIViewController?) -> UINavigationController? {
        child as? UINavigationController ?? child?.children.first as? UINavigationController
    }

    // MARK: Columns of the stack

    /// Popped columns become children of the split view again after a push or a pop.
    private func adoptPoppedColumns() {
        guard rearrangement == nil else { return }
        guard SplitColumns.stacked.contains(where: { columns[$0].child.map { $0.parent == nil } ?? false }) else {
            return
        }
        TransitionFlush.whenIdle { [weak self] in
            self?.adoptColumns()
            self?.setNeedsUpdate()
        }
    }

    /// Shows a column in the stack.
    func pushColumn(_ column: Column) {
        guard column != .compact else { return }
        guard !isStackChanging else {
            return state.pendingStack = .init(top: column)
        }
        guard state.base != .compact, let navigation = baseNavigation else { return }
        guard let child = columns[column].child else { return }
        let isAnimated = lifecycle.appearance == .appeared
        if column == state.base {
            guard let index = navigation.stack.firstIndex(where: { columns.column(of: $0) != nil }), index > 0 else {
                return
            }
            navigation.popToViewController(navigation.stack[index - 1], animated: isAnimated)
        } else if navigation.stack.contains(where: { $0 === child }) {
            navigation.popToViewController(child, animated: isAnimated)
        } else {
            let between = columns.stackable.filter {
                $0.rawValue > state.base.rawValue && $0.rawValue <= column.rawValue
            }
            let missing = between.compactMap { columns[$0].child }.filter { child in
                !navigation.stack.contains { $0 === child }
            }
            replaceStack(of: navigation, with: navigation.stack + missing, animated: isAnimated)
        }
    }

    /// Hides a column that is on top of the stack.
    func popColumn(_ column: Column) {
        guard column != .compact, !isStackChanging else { return }
        guard column != state.base, let navigation = baseNavigation,
            let child = columns[column].child, navigation.stack.last === child
        else { return }
        navigation.popViewController(animated: lifecycle.appearance == .appeared)
    }

    func replaceStack(of navigation: UINavigationController, with stack: [UIViewController], animated: Bool) {
        // Views that a change has not removed yet.
        for column in SplitColumns.all {
            guard let panel = panels?[column], let child = panel.child, child !== columns[state.base].child else {
                continue
            }
            if stack.contains(where: { $0 === child }) { panel.clear() }
        }
        stage.rest(at: shownChildren)
        navigation.replaceStack(stack, animated: animated, isChecked: false)
    }
}

extension UISplitViewController: OuterContainer {
    func pagesDidChange(in descendant: UIViewController) {
        if descendant is UINavigationController, descendant.parent === self { adoptPoppedColumns() }
        // A bar below the columns follows their scroll views.
        notifyOuterContainer(of: descendant)
    }

    func futureSize(of page: UIViewController) -> CGSize? {
        guard isCollapsed, state.pendingSizeClass == .regular, let size = state.pendingSize,
            columns.column(of: page) != nil
        else { return nil }
        return columnSize(of: page, inSize: size)
    }

    var refusalOfPush: String? { "Split View Controllers cannot be pushed to a Navigation Controller" }
}
