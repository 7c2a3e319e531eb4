import Foundation

extension UITableView {
    /// The style of a table.
    public enum Style: Int, Hashable, Sendable {
        /// Rows extend from side to side; headers are pinned to the top while their section is visible.
        case plain
        /// Sections are separated, and headers scroll with them.
        case grouped
        /// Sections are separated and inset from the sides, with rounded corners.
        case insetGrouped

        // Chosen (Lists): A table has the same `listEnvironment` trait as its subviews.
        /// The `listEnvironment` trait of the subviews of the table. The table itself has the same trait.
        var listEnvironment: UIListEnvironment {
            switch self {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
        }
    }

    /// The position of a row in the visible area after scrolling to it.
    public enum ScrollPosition: Int, Hashable, Sendable {
        /// Any position, with the least scrolling.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// The animation of rows that are inserted or deleted.
    public enum RowAnimation: Int, Hashable, Sendable {
        /// Rows fade in and out.
        case fade = 0
        /// Rows slide in from the right, and out to the right.
        case right = 1
        /// Rows slide in from the left, and out to the left.
        case left = 2
        /// Rows slide in from the top, and out to the top.
        case top = 3
        /// Rows slide in from the bottom, and out to the bottom.
        case bottom = 4
        /// Rows are inserted and deleted without an animation.
        case none = 5
        /// Rows stay centered in the space that opens or closes.
        case middle = 6
        /// The table selects an animation.
        case automatic = 100
    }

    /// The events that cause a self-sizing cell to be measured again.
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// The row is reloaded.
        case disabled
        /// The cell or its content view invalidates its intrinsic content size.
        case enabled
        /// Additionally, constraints in the content view change.
        case enabledIncludingConstraints
    }

    /// The reference of `separatorInset`.
    public enum SeparatorInsetReference: Int, Hashable, Sendable {
        /// The insets are measured from the edges of the cells.
        case fromCellEdges
        /// The insets are measured from the automatic insets.
        case fromAutomaticInsets
    }

    /// The value -1, for a height or an inset that the table determines automatically.
    public static let automaticDimension: CGFloat = -1

    /// A title of the section index that is shown as a magnifying glass.
    public static let indexSearch = "{search}"

    /// Posted by a table when its selection changes.
    public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

    /// The result type of the default implementations of optional delegate and data source methods. It identifies a
    /// method that is not implemented.
    public struct NotImplemented: Sendable {}

    /// The height that identifies a method that the delegate does not implement.
    static let absentHeight = -CGFloat.greatestFiniteMagnitude
}
