import Cassowary
import Synchronization

/// What a view or guide has in the solver: its rectangle in its superview's (or owning view's) space as four variables, and
/// the constraints that are its own.
@MainActor
package final class LayoutState {
    weak var item: (any LayoutItem)?
    let minX: Variable
    let minY: Variable
    let width: Variable
    let height: Variable
    /// The constraints of the frame of a view that translates its autoresizing mask: x, y, width, height.
    var frameConstraints: [ConstraintID] = []
    /// That width and height are not negative.
    var limits: [ConstraintID] = []
    /// Hugging and compression resistance: across, then down.
    var contentConstraints: [ConstraintID] = []
    var content: ContentSizeConstraints?
    var isToBeMeasured = false
    /// Whether an active constraint has been about the item, besides its frame, its limits and its content.
    var isNamed = false
    /// How often the content was measured again, and in which solution, because solving had changed its width.
    var measurements = 0
    var measuredInSolution = 0
    var alignmentInsets = UIEdgeInsets.zero
    /// Whether a constraint uses the view's baselines; these are for the width of the last solution.
    var usesBaseline = false
    var baselines: TextBaselines?
    /// Values that `exerciseAmbiguityInLayout()` has tried.
    var exercises: [ConstraintID] = []
    /// Is called when constraints in the view have changed.
    var observer: (@MainActor () -> Void)?

    init(item: any LayoutItem, in solver: Solver) {
        self.item = item
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

/// Something that constraints can be about: a view or a layout guide.
@MainActor
package protocol LayoutItem: AnyObject {
    /// Made when the first constraint needs it.
    var layoutState: LayoutState? { get set }
    /// In whose space the item's rectangle is.
    var layoutContainer: UIView? { get }
    /// The view that stands for the item in the hierarchy: itself, or the guide's owner.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    package var layoutContainer: UIView? { superviewStorage }
    package var layoutView: UIView? { self }
}
