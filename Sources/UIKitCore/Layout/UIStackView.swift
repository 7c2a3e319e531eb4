import Foundation

/// Arranges views in a row or a column by constraints of its own.
///
///     let form = UIStackView(arrangedSubviews: [title, text, button])
///     form.axis = .vertical
///     form.spacing = 8
///     form.setCustomSpacing(24, after: text)
///
/// The arranged views fill the stack along its axis, without gaps but for the spacing; `distribution` says how they share the
/// space, `alignment` how they lie across. Give the stack a place by constraints or a frame; a dimension that nothing else
/// decides is that of the arranged views. Arranged views have sizes by their contents or by constraints, and must not have
/// constraints on their places.
///
/// A hidden arranged view takes no space and no spacing. Hidden or shown inside an animation block, it shrinks away or
/// grows:
///
///     UIView.animate(withDuration: 0.3) { details.isHidden = true }
///
/// Nothing is laid out by a change itself: the constraints follow before the next layout, and only those that the change
/// touches. Their identifiers are UIKit's (`UISV-spacing`, `UISV-canvas-connection`, …), so that messages about them read the
/// same.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistackview> and what constraint logs of iOS show, as collected in
/// <https://kean.blog/post/lets-build-uistackview>.
open class UIStackView: UIView {
    // MARK: Initializing a stack view

    /// Makes a stack view with a frame, which arranges nothing yet: a row whose views fill it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        arrangementDidChange()
    }

    /// Makes a stack view of a storyboard or nib, which arranges the subviews that it has there. Any other coder makes one that
    /// arranges nothing.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder.ofDocument { decodeStackView(from: coder) }
        arrangementDidChange()
    }

    /// Makes a row of views, which become subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Managing arranged subviews

    /// The views that the stack arranges, in that order. They are subviews, too; the order of these is another matter.
    open var arrangedSubviews: [UIView] { arranged }

    /// Arranges a view behind all others. It becomes a subview, if it is none. A view that is arranged already moves.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

    /// Arranges a view at an index among the arranged ones. It becomes the frontmost subview, if it is none.
    ///
    /// One that is arranged already moves there, its place counted without it, and keeps its place among the subviews. An
    /// index beyond the number of arranged views is an error.
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
            // A view that cannot be a subview has been reported.
            guard view.superviewStorage === self else { return }
            view.translatesAutoresizingMaskIntoConstraints = false
            view.flags.isArranged = true
        }
        arranged.insert(view, at: min(stackIndex, arranged.count))
        arrangementDidChange()
    }

    /// Arranges a view no longer. It stays a subview, without the stack's constraints; `removeFromSuperview()` does both.
    /// A view that is not arranged is left alone.
    open func removeArrangedSubview(_ view: UIView) { forget(view) }

    /// Stops arranging a subview that is removed.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if subview.flags.isArranged { forget(subview) }
    }

    // MARK: Configuring the layout

    /// Along which axis the views are arranged: a row, the default, or a column.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How the views lie across the axis. The default is `fill`.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// How the views share the space along the axis. The default is `fill`.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The space between neighbours in points, 0 by default: exactly that much where the views fill the stack, at least
    /// that much in `equalSpacing` and `equalCentering`. Negative for views that overlap.
    ///
    /// `spacingUseSystem` stands for the system's spacing, `spacingUseDefault` for 0. NaN and infinity are refused with
    /// a log.
    open var spacing: CGFloat {
        get { commonSpacing }
        set {
            guard isUsable(spacing: newValue), newValue != commonSpacing else { return }
            commonSpacing = newValue
            arrangementDidChange()
        }
    }

    /// Sets the space after an arranged view, instead of `spacing`. It stays with the view when that moves, and is
    /// removed when the view is arranged no longer.
    ///
    /// - Parameters:
    ///   - spacing: In points, or `spacingUseDefault` to have the stack's `spacing` again, or `spacingUseSystem`. NaN and
    ///     infinity are refused with a log.
    ///   - arrangedSubview: The view before the space. Nothing happens for a view that is not arranged.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard isUsable(spacing: spacing), arranged.contains(where: { $0 === arrangedSubview }) else { return }
        let id = ObjectIdentifier(arrangedSubview)
        let value = spacing == Self.spacingUseDefault ? nil : spacing
        guard customSpacings[id] != value else { return }
        customSpacings[id] = value
        arrangementDidChange()
    }

    /// The space that was set after an arranged view; `spacingUseDefault` where none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether the space in a column is measured from the last baseline of a view to the first one of the next. The
    /// default is `false`. The distances to the stack's top and bottom are those of the views' edges.
    ///
    /// A row ignores it: there `alignment` is about baselines.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views are arranged inside the stack's layout margins and not its bounds. The default is `false`.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    // MARK: Spacing constants

    /// For `setCustomSpacing(_:after:)`: the stack's `spacing`. The number is UIKit's.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

    /// The system's spacing between two views. The number is UIKit's.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    // MARK: Laying out

    /// Brings the stack's constraints up to date. Called before layout.
    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    /// Gives the arranged views their frames.
    open override func layoutSubviews() {
        updateForOwnSize()
        super.layoutSubviews()
    }

    /// Lets the arrangement inside the margins follow them.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        updateSystemGuides()
    }

    /// Of a row the view with the highest content, of a column the first one (or, if that is a stack view, its view for
    /// baselines); the stack itself while it shows none.
    open override var forFirstBaselineLayout: UIView { viewForBaseline(isFirst: true) }

    /// Of a row the view with the highest content, of a column the last one (or, if that is a stack view, its view for
    /// baselines); the stack itself while it shows none.
    open override var forLastBaselineLayout: UIView { viewForBaseline(isFirst: false) }

    override var choosesBaselineView: Bool { true }

    // MARK: Arranged views that change

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

    /// The content of an arranged view has another size, or wraps now.
    override func contentDidChange(ofArranged view: UIView) {
        if distribution == .fillProportionally || (axis == .horizontal && view.canBreakLines) {
            arrangementDidChange()
        } else if flags.isArranged {
            superviewStorage?.contentDidChange(ofArranged: self)
        }
    }

    // MARK: Inside

    var arranged: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var commonSpacing: CGFloat = 0
    let constraintSet = StackConstraintSet()
    /// The number of a view's animated hiding, so that only the last one finishes it.
    var hidings: [ObjectIdentifier: Int] = [:]
    var lastHiding = 0
    /// How large the stack was across when hidden views were given that size.
    var hiddenLength: CGFloat?
    weak var firstBaselineView: UIView?
    weak var lastBaselineView: UIView?

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
        Diagnostics.warn(.layout, "The spacing \(spacing) for \(Diagnostics.name(self)) is not finite and is not used")
        return false
    }

    // MARK: Documents

    /// The properties that documents set by name: see `NamedProperties`.
    open override class var namedProperties: NamedProperties { addStackViewProperties(to: super.namedProperties) }
}
