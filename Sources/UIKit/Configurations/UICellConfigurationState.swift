/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Whether a cell is being dragged.
    public enum DragState: Int, Hashable, Sendable {
        /// It is not.
        case none
        /// It is being lifted, before the drag.
        case lifting
        /// It is part of a drag.
        case dragging
    }

    /// Whether a drag is over a cell.
    public enum DropState: Int, Hashable, Sendable {
        /// There is no drag.
        case none
        /// There is a drag, elsewhere.
        case notTargeted
        /// What is dragged would be dropped into the cell.
        case targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell cannot be used.
    public var isDisabled = false
    /// Whether the cell is highlighted, as while a finger is on it.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the keyboard's focus.
    public var isFocused = false
    /// Whether the cell stays at the edge while the content scrolls under it.
    public var isPinned = false
    /// Whether the cell is being edited.
    public var isEditing = false
    /// Whether what the cell contains is shown.
    public var isExpanded = false
    /// Whether the cell was swiped to show its actions.
    public var isSwiped = false
    /// Whether the cell is being moved to another place.
    public var isReordering = false
    /// Whether the cell is being dragged.
    public var cellDragState = DragState.none
    /// Whether a drag is over the cell.
    public var cellDropState = DropState.none

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which everything is off.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state that the program added; `nil` until it is set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
