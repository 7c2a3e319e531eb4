import Foundation

extension NSLayoutConstraint {
    /// The constraint in UIKit's form: as an equation, or, for a distance to the superview or a sibling, in the visual
    /// format.
    ///
    ///     <NSLayoutConstraint:0x… UIView:0x….width == 100   (active)>
    ///     <NSLayoutConstraint:0x… 'side' H:|-(8)-[UILabel:0x…'Name']   (active, names: '|':UIView:0x… )>
    var text: String {
        let items = [first, second].compactMap { $0 }
        let visual = visualText
        let names = ConstraintText.legend(of: items, superview: visual?.superview)
        var text = "<\(type(of: self)):\(ConstraintText.address(of: self))"
        if let identifier { text += " '\(ConstraintText.shortened(identifier))'" }
        text += " \(visual?.text ?? equation)   (\(isActive ? "active" : "inactive")"
        if !names.isEmpty { text += ", names: \(names.joined(separator: ", ")) " }
        return text + ")>"
    }

    private var equation: String {
        func side(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String {
            guard !(item is LayoutSpan) else { return item.map(ConstraintText.name) ?? "" }
            return "\(item.map(ConstraintText.name) ?? "(null)").\(attribute)"
        }
        var text = "\(side(first, firstAttribute)) \(relation.symbol) "
        let constant = Double(constant)
        if hasSecond {
            if multiplier != 1 { text += "\(ConstraintText.number(Double(multiplier)))*" }
            text += side(second, secondAttribute)
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(ConstraintText.number(abs(constant)))" }
        } else {
            text += ConstraintText.number(constant)
        }
        if priority != .required { text += " @\(ConstraintText.number(Double(priority.rawValue)))" }
        return text
    }

    // MARK: Visual format

    /// A gap between siblings or to the superview, in the layout direction.
    private var visualText: (text: String, superview: UIView?)? {
        guard let first, let second, multiplier == 1, let start = firstAttribute.end, let end = secondAttribute.end,
            firstAttribute.axis == secondAttribute.axis, firstAttribute.direction == secondAttribute.direction
        else { return nil }
        let axis = firstAttribute.axis == .horizontal ? "H" : "V"
        let suffix = firstAttribute.direction == .fixed ? "(LTR)" : ""
        // `first` is after `second` by the constant; reversed for a trailing edge.
        let gap = self.gap(isReversed: start == .trailing)
        let (one, other) = ("[\(ConstraintText.name(first))]", "[\(ConstraintText.name(second))]")
        if start != end, first.layoutContainer != nil, first.layoutContainer === second.layoutContainer {
            let text = start == .leading ? "\(other)\(gap)\(one)" : "\(one)\(gap)\(other)"
            return ("\(axis):\(text)\(suffix)", nil)
        }
        guard start == end else { return nil }
        for (inner, outer, name, isInnerFirst) in [(first, second, one, true), (second, first, other, false)] {
            guard let superview = outer as? UIView, inner.layoutContainer === superview else { continue }
            let gap = self.gap(isReversed: isInnerFirst == (start == .trailing))
            let text = start == .leading ? "|\(gap)\(name)" : "\(name)\(gap)|"
            return ("\(axis):\(text)\(suffix)", superview)
        }
        return nil
    }

    private func gap(isReversed: Bool) -> String {
        let value = ConstraintText.number(Double(isReversed ? 0 - constant : constant))
        let relation = relation == .equal ? "" : isReversed ? self.relation.reversed.symbol : self.relation.symbol
        let priority = priority == .required ? "" : "@\(ConstraintText.number(Double(priority.rawValue)))"
        return "-(\(relation)\(value)\(priority))-"
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    var reversed: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate enum End { case leading, trailing }

    /// The end of an item, in the layout direction, that an edge attribute represents.
    fileprivate var end: End? {
        switch self {
        case .left, .leading, .top: .leading
        case .right, .trailing, .bottom: .trailing
        default: nil
        }
    }
}
