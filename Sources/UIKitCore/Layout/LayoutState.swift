import Cassowary
import Synchronization

/// The solver state of a view or guide: four variables for its rectangle in the coordinate space of its superview (or
/// owning view), and its own constraints.
@MainActor
package final class LayoutState {
    private let reference: WeakLayoutItem
    var item: (any LayoutItem)? { reference.item }
    let minX: Variable
    let minY: Variable
    let width: Variable
    let height: Variable
    /// The constraints of the frame of a view that translates its autoresizing mask: x, y, width, height.
    var frameConstraints: [ConstraintID] = []
    /// The constraints that keep width and height nonnegative.
    var limits: [ConstraintID] = []
    /// The constraints of hugging and compression resistance: horizontal, then vertical.
    var contentConstraints: [ConstraintID] = []
    var content: ContentSizeConstraints?
    var isToBeMeasured = false
    /// Whether an active constraint has referred to the item, besides its frame, its limits and its content.
    var isNamed = false
    /// The number of content measurements in a solution, after solving changed the width.
    var measurements = 0
    var measuredInSolution = 0
    var alignmentInsets = UIEdgeInsets.zero
    /// Whether a constraint uses the view's baselines, which are for the width of the last solution.
    var usesBaseline = false
    var baselines: TextBaselines?
    /// The constraints of the values that `exerciseAmbiguityInLayout()` has tried.
    var exercises: [ConstraintID] = []
    /// Called when constraints in the view have changed.
    var observer: (@MainActor () -> Void)?

    init(item: any LayoutItem, in solver: Solver) {
        reference = WeakLayoutItem(item)
        minX = solver.makeVariable()
        minY = solver.makeVariable()
        width = solver.makeVariable(isLength: true)
        height = solver.makeVariable(isLength: true)
    }

    // A view may be released on any thread; its variables are removed at the next solve.
    nonisolated deinit {
        let variables = [minX, minY, width, height]
        Self.abandoned.withLock { $0 += variables }
    }

    nonisolated static let abandoned = Mutex<[Variable]>([])

    static func takeAbandoned() -> [Variable] {
        abandoned.withLock { list in
            defer { list = [] }
            return list
        }
    }
}

/// An item of constraints: a view or a layout guide.
@MainActor
package protocol LayoutItem: AnyObject {
    /// The solver state, created when the first constraint needs it.
    var layoutState: LayoutState? { get set }
    /// The view whose coordinate space contains the item's rectangle.
    var layoutContainer: UIView? { get }
    /// The view that represents the item in the hierarchy: itself, or the guide's owner.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    package var layoutContainer: UIView? { superviewStorage }
    package var layoutView: UIView? { self }
}
