import Cassowary
import Foundation

/// A relation between two attributes of views or guides: `first = multiplier × second + constant`, or an inequality.
///
/// Constraints apply while they are active. They are solved together before each layout pass, and the base
/// implementation of `layoutSubviews()` sets the frames of subviews.
///
/// An invalid constraint is reported with UIKit's message on creation (a size with a position, non-finite numbers) or
/// activation (no common ancestor, a horizontal with a vertical position), and then has no effect.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutconstraint>.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    // MARK: Creating constraints

    /// Creates a constraint between two items, which are views or layout guides.
    ///
    /// To compare a size with a number, pass `nil` as the second item and `notAnAttribute` as its attribute. A pair of
    /// attributes that cannot be compared (a width with a top, a left with a leading) is an error. So is a horizontal
    /// with a vertical position (a left with a top), but only when it takes part in a layout: when the constraint is
    /// activated in a window, or otherwise when the view that holds it is laid out.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = view1 as? any LayoutItem
        let second = view2.flatMap { $0 as? any LayoutItem }
        self.init(
            first: first, attr1, relation, second: second, attr2, multiplier: multiplier, constant: c,
            problem: first == nil || (view2 != nil && second == nil)
                ? "Constraint items must each be a view or layout guide." : nil)
    }

    /// Creates an empty constraint, which cannot be activated.
    ///
    /// The designated initializer, so that subclasses inherit the other initializers.
    public override init() { super.init() }

    // Not inlined: Swift 6.3.1 crashes for the copies that its optimizer makes of callers with items of one class.
    @inline(never)
    convenience init(
        first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation, second: (any LayoutItem)?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat, problem: String? = nil
    ) {
        self.init()
        relate(
            first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant,
            problem: problem)
    }

    /// Sets the relation of an empty constraint.
    func relate(
        _ first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation, _ second: (any LayoutItem)?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat, problem: String? = nil
    ) {
        (firstReference, secondReference) = (WeakLayoutItem(first), WeakLayoutItem(second))
        firstSpan = first as? LayoutSpan
        secondSpan = second as? LayoutSpan
        hasSecond = second != nil
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        storedConstant = constant.isFinite ? Self.limited(constant) : 0
        isUsable = true
        if let problem = problem ?? self.problem(constant) {
            isUsable = false
            Diagnostics.raise(.layout, problem)
        }
    }

    // MARK: Accessing constraint data

    private var firstReference = WeakLayoutItem(nil)
    private var secondReference = WeakLayoutItem(nil)
    var first: (any LayoutItem)? { firstReference.item }
    var second: (any LayoutItem)? { secondReference.item }
    private var firstSpan: LayoutSpan?
    private var secondSpan: LayoutSpan?
    private(set) var hasSecond = false
    /// Whether the constraint can be activated; `false` for an empty or invalid constraint.
    private var isUsable = false

    /// The first item.
    open var firstItem: AnyObject? { firstSpan?.start ?? first }
    /// The attribute of the first item.
    open private(set) var firstAttribute = Attribute.notAnAttribute
    /// The relation of the two sides.
    open private(set) var relation = Relation.equal
    /// The second item.
    open var secondItem: AnyObject? { secondSpan?.start ?? second }
    /// The attribute of the second item.
    open private(set) var secondAttribute = Attribute.notAnAttribute
    /// The factor of the second attribute.
    open internal(set) var multiplier: CGFloat = 1

    /// The first anchor: an `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor` or `NSLayoutDimension`, depending on the
    /// attribute. It equals the item's anchor (`view.leadingAnchor`).
    ///
    /// Code with an explicit type receives an `NSLayoutAnchor<AnyObject>`, which cannot be cast to the specific class.
    open var firstAnchor: NSObject { anchor(first, firstAttribute) }
    /// The second anchor; `nil` if a length is compared with a number.
    open var secondAnchor: NSObject? { hasSecond ? anchor(second, secondAttribute) : nil }

    private func anchor(_ item: (any LayoutItem)?, _ attribute: Attribute) -> NSObject {
        switch (attribute.kind, attribute.axis) {
        case (.size, _): NSLayoutDimension(item, attribute)
        case (_, .horizontal): NSLayoutXAxisAnchor(item, attribute)
        case (_, .vertical): NSLayoutYAxisAnchor(item, attribute)
        }
    }

    private var storedConstant: CGFloat = 0
    /// The multiple of the system spacing between baselines that the constant follows; `nil` for a fixed constant.
    var spacingMultiplier: CGFloat?

    /// The constant added to the second side, in points. It may be changed at any time, at low cost. Non-finite values
    /// are errors, and the old value is kept. Values beyond ±10⁹ are clamped.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue.isFinite else {
                Diagnostics.raise(.layout, constantIsNotFinite(newValue))
                return
            }
            spacingMultiplier = nil
            let value = Self.limited(newValue)
            guard value != storedConstant else { return }
            storedConstant = value
            guard solverID != nil else { return }
            LayoutEngine.current.constantDidChange(of: self)
            holder?.constraintsDidChange()
        }
    }

    private static let largestConstant: CGFloat = 1e9

    private static func limited(_ constant: CGFloat) -> CGFloat {
        guard abs(constant) > largestConstant else { return constant }
        Diagnostics.warn(
            .layout,
            "NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be "
                + "substituted, but this problem should be fixed. The constant was \(constant).")
        return constant < 0 ? -largestConstant : largestConstant
    }

    /// The constraint's priority; required unless set. It is an error if an active constraint becomes required or
    /// optional, or if the number is not above 0 and at most 1000; then the old value is kept.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue.rawValue > 0, newValue <= .required else {
                Diagnostics.raise(
                    .layout,
                    "It's illegal to set priority:\(newValue.rawValue). Priorities must be greater than 0 and less or "
                        + "equal to NSLayoutPriorityRequired, which is 1000.000000.")
                return
            }
            guard newValue != storedPriority else { return }
            if isActive, newValue == .required || storedPriority == .required {
                Diagnostics.raise(
                    .layout,
                    "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
                        + "supported.  You passed priority \(ConstraintText.number(Double(newValue.rawValue))) and the "
                        + "existing priority was \(ConstraintText.number(Double(storedPriority.rawValue))).")
                return
            }
            storedPriority = newValue
            guard let solverID else { return }
            LayoutEngine.current.setPriority(solverID, newValue.strength)
            holder?.constraintsDidChange()
        }
    }
    private var storedPriority = UILayoutPriority.required

    /// An identifier for messages.
    open var identifier: String?

    /// Whether code that archives the view that holds the constraint should include the constraint. The default is
    /// `false`, as for constraints that code recreates.
    open var shouldBeArchived = false

    // MARK: Storyboards and nibs

    /// Called after the constraint, created by a storyboard or nib, is connected: its outlets are set. Overrides call
    /// `super`.
    open func awakeFromNib() {}

    /// Called when Interface Builder draws the constraint, which never happens on Linux. Overrides call `super`.
    open func prepareForInterfaceBuilder() {}

    /// The properties that the class offers by name, for the outlets of storyboards and nibs. Overrides add to the
    /// table of `super`. Read once per class.
    open class var namedProperties: NamedProperties { constraintProperties }

    // MARK: Activating and deactivating constraints

    /// Whether the constraint is active. Activating a constraint whose items have no common ancestor is an error.
    open var isActive: Bool {
        get { holder != nil }
        set {
            if newValue { activate() } else { deactivate() }
        }
    }

    /// Activates constraints, which is cheaper than activating each of them.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The view that holds the active constraint: the view to which it was added, or otherwise the nearest common
    /// ancestor of its items.
    @SharedWeak var holder: UIView?
    /// The index among the constraints that the view holds.
    var indexInHolder = 0
    var solverID: ConstraintID?
    /// The solver's constant side is `base + constant`.
    var base = 0.0
    /// Whether horizontal positions are measured from the right.
    var isMirrored = false
    /// Whether the required constraint is broken by conflicts: it is satisfied as nearly as possible.
    var isBroken = false

    /// Activates the constraint, held by a view that contains its items or is an item; `nil` for the nearest such
    /// view.
    func activate(heldBy view: UIView? = nil) {
        guard isUsable, holder == nil || (view != nil && holder !== view) else { return }
        deactivate()
        guard first != nil, second != nil || !hasSecond else {
            Diagnostics.raise(.layout, "\(self) cannot be activated: one of its items has been deallocated.")
            return
        }
        guard let view = view ?? commonAncestor else {
            Diagnostics.raise(
                .layout,
                "Unable to activate constraint with anchors \(firstAnchor) and "
                    + "\(secondAnchor?.description ?? "(null)") because they have no common ancestor.  Does the "
                    + "constraint or its anchors reference items in different view hierarchies?  That's illegal.")
            return
        }
        if relatesOtherAxes {
            guard view.window == nil else {
                Diagnostics.raise(.layout, relatesOtherAxesMessage)
                return
            }
            view.setNeedsLayout()
        } else {
            guard lower(in: view) else { return }
        }
        if isUnlisted { view.flags.hasUnlistedConstraints = true }
        holder = view
        view.extrasForWriting.constraints.append(self)
        view.constraintsDidChange()
    }

    func deactivate() {
        // The holder may be deallocated while its constraints between other views are still active.
        holder?.extras?.constraints.remove(self)
        holder?.constraintsDidChange()
        holder = nil
        isBroken = false
        if let solverID { LayoutEngine.current.remove(solverID) }
        solverID = nil
    }

    /// The items of the constraint. For distances between lines, the items of the lines.
    var itemsAndEnds: [any LayoutItem] {
        [first, second, firstSpan?.start, firstSpan?.end, secondSpan?.start, secondSpan?.end].compactMap(\.self)
    }

    /// The views of the items, including guides' owners and both ends of distances.
    var itemViews: [UIView] {
        var views: [UIView] = []
        for (item, span) in [(first, firstSpan), (second, secondSpan)] {
            if let span { views += span.layoutViews } else if let view = item?.layoutView { views.append(view) }
        }
        return views
    }

    private var commonAncestor: UIView? {
        guard let view = first?.layoutView else { return nil }
        guard hasSecond else { return view }
        return second?.layoutView.flatMap(view.nearestCommonAncestor)
    }

    // MARK: Checking

    private func constantIsNotFinite(_ constant: CGFloat) -> String {
        "NSLayoutConstraint constant is not finite! That's illegal. constant:\(constant) firstAnchor:\(firstAnchor) "
            + "secondAnchor:\(secondAnchor?.description ?? "(null)")"
    }

    /// Returns UIKit's message for an invalid constraint; `nil` for a valid one.
    private func problem(_ constant: CGFloat) -> String? {
        guard constant.isFinite else { return constantIsNotFinite(constant) }
        guard multiplier.isFinite, abs(multiplier) <= Self.largestConstant else {
            return "NSLayoutConstraint multiplier is not finite! That's illegal. multiplier:\(multiplier)"
        }
        guard first != nil else { return "Constraint must contain a first layout item" }
        if firstAttribute == .notAnAttribute { return "Constraint must contain a first layout attribute" }
        let pairing = "Invalid pairing of layout attributes"
        if firstAttribute.kind == .size { return !hasSecond || secondAttribute.kind == .size ? nil : pairing }
        if !hasSecond || multiplier == 0 {
            return "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        }
        if secondAttribute.kind != .position { return pairing }
        let directions = [firstAttribute.direction, secondAttribute.direction]
        if directions.contains(.reading), directions.contains(.fixed) {
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither."
        }
        return nil
    }

    /// Whether the constraint compares a horizontal with a vertical position. UIKit permits creating it, and
    /// activating it in views without a window (SnapKit's tests do), and raises an exception when it is solved:
    /// <https://github.com/SnapKit/SnapKit/issues/305>.
    private var relatesOtherAxes: Bool {
        firstAttribute.kind == .position && hasSecond && firstAttribute.axis != secondAttribute.axis
    }

    /// Whether the solver does not list the constraint for both items: it is not lowered, or one side has no weight.
    private var isUnlisted: Bool { relatesOtherAxes || (hasSecond && abs(multiplier) < 1e-6) }

    private var relatesOtherAxesMessage: String {
        "Constraint improperly relates anchors of incompatible types: \(self)"
    }

    /// Reports and deactivates invalid constraints of a view before its layout.
    static func endImproperConstraints(of view: UIView) {
        view.flags.hasUnlistedConstraints = view.constraints.contains { $0.isUnlisted && !$0.relatesOtherAxes }
        for constraint in view.constraints where constraint.relatesOtherAxes {
            let message = constraint.relatesOtherAxesMessage
            constraint.deactivate()
            Diagnostics.raise(.layout, message)
        }
    }

    // MARK: Describing

    /// The constraint in UIKit's form: its relation, the items with type and address, the identifier, and whether it
    /// is active. Outside the main thread, only type and address.
    open override var description: String {
        MainThread.isCurrent ? MainActor.assumeIsolated { text } : Diagnostics.name(self)
    }
}
