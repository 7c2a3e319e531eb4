import CoreGraphics
import Foundation

/// The implementation of a split view controller.
///
/// `UISplitViewController` declares the members that programs call and override, because `UIViewController` refers to
/// the class. Its columns contain navigation controllers, so the module `UIKit`, which has these, makes the class
/// conform to this protocol (`UIKit/Containers/Split`).
@MainActor
package protocol SplitContainer: UISplitViewController {
    /// Creates the state of a new split view.
    func makeState() -> AnyObject

    // MARK: Documents and restoration

    /// Returns the style of a storyboard or nib.
    static func style(of coder: DocumentCoder) -> UISplitViewController.Style
    func decodeSplit(from coder: DocumentCoder)
    func encodeColumns(with coder: NSCoder)
    func decodeColumns(with coder: NSCoder)

    // MARK: Columns

    /// The controllers of the columns, without the navigation controllers that wrap them.
    var columnControllers: [UIViewController] { get }
    func replaceControllers(_ new: [UIViewController])
    func setColumn(_ controller: UIViewController?, _ column: UISplitViewController.Column)
    /// Returns the controller that the program has set for a column.
    func controller(in column: UISplitViewController.Column) -> UIViewController?
    /// Returns the column of a child.
    func column(of child: UIViewController) -> UISplitViewController.Column?
    /// The controllers of columns that are in the stack of a different column.
    var childrenInStack: [UIViewController] { get }
    /// Returns the column of a child, or of a controller that the program has set.
    func ownColumn(of controller: UIViewController) -> UISplitViewController.Column?
    /// The child that determines the status bar, the home indicator and similar properties.
    var contentChild: UIViewController? { get }

    // MARK: Showing columns

    func showColumn(_ column: UISplitViewController.Column)
    func hideColumn(_ column: UISplitViewController.Column)
    func showController(_ controller: UIViewController, sender: Any?)
    func showDetail(_ controller: UIViewController, sender: Any?)
    /// Hides columns that cover the content. Returns whether there are any.
    @discardableResult
    func hideCoveringColumns() -> Bool
    /// Shows or hides the columns beside the content.
    func toggleFirstColumn()
    /// The key commands in effect.
    var columnCommands: [UIKeyCommand] { get }

    // MARK: Display mode

    /// Whether the columns are a stack.
    var hasStack: Bool { get }
    var modeInEffect: UISplitViewController.DisplayMode { get }
    var behaviorInEffect: UISplitViewController.SplitBehavior { get }
    func preferredModeDidChange()
    /// The button that changes the display mode.
    var modeItem: UIBarButtonItem { get }
    var modeItemVisibility: UISplitViewController.DisplayModeButtonVisibility { get set }
    var showsSecondaryOnlyItem: Bool { get set }
    func updateModeItem()
    func updateGestures()

    // MARK: Layout

    /// Creates the view, with a panel for each column.
    func loadColumns()
    func updateBackgrounds()
    func width(of column: UISplitViewController.Column) -> CGFloat
    func widthsDidChange()
    /// Returns the size of a child when the view has a given size.
    func columnSize(of child: UIViewController, inSize size: CGSize) -> CGSize
    /// The future size class, in a size transition.
    var pendingSizeClass: UIUserInterfaceSizeClass? { get set }
    /// The future size, in a size transition.
    var pendingSize: CGSize? { get set }
    /// Updates the columns for size class, size and controllers.
    func update()
    /// Called when the split view has appeared or disappeared.
    func appearanceDidEnd()
}
