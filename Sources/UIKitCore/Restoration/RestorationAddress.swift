import Foundation
import StateArchive

/// Identifies a preserved object: its kind, the identifiers from the window's root down, and the positions of
/// controllers that may share an identifier with their neighbors.
struct RestorationAddress: Hashable {
    var kind = ArchivedObject.Kind.viewController
    var path: [String]
    var positions: [Int]

    /// The address of the controller that contains the object; `nil` at the root.
    var parent: RestorationAddress? {
        guard path.count > 1 else { return nil }
        return RestorationAddress(path: Array(path.dropLast()), positions: Array(positions.dropLast()))
    }

    func appending(_ identifier: String, position: Int = -1, kind: ArchivedObject.Kind = .viewController) -> Self {
        RestorationAddress(kind: kind, path: path + [identifier], positions: positions + [position])
    }
}

extension ArchivedObject {
    /// `nil` for an invalid address.
    var address: RestorationAddress? {
        guard !path.isEmpty, path.count == positions.count else { return nil }
        return RestorationAddress(kind: kind, path: path, positions: positions)
    }
}

/// A container with controllers that may temporarily be children of a different container.
@MainActor
package protocol RestorationContainer: UIViewController {
    /// The child controllers that state restoration visits, including those that are temporarily in a different
    /// container.
    var restorationChildren: [UIViewController] { get }
}

extension UIViewController {
    /// The identifier, unless it is empty.
    var usedRestorationIdentifier: String? { restorationIdentifier.flatMap { $0.isEmpty ? nil : $0 } }

    // Chosen (Restoration): Containers without an identifier are omitted from the paths of objects that others encode.
    /// The previous controller in this controller's path: its parent or its presenter. For a column of a split view it
    /// is the split view, even while the column is in a different column's stack.
    var restorationContainer: UIViewController? {
        splitColumn?.container ?? stackAround ?? parentStorage ?? extras?.ownPresentation?.presenter
    }

    /// The navigation controller whose stack contains the controller, even while More's navigation controller shows
    /// that stack.
    var stackAround: (any StackContainer)? {
        guard let container = parentStorage as? any StackContainer else { return nil }
        return container.lender ?? container
    }

    /// The split view and the column of the controller, as a child or in the stack.
    var splitColumn: (container: any SplitContainer, column: UISplitViewController.Column)? {
        var next = parentStorage
        while let current = next {
            if let split = current as? any SplitContainer { return split.column(of: self).map { (split, $0) } }
            next = current.parentStorage
        }
        return nil
    }

    /// Whether the controller is a column of a split view.
    package var isSplitColumn: Bool { splitColumn != nil }

    /// The index in a navigation stack, or the column in a split view, where identifiers may be equal; otherwise -1.
    var positionInStack: Int {
        if let column = splitColumn?.column { return column.rawValue }
        // A controller that a split view has wrapped has the position of its column.
        if let (split, _) = parentStorage?.splitColumn, let column = split.ownColumn(of: self) {
            return column.rawValue
        }
        return stackAround?.ownStack.firstIndex { $0 === self } ?? -1
    }

    /// The controllers whose paths continue this controller's path.
    var restorationContent: [UIViewController] {
        var content = (self as? any RestorationContainer)?.restorationChildren ?? childrenStorage
        // Columns are excluded from the content of other controllers, even in a different column's stack.
        content.removeAll { $0.splitColumn.map { $0.container !== self } ?? false }
        guard let presentation = extras?.presentation, presentation.phase != .gone else { return content }
        return content + [presentation.requested]
    }
}

extension UIView {
    /// The identifier, unless it is empty.
    var usedRestorationIdentifier: String? { restorationIdentifier.flatMap { $0.isEmpty ? nil : $0 } }

    /// The controller whose view hierarchy contains the view.
    var controllerAbove: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let controller = current.owningController { return controller }
            view = current.superviewStorage
        }
        return nil
    }

    /// The views with an identifier among the view and its descendants, except views of nested controllers.
    var preservedViews: [UIView] {
        var (found, rest) = ([UIView](), [self])
        while let view = rest.popLast() {
            if view.usedRestorationIdentifier != nil { found.append(view) }
            for subview in view.subviews.reversed() where subview.owningController == nil { rest.append(subview) }
        }
        return found
    }
}
