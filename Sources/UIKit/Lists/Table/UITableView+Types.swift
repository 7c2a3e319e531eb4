import Foundation

extension UITableView {
    /// How a table looks.
    public enum Style: Int, Hashable, Sendable {
        /// Rows from side to side; headers stay at the top while their section is in sight.
        case plain
        /// Sections stand apart, and headers scroll with them.
        case grouped
        /// Sections stand apart, away from the sides, with round corners.
        case insetGrouped

        /// The trait of what is in such a table. The table itself has it, too (chosen).
        var listEnvironment: UIListEnvironment {
            switch self {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
        }
    }

    /// Where a row is to be in the visible part when it is scrolled to.
    public enum ScrollPosition: Int, Hashable, Sendable {
        /// Anywhere; as little as possible is scrolled.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Hashable, Sendable {
        /// They fade.
        case fade = 0
        /// They come from the right and go there.
        case right = 1
        /// They come from the left and go there.
        case left = 2
        /// They come from above and go there.
        case top = 3
        /// They come from below and go there.
        case bottom = 4
        /// At once.
        case none = 5
        /// They keep the middle of the space that opens or closes.
        case middle = 6
        /// As the table finds best.
        case automatic = 100
    }

    /// When a cell that fits its content is measured again.
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// When its row is loaded again.
        case disabled
        /// When the cell or its content view says that its content's size changed.
        case enabled
        /// Also when constraints in the content view change.
        case enabledIncludingConstraints
    }

    /// From where `separatorInset` counts.
    public enum SeparatorInsetReference: Int, Hashable, Sendable {
        /// From the cells' sides.
        case fromCellEdges
        /// From where the lines would end by themselves.
        case fromAutomaticInsets
    }

    /// A height or an inset that the table finds out itself: -1.
    public static let automaticDimension: CGFloat = -1

    /// A title of the section index that shows a magnifying glass.
    public static let indexSearch = "{search}"

    /// Posted by a table when other rows are selected than before.
    public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

    /// What the default implementations of optional methods of the delegate and the data source answer, so that it can be told
    /// that they are not implemented.
    public struct NotImplemented: Sendable {}

    /// The height by which a delegate says that it does not implement a method.
    static let absentHeight = -CGFloat.greatestFiniteMagnitude
}
