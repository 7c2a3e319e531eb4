import Foundation

/// The constraints of the arranged views.
///
///     along, as in a row                                      across, in all alignments except fill
///
///     canvas.leading == A.leading                             canvas ── top    == spanner.top
///     B.leading == A.trailing + spacing                              ── bottom == spanner.bottom
///     C.leading == B.trailing + spacing                       spanner    contains each view, as low as possible
///     canvas.trailing == C.trailing                           each view  aligned with the one before it
///
/// Each view is constrained to its neighbor (UIKit constrains all views to the first one), so that adding or removing
/// a view does not affect the rest.
extension UIStackView {
    typealias Side = StackConstraintSet.Side
    typealias Attribute = NSLayoutConstraint.Attribute

    /// The attributes and the length of an item, along one axis.
    struct Lines {
        let start: Attribute
        let center: Attribute
        let end: Attribute
        let length: Attribute

        static let horizontal = Lines(start: .leading, center: .centerX, end: .trailing, length: .width)
        static let vertical = Lines(start: .top, center: .centerY, end: .bottom, length: .height)
    }

    /// Priorities from logs of iOS, except `order` and `text`.
    enum Priority {
        /// Nearly required, so that a view's required size does not conflict while the view is hidden.
        static let hiding = UILayoutPriority(999.9)
        /// The priority of the first view's proportion. The priority of each following view is lower by one.
        static let proportion: Float = 999
        /// Below compression resistance, so that it has an effect only if labels of several lines must wrap (UIKit
        /// gives them equal widths in any case).
        static let text = UILayoutPriority(749)
        /// The priority of the first distance between centers. The priority of each following distance is lower by
        /// one.
        static let centering: Float = 149
        static let spanning = UILayoutPriority(51)
        static let canvas = UILayoutPriority(49)
        static let ambiguity = UILayoutPriority(25)
        /// Below all other priorities: a tie-breaker.
        static let order = UILayoutPriority(0.5)
    }

    var along: Lines { axis == .horizontal ? .horizontal : .vertical }
    var across: Lines { axis == .horizontal ? .vertical : .horizontal }

