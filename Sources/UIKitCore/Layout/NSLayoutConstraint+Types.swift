extension NSLayoutConstraint {
    /// An attribute of a view or guide. The raw values are the same as in UIKit.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The leading edge, where reading begins.
        case leading
        /// The trailing edge, where reading ends.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The horizontal center.
        case centerX
        /// The vertical center.
        case centerY
        /// The baseline of the last line of text; the bottom edge without text.
        case lastBaseline
        /// The baseline of the first line of text; the top edge without text.
        case firstBaseline
        /// The left margin.
        case leftMargin
        /// The right margin.
        case rightMargin
        /// The top margin.
        case topMargin
        /// The bottom margin.
        case bottomMargin
        /// The leading margin.
        case leadingMargin
        /// The trailing margin.
        case trailingMargin
        /// The horizontal center between the margins.
        case centerXWithinMargins
        /// The vertical center between the margins.
        case centerYWithinMargins
        /// No attribute, for a constraint with only a constant.
        case notAnAttribute = 0
    }

    /// The relation of the two sides. The raw values are the same as in UIKit.
    public enum Relation: Int, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal
        /// The first side is at least the second.
        case greaterThanOrEqual
    }

    /// The axes of a layout. The raw values are the same as in UIKit.
    public enum Axis: Int, Sendable {
        /// The horizontal axis.
        case horizontal
        /// The vertical axis.
        case vertical
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind { case size, position, none }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        default: .position
        }
    }

    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .notAnAttribute:
            .horizontal
        default: .vertical
        }
    }

    /// The specification of a vertical line: by its side, or by the reading direction. `none` for other attributes.
    enum Direction { case fixed, reading, none }

    var direction: Direction {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: .fixed
        case .leading, .trailing, .leadingMargin, .trailingMargin: .reading
        default: .none
        }
    }

    /// The corresponding attribute of the margins guide, for a margin attribute.
    var ofMarginsGuide: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
