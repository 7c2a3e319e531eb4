import Foundation

/// What constraints say about the arranged views.
///
///     along, as in a row                                      across, in all alignments but fill
///
///     canvas.leading == A.leading                             canvas ── top    == spanner.top
///     B.leading == A.trailing + spacing                              ── bottom == spanner.bottom
///     C.leading == B.trailing + spacing                       spanner    contains each view, and is as low as it can be
///     canvas.trailing == C.trailing                           each view  aligned with the one before it
///
/// Each view is constrained to its neighbour (UIKit constrains all to the first one), so that adding or removing one
/// does not affect the rest.
extension UIStackView {
    typealias Side = StackConstraintSet.Side
    typealias Attribute = NSLayoutConstraint.Attribute

    /// The lines and the length of an item, in one direction.
    struct Lines {
        let start: Attribute
        let center: Attribute
        let end: Attribute
        let length: Attribute

        static let horizontal = Lines(start: .leading, center: .centerX, end: .trailing, length: .width)
        static let vertical = Lines(start: .top, center: .centerY, end: .bottom, length: .height)
    }

    /// Priorities that logs of iOS show, except for `order` and `text`.
    enum Priority {
        /// Nearly required, so that a view's required size is no contradiction while the view is hidden.
        static let hiding = UILayoutPriority(999.9)
        /// Of the first view's part; the next ones' are one below each.
        static let proportion: Float = 999
        /// Below resistance, so that it decides only where labels of several lines must wrap (chosen: UIKit gives them equal
        /// widths in any case).
        static let text = UILayoutPriority(749)
        /// Of the first distance between centres; the next ones' are one below each.
        static let centering: Float = 149
        static let spanning = UILayoutPriority(51)
        static let canvas = UILayoutPriority(49)
        static let ambiguity = UILayoutPriority(25)
        /// Below all other priorities: decides between equals (chosen).
        static let order = UILayoutPriority(0.5)
    }

    var along: Lines { axis == .horizontal ? .horizontal : .vertical }
    var across: Lines { axis == .horizontal ? .vertical : .horizontal }

    /// The item whose edges the first and last views are aligned with.
    var canvas: any LayoutItem { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

    /// The arranged views that take up space.
    var shownViews: [UIView] { arranged.filter { !$0.isExcludedFromArrangement } }

    /// Requires the constraints of the present arrangement.
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
            // The closer all others are to the end, the larger is the first.
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
        case .fillProportionally: giveProportions(views)
        case .equalSpacing, .equalCentering: spreadOut(views)
        }
    }

    /// Between which lines of two neighbours the space is.
    private var facingLines: (end: Attribute, start: Attribute) {
        axis == .vertical && isBaselineRelativeArrangement ? (.lastBaseline, .firstBaseline) : (along.end, along.start)
    }

    func space(after view: UIView, before next: UIView) -> CGFloat {
        let space = customSpacings[ObjectIdentifier(view)] ?? spacing
        if space == Self.spacingUseDefault { return 0 }
        guard space == Self.spacingUseSystem else { return space }
        return facingLines.end == .lastBaseline
            ? SystemSpacing.betweenBaselines(view, next) : SystemSpacing.between
    }

    /// Labels of several lines that must wrap do so evenly.
    private func balanceTexts(_ views: [UIView]) {
        guard axis == .horizontal else { return }
        let labels = views.filter { $0.canBreakLines && $0.contentHeightDependsOnWidth }
        for (label, next) in zip(labels, labels.dropFirst()) {
            constraintSet.require(
                .textWidth, Side(next, .width), .equal, Side(label, .width), priority: Priority.text)
        }
    }

    private func giveProportions(_ views: [UIView]) {
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

    /// The length of a view's content; for a stack view, of its arranged views.
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

    /// Equal gaps between neighbours' edges or centres.
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

    /// No constraint determines where the line is in a stack that is too high: as high as it can be (as logs of
    /// `lastBaseline` show).
    private func alignBaselines(_ views: [UIView], _ line: Attribute) {
        alignNeighbours(views, line)
        let spanner = span(views, startIsAligned: false, endIsAligned: false)
        constraintSet.require(
            .canvasConnection, Side(canvas, across.end), .greaterThanOrEqual, Side(spanner, across.end))
        constraintSet.require(.canvasFit, Side(self, across.length), priority: Priority.canvas)
    }

    /// A guide around all views, which begins where the canvas does.
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

    /// A hidden view has no length and lies where it would be shown; neither the others nor the stack's size depend on
    /// it.
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
            // As a constant, so that it depends on the stack, and the stack does not depend on it.
            let length = lengthAcross
            hiddenLength = length
            set.require(.hiding, Side(view, across.length), plus: length, priority: Priority.hiding)
        } else {
            set.require(.ambiguity, Side(view, across.length), priority: Priority.ambiguity)
        }
    }

    /// How large the canvas is across, as of the last solution.
    private var lengthAcross: CGFloat {
        let rect = LayoutEngine.current.rect(of: LayoutEngine.current.state(of: canvas))
        return across.length == .width ? rect.width : rect.height
    }

    /// Updates what depends on the sizes of the views. Called before subviews are placed.
    func updateForOwnSize() {
        if let hiddenLength, hiddenLength != lengthAcross { arrange() }
        baselineViewsMayHaveChanged()
        LayoutEngine.current.solveIfNeeded()
    }
}
