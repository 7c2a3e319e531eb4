import Foundation
import InterfaceDocuments

/// What a unit knows of its views for their layout: whose constraints are still to be made, and those that have been.
///
/// It keeps no view after `makeConstraints()`, so that views with variations can keep it.
@MainActor
final class DocumentLayout {
    /// A view whose element has constraints or variations.
    struct Owner {
        let view: UIView
        let element: ObjectElement
    }

    /// The constraints of an element, in its order; `nil` for those that are not made.
    struct Made {
        weak var owner: UIView?
        var constraints: [NSLayoutConstraint?]
    }

    /// A constraint that is to be active, and was about a view that is not in its superview at present.
    struct Waiting {
        let constraint: NSLayoutConstraint
        weak var holder: UIView?
    }

    /// The size of the view whose subviews are being made.
    var superviewSize = CGSize.zero
    private var owners: [Owner] = []
    /// By the index of the owner's element.
    private(set) var made: [Int: Made] = [:]
    /// The strips for `topLayoutGuide` and `bottomLayoutGuide` that controllers do not have yet.
    private var strips: [Strip: SafeAreaStrip] = [:]
    /// Constraints that variations have taken out.
    private var notInstalled: Set<ObjectIdentifier> = []
    /// For each view that variations have taken out, the constraints to activate when it is back.
    private var waiting: [ObjectIdentifier: [Waiting]] = [:]

    private struct Strip: Hashable {
        var owner: Int
        var isTop: Bool
    }

    // MARK: Making

    /// Has the constraints of a view made by the next `makeConstraints()`.
    func add(_ view: UIView, _ element: ObjectElement) { owners.append(Owner(view: view, element: element)) }

    /// The views whose constraints are to be made now, superviews first.
    func takeOwners() -> [Owner] {
        defer { owners = [] }
        return owners
    }

    func keep(_ constraints: [NSLayoutConstraint?], of owner: Owner) {
        made[owner.element.index] = Made(owner: owner.view, constraints: constraints)
    }

    /// The constraint at a place among those of an element.
    func constraint(at place: Int, ofElement index: Int) -> NSLayoutConstraint? {
        guard let constraints = made[index]?.constraints, constraints.indices.contains(place) else { return nil }
        return constraints[place]
    }

    /// The strip at the top or bottom of a view, for the element of its controller.
    func strip(isTop: Bool, of owner: Int, in view: UIView) -> SafeAreaStrip {
        let key = Strip(owner: owner, isTop: isTop)
        if let strip = strips[key], strip.owningView === view { return strip }
        let strip = SafeAreaStrip(isTop: isTop, in: view)
        strips[key] = strip
        return strip
    }

    // MARK: Constraints that come and go

    /// Activates a constraint, or has it wait for a view that variations have taken out.
    ///
    /// - Returns: Whether that was possible: its items are in the view that holds it, or will be.
    @discardableResult
    func install(_ constraint: NSLayoutConstraint, heldBy holder: UIView) -> Bool {
        notInstalled.remove(ObjectIdentifier(constraint))
        let views = constraint.itemViews
        guard let outside = views.first(where: { !$0.isAtOrInside(holder) }) else {
            constraint.activate(heldBy: holder)
            return true
        }
        guard let out = viewTakenOut(around: outside) else { return false }
        waiting[out]?.append(Waiting(constraint: constraint, holder: holder))
        return true
    }

    /// Deactivates a constraint until it is installed again.
    func uninstall(_ constraint: NSLayoutConstraint) {
        notInstalled.insert(ObjectIdentifier(constraint))
        constraint.deactivate()
    }

    /// A view is going to be taken out: what is active about it will be again when it is back.
    func willTakeOut(_ view: UIView) {
        var kept: [Waiting] = []
        // Those held in the view itself stay active.
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

    /// A view is in its superview again.
    func didPutBack(_ view: UIView) {
        for entry in waiting.removeValue(forKey: ObjectIdentifier(view)) ?? [] {
            guard let holder = entry.holder, !entry.constraint.isActive,
                !notInstalled.contains(ObjectIdentifier(entry.constraint))
            else { continue }
            install(entry.constraint, heldBy: holder)
        }
    }

    /// The view that variations have taken out and that contains another one, or is it.
    private func viewTakenOut(around view: UIView) -> ObjectIdentifier? {
        var current: UIView? = view
        while let view = current {
            if waiting[ObjectIdentifier(view)] != nil { return ObjectIdentifier(view) }
            current = view.superviewStorage
        }
        return nil
    }
}

extension UIView {
    /// Whether the view is another one or in it. Mostly it is that one, or directly in it.
    func isAtOrInside(_ view: UIView) -> Bool {
        self === view || superviewStorage === view || isInside(view)
    }
}
