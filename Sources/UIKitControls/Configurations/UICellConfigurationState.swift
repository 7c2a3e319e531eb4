/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The state of a cell in a drag.
    public enum DragState: Int, Hashable, Sendable {
        /// The cell is not part of a drag.
        case none
        /// The cell is being lifted, before the drag begins.
        case lifting
        /// The cell is part of a drag.
        case dragging
    }

    /// The state of a cell as the target of a drop.
    public enum DropState: Int, Hashable, Sendable {
        /// No drag is over the list.
        case none
        /// A drag is over the list, but not over the cell.
        case notTargeted
        /// A drop at the current position would drop into the cell.
        case targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled.
    public var isDisabled = false
    /// Whether the cell is highlighted, as while a finger touches it.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the keyboard focus.
    public var isFocused = false
    /// Whether the cell is pinned to the edge while other content scrolls under it.
    public var isPinned = false
    /// Whether the cell is in editing mode.
    public var isEditing = false
    /// Whether the cell is expanded.
    public var isExpanded = false
    /// Whether the cell was swiped to show its actions.
    public var isSwiped = false
    /// Whether the cell is being moved.
    public var isReordering = false
    /// The state of the cell in a drag.
    public var cellDragState = DragState.none
    /// The state of the cell as the target of a drop.
    public var cellDropState = DropState.none

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with default values.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value that the program stores in the state for a custom key; `nil` until it is set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
