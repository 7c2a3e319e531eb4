extension UIStackView {
    /// The distribution of arranged views along the axis. The raw values are the same as in UIKit.
    public enum Distribution: Int, Sendable {
        /// The views fill the stack. Extra space is given to the view with the lowest hugging priority; missing space
        /// is taken from the view with the lowest resistance. If priorities are equal, the first view grows and the
        /// last view shrinks.
        case fill
        /// The views fill the stack with equal sizes. Unless other constraints determine the size, it is that of the
        /// largest view.
        case fillEqually
        /// The views fill the stack in proportion to their content's fraction of all contents and spaces. The last
        /// view compensates the constant spaces. Views without a content size receive the rest.
        case fillProportionally
        /// The views have their own sizes, with equal spaces between them.
        case equalSpacing
        /// The views have their own sizes, with equal distances between their centers as far as the spacing permits.
        case equalCentering
    }

    /// The alignment of arranged views across the axis. The raw values are the same as in UIKit.
    public enum Alignment: Int, Sendable {
        /// The views fill the stack across the axis.
        case fill
        /// In a column, views are aligned at the leading edge; in a row, at the top.
        case leading
        /// In a row, the first baselines are aligned, at the top. In a column it equals `leading`.
        case firstBaseline
        /// The views are centered.
        case center
        /// In a column, views are aligned at the trailing edge; in a row, at the bottom.
        case trailing
        /// In a row, the last baselines are aligned, at the top. In a column it equals `leading`.
        case lastBaseline

        /// The alignment `leading`, by its name in a row.
        public static var top: Alignment { .leading }
        /// The alignment `trailing`, by its name in a row.
        public static var bottom: Alignment { .trailing }
    }
}
