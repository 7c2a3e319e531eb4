import Foundation
import QuartzCore

/// A view controller that manages a table, and is its data source and delegate.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewcontroller>.
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private let style: UITableView.Style

    // MARK: - Creating a table view controller

    /// Creates a controller with a table of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with a plain table, which can be loaded from a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Decodes a controller of a storyboard or nib. Any other coder creates a controller with a plain table.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        if let coder = coder.ofDocument { decodeTableController(from: coder) }
    }

    // MARK: - Getting the table view

    /// The table, which is the controller's view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// Creates the table, or loads it from the controller's storyboard or nib.
    open override func loadView() {
        if !loadViewFromDocument() || !useTableOfDocument() {
            let table = UITableView(frame: UIScreen.main.bounds, style: style)
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            table.dataSource = self
            table.delegate = self
            view = table
        }
        guard let control = initialRefreshControl else { return }
        initialRefreshControl = nil
        (viewIfLoaded as? UITableView)?.refreshControl = control
    }

    /// The properties that storyboards and nibs can set by name, with user-defined runtime attributes and outlets.
    open override class var namedProperties: NamedProperties {
        addTableControllerProperties(to: super.namedProperties)
    }

    // MARK: - Refreshing the table view

    /// The refresh control that was set before the table was loaded.
    private var initialRefreshControl: UIRefreshControl?

    /// The refresh control of the table. Setting it does not load the view.
    open var refreshControl: UIRefreshControl? {
        get { viewIfLoaded == nil ? initialRefreshControl : tableView?.refreshControl }
        set {
            if viewIfLoaded == nil { initialRefreshControl = newValue } else { tableView?.refreshControl = newValue }
        }
    }

    // MARK: - Configuring the table behavior

    /// Whether the selection is cleared when the view appears. The row fades together with the transition, and is
    /// selected again if the transition is cancelled. The default is `true`.
    open var clearsSelectionOnViewWillAppear = true

    /// Clears the selection if `clearsSelectionOnViewWillAppear` is `true`. From this call on, the table's adjusted
    /// content inset includes the height that the keyboard covers while text in the table is edited.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        (viewIfLoaded as? UITableView)?.avoidsKeyboard = true
        if clearsSelectionOnViewWillAppear { clearSelection(animated) }
    }

    /// Flashes the scroll indicators.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (viewIfLoaded as? UITableView)?.flashScrollIndicators()
    }

    private func clearSelection(_ animated: Bool) {
        guard let table = viewIfLoaded as? UITableView, let selected = table.indexPathsForSelectedRows else { return }
        guard let coordinator = transitionCoordinator, coordinator.isInteractive || animated else {
            for path in selected { table.deselectRow(at: path, animated: animated) }
            return
        }
        coordinator.animate(
            alongsideTransition: { _ in
                for path in selected { table.deselectRow(at: path, animated: true) }
            },
            completion: { context in
                guard context.isCancelled else { return }
                for path in selected { table.selectRow(at: path, animated: false, scrollPosition: .none) }
            })
    }

    /// Sets the editing mode of the table.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
    }

    // MARK: - Being the table's data source

    /// Returns the number of rows in a section of a static table. Without a static table, the default implementation
    /// returns 0.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticTable?.section(section)?.rows.count ?? 0
    }

    /// Returns the cell in a static table. Without a static table, the default implementation returns a plain cell.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.staticTable?.row(at: indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Returns the number of sections of a static table. Without a static table, the default implementation returns 1.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticTable?.sections.count ?? 1 }

    /// Returns the header title in a static table. Without a static table, the default implementation returns `nil`.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticTable?.section(section)?.header
    }

    /// Returns the footer title in a static table. Without a static table, the default implementation returns `nil`.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticTable?.section(section)?.footer
    }

    /// Has no effect. Rows can be deleted by swiping only if a subclass overrides this method.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// The default implementation returns `true`.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// The default implementation returns `true`.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    /// Has no effect. Rows can be moved only if a subclass overrides this method.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// The default implementation returns `nil`.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The default implementation returns the index of the title.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    // MARK: - Being the table's delegate

    /// The default implementation is empty.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// By default, the cell keeps its own level.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { .min }

    /// The default implementation returns the row.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// The default implementation is empty.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// The default implementation returns the row.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// The default implementation is empty.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// The default implementation returns whether the table is not in editing mode.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        !tableView.isEditing
    }

    /// The default implementation is empty.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    /// The default implementation returns `false`.
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// The default implementation is empty.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}

    /// The default implementation is empty.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

    /// The default implementation returns `nil`.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    /// The default implementation returns `nil`.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    /// The default implementation is empty.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

    /// The default implementation is empty.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    /// Returns the height of a row in a static table. Otherwise the table uses its `rowHeight` by default.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.staticTable?.row(at: indexPath)?.height ?? UITableView.absentHeight
    }

    /// By default, the table uses its own property.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        UITableView.absentHeight
    }

    /// By default, the table uses its own property.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        UITableView.absentHeight
    }

    /// By default, the table uses its own property.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.absentHeight
    }

    /// By default, the table uses its own property.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        UITableView.absentHeight
    }

    /// By default, the table uses its own property.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        UITableView.absentHeight
    }

    /// The default implementation is empty.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    /// The default implementation returns `nil`.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// The default implementation returns `nil`.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// The default implementation returns `nil`.
    @available(*, deprecated, message: "Use tableView(_:trailingSwipeActionsConfigurationForRowAt:) instead.")
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }

    /// The default implementation returns `true`.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// The default implementation is empty.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// The default implementation is empty.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// The default implementation is empty.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// The default implementation is empty.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// The default implementation returns `.delete`.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }

    /// The default implementation returns `nil`.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// The default implementation returns `true`.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

    /// The default implementation returns the proposed row.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// The default implementation is empty.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// The default implementation is empty.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

    /// The default implementation is empty.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

    // MARK: - UITableViewDelegate: copying and pasting row content

    /// The default implementation returns `false`.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }

    /// The default implementation returns `false`.
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }

    /// The default implementation is empty.
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {}

    // MARK: - UITableViewDelegate: context menus

    /// The default implementation returns `nil`, for no menu.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The default implementation returns `nil`, for the row's cell.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// The default implementation returns `nil`, for the place of the lifted view.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// The default implementation is empty.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The default implementation is empty.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The default implementation is empty.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    // MARK: - UIScrollViewDelegate

    /// The default implementation is empty.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// The default implementation is empty.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// The default implementation is empty.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// The default implementation is empty.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// The default implementation returns `true`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// The default implementation is empty.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// The default implementation is empty.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// The default implementation is empty.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// The default implementation returns `nil`.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// The default implementation is empty.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// The default implementation is empty.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    /// The default implementation is empty.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// The default implementation is empty.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// The default implementation is empty.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    // MARK: - UITableViewDelegate: focus

    /// The default implementation returns `true`.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

    /// The default implementation returns `nil`.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

    /// The default implementation returns `true`.
    open func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { true }

    /// The default implementation is empty.
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// The default implementation returns the table's `selectionFollowsFocus`.
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        tableView.selectionFollowsFocus
    }
}

extension UITableViewController: InheritingOptionalMethods {
    var overridesCommit: Bool { ClassTable(of: type(of: self)).overrides(Self.methods, 0) }

    var overridesMove: Bool { ClassTable(of: type(of: self)).overrides(Self.methods, 1) }

    private static let methods = OverridableMethods(
        of: UITableViewController.self, plain: Plain.self, overriding: Full.self, count: 2)

    /// A subclass without overrides.
    private final class Plain: UITableViewController {}

    /// A subclass that overrides both methods.
    private final class Full: UITableViewController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }
}
