extension NSLayoutConstraint {
    /// The interpretation of a visual format: the alignment of all its views, its direction, and its spacing. Raw
    /// values are UIKit's.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The raw bits; alignment bits are `1 << Attribute.rawValue`.
        public let rawValue: UInt

        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        // MARK: Alignment

        /// Aligns the left edges of all views, in a vertical format.
        public static let alignAllLeft = FormatOptions(.left)
        /// Aligns the right edges of all views, in a vertical format.
        public static let alignAllRight = FormatOptions(.right)
        /// Aligns the tops of all views, in a horizontal format.
        public static let alignAllTop = FormatOptions(.top)
        /// Aligns the bottoms of all views, in a horizontal format.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// Aligns the leading edges of all views, in a vertical format.
        public static let alignAllLeading = FormatOptions(.leading)
        /// Aligns the trailing edges of all views, in a vertical format.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// Aligns the centers of all views, in a vertical format.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// Aligns the centers of all views, in a horizontal format.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Aligns the last baselines of all views, in a horizontal format.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// Aligns the first baselines of all views, in a horizontal format.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// The bits of alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        // MARK: Direction

        /// From the leading to the trailing edge: the default direction of a format.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right, independent of the layout direction.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left, independent of the layout direction.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        // MARK: Spacing

        /// Spaces are between edges, which is the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// In a vertical format, spaces between views are from the last baseline of a view to the first baseline of
        /// the next one. Views without text use their edges.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of the spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The aligned attributes.
        var alignments: [Attribute] {
            (1..<16).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(Attribute.init(rawValue:))
        }
    }
}
