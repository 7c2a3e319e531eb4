extension NSLayoutConstraint {
    /// A line or a length of a view or guide. Raw values are UIKit's.
    public enum Attribute: Int, Sendable {
        /// The left side.
        case left = 1
        /// The right side.
        case right
        /// The top.
        case top
        /// The bottom.
        case bottom
        /// Where reading begins.
        case leading
        /// Where reading ends.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The middle across.
        case centerX
        /// The middle from top to bottom.
        case centerY
        /// The lowest line of text; the bottom for what has none.
        case lastBaseline
        /// The uppermost line of text; the top for what has none.
        case firstBaseline
        /// The left margin.
        case leftMargin
        /// The right margin.
        case rightMargin
        /// The top margin.
        case topMargin
        /// The bottom margin.
        case bottomMargin
        /// The margin where reading begins.
        case leadingMargin
        /// The margin where reading ends.
        case trailingMargin
        /// The middle between the margins, across.
        case centerXWithinMargins
        /// The middle between the margins, from top to bottom.
        case centerYWithinMargins
        /// None: for a constraint with a constant alone.
        case notAnAttribute = 0
    }

    /// How the two sides compare. Raw values are UIKit's.
    public enum Relation: Int, Sendable {
        /// At most.
        case lessThanOrEqual = -1
        /// The same.
        case equal
        /// At least.
        case greaterThanOrEqual
    }

    /// A direction. Raw values are UIKit's.
    public enum Axis: Int, Sendable {
        /// Across.
        case horizontal
        /// From top to bottom.
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

    /// Whether a vertical line is known by its side or by the order of reading; others mean the same in both.
    enum Direction { case fixed, reading, none }

    var direction: Direction {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: .fixed
        case .leading, .trailing, .leadingMargin, .trailingMargin: .reading
        default: .none
        }
    }

    /// The same line of the margins' guide, for an attribute of the margins.
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
