import Foundation
import InterfaceDocuments
import QuartzCore

// Constraints belong to the view whose element lists them. They are created after all views of the unit.
extension DocumentUnit {
    /// Creates and activates the constraints of all views created since the last call, and lets views with variations
    /// follow their traits.
    func makeConstraints() {
        let owners = layout.takeOwners()
        for owner in owners {
            if document.usesAutolayout { makeConstraints(of: owner) }
        }
        for owner in owners { owner.view.extras?.variations?.begin(owner.view) }
    }

    /// Returns the constraint of a description, if it has been created.
    ///
    /// - Parameter owner: The element of the view that owns the constraint.
    func constraint(_ description: ConstraintDescription, of owner: ObjectElement) -> NSLayoutConstraint? {
        guard let place = owner.constraints.firstIndex(where: { $0.id == description.id }) else { return nil }
        return layout.constraint(at: place, ofElement: owner.index)
    }

    /// Calls a closure with all created constraints, in the document's order.
    func forEachConstraint(_ body: (ConstraintDescription, NSLayoutConstraint) -> Void) {
        for (index, made) in layout.made.sorted(by: { $0.key < $1.key }) {
            guard let element = document.object(at: index) else { continue }
            for (description, constraint) in zip(element.constraints, made.constraints) {
                if let constraint { body(description, constraint) }
            }
        }
    }

    private func makeConstraints(of owner: DocumentLayout.Owner) {
        let (view, element) = (owner.view, owner.element)
        guard !element.constraints.isEmpty else { return }
        if element.constraints.contains(where: { !$0.variations.isEmpty }) {
            view.followVariations(of: element, in: self)
        }
        let variations = view.extras?.variations
        let classes = variations?.classes ?? DocumentSizeClasses()
        let excluded = variations?.excludedConstraints
        var made: [NSLayoutConstraint?] = []
        made.reserveCapacity(element.constraints.count)
        for description in element.constraints {
            let constraint = make(description, classes, owner: view)
            made.append(constraint)
            guard let constraint else { continue }
            if excluded?.contains(description.id) ?? !description.isInstalled {
                layout.uninstall(constraint)
            } else if !layout.install(constraint, heldBy: view) {
                note(description, .invalidConstraint(description.id))
            }
        }
        layout.keep(made, of: owner)
        variations?.constraints = made
    }

    /// Creates an inactive constraint. If its attributes cannot be related, logs a warning and returns `nil`.
    private func make(
        _ description: ConstraintDescription, _ classes: DocumentSizeClasses, owner: UIView
    ) -> NSLayoutConstraint? {
        if description.isPlaceholder { return nil }
        guard let first = layoutItem(description.firstItem, owner, description) else { return nil }
        var second: (any LayoutItem)?
        if description.secondItem != nil || description.secondAttribute != nil {
            // Chosen (Documents): A lone second attribute of a constraint, without an item, refers to the owner, as on
            // the first side. (Xcode writes both or neither.)
            second = layoutItem(description.secondItem, owner, description)
            if second == nil { return nil }
        }
        let firstAttribute = description.firstAttribute.ofConstraint
        let secondAttribute =
            second == nil ? .notAnAttribute : description.secondAttribute?.ofConstraint ?? firstAttribute
        let (constant, multiplier, priority) =
            description.variations.isEmpty
            ? (description.constant, description.multiplier, description.priority)
            : description.values(width: classes.width, height: classes.height)
        guard NSLayoutConstraint.canRelate(firstAttribute, secondAttribute, multiplier: multiplier) else {
            note(description, .invalidConstraint(description.id))
            return nil
        }
        let constraint = makeEmptyConstraint(description)
        constraint.relate(
            first, firstAttribute, description.relation.ofConstraint, second, secondAttribute, multiplier: multiplier,
            constant: constant ?? 0)
        if constant == nil, description.isSymbolic { constraint.constant = Self.spacing(of: constraint, description) }
        if priority < 1000 { constraint.priority = UILayoutPriority(Float(priority)) }
        if let identifier = description.identifier { constraint.identifier = identifier }
        return constraint
    }

    /// Creates a constraint of the program's class that the document names, or an `NSLayoutConstraint` without such a
    /// class.
    private func makeEmptyConstraint(_ description: ConstraintDescription) -> NSLayoutConstraint {
        guard let customClass = description.customClass,
            let found = DocumentClasses.find(
                customClass, below: NSLayoutConstraint.self, line: description.line, element: "constraint", in: source),
            let type = found as? NSLayoutConstraint.Type
        else { return NSLayoutConstraint() }
        return ClassTable.make(type)
    }

    private func layoutItem(
        _ id: String?, _ owner: UIView, _ description: ConstraintDescription
    ) -> (any LayoutItem)? {
        guard let id else { return owner }
        let item = item(withID: id)
        if let view = item as? UIView { return view }
        if let guide = item as? UILayoutGuide { return guide }
        note(description, .missingReference(id))
        return nil
    }

    /// Returns the default constant of a constraint: 0, or the standard distance. The standard distance is 20 points
    /// from a superview's edge, 8 between siblings, and 0 from margins.
    static func spacing(of constraint: NSLayoutConstraint, _ description: ConstraintDescription) -> CGFloat {
        let attribute = constraint.firstAttribute
        guard description.isSymbolic, attribute.kind == .position, attribute.ofMarginsGuide == nil,
            constraint.secondAttribute.ofMarginsGuide == nil, let first = constraint.first?.layoutView,
            let second = constraint.second?.layoutView
        else { return 0 }
        return first === second || first.superviewStorage === second || second.superviewStorage === first
            ? 20 : SystemSpacing.between
    }

    private func note(_ description: ConstraintDescription, _ problem: DocumentWarning.Problem) {
        document.problems.note(problem, element: "constraint", line: description.line)
    }
}

extension NSLayoutConstraint {
    /// Returns whether UIKit permits a constraint between two attributes. It stops the program for other pairs.
    fileprivate static func canRelate(_ first: Attribute, _ second: Attribute, multiplier: CGFloat) -> Bool {
        guard abs(multiplier) <= 1e9 else { return false }
        switch (first.kind, second.kind) {
        case (.size, .none), (.size, .size): return true
        case (.position, .position):
            let directions = [first.direction, second.direction]
            return multiplier != 0 && first.axis == second.axis
                && !(directions.contains(.reading) && directions.contains(.fixed))
        default: return false
        }
    }
}

extension ConstraintDescription.Relation {
    fileprivate var ofConstraint: NSLayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        case .lessThanOrEqual: .lessThanOrEqual
        }
    }
}

extension ConstraintAttribute {
    fileprivate var ofConstraint: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .width: .width
        case .height: .height
        case .centerX: .centerX
        case .centerY: .centerY
        case .baseline, .lastBaseline: .lastBaseline
        case .firstBaseline: .firstBaseline
        case .leftMargin: .leftMargin
        case .rightMargin: .rightMargin
        case .topMargin: .topMargin
        case .bottomMargin: .bottomMargin
        case .leadingMargin: .leadingMargin
        case .trailingMargin: .trailingMargin
        case .centerXWithinMargins: .centerXWithinMargins
        case .centerYWithinMargins: .centerYWithinMargins
        }
    }
}