    /// The item whose edges the first and last views are aligned with.
    var canvas: any LayoutItem { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

    /// The arranged views that take up space.
    var shownViews: [UIView] { arranged.filter { !$0.isExcludedFromArrangement } }

    /// Updates the constraints for the current arranged views.
    func arrange() {
        let views = shownViews
        if let first = views.first, let last = views.last {
            arrangeAlong(views, first, last)
            switch alignment {
            case .fill: fillAcross(views, first)
            case .firstBaseline where axis == .horizontal: alignBaselines(views, .firstBaseline)
            case .lastBaseline where axis == .horizontal: alignBaselines(views, .lastBaseline)
            case .leading, .firstBaseline, .lastBaseline: align(views, first, at: across.start)
            case .center: align(views, first, at: across.center)
            case .trailing: align(views, first, at: across.end)
            }
        } else {
            for lines in [along, across] {
                constraintSet.require(.canvasFit, Side(self, lines.length), priority: Priority.canvas)
            }
        }
        arrangeHidden()
        constraintSet.reconcile()
        baselineViewsMayHaveChanged()
    }

    // MARK: Along the axis

    private var keepsSizes: Bool { distribution == .equalSpacing || distribution == .equalCentering }

    private func arrangeAlong(_ views: [UIView], _ first: UIView, _ last: UIView) {
        let set = constraintSet
        set.require(.canvasConnection, Side(canvas, along.start), .equal, Side(first, along.start))
        set.require(.canvasConnection, Side(canvas, along.end), .equal, Side(last, along.end))
        set.require(.canvasFit, Side(self, along.length), priority: keepsSizes ? Priority.canvas : Priority.order)
        for (view, next) in zip(views, views.dropFirst()) {
            let (end, start) = facingLines
            set.require(
                .spacing, Side(next, start), keepsSizes ? .greaterThanOrEqual : .equal, Side(view, end),
                plus: space(after: view, before: next))
            // The first view is the largest, since later ones have priority.
            if distribution == .fillEqually {
                set.require(.fillEqually, Side(next, along.length), .equal, Side(view, along.length))
            } else {
                set.require(
                    .ambiguity, Side(next, along.start), .equal, Side(canvas, along.end), priority: Priority.order)
            }
        }
        switch distribution {
        case .fill: balanceTexts(views)
        case .fillEqually: break
        case .fillProportionally: addProportions(views)
        case .equalSpacing, .equalCentering: spreadOut(views)
        }
    }

    /// The attributes of two neighbors between which the space is measured.
    private var facingLines: (end: Attribute, start: Attribute) {
        axis == .vertical && isBaselineRelativeArrangement ? (.lastBaseline, .firstBaseline) : (along.end, along.start)
    }

    /// Whether the space between views depends on the line heights of their texts.
    var usesSystemSpacingOfBaselines: Bool {
        facingLines.end == .lastBaseline
            && (spacing == Self.spacingUseSystem || customSpacings.values.contains(Self.spacingUseSystem))
    }

    func space(after view: UIView, before next: UIView) -> CGFloat {
        let space = customSpacings[ObjectIdentifier(view)] ?? spacing
        if space == Self.spacingUseDefault { return 0 }
        guard space == Self.spacingUseSystem else { return space }
        return facingLines.end == .lastBaseline
            ? SystemSpacing.betweenBaselines(view, next) : SystemSpacing.between
    }

    // Chosen (Layout): If the views of a row have equal hugging or compression resistance priorities, the first view
    // grows and the last view shrinks. Multi-line labels in a row get equal widths only if they must wrap.
    /// Balances the widths of labels of several lines that must wrap.
    private func balanceTexts(_ views: [UIView]) {
        guard axis == .horizontal else { return }
        let labels = views.filter { $0.canBreakLines && $0.contentHeightDependsOnWidth }
        for (label, next) in zip(labels, labels.dropFirst()) {
            constraintSet.require(
                .textWidth, Side(next, .width), .equal, Side(label, .width), priority: Priority.text)
        }
    }

    private func addProportions(_ views: [UIView]) {
        let lengths = views.map { Self.naturalLength(of: $0, axis) }
        let spaces = zip(views, views.dropFirst()).map { space(after: $0, before: $1) }
        let total = lengths.reduce(0, +) + spaces.reduce(0, +)
        guard total > 0, total.isFinite else { return }
        for (index, (view, length)) in zip(views, lengths).enumerated() where length > 0 {
            constraintSet.require(
                .fillProportionally, Side(view, along.length), .equal, Side(canvas, along.length),
                times: length / total, priority: UILayoutPriority(max(Priority.proportion - Float(index), 751)))
        }
    }

    /// Returns the length of a view's content. For a stack view, it is computed from the arranged views.
    private static func naturalLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        if let stack = view as? UIStackView {
            let views = stack.shownViews
            let lengths = views.map { naturalLength(of: $0, axis) }
            guard stack.axis == axis else { return lengths.max() ?? 0 }
            return zip(views, views.dropFirst()).map { stack.space(after: $0, before: $1) }.reduce(
                lengths.reduce(0, +), +)
        }
        let size = view.extras?.placeholderContentSize ?? view.intrinsicContentSize
        let length = axis == .horizontal ? size.width : size.height
        return length.isFinite ? max(0, length) : 0
    }

