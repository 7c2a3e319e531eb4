extension NSLayoutConstraint {
    /// How a visual format is read: which lines of all its views are aligned, in which direction it runs, and what its
    /// spaces are between. Raw values are UIKit's.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits: those of alignment are `1 << Attribute.rawValue`.
        public let rawValue: UInt

        /// Makes options of raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        // MARK: Alignment

        /// The left sides of all views lie on one line, in a vertical format.
        public static let alignAllLeft = FormatOptions(.left)
        /// The right sides of all views lie on one line, in a vertical format.
        public static let alignAllRight = FormatOptions(.right)
        /// The tops of all views lie on one line, in a horizontal format.
        public static let alignAllTop = FormatOptions(.top)
        /// The bottoms of all views lie on one line, in a horizontal format.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// The leading sides of all views lie on one line, in a vertical format.
        public static let alignAllLeading = FormatOptions(.leading)
        /// The trailing sides of all views lie on one line, in a vertical format.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// The middles of all views lie on one line, in a vertical format.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// The middles of all views lie on one line, in a horizontal format.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// The last lines of text lie on one line, in a horizontal format.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// The first lines of text lie on one line, in a horizontal format.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// The bits of alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        // MARK: Direction

        /// From where reading begins to where it ends: the default direction of a format.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right, however text is read.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left, however text is read.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        // MARK: Spacing

        /// Spaces are between edges: the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// In a vertical format, spaces between views are from the last line of text of one to the first of the next. For
        /// views without text the edges count.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of the spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The lines that are aligned.
        var alignments: [Attribute] {
            (1..<16).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(Attribute.init(rawValue:))
        }
    }
}
