extension UITableViewCell {
    /// How a cell's labels are arranged.
    public enum CellStyle: Int, Hashable, Sendable {
        /// An image and a text.
        case `default`
        /// An image, a text, and a second one in grey at the other end.
        case value1
        /// A short text in the tint colour, and a second one beside it.
        case value2
        /// An image, a text, and a smaller one below it.
        case subtitle
    }

    /// What stands at the end of a cell.
    public enum AccessoryType: Int, Hashable, Sendable {
        /// Nothing.
        case none
        /// A chevron: the row leads to more.
        case disclosureIndicator
        /// A button for details, and a chevron.
        case detailDisclosureButton
        /// A mark: the row is chosen.
        case checkmark
        /// A button for details.
        case detailButton
    }

    /// What a cell's editing control does.
    public enum EditingStyle: Int, Hashable, Sendable {
        /// There is none.
        case none
        /// It deletes the row.
        case delete
        /// It inserts a row.
        case insert
    }

    /// How a selected cell looks.
    public enum SelectionStyle: Int, Hashable, Sendable {
        /// As any other.
        case none
        /// As by default; once it was blue.
        case blue
        /// With a grey background.
        case gray
        /// With the system's background for selected cells.
        case `default`
    }

    /// What separates cells.
    public enum SeparatorStyle: Int, Hashable, Sendable {
        /// Nothing.
        case none
        /// A thin line.
        case singleLine
    }

    /// How a cell with the keyboard's focus looks.
    public enum FocusStyle: Int, Hashable, Sendable {
        /// As the system has it.
        case `default`
        /// As the cell draws it itself.
        case custom
    }

    /// What a drag does with a cell.
    public enum DragState: Int, Hashable, Sendable {
        /// Nothing.
        case none = 0
        /// It is lifted, before the drag.
        case lifting = 1
        /// It is part of a drag.
        case dragging = 2
    }

    /// What a cell shows besides its content while it is edited.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a mask of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The editing control at the beginning.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The actions at the end.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// Called with a cell and its state to configure it.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}
