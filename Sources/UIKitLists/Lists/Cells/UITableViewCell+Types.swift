extension UITableViewCell {
    /// The arrangement of a cell's labels and image.
    public enum CellStyle: Int, Hashable, Sendable {
        /// An image and a text label.
        case `default`
        /// An image, a text label, and a gray detail label at the trailing end.
        case value1
        /// A short text label in the tint color, and a detail label beside it.
        case value2
        /// An image, a text label, and a smaller detail label below it.
        case subtitle
    }

    /// The standard accessory at the trailing end of a cell.
    public enum AccessoryType: Int, Hashable, Sendable {
        /// No accessory.
        case none
        /// A chevron, for a row that leads to more content.
        case disclosureIndicator
        /// A button for details, and a chevron.
        case detailDisclosureButton
        /// A checkmark, for a selected option.
        case checkmark
        /// A button for details.
        case detailButton
    }

    /// The action of a cell's editing control.
    public enum EditingStyle: Int, Hashable, Sendable {
        /// The cell has no editing control.
        case none
        /// The control deletes the row.
        case delete
        /// The control inserts a row.
        case insert
    }

    /// The look of a selected cell.
    public enum SelectionStyle: Int, Hashable, Sendable {
        /// Selection does not change the look of the cell.
        case none
        /// The same as the default style. In early versions of iOS the background was blue.
        case blue
        /// A gray background.
        case gray
        /// The system's background for selected cells.
        case `default`
    }

    /// The style of the separators between cells.
    public enum SeparatorStyle: Int, Hashable, Sendable {
        /// No separator.
        case none
        /// A thin line.
        case singleLine
    }

    /// The look of a cell with the keyboard focus.
    public enum FocusStyle: Int, Hashable, Sendable {
        /// The system's focus ring.
        case `default`
        /// The cell draws its focus itself.
        case custom
    }

    /// The state of a cell during a drag.
    public enum DragState: Int, Hashable, Sendable {
        /// The cell is not part of a drag.
        case none = 0
        /// The cell is lifted, before the drag begins.
        case lifting = 1
        /// The cell is part of a drag.
        case dragging = 2
    }

    /// The parts that a cell shows besides its content during editing.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a mask with the given bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The editing control at the leading end.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The actions at the trailing end.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// A closure that configures a cell for its state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}
