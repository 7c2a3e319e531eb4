import Foundation
import InterfaceDocuments

/// Updates a view with its document's variations when its size classes change.
///
///     traits change ─▶ constraints out ─▶ subviews out and in ─▶ constants ─▶ attributes ─▶ constraints in
///
/// The program's changes are kept, unless the document has different values for the old and new size classes.
@MainActor
final class DocumentVariations {
    /// A subview, in the document's order.
    private struct Child {
        var id: String
        weak var view: UIView?
        /// The subview, while it is removed from the view.
        var kept: UIView?
    }

    private let element: ObjectElement
    private let values: DocumentValues
    private let layout: DocumentLayout
    private(set) var classes: DocumentSizeClasses
    /// The identifiers of the constraints that are not installed.
    private(set) var excludedConstraints: Set<String>
    private var excludedSubviews: Set<String>
    /// The constraints of the element, in its order.
    var constraints: [NSLayoutConstraint?] = []
    private var children: [Child] = []
    private var hasBegun = false

    init(of view: UIView, _ element: ObjectElement, in unit: DocumentUnit) {
        (self.element, values, layout) = (element, unit.values, unit.layout)
        let classes = DocumentSizeClasses(view.traitCollection, in: unit.document)
        self.classes = classes
        excludedConstraints = element.excluded(from: .constraints, width: classes.width, height: classes.height)
        excludedSubviews = element.excluded(from: .subviews, width: classes.width, height: classes.height)
    }

    /// Registers a new subview.
    ///
    /// - Returns: Whether it should be added to the view now.
    func take(_ view: UIView, id: String) -> Bool {
        let isOut = excludedSubviews.contains(id)
        if isOut { layout.willUninstall(view) }
        children.append(Child(id: id, view: view, kept: isOut ? view : nil))
        return !isOut
    }

    /// Sets the varying attributes when all objects of the document exist.
    func begin(_ view: UIView) {
        guard !hasBegun else { return }
        hasBegun = true
        if !element.variations(width: classes.width, height: classes.height).isEmpty { applyAttributes(to: view) }
    }

    /// Called when the view's traits have changed.
    func traitsDidChange(of view: UIView) {
        let (old, new) = (classes, DocumentSizeClasses(view.traitCollection, in: values.document))
        guard new != old else { return }
        classes = new
        let wereExcluded = excludedConstraints
        let areExcluded = element.excluded(from: .constraints, width: new.width, height: new.height)
        excludedConstraints = areExcluded
        forEachConstraint { description, constraint in
            guard areExcluded.contains(description.id), !wereExcluded.contains(description.id) else { return }
            layout.uninstall(constraint)
        }
        updateSubviews(of: view)
        // A subview's callbacks may have changed the traits again.
        guard classes == new else { return }
        updateConstraints(from: old)
        if hasBegun, !hasSameAttributes(in: old) { applyAttributes(to: view) }
        forEachConstraint { description, constraint in
            guard wereExcluded.contains(description.id), !areExcluded.contains(description.id) else { return }
            layout.install(constraint, heldBy: view)
        }
    }

    private func forEachConstraint(_ body: (ConstraintDescription, NSLayoutConstraint) -> Void) {
        for (description, constraint) in zip(element.constraints, constraints) {
            if let constraint { body(description, constraint) }
        }
    }

    // MARK: Subviews

    private func updateSubviews(of view: UIView) {
        let excluded = element.excluded(from: .subviews, width: classes.width, height: classes.height)
        guard excluded != excludedSubviews else { return }
        excludedSubviews = excluded
        for index in children.indices {
            if excluded.contains(children[index].id) {
                uninstall(index, of: view.viewOfSubviews)
            } else {
                reinstall(index, in: view.viewOfSubviews)
            }
        }
    }

    /// Removes a subview, unless the program has moved it.
    private func uninstall(_ index: Int, of view: UIView) {
        guard children[index].kept == nil, let child = children[index].view, child.superviewStorage === view else {
            return
        }
        layout.willUninstall(child)
        children[index].kept = child
        child.removeFromSuperview()
    }

    // Chosen (Documents): A subview that size classes have uninstalled, and that a program has moved elsewhere since,
    // stays there when size classes would reinstall it.
    /// Inserts a removed subview again, unless the program has moved it, possibly to an ancestor of the view.
    private func reinstall(_ index: Int, in view: UIView) {
        guard let child = children[index].kept else { return }
        children[index].kept = nil
        guard child.superviewStorage == nil, child !== view else { return }
        let before = children[..<index].last { $0.view?.superviewStorage === view }?.view
        if let stack = view as? UIStackView {
            let place = before.flatMap { before in stack.arranged.firstIndex { $0 === before } }
            stack.insertArrangedSubview(child, at: place.map { $0 + 1 } ?? 0)
        } else if let before {
            view.insertSubview(child, aboveSubview: before)
        } else {
            view.insertSubview(child, at: 0)
        }
        layout.didReinstall(child)
    }

    // MARK: Constants, multipliers and priorities

    private func updateConstraints(from old: DocumentSizeClasses) {
        forEachConstraint { description, constraint in
            guard !description.variations.isEmpty else { return }
            let was = description.values(width: old.width, height: old.height)
            let now = description.values(width: classes.width, height: classes.height)
            if was.constant != now.constant {
                constraint.constant = now.constant ?? DocumentUnit.spacing(of: constraint, description)
            }
            guard was.multiplier != now.multiplier || was.priority != now.priority else { return }
            // Multipliers cannot be changed while the constraint is active, nor can priorities be changed to or from
            // required.
            let holder = constraint.holder
            constraint.deactivate()
            if was.priority != now.priority { constraint.priority = UILayoutPriority(Float(now.priority)) }
            if was.multiplier != now.multiplier, constraint.canHave(multiplier: now.multiplier) {
                constraint.multiplier = now.multiplier
            }
            if let holder { constraint.activate(heldBy: holder) }
        }
    }

    // MARK: Attributes

    private func hasSameAttributes(in old: DocumentSizeClasses) -> Bool {
        element.variations(width: old.width, height: old.height).map(\.condition)
            == element.variations(width: classes.width, height: classes.height).map(\.condition)
    }

    private func applyAttributes(to view: UIView) {
        let variation = DocumentVariation(of: element, for: classes, values: values)
        view.applyCommon(variation)
        (view as? any DocumentVarying)?.apply(variation)
    }
}

extension NSLayoutConstraint {
    fileprivate func canHave(multiplier: CGFloat) -> Bool {
        abs(multiplier) <= 1e9 && (multiplier != 0 || firstAttribute.kind == .size)
    }
}
