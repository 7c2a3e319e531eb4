import Foundation
import UIKitCore

extension UISplitViewController: RestorationContainer {
    private enum Key {
        static let top = "UISplitViewController.topColumn"
        static let mode = "UISplitViewController.displayMode"
        static let behavior = "UISplitViewController.splitBehavior"
        static func column(_ column: Column) -> String { "UISplitViewController.column.\(column.rawValue)" }
    }

    // Chosen (Restoration): A split view keeps the controllers of its columns, the column on top while it is
    // collapsed, and the requested display mode for the behavior in which it was requested.
    /// Encodes the controllers of the columns, the top column of the stack, and the requested display mode. The top
    /// column of an expanded split view is the restored column, and the mode of a collapsed split view is the previous
    /// mode.
    package func encodeColumns(with coder: NSCoder) {
        for column in SplitColumns.all {
            // The controller that the program has set, even if the split view has wrapped it.
            guard let given = columns[column].given ?? columns[column].child else { continue }
            // Before the split view is shown, its columns have no parent.
            (coder as? StateEncoder)?.encode(
                child: given, position: column.rawValue, of: self, forKey: Key.column(column))
        }
        if let top = isCollapsed ? preservedTopColumn : state.restoredTopColumn {
            coder.encode(top.rawValue, forKey: Key.top)
        }
        let requested = state.requestedMode.map { SplitState.RestoredMode(mode: $0, behavior: state.behavior) }
        if let mode = state.restoredMode ?? requested {
            coder.encode(mode.mode.rawValue, forKey: Key.mode)
            coder.encode(mode.behavior.rawValue, forKey: Key.behavior)
        }
    }

    /// The column on top of the stack. Pages above a navigation controller that the split view has created are
    /// preserved with the stack that they were pushed on, so that its column is on top.
    private var preservedTopColumn: Column {
        let top = topColumn
        guard top != state.base, columns[top].isWrapped, let last = baseNavigation?.stack.last,
            last !== columns[top].child
        else { return top }
        return state.base
    }

    /// The controllers of the columns, independent of their place.
    package var restorationChildren: [UIViewController] {
        SplitColumns.all.compactMap { columns[$0].child ?? columns[$0].given }
    }

    /// Sets the restored controllers; those already in their columns are unchanged. The stack is created when the
    /// split view collapses, with the archived column on top.
    package func decodeColumns(with coder: NSCoder) {
        for column in SplitColumns.all {
            guard let found = coder.decodeObject(forKey: Key.column(column)) as? UIViewController,
                found !== columns[column].given, found !== columns[column].child, found.parent == nil,
                permits(found, in: column)
            else { continue }
            restore(found, in: column)
        }
        if coder.containsValue(forKey: Key.top),
            let column = Column(rawValue: coder.decodeInteger(forKey: Key.top)), columns[column].child != nil
        {
            if !isCollapsed { state.restoredTopColumn = column } else if style != .unspecified { show(column) }
        }
        if coder.containsValue(forKey: Key.mode),
            let mode = DisplayMode(rawValue: coder.decodeInteger(forKey: Key.mode)), mode != .automatic,
            let behavior = SplitBehavior(rawValue: coder.decodeInteger(forKey: Key.behavior))
        {
            state.restoredMode = SplitState.RestoredMode(mode: mode, behavior: behavior)
        }
    }

    private func permits(_ controller: UIViewController, in column: Column) -> Bool {
        guard controller.canBeTaken(by: self), !(controller is UISplitViewController),
            !isInColumn(other: column, controller)
        else { return false }
        return switch column {
        case .supplementary: style == .tripleColumn && !(controller is UITabBarController)
        case .primary: style == .unspecified || !(controller is UITabBarController)
        default: true
        }
    }

    private func restore(_ controller: UIViewController, in column: Column) {
        guard style == .unspecified else { return setViewController(controller, for: column) }
        var controllers = viewControllers
        switch column {
        case .primary: controllers = [controller] + controllers.dropFirst()
        case .secondary where !controllers.isEmpty: controllers = [controllers[0], controller]
        default: return
        }
        viewControllers = controllers
    }
}
