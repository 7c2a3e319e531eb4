import Foundation

/// The constraints and guides of a stack view, keyed by their content.
///
///     begin ──▶ require, require, …, guide ──▶ reconcile
///
/// The whole arrangement is required again for each update, which is cheap; only changed constraints are created,
/// changed or removed.
@MainActor
final class StackConstraintSet {
    /// The role of a constraint. Identifiers are UIKit's.
    enum Role: String {
        case canvasConnection = "UISV-canvas-connection"
        case canvasFit = "UISV-canvas-fit"
        case spacing = "UISV-spacing"
        case distributingEdge = "UISV-distributing-edge"
        case fillEqually = "UISV-fill-equally"
        case fillProportionally = "UISV-fill-proportionally"
        case textWidth = "UISV-text-width-disambiguation"
        case alignment = "UISV-alignment"
        case spanningBoundary = "UISV-spanning-boundary"
        case spanningFit = "UISV-spanning-fit"
        case ambiguity = "UISV-ambiguity-suppression"
        case hiding = "UISV-hiding"
    }

    /// One side of a constraint.
    struct Side {
        let item: any LayoutItem
        let attribute: NSLayoutConstraint.Attribute

        init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// The immutable parts of a constraint.
    private struct Key: Hashable {
        let role: Role
        let first: ObjectIdentifier
        let firstAttribute: NSLayoutConstraint.Attribute
        let relation: NSLayoutConstraint.Relation
        let second: ObjectIdentifier?
        let secondAttribute: NSLayoutConstraint.Attribute
        let multiplier: CGFloat
    }

    private var constraints: [Key: NSLayoutConstraint] = [:]
    private var required: [Key: NSLayoutConstraint] = [:]
    private var new: [NSLayoutConstraint] = []

    private struct GuideKey: Hashable {
        let name: String
        let after: ObjectIdentifier?
    }
    private var guides: [GuideKey: UILayoutGuide] = [:]
    private var requiredGuides: [GuideKey: UILayoutGuide] = [:]

    // Views that outlive the stack view must not keep its constraints.
    isolated deinit {
        for constraint in constraints.values { constraint.isActive = false }
    }

    /// Requires a constraint for the next `reconcile()`, with the given priority.
    func require(
        _ role: Role, _ first: Side, _ relation: NSLayoutConstraint.Relation = .equal, _ second: Side? = nil,
        times multiplier: CGFloat = 1, plus constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) {
        let key = Key(
            role: role, first: ObjectIdentifier(first.item), firstAttribute: first.attribute, relation: relation,
            second: second.map { ObjectIdentifier($0.item) }, secondAttribute: second?.attribute ?? .notAnAttribute,
            multiplier: multiplier)
        if let constraint = constraints[key], constraint.isActive {
            if constraint.priority == priority || (constraint.priority < .required && priority < .required) {
                constraint.constant = constant
                constraint.priority = priority
                constraints[key] = nil
                required[key] = constraint
                return
            }
        }
        let constraint = NSLayoutConstraint(
            first: first.item, first.attribute, relation, second: second?.item, second?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.identifier = role.rawValue
        required[key] = constraint
        new.append(constraint)
    }

    /// Returns a guide of the stack, which is kept while each update requires it.
    ///
    /// - Parameter view: The view before the guide, if several guides have the name.
    func guide(_ name: String, after view: UIView? = nil, in stack: UIStackView) -> UILayoutGuide {
        let key = GuideKey(name: name, after: view.map { ObjectIdentifier($0) })
        if let guide = requiredGuides[key] { return guide }
        let guide = guides.removeValue(forKey: key) ?? UILayoutGuide()
        guide.identifier = name
        if guide.owningView !== stack { stack.addLayoutGuide(guide) }
        requiredGuides[key] = guide
        return guide
    }

    /// Removes items that are not required, and then adds new ones.
    func reconcile() {
        for constraint in constraints.values { constraint.isActive = false }
        for guide in guides.values { guide.owningView?.removeLayoutGuide(guide) }
        (constraints, guides) = (required, requiredGuides)
        (required, requiredGuides) = ([:], [:])
        for constraint in new { constraint.isActive = true }
        new = []
    }

    /// Removes all constraints of a view.
    func remove(about view: UIView) {
        let id = ObjectIdentifier(view)
        for (key, constraint) in constraints where key.first == id || key.second == id {
            constraint.isActive = false
            constraints[key] = nil
        }
        for (key, guide) in guides where key.after == id {
            let guideID = ObjectIdentifier(guide)
            for (key, constraint) in constraints where key.first == guideID || key.second == guideID {
                constraint.isActive = false
                constraints[key] = nil
            }
            guide.owningView?.removeLayoutGuide(guide)
            guides[key] = nil
        }
    }
}
