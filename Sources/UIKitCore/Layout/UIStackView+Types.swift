extension UIStackView {
    /// How arranged views share the space along the axis. Raw values are UIKit's.
    public enum Distribution: Int, Sendable {
        /// They fill it. Extra space goes to the view with the lowest hugging priority, missing space is taken from the
        /// one with the lowest resistance; among equals the first one grows and the last one shrinks.
        case fill
        /// They fill it, all of one size: that of the largest, where nothing else decides.
        case fillEqually
        /// They fill it, each in proportion to the share of its content in all contents and spaces. The last view takes
        /// the difference that the constant spaces cause. Views without a size of their own get the rest.
        case fillProportionally
        /// They have their own sizes, and equal spaces between them.
        case equalSpacing
        /// They have their own sizes, and equal distances between their centres as far as the spacing allows.
        case equalCentering
    }

    /// How arranged views lie across the axis. Raw values are UIKit's.
    public enum Alignment: Int, Sendable {
        /// From side to side.
        case fill
        /// In a column, where reading begins; in a row, at the top.
        case leading
        /// In a row, with their first baselines on one line, at the top. In a column as `leading`.
        case firstBaseline
        /// In the middle.
        case center
        /// In a column, where reading ends; in a row, at the bottom.
        case trailing
        /// In a row, with their last baselines on one line, at the top. In a column as `leading`.
        case lastBaseline

        /// `leading`, by its name in a row.
        public static var top: Alignment { .leading }
        /// `trailing`, by its name in a row.
        public static var bottom: Alignment { .trailing }
    }
}