    /// Requires equal gaps between neighbors' edges or centers.
    private func spreadOut(_ views: [UIView]) {
        guard views.count > 2 else { return }
        let isCentering = distribution == .equalCentering
        let (end, start) = isCentering ? (along.center, along.center) : facingLines
        var last: UILayoutGuide?
        for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
            let gap = constraintSet.guide("UISV-distributing", after: view, in: self)
            constraintSet.require(.distributingEdge, Side(gap, along.start), .equal, Side(view, end))
            constraintSet.require(.distributingEdge, Side(gap, along.end), .equal, Side(next, start))
            if let last {
                let priority = UILayoutPriority(max(Priority.centering - Float(index - 1), 51))
                constraintSet.require(
                    .fillEqually, Side(gap, along.length), .equal, Side(last, along.length),
                    priority: isCentering ? priority : .required)
            }
            last = gap
        }
    }

    // MARK: Across

    private func fillAcross(_ views: [UIView], _ first: UIView) {
        for line in [across.start, across.end] {
            constraintSet.require(.canvasConnection, Side(canvas, line), .equal, Side(first, line))
            alignNeighbours(views, line)
        }
    }

    private func alignNeighbours(_ views: [UIView], _ line: Attribute) {
        for (view, next) in zip(views, views.dropFirst()) {
            constraintSet.require(.alignment, Side(next, line), .equal, Side(view, line))
        }
    }

    private func align(_ views: [UIView], _ first: UIView, at line: Attribute) {
        constraintSet.require(.canvasConnection, Side(canvas, line), .equal, Side(first, line))
        alignNeighbours(views, line)
        let spanner = span(views, startIsAligned: line == across.start, endIsAligned: line == across.end)
        constraintSet.require(.canvasConnection, Side(canvas, across.end), .equal, Side(spanner, across.end))
    }

    /// Aligns the baselines. If the stack is higher than necessary, no constraint determines the position of the line,
    /// which is then at the top (as logs of `lastBaseline` show).
    private func alignBaselines(_ views: [UIView], _ line: Attribute) {
        alignNeighbours(views, line)
        let spanner = span(views, startIsAligned: false, endIsAligned: false)
        constraintSet.require(
            .canvasConnection, Side(canvas, across.end), .greaterThanOrEqual, Side(spanner, across.end))
        constraintSet.require(.canvasFit, Side(self, across.length), priority: Priority.canvas)
    }

    /// Returns a guide around all views, which starts at the canvas's edge.
    private func span(_ views: [UIView], startIsAligned: Bool, endIsAligned: Bool) -> UILayoutGuide {
        let spanner = constraintSet.guide("UISV-alignment-spanner", in: self)
        constraintSet.require(.canvasConnection, Side(canvas, across.start), .equal, Side(spanner, across.start))
        constraintSet.require(.spanningFit, Side(spanner, across.length), priority: Priority.spanning)
        for view in views {
            if !startIsAligned {
                constraintSet.require(
                    .spanningBoundary, Side(spanner, across.start), .lessThanOrEqual, Side(view, across.start))
            }
            if !endIsAligned {
                constraintSet.require(
                    .spanningBoundary, Side(spanner, across.end), .greaterThanOrEqual, Side(view, across.end))
            }
            constraintSet.require(.ambiguity, Side(view, across.length), priority: Priority.ambiguity)
        }
        return spanner
    }

    // MARK: Hidden views

    // Chosen (Layout): Hidden views do not affect the size of a stack view across its axis.
    /// Adds constraints for the hidden views. A hidden view has zero length along the axis, and the position that it
    /// would have if it were visible. It affects neither the visible views nor the size of the stack view.
    private func arrangeHidden() {
        hiddenLength = nil
        var last: UIView?
        var waiting: [UIView] = []
        for view in arranged {
            guard view.isExcludedFromArrangement else {
                for hidden in waiting { placeHidden(hidden, after: last, before: view) }
                waiting = []
                last = view
                continue
            }
            waiting.append(view)
        }
        for hidden in waiting { placeHidden(hidden, after: last, before: nil) }
    }

    private func placeHidden(_ view: UIView, after last: UIView?, before next: UIView?) {
        let set = constraintSet
        set.require(.hiding, Side(view, along.length), priority: Priority.hiding)
        if let last {
            let space = next.map { self.space(after: last, before: $0) } ?? 0
            set.require(
                .spacing, Side(view, along.start), .equal, Side(last, along.end), plus: space,
                priority: Priority.hiding)
        } else {
            set.require(
                .canvasConnection, Side(view, along.start), .equal, Side(canvas, along.start),
                priority: Priority.hiding)
        }
        let line =
            switch alignment {
            case .center: across.center
            case .trailing: across.end
            default: across.start
            }
        set.require(.hiding, Side(view, line), .equal, Side(canvas, line), priority: Priority.hiding)
        if alignment == .fill {
            // A constant instead of a constraint to the canvas, so that the hidden view's length cannot affect the
            // stack view.
            let length = lengthAcross
            hiddenLength = length
            set.require(.hiding, Side(view, across.length), plus: length, priority: Priority.hiding)
        } else {
            set.require(.ambiguity, Side(view, across.length), priority: Priority.ambiguity)
        }
    }

    /// The size of the canvas across the axis, from the last solution.
    private var lengthAcross: CGFloat {
        let rect = LayoutEngine.current.rect(of: LayoutEngine.current.state(of: canvas))
        return across.length == .width ? rect.width : rect.height
    }

    /// Updates constraints that depend on the sizes of the views. Called before subviews are placed.
    func updateForOwnSize() {
        let isConsequence = !LayoutEngine.current.needsSolve
        if let hiddenLength, hiddenLength != lengthAcross { arrange() }
        baselineViewsMayHaveChanged()
        LayoutEngine.current.solveIfNeeded(isConsequence: isConsequence)
    }
}
