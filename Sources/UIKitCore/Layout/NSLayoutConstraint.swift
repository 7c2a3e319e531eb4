import Cassowary
import Foundation

/// A relation between two attributes of views or guides: `first = multiplier × second + constant`, or at most, or at least.
///
/// Constraints act while they are active. They are solved together before each layout pass, and a view's base
/// `layoutSubviews()` gives the subviews their frames.
///
/// An impossible constraint is reported with UIKit's message when it is made (a size with a position, non-finite
/// numbers) or activated (no common ancestor, a position across with one down), and then has no effect on the layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutconstraint>.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    // MARK: Creating constraints

    /// Makes a constraint between two items, which are views or layout guides.
    ///
    /// For a size against a number the second item is `nil` and its attribute `notAnAttribute`. A pair of attributes that
    /// cannot be compared (a width with a top, a left with a leading) is an error. So is a position across with one down (a
    /// left with a top), but only once it takes part in a layout: when the constraint is activated in a window, or
    /// else when the view that holds it is laid out.
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

    /// Makes an empty constraint, which cannot be activated.
    ///
    /// The designated initializer, so that subclasses inherit the others.
    public override init() { super.init() }

    // Not inlined: Swift 6.3.1 crashes over the copies that its optimizer makes of callers for items of one class.
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

    /// Says what an empty constraint relates.
    func relate(
        _ first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation, _ second: (any LayoutItem)?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat, problem: String? = nil
    ) {
        self.first = first
        self.second = second
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

    weak var first: (any LayoutItem)?
    weak var second: (any LayoutItem)?
    private var firstSpan: LayoutSpan?
    private var secondSpan: LayoutSpan?
    private(set) var hasSecond = false
    /// False for an empty one, or one that was reported when it was made.
    private var isUsable = false

    /// The item on the left.
    open var firstItem: AnyObject? { firstSpan?.start ?? first }
    /// The attribute on the left.
    open private(set) var firstAttribute = Attribute.notAnAttribute
    /// How the sides compare.
    open private(set) var relation = Relation.equal
    /// The item on the right.
    open var secondItem: AnyObject? { secondSpan?.start ?? second }
    /// The attribute on the right.
    open private(set) var secondAttribute = Attribute.notAnAttribute
    /// What the right attribute is multiplied by.
    open internal(set) var multiplier: CGFloat = 1

    /// The anchor on the left: an `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor` or `NSLayoutDimension`, as the attribute
    /// requires. It equals the item's anchor (`view.leadingAnchor`).
    ///
    /// Code that names the type gets an `NSLayoutAnchor<AnyObject>`, whose kind cannot be found by a cast.
    open var firstAnchor: NSObject { anchor(first, firstAttribute) }
    /// The anchor on the right; `nil` for a length against a number.
    open var secondAnchor: NSObject? { hasSecond ? anchor(second, secondAttribute) : nil }

    private func anchor(_ item: (any LayoutItem)?, _ attribute: Attribute) -> NSObject {
        switch (attribute.kind, attribute.axis) {
        case (.size, _): NSLayoutDimension(item, attribute)
        case (_, .horizontal): NSLayoutXAxisAnchor(item, attribute)
        case (_, .vertical): NSLayoutYAxisAnchor(item, attribute)
        }
    }

    private var storedConstant: CGFloat = 0

    /// What is added on the right, in points. May be changed at any time, and cheaply. NaN and infinity are errors, after
    /// which the old one stays; what no layout can need (beyond ±10⁹) becomes the largest that is possible.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue.isFinite else {
                Diagnostics.raise(.layout, constantIsNotFinite(newValue))
                return
            }
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

    /// The constraint's priority; required unless set. An active constraint cannot become required or optional; that,
    /// and a number that is not above 0 and at most 1000, is an error after which the old one stays.
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

    /// A name for messages.
    open var identifier: String?

    /// Whether an archive of the view that holds the constraint should contain it, for code that writes the archive.
    /// The default is `false`, as for constraints that code makes again.
    open var shouldBeArchived = false

    // MARK: Loading from a document

    /// Called when the constraint, which a storyboard or nib has made, is connected: its outlets are set. Overrides call `super`.
    open func awakeFromNib() {}

    /// Called where Interface Builder draws the constraint, which nothing here does. Overrides call `super`.
    open func prepareForInterfaceBuilder() {}

    /// The properties that the class offers by name, for the outlets of storyboards and nibs. Overrides add to `super`'s. Asked
    /// once a class.
    open class var namedProperties: NamedProperties { constraintProperties }

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

    /// The view that holds the active constraint: the one that it was added to or, activated without one, the nearest
    /// common ancestor of its items.
    weak var holder: UIView?
    /// The index among those that the view holds.
    var indexInHolder = 0
    var solverID: ConstraintID?
    /// The solver's right side is `base + constant`.
    var base = 0.0
    /// Whether horizontal positions are measured from the right.
    var isMirrored = false
    /// Required, but broken because others contradict it: satisfied as nearly as these allow.
    var isBroken = false

    /// Activates the constraint, held by a view that contains its items or is one; `nil` for the nearest of these.
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
        if isUnlisted { view.flags.holdsUnlistedConstraints = true }
        holder = view
        view.extrasForWriting.constraints.append(self)
        view.constraintsDidChange()
    }

    func deactivate() {
        // The holder may be deallocated, with its constraints between other views still active.
        holder?.extras?.constraints.remove(self)
        holder?.constraintsDidChange()
        holder = nil
        isBroken = false
        if let solverID { LayoutEngine.current.remove(solverID) }
        solverID = nil
    }

    /// The items, and for distances between lines what these are of.
    var itemsAndEnds: [any LayoutItem] {
        [first, second, firstSpan?.start, firstSpan?.end, secondSpan?.start, secondSpan?.end].compactMap(\.self)
    }

    /// The views that the items are, belong to, or lie between.
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

    /// UIKit's message for a malformed constraint; `nil` for a valid one.
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

    /// Whether it compares a position across with one down. UIKit permits making it, and activating it in views without
    /// window (SnapKit's tests do), and raises an exception when it is solved:
    /// <https://github.com/SnapKit/SnapKit/issues/305>.
    private var relatesOtherAxes: Bool {
        firstAttribute.kind == .position && hasSecond && firstAttribute.axis != secondAttribute.axis
    }

    /// Whether the solver does not list it under both items: it is not lowered, or one side has no weight.
    private var isUnlisted: Bool { relatesOtherAxes || (hasSecond && abs(multiplier) < 1e-6) }

    private var relatesOtherAxesMessage: String {
        "Constraint improperly relates anchors of incompatible types: \(self)"
    }

    /// Reports and deactivates the constraints, of a view about to be laid out, that no layout can satisfy.
    static func endImproperConstraints(of view: UIView) {
        view.flags.holdsUnlistedConstraints = view.constraints.contains { $0.isUnlisted && !$0.relatesOtherAxes }
        for constraint in view.constraints where constraint.relatesOtherAxes {
            let message = constraint.relatesOtherAxesMessage
            constraint.deactivate()
            Diagnostics.raise(.layout, message)
        }
    }

    // MARK: Describing

    /// The relation, the items by type and address, the identifier, whether it is active; as UIKit writes it. Off the main
    /// thread only type and address.
    open override var description: String {
        MainThread.isCurrent ? MainActor.assumeIsolated { text } : Diagnostics.name(self)
    }
}
