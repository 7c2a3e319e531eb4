import Foundation

/// The views that a cell is made of; those beside the content are made when they are needed.
@MainActor
struct CellParts {
    var content = UIView()
    var background: UIView?
    var selectedBackground: UIView?
    var multipleSelectionBackground: UIView?
    /// Behind a selected cell that has no view of its own for that.
    var systemSelection: UIView?
    /// The selection that is in the cell.
    var shownSelection: UIView?
    var system: SystemBackgroundView?
    /// The accessory that is in the cell: the program's, or one of the system's.
    var accessory: UIView?
    var editingControl: CellEditingControl?
    var reorderControl: ReorderControl?
    var separator: UIView?
    var topSeparator: UIView?
    var focusRing: UIView?
}

/// What a cell is doing.
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
    /// Whether the cell stands for its row alone, as rows in documents do: it is not used for another one.
    var isStatic = false
    var separatorInset: UIEdgeInsets?
    /// Whether the separator is hidden because the next row is highlighted.
    var hidesSeparator = false
}

/// What configures a cell.
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
    /// Whether what is in the content shows highlight or selection.
    var showsActivity = false
}

/// How a cell stands in its table.
struct CellPosition: Equatable {
    var style = UITableView.Style.plain
    var isFirst = false
    var isLast = false
    /// The colour of the lines; none without lines.
    var separatorColor: UIColor?
    var separatorEffect: UIVisualEffect?
    /// What the table says about the lines' ends; `nil` where they follow the content.
    var separatorInset: UIEdgeInsets?
    var addsToAutomaticInset = false
    /// The table's margins at the sides, in the cell, with what is not safe.
    var margins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    /// What is not safe at the sides: the content view is between it.
    var safeArea = UIEdgeInsets.zero
    var cornerRadius: CGFloat = 0
}
