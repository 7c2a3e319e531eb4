import Foundation

/// The views of a cell. All but the content view are created when they are needed.
@MainActor
struct CellParts {
    var content = UIView()
    var background: UIView?
    var selectedBackground: UIView?
    var multipleSelectionBackground: UIView?
    /// The background of a selected cell without a custom selection background.
    var systemSelection: UIView?
    /// The selection background that is in the cell.
    var shownSelection: UIView?
    var system: SystemBackgroundView?
    /// The accessory that is in the cell: the program's view or a system accessory.
    var accessory: UIView?
    var editingControl: CellEditingControl?
    var reorderControl: ReorderControl?
    var separator: UIView?
    var topSeparator: UIView?
    var focusRing: UIView?
}

/// The state of a cell.
struct CellStates {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var isSwiped = false
    var isReordering = false
    var dragDrop = CellDragDrop()
    var interactsWhileDragging = false
    var isFocused = false
    var indentsWhileEditing = true
    var editingStyle = UITableViewCell.EditingStyle.none
    /// Whether the editing control shows whether the row is selected.
    var selectsMultiple = false
    var canMove = false
    /// Whether the cell always shows the same row, as in storyboards and nibs, and is not reused.
    var isStatic = false
    /// Whether the table has hidden the cell, since its row is not visible.
    var isPutAway = false
    var separatorInset: UIEdgeInsets?
    /// Whether the separator is hidden because the next row is highlighted.
    var hidesSeparator = false
}

/// The configurations of a cell.
@MainActor
struct CellConfigurations {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var updatesContent = true
    var updatesBackground = true
    var handler: UITableViewCell.ConfigurationUpdateHandler?
    var needsUpdate = true
    var isUpdating = false
    var labels: CellLabels?
    /// Whether the content shows highlight or selection.
    var showsActivity = false
}

/// The position of a cell in its table.
struct CellPosition: Equatable {
    var style = UITableView.Style.plain
    var isFirst = false
    var isLast = false
    /// The color of the separators; `nil` if the table has no separators.
    var separatorColor: UIColor?
    var separatorEffect: UIVisualEffect?
    /// The separator inset of the table; `nil` if separators follow the content.
    var separatorInset: UIEdgeInsets?
    var addsToAutomaticInset = false
    /// The side margins of the table in the coordinate space of the cell, including the safe area.
    var margins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    /// The safe area at the sides. The content view is inside it.
    var safeArea = UIEdgeInsets.zero
    var cornerRadius: CGFloat = 0
}
