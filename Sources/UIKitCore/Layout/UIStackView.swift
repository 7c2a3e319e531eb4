import Foundation

/// Arranges views in a row or a column, with its own constraints.
///
///     let form = UIStackView(arrangedSubviews: [title, text, button])
///     form.axis = .vertical
///     form.spacing = 8
///     form.setCustomSpacing(24, after: text)
///
/// The arranged views fill the stack along its axis, with only the spacing between them. `distribution` determines
/// their sizes along the axis, `alignment` their placement across it. Place the stack with constraints or a frame; an
/// unconstrained dimension follows the arranged views. Arranged views have sizes from their contents or constraints,
/// and must not have constraints on their positions.
///
/// A hidden arranged view takes no space and no spacing. A view that is hidden or shown inside an animation block
/// shrinks or grows:
///
///     UIView.animate(withDuration: 0.3) { details.isHidden = true }
///
/// A change does not lay out the views immediately: only the affected constraints are updated, before the next layout.
/// Their identifiers are UIKit's (`UISV-spacing`, `UISV-canvas-connection`, …), so that messages about them are the
/// same.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistackview> and constraint logs of iOS, as collected in
/// <https://kean.blog/post/lets-build-uistackview>.
open class UIStackView: UIView {
    // MARK: Initializing a stack view

