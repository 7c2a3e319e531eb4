import Foundation
import InterfaceDocuments

/// The layout state of a unit's views: views with pending constraints, and created constraints.
///
/// It retains no views after `makeConstraints()`, so that views with variations can retain it.
@MainActor
final class DocumentLayout {
    /// A view whose element has constraints or variations.
    struct Owner {
        let view: UIView
        let element: ObjectElement
    }

    /// The constraints of an element, in its order; `nil` for constraints that are not created.
    struct Made {
        weak var owner: UIView?
        var constraints: [NSLayoutConstraint?]
    }

    /// A constraint to activate when the view that it refers to is back in its superview.
    struct Waiting {
        let constraint: NSLayoutConstraint
        weak var holder: UIView?
    }

    /// The size of the view whose subviews are being created.
    var superviewSize = CGSize.zero
    private var owners: [Owner] = []
    /// The created constraints, by the index of the owner's element.
    private(set) var made: [Int: Made] = [:]
    /// The strips for `topLayoutGuide` and `bottomLayoutGuide` of controllers that do not own them yet.
    private var strips: [Strip: SafeAreaStrip] = [:]
    /// Constraints that variations have removed.
    private var notInstalled: Set<ObjectIdentifier> = []
    /// The constraints to activate again, for each view that variations have removed.
    private var waiting: [ObjectIdentifier: [Waiting]] = [:]

    private struct Strip: Hashable {
        var owner: Int
        var isTop: Bool
    }

    // MARK: Creation

    /// Adds a view whose constraints are created by the next `makeConstraints()`.
    func add(_ view: UIView, _ element: ObjectElement) { owners.append(Owner(view: view, element: element)) }

    /// Removes and returns the views with pending constraints, superviews first.
    func takeOwners() -> [Owner] {
        defer { owners = [] }
        return owners
    }

    func keep(_ constraints: [NSLayoutConstraint?], of owner: Owner) {
        made[owner.element.index] = Made(owner: owner.view, constraints: constraints)
    }

    /// Returns the constraint at an index among an element's constraints.
    func constraint(at place: Int, ofElement index: Int) -> NSLayoutConstraint? {
        guard let constraints = made[index]?.constraints, constraints.indices.contains(place) else { return nil }
        return constraints[place]
    }

    /// Returns the strip at the top or bottom of a view, for the element of its controller.
    func strip(isTop: Bool, of owner: Int, in view: UIView) -> SafeAreaStrip {
        let key = Strip(owner: owner, isTop: isTop)
        if let strip = strips[key], strip.owningView === view { return strip }
        let strip = SafeAreaStrip(isTop: isTop, in: view)
        strips[key] = strip
        return strip
    }

    // MARK: Changing constraints

    /// Activates a constraint. For a view that variations have removed, the constraint is activated when the view is
    /// back.
    ///
    /// - Returns: Whether the constraint can be activated: its items are, or will be, inside the view that holds it.
    @discardableResult
    func install(_ constraint: NSLayoutConstraint, heldBy holder: UIView) -> Bool {
        notInstalled.remove(ObjectIdentifier(constraint))
        let views = constraint.itemViews
        guard let outside = views.first(where: { !$0.isAtOrInside(holder) }) else {
            constraint.activate(heldBy: holder)
            return true
        }
        guard let out = uninstalledView(around: outside) else { return false }
        waiting[out]?.append(Waiting(constraint: constraint, holder: holder))
        return true
    }

    /// Deactivates a constraint until it is installed again.
    func uninstall(_ constraint: NSLayoutConstraint) {
        notInstalled.insert(ObjectIdentifier(constraint))
        constraint.deactivate()
    }

    /// Called before a view is removed. Its active constraints are activated again when the view is back.
    func willUninstall(_ view: UIView) {
        var kept: [Waiting] = []
        // Constraints that the view or its descendants hold remain active.
        for entry in made.values {
            guard let owner = entry.owner, !owner.isInside(view) else { continue }
            for case let constraint? in entry.constraints where constraint.isActive {
                guard let holder = constraint.holder, constraint.itemViews.contains(where: { $0.isInside(view) }) else {
                    continue
                }
                kept.append(Waiting(constraint: constraint, holder: holder))
            }
        }
        waiting[ObjectIdentifier(view), default: []] += kept
    }

    /// Called when a view is back in its superview.
    func didReinstall(_ view: UIView) {
        for entry in waiting.removeValue(forKey: ObjectIdentifier(view)) ?? [] {
            guard let holder = entry.holder, !entry.constraint.isActive,
                !notInstalled.contains(ObjectIdentifier(entry.constraint))
            else { continue }
            install(entry.constraint, heldBy: holder)
        }
    }

    /// Returns the removed view that equals or contains a given view.
    private func uninstalledView(around view: UIView) -> ObjectIdentifier? {
        var current: UIView? = view
        while let view = current {
            if waiting[ObjectIdentifier(view)] != nil { return ObjectIdentifier(view) }
            current = view.superviewStorage
        }
        return nil
    }
}

extension UIView {
    /// Returns whether the view is a given view or its descendant. Mostly it is that view or its direct subview.
    func isAtOrInside(_ view: UIView) -> Bool {
        self === view || superviewStorage === view || isInside(view)
    }
}
