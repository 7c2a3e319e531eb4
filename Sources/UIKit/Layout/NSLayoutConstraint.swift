import Cassowary
import Foundation

/// A relation between two attributes of views or guides: `first = multiplier × second + constant`, or at most, or at least.
///
/// Constraints act while they are active. What they say together is solved before each layout pass, and a view's base
/// `layoutSubviews()` gives the subviews their frames.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutconstraint>.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    // MARK: Creating constraints

    /// Makes a constraint between two items.
    ///
    /// For a size against a number the second item is `nil` and its attribute `notAnAttribute`. A pair of attributes that
    /// cannot be compared (a width with a top, a left with a top) is an error.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            first: view1 as? any LayoutItem, attr1, relation, second: view2 as? any LayoutItem, attr2,
            multiplier: multiplier, constant: c)
    }

    init(
        first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation, second: (any LayoutItem)?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.first = first
        self.second = second
        hasSecond = second != nil
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        storedConstant = constant
    }

    // MARK: Accessing constraint data

    weak var first: (any LayoutItem)?
    weak var second: (any LayoutItem)?
    private let hasSecond: Bool

    /// The item on the left.
    open var firstItem: AnyObject? { first }
    /// The attribute on the left.
    public let firstAttribute: Attribute
    /// How the sides compare.
    public let relation: Relation
    /// The item on the right.
    open var secondItem: AnyObject? { second }
    /// The attribute on the right.
    public let secondAttribute: Attribute
    /// What the right attribute is multiplied by.
    public let multiplier: CGFloat

    private var storedConstant: CGFloat

    /// What is added on the right, in points. May be changed at any time, and cheaply. NaN and infinity are refused with
    /// a log.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue.isFinite else {
                Diagnostics.warn(
                    .invalidGeometry, "Constant of \(self) cannot be \(newValue): it must be finite; the old one stays")
                return
            }
            guard newValue != storedConstant else { return }
            storedConstant = newValue
            if let solverID { LayoutEngine.shared.setConstant(solverID, base + sign * newValue) }
        }
    }

    /// How much the constraint is wished for; required unless set. Changing it from or to required while active is an error
    /// in UIKit; here it works.
    open var priority = UILayoutPriority.required {
        didSet {
            if let solverID, priority != oldValue { LayoutEngine.shared.setPriority(solverID, priority.strength) }
        }
    }

    /// A name for messages.
    open var identifier: String?

    // MARK: Activating and deactivating constraints

    /// Whether the constraint acts. Activating one whose items have no common ancestor is an error.
    open var isActive: Bool {
        get { holder != nil }
        set {
            if newValue { activate() } else { deactivate() }
        }
    }

    /// Activates constraints, cheaper than one by one.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The view that holds the active constraint: the nearest common ancestor of its items.
    weak var holder: UIView?
    var solverID: ConstraintID?
    /// The solver's right side is `base + constant`.
    private var base = 0.0
    private let sign = 1.0

    private func activate() {
        guard holder == nil else { return }
        guard let firstView = first?.layoutView, !hasSecond || second?.layoutView != nil else {
            Diagnostics.warn(.layout, "\(self) was activated after one of its items had gone; it is left alone")
            return
        }
        guard isPermitted else { return }
        guard let ancestor = commonAncestor(of: firstView, second?.layoutView) else {
            Diagnostics.raise(
                .layout,
                "Unable to activate constraint with anchors \(side(first, firstAttribute)) and "
                    + "\(side(second, secondAttribute)) because they have no common ancestor.  Does the constraint or "
                    + "its anchors reference items in different view hierarchies?  That's illegal.")
            return
        }
        add(to: ancestor)
    }

    func add(to ancestor: UIView) {
        guard let first, holder == nil else { return }
        var left = LayoutExpression(firstAttribute.onGuide, of: first.marginsIfNeeded(firstAttribute), in: ancestor)
        if let second {
            let right = LayoutExpression(
                secondAttribute.onGuide, of: second.marginsIfNeeded(secondAttribute), in: ancestor)
            left.terms += right.terms.map { LinearTerm($0.variable, -$0.coefficient * multiplier) }
            left.constant -= right.constant * multiplier
        }
        base = -left.constant
        solverID = LayoutEngine.shared.add(
            left.terms.merged, relation.solverRelation, base + storedConstant, priority: priority.strength, for: self)
        guard solverID != nil else { return }
        holder = ancestor
        ancestor.extrasForWriting.constraints.append(self)
    }

    func deactivate() {
        guard let holder else { return }
        self.holder = nil
        holder.extras?.constraints.removeAll { $0 === self }
        if let solverID { LayoutEngine.shared.remove(solverID) }
        solverID = nil
    }

    private var isPermitted: Bool {
        func refuse(_ reason: String) -> Bool {
            Diagnostics.raise(.layout, "Invalid constraint \(self): \(reason)")
            return false
        }
        guard storedConstant.isFinite, multiplier.isFinite else {
            return refuse("the constant and the multiplier must be finite")
        }
        if firstAttribute == .notAnAttribute { return refuse("the first attribute must not be notAnAttribute") }
        if second == nil {
            return firstAttribute.kind == .size
                || refuse("a location cannot be set equal to a constant; it needs a second item")
        }
        if firstAttribute.kind != secondAttribute.kind {
            return refuse("a location and a size, or an attribute and none, cannot be compared")
        }
        if firstAttribute.kind == .position, firstAttribute.axis != secondAttribute.axis {
            return refuse("a horizontal and a vertical location cannot be compared")
        }
        return true
    }

    private func commonAncestor(of first: UIView, _ second: UIView?) -> UIView? {
        guard let second else { return first }
        var candidate: UIView? = first
        while let view = candidate {
            if second.isDescendant(of: view) { return view }
            candidate = view.superviewStorage
        }
        return nil
    }

    // MARK: Describing

    private func side(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String {
        item.map { "\(Diagnostics.name($0)).\(attribute)" } ?? "(null)"
    }

    /// The relation in words: items by type and address, the identifier, whether it is active.
    open override var description: String {
        MainActor.assumeIsolated {
            let symbol = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
            var text = "<NSLayoutConstraint"
            if let identifier { text += ":'\(identifier)'" }
            text += " \(side(first, firstAttribute)) \(symbol) "
            if hasSecond {
                text += multiplier == 1 ? "" : "\(multiplier)*"
                text += side(second, secondAttribute)
                if storedConstant != 0 { text += " \(storedConstant < 0 ? "-" : "+") \(abs(storedConstant))" }
            } else {
                text += "\(storedConstant)"
            }
            if priority != .required { text += " @\(priority.rawValue)" }
            return text + (isActive ? "   (active)>" : "   (inactive)>")
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute, or for one of the margins the same of the margins' guide.
    fileprivate var onGuide: NSLayoutConstraint.Attribute { ofMarginsGuide ?? self }
}

extension LayoutItem {
    fileprivate func marginsIfNeeded(_ attribute: NSLayoutConstraint.Attribute) -> any LayoutItem {
        guard attribute.ofMarginsGuide != nil, let view = self as? UIView else { return self }
        return view.layoutMarginsGuide
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var solverRelation: Cassowary.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension [LinearTerm] {
    /// The terms with each variable once.
    fileprivate var merged: [LinearTerm] {
        var result: [LinearTerm] = []
        for term in self {
            if let index = result.firstIndex(where: { $0.variable == term.variable }) {
                result[index].coefficient += term.coefficient
            } else {
                result.append(term)
            }
        }
        return result.filter { $0.coefficient != 0 }
    }
}