    /// Creates an empty stack view with a frame. It is a row with the alignment and distribution `fill`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        arrangementDidChange()
    }

    /// Creates a stack view from a storyboard or nib, which arranges its decoded subviews. Other coders create one
    /// without arranged views.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder.ofDocument { decodeStackView(from: coder) }
        arrangementDidChange()
    }

    /// Creates a row of views, which become subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Managing arranged subviews

    /// The arranged views, in the order of the arrangement. They are also subviews, in an independent order.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds an arranged view at the end, and as a subview if necessary. A view that is already arranged moves.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

    /// Inserts an arranged view at an index, and as the frontmost subview if necessary.
    ///
    /// A view that is already arranged moves to the index, counted without it, and keeps its place among the subviews.
    /// An index beyond the number of arranged views is an error.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard (0...arranged.count).contains(stackIndex) else {
            Diagnostics.raise(
                .layout,
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                    + "\(arranged.count) in \(Diagnostics.name(self))")
            return
        }
        if let index = arranged.firstIndex(where: { $0 === view }) {
            arranged.remove(at: index)
        } else {
            if view.superviewStorage !== self { addSubview(view) }
            // A view that cannot be a subview was already reported.
            guard view.superviewStorage === self else { return }
            view.translatesAutoresizingMaskIntoConstraints = false
            view.flags.isArranged = true
        }
        arranged.insert(view, at: min(stackIndex, arranged.count))
        arrangementDidChange()
    }

    /// Removes a view from the arrangement. It remains a subview, without the stack's constraints;
    /// `removeFromSuperview()` removes both. Views that are not arranged are ignored.
    open func removeArrangedSubview(_ view: UIView) { forget(view) }

    /// Removes a removed subview from the arrangement.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if subview.flags.isArranged { forget(subview) }
    }

    // MARK: Configuring the layout

    /// The axis of the arrangement: a row, the default, or a column.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// The alignment of the views across the axis. The default is `fill`.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The distribution of the views along the axis. The default is `fill`.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The space between neighbors in points, 0 by default: exact if the views fill the stack, and a minimum for
    /// `equalSpacing` and `equalCentering`. Negative for views that overlap.
    ///
    /// `spacingUseSystem` selects the system's spacing, `spacingUseDefault` 0. Non-finite values are ignored with a
    /// log message.
    open var spacing: CGFloat {
        get { commonSpacing }
        set {
            guard isUsable(spacing: newValue), newValue != commonSpacing else { return }
            commonSpacing = newValue
            arrangementDidChange()
        }
    }

    /// Sets the space after an arranged view, instead of `spacing`. It is kept when the view moves, and is removed
    /// when the view is no longer arranged.
    ///
    /// - Parameters:
    ///   - spacing: The space in points, or `spacingUseDefault` for the stack's `spacing`, or `spacingUseSystem`.
    ///     Non-finite values are ignored with a log message.
    ///   - arrangedSubview: The view before the space. A view that is not arranged is ignored.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard isUsable(spacing: spacing), arranged.contains(where: { $0 === arrangedSubview }) else { return }
        let id = ObjectIdentifier(arrangedSubview)
        let value = spacing == Self.spacingUseDefault ? nil : spacing
        guard customSpacings[id] != value else { return }
        customSpacings[id] = value
        arrangementDidChange()
    }

    /// Returns the space that was set after an arranged view; `spacingUseDefault` if none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether the space in a column is measured from the last baseline of a view to the first baseline of the next
    /// view. The default is `false`. The distances to the stack's top and bottom are measured from the views' edges.
    ///
    /// Ignored in a row, where `alignment` aligns baselines.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views are arranged inside the stack's layout margins instead of its bounds. The default is `false`.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    // MARK: Spacing constants

    /// A value for `setCustomSpacing(_:after:)` that selects the stack's `spacing`. The number is UIKit's.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

    /// The system's spacing between two views. The number is UIKit's.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    // MARK: Laying out

    /// Updates the stack's constraints. Called before layout.
    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    /// Sets the frames of the arranged views.
    open override func layoutSubviews() {
        updateForOwnSize()
        super.layoutSubviews()
    }

    /// Updates an arrangement inside the margins.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        updateSystemGuides()
    }

    /// The view with the highest content in a row, or the first view in a column (if that is a stack view, its
    /// baseline view); the stack itself without visible views.
    open override var forFirstBaselineLayout: UIView { viewForBaseline(isFirst: true) }

    /// The view with the highest content in a row, or the last view in a column (if that is a stack view, its baseline
    /// view); the stack itself without visible views.
    open override var forLastBaselineLayout: UIView { viewForBaseline(isFirst: false) }

    override var choosesBaselineView: Bool { true }

    // MARK: Changes of arranged views

    /// Hides or shows an arranged view; inside an animation block the resulting layout is animated.
    override func setHidden(_ isHidden: Bool, ofArranged view: UIView) {
        guard isHidden != view.isExcludedFromArrangement else { return }
        arrangementDidChange()
        let id = ObjectIdentifier(view)
        guard let animation = ViewAnimationContext.current, animation.animates, layer.context != nil else {
            hidings[id] = nil
            view.flags.isBeingHidden = false
            view.layer.isHidden = isHidden
            return
        }
        if isHidden {
            lastHiding += 1
            let number = lastHiding
            hidings[id] = number
            view.flags.isBeingHidden = true
            animation.whenEnded { [weak self, weak view] in
                guard let self, let view, hidings[id] == number else { return }
                finishHiding(of: view)
            }
        } else {
            hidings[id] = nil
            view.flags.isBeingHidden = false
            view.layer.isHidden = false
        }
        animation.layOutAfterChanges(self)
    }

    /// Called when the content size or wrapping of an arranged view has changed.
    override func contentDidChange(ofArranged view: UIView) {
        if distribution == .fillProportionally || (axis == .horizontal && view.canBreakLines)
            || usesSystemSpacingOfBaselines
        {
            arrangementDidChange()
        } else if flags.isArranged {
            superviewStorage?.contentDidChange(ofArranged: self)
        }
    }

    // MARK: State

    var arranged: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var commonSpacing: CGFloat = 0
    let constraintSet = StackConstraintSet()
    /// The number of the last animated hiding of each view, since only the last one finishes the hiding.
    var hidings: [ObjectIdentifier: Int] = [:]
    var lastHiding = 0
    /// The size of the stack across the axis when it was assigned to hidden views.
    var hiddenLength: CGFloat?
    weak var firstBaselineView: UIView?
    weak var lastBaselineView: UIView?
    var baselineCycle = BaselineCycle()

    func arrangementDidChange() {
        setNeedsUpdateConstraints()
        if flags.isArranged { superviewStorage?.contentDidChange(ofArranged: self) }
    }

    private func forget(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        view.flags.isArranged = false
        finishHiding(of: view)
        constraintSet.remove(about: view)
        arrangementDidChange()
    }

    private func isUsable(spacing: CGFloat) -> Bool {
        if spacing.isFinite { return true }
        Diagnostics.warn(.layout, "The spacing \(spacing) for \(Diagnostics.name(self)) is not finite and is ignored")
        return false
    }

    // MARK: Storyboards and nibs

    /// The properties that storyboards and nibs set by name: see `NamedProperties`.
    open override class var namedProperties: NamedProperties { addStackViewProperties(to: super.namedProperties) }
}
