import Foundation
import StateArchive

/// What tells preserved objects apart: their kind, the identifiers from the window's root down, and the places of those among
/// them that may share an identifier with their neighbours.
struct RestorationAddress: Hashable {
    var kind = ArchivedObject.Kind.viewController
    var path: [String]
    var positions: [Int]

    /// The address of the controller that the object is in; `nil` for one at the root.
    var parent: RestorationAddress? {
        guard path.count > 1 else { return nil }
        return RestorationAddress(path: Array(path.dropLast()), positions: Array(positions.dropLast()))
    }

    func appending(_ identifier: String, position: Int = -1, kind: ArchivedObject.Kind = .viewController) -> Self {
        RestorationAddress(kind: kind, path: path + [identifier], positions: positions + [position])
    }
}

extension ArchivedObject {
    /// `nil` for one that no preservation writes.
    var address: RestorationAddress? {
        guard !path.isEmpty, path.count == positions.count else { return nil }
        return RestorationAddress(kind: kind, path: path, positions: positions)
    }
}

/// A container whose controllers are not always its children: while it shows some of them in another one.
@MainActor
package protocol RestorationContainer: UIViewController {
    /// The controllers that are looked for below this one.
    var restorationChildren: [UIViewController] { get }
}

extension UIViewController {
    /// The identifier, if there is one that counts.
    var usedRestorationIdentifier: String? { restorationIdentifier.flatMap { $0.isEmpty ? nil : $0 } }

    /// The controller that comes before this one in its path: its parent, or the one that presents it.
    /// For a column of a split view that is the split view, also while the column is in the stack of another one.
    var restorationContainer: UIViewController? {
        splitColumn?.container ?? stackAround ?? parentStorage ?? extras?.ownPresentation?.presenter
    }

    /// The navigation controller in whose stack the controller is, also while More's navigation controller shows that
    /// stack.
    var stackAround: (any StackContainer)? {
        guard let container = parentStorage as? any StackContainer else { return nil }
        return container.lender ?? container
    }

    /// Whether the controller is a column of a split view.
    package var isSplitColumn: Bool { splitColumn != nil }

    /// The place in a navigation stack, or the column in a split view, where identifiers may be the same; -1 elsewhere.
    var positionInStack: Int {
        if let column = splitColumn?.column { return column.rawValue }
        return stackAround?.ownStack.firstIndex { $0 === self } ?? -1
    }

    /// The controllers before which this one comes in their paths.
    var restorationContent: [UIViewController] {
        var content = (self as? any RestorationContainer)?.restorationChildren ?? childrenStorage
        // Columns come before those of the split view, also in the stack of another one.
        content.removeAll { $0.splitColumn.map { $0.container !== self } ?? false }
        guard let presentation = extras?.presentation, presentation.phase != .gone else { return content }
        return content + [presentation.requested]
    }
}

extension UIView {
    /// The identifier, if there is one that counts.
    var usedRestorationIdentifier: String? { restorationIdentifier.flatMap { $0.isEmpty ? nil : $0 } }

    /// The controller in whose tree of views the view is.
    var controllerAbove: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let controller = current.owningController { return controller }
            view = current.superviewStorage
        }
        return nil
    }

    /// The views with an identifier in the view and below, but not those of controllers inside.
    var preservedViews: [UIView] {
        var (found, rest) = ([UIView](), [self])
        while let view = rest.popLast() {
            if view.usedRestorationIdentifier != nil { found.append(view) }
            for subview in view.subviews.reversed() where subview.owningController == nil { rest.append(subview) }
        }
        return found
    }
}
