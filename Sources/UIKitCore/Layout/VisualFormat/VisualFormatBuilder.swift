import Foundation

/// Creates the constraints of a parsed visual format.
@MainActor
struct VisualFormatBuilder {
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    /// The attributes at the start and end of a view in the direction of the format, and of a superview's margins.
    private let start: NSLayoutConstraint.Attribute
    private let end: NSLayoutConstraint.Attribute
    private let startMargin: NSLayoutConstraint.Attribute
    private let endMargin: NSLayoutConstraint.Attribute
    /// Whether the format runs towards smaller coordinates: from right to left.
    private let isReversed: Bool
    private var made: [NSLayoutConstraint] = []

    init(_ format: VisualFormat, options: NSLayoutConstraint.FormatOptions) {
        self.format = format
        self.options = options
        let direction = options.intersection(.directionMask)
        isReversed = !format.isVertical && direction == .directionRightToLeft
        if format.isVertical {
            (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
        } else if isReversed {
            (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
        } else if direction == .directionLeftToRight {
            (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
        } else {
            (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
        }
    }

    mutating func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        try checkAlignments()
        var previous: (any LayoutItem)?
        for element in format.elements {
            if let gap = element.gapBefore {
                if let previous {
                    addGap(gap, from: previous, to: element.item)
                } else {
                    let superview = try superview(of: element.item, at: element.end)
                    addGap(gap, first: (element.item, start), second: (superview, start), margin: (start, startMargin))
                }
            }
            for size in element.sizes { addSize(size, of: element.item) }
            previous = element.item
        }
        if let gap = format.lastGap, let last = format.elements.last {
            let superview = try superview(of: last.item, at: format.end)
            addGap(gap, first: (superview, end), second: (last.item, end), margin: (endMargin, end))
        }
        addAlignments()
        return made
    }

    private func superview(of item: any LayoutItem, at position: Int) throws(VisualFormatError) -> UIView {
        if let superview = item.layoutContainer { return superview }
        throw VisualFormatError(
            reason: "Unable to interpret '|' character, because the related view doesn't have a superview",
            position: position)
    }

    // MARK: Gaps

    private mutating func addGap(_ gap: VisualFormat.Gap, from previous: any LayoutItem, to next: any LayoutItem) {
        let isBaselines = format.isVertical && options.contains(.spacingBaselineToBaseline)
        let (upper, lower) = isBaselines ? (.lastBaseline, .firstBaseline) : (end, start)
        switch gap {
        case .flush: add(next, lower, .equal, previous, upper, 0)
        case .standard:
            add(next, lower, .equal, previous, upper, SystemSpacing.between)
            if isBaselines { made.last?.setSystemSpacing(times: 1) }
        case .predicates(let predicates):
            for predicate in predicates { add(next, lower, predicate, previous, upper) }
        }
    }

    /// Adds a gap to the superview: to its edge or, for the standard gap, to its margin.
    private mutating func addGap(
        _ gap: VisualFormat.Gap, first: (item: any LayoutItem, line: NSLayoutConstraint.Attribute),
        second: (item: any LayoutItem, line: NSLayoutConstraint.Attribute),
        margin: (first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute)
    ) {
        switch gap {
        case .flush: add(first.item, first.line, .equal, second.item, second.line, 0)
        case .standard: add(first.item, margin.first, .equal, second.item, margin.second, 0)
        case .predicates(let predicates):
            for predicate in predicates { add(first.item, first.line, predicate, second.item, second.line) }
        }
    }

    private mutating func add(
        _ first: any LayoutItem, _ firstLine: NSLayoutConstraint.Attribute, _ predicate: VisualFormat.Predicate,
        _ second: any LayoutItem, _ secondLine: NSLayoutConstraint.Attribute
    ) {
        guard case .constant(let constant) = predicate.object else { return }
        add(first, firstLine, predicate.relation, second, secondLine, constant, predicate.priority)
    }

    /// Constrains `first` to be after `second` by the constant, in the direction of the format.
    @inline(never)  // As the initializer that it calls.
    private mutating func add(
        _ first: any LayoutItem, _ firstLine: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: any LayoutItem, _ secondLine: NSLayoutConstraint.Attribute, _ constant: CGFloat,
        _ priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            first: first, firstLine, isReversed ? relation.reversed : relation, second: second, secondLine,
            multiplier: 1, constant: isReversed ? 0 - constant : constant)
        constraint.priority = priority
        made.append(constraint)
    }

    // MARK: Sizes

    private mutating func addSize(_ size: VisualFormat.Predicate, of item: any LayoutItem) {
        let length: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
        let constraint: NSLayoutConstraint
        switch size.object {
        case .constant(let constant):
            constraint = NSLayoutConstraint(
                first: item, length, size.relation, second: nil, .notAnAttribute, multiplier: 1, constant: constant)
        case .item(let other):
            constraint = NSLayoutConstraint(
                first: item, length, size.relation, second: other, length, multiplier: 1, constant: 0)
        }
        constraint.priority = size.priority
        made.append(constraint)
    }

    // MARK: Alignment

    private func checkAlignments() throws(VisualFormatError) {
        let axis: NSLayoutConstraint.Axis = format.isVertical ? .vertical : .horizontal
        guard format.elements.count > 1, options.alignments.contains(where: { $0.axis == axis }) else { return }
        let word = format.isVertical ? "vertical" : "horizontal"
        throw VisualFormatError(
            reason:
                "Options mask required views to be aligned on a \(word) edge, which is not allowed for layout that is "
                + "also \(word).",
            position: format.elements[1].end)
    }

    /// Aligns each view with the previous view.
    private mutating func addAlignments() {
        for (one, next) in zip(format.elements, format.elements.dropFirst()) {
            for line in options.alignments {
                made.append(
                    NSLayoutConstraint(
                        first: one.item, line, .equal, second: next.item, line, multiplier: 1, constant: 0))
            }
        }
    }
}
