import Cassowary
import Foundation
import QuartzCore

/// Passes constraints to the solver and the solution to views.
///
///     a constraint, constant, priority, frame     ──▶ solver, needs solving
///     layout pass (or layoutIfNeeded)             ──▶ updateConstraints, content sizes, solve
///     variables that changed                      ──▶ their containers need layout
///     a container's layoutSubviews                ──▶ frames of its constrained subviews
///
/// All views share one solver. The cost of a change depends only on the affected constraints, so hierarchies need no
/// separate solvers. A view's rectangle is in its superview's coordinate space: moving a view does not affect its
/// descendants.
@MainActor
final class LayoutEngine {
    /// The engine of the current context.
    static var current: LayoutEngine { UIContext.current.layoutEngine }

    let solver = Solver()
    /// The owner of each variable, by the index of the variable.
    private(set) var owners: [WeakState] = []
    private var constraints: [ConstraintID: WeakConstraint] = [:]
    /// Whether constraints of any view are observed.
    var hasObservers = false
    private(set) var needsSolve = false
    private var isSolving = false
    /// Counts the solutions after changes of constraints.
    private var solution = 0
    /// Counts the solutions of changes that the layout itself has not caused.
    private(set) var cause = 0
    /// The views whose fitting sizes are being computed, including nested ones.
    var viewsBeingFitted = Set<ObjectIdentifier>()
    private var viewsToUpdate: [WeakReference<UIView>] = []
    private var contentsToMeasure: [WeakReference<UIView>] = []

    struct WeakState { weak var state: LayoutState? }
    private struct WeakConstraint { weak var constraint: NSLayoutConstraint? }

    // MARK: Items

    /// Returns the state of an item, created on first use.
    func state(of item: any LayoutItem) -> LayoutState {
        if let state = item.layoutState { return state }
        let state = LayoutState(item: item, in: solver)
        item.layoutState = state
        for variable in [state.minX, state.minY, state.width, state.height] {
            while owners.count <= Int(variable.index) { owners.append(WeakState()) }
            owners[Int(variable.index)].state = state
        }
        // Sizes must not be negative.
        for variable in [state.width, state.height] {
            if let id = try? solver.add([LinearTerm(variable)], .greaterThanOrEqual, 0) { state.limits.append(id) }
        }
        if let view = item as? UIView {
            fixFrame(of: view)
            if view.windowReference != nil { view.requestFirstConstraints() }
        }
        setNeedsSolve()
        return state
    }

    /// Constrains the frame of a view that translates its autoresizing mask. For other views, removes these
    /// constraints.
    func fixFrame(of view: UIView) {
        guard let state = view.layoutState else { return }
        if view.translatesAutoresizingMaskIntoConstraints {
            guard state.frameConstraints.isEmpty else { return frameDidChange(of: view) }
            let rect = view.untransformedFrame
            for (variable, value) in zip(
                [state.minX, state.minY, state.width, state.height], [rect.minX, rect.minY, rect.width, rect.height])
            {
                let id = try? solver.add([LinearTerm(variable)], .equal, value, priority: Self.framePriority(of: view))
                if let id { state.frameConstraints.append(id) }
            }
            setContentSize(nil, of: state, in: view)
        } else {
            for id in state.frameConstraints { solver.remove(id) }
            state.frameConstraints = []
            measureLater(view)
            view.superviewStorage?.flags.hasConstrainedSubviews = true
            view.superviewStorage?.setNeedsLayout()
        }
        setNeedsSolve()
    }

    /// Returns the priority of a view's frame. The frame of a view without superview is provisional: its contents may
    /// not fit yet, which is not a conflict. The same applies to an accessory view or input view that sizes itself.
    private static func framePriority(of view: UIView) -> Double {
        guard let superview = view.superviewStorage else {
            return view is UIWindow ? Priority.required : detachedPriority
        }
        return (superview as? InputViewHost)?.sizesItself(view) == true ? detachedPriority : Priority.required
    }

    /// A priority below required and broken constraints, and above all optional constraints.
    private static let detachedPriority = 999.995

    /// Called when the view was added to a superview or removed.
    func superviewDidChange(of view: UIView) {
        guard let state = view.layoutState, !state.frameConstraints.isEmpty else { return }
        let priority = Self.framePriority(of: view)
        for id in state.frameConstraints where solver.priority(of: id) != priority {
            try? solver.setPriority(id, priority)
            setNeedsSolve()
        }
    }

    /// Updates the constraints of a view's frame after it was set.
    func frameDidChange(of view: UIView) {
        guard let state = view.layoutState, state.frameConstraints.count == 4 else { return }
        let rect = view.untransformedFrame
        var changed = false
        for (id, value) in zip(state.frameConstraints, [rect.minX, rect.minY, rect.width, rect.height])
        where solver.constant(of: id) != value {
            changed = true
            try? solver.setConstant(id, value)
        }
        if changed { setNeedsSolve() }
    }

    // MARK: Constraints

    func add(
        _ terms: [LinearTerm], _ relation: Cassowary.Relation, _ constant: Double, priority: Double,
        for constraint: NSLayoutConstraint
    ) -> ConstraintID? {
        do {
            let id = try solver.add(terms, relation, constant, priority: priority)
            constraints[id] = WeakConstraint(constraint: constraint)
            for term in terms { noteConstraint(on: term.variable) }
            setNeedsSolve()
            return id
        } catch {
            Diagnostics.warn(.layout, "\(constraint) cannot be used: \(error)")
            return nil
        }
    }

    /// Records that a view is constrained. From its first constraint on, a view has the frame of the solution.
    private func noteConstraint(on variable: Variable) {
        guard Int(variable.index) < owners.count, let state = owners[Int(variable.index)].state, !state.isNamed else {
            return
        }
        state.isNamed = true
        (state.item as? UIView)?.superviewStorage?.setNeedsLayout()
    }

    func remove(_ id: ConstraintID) {
        solver.remove(id)
        constraints[id] = nil
        setNeedsSolve()
    }

    /// Called when the constant side of an active constraint has changed. A broken constraint is tried again.
    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard let id = constraint.solverID else { return }
        try? solver.setConstant(id, constraint.base + Double(constraint.constant))
        if constraint.isBroken {
            constraint.isBroken = false
            try? solver.setPriority(id, constraint.priority.strength)
        }
        setNeedsSolve()
    }

    func setPriority(_ id: ConstraintID, _ priority: Double) {
        try? solver.setPriority(id, priority)
        setNeedsSolve()
    }

    /// Lowers the priority of an active required system constraint below the program's required constraints, or
    /// restores it.
    func setProvisional(_ constraint: NSLayoutConstraint, _ isProvisional: Bool) {
        guard let id = constraint.solverID else { return }
        let priority = isProvisional ? Self.detachedPriority : Priority.required
        if solver.priority(of: id) != priority { setPriority(id, priority) }
    }

    // MARK: Solving

    func setNeedsSolve() {
        guard !needsSolve else { return }
        needsSolve = true
        if !isSolving { solveInFlush() }
    }

    /// Called when a new context becomes current. Its flush solves pending changes of the previous context.
    func contextDidChange() {
        if needsSolve, !isSolving { solveInFlush() }
    }

    private func solveInFlush() {
        CATransaction.addCommitHandler(CATransaction.isLayingOut ? .postLayout : .preLayout) { [self] in solveIfNeeded()
        }
    }

    func scheduleUpdate(_ view: UIView) {
        guard !view.flags.needsUpdateConstraints else { return }
        view.flags.needsUpdateConstraints = true
        viewsToUpdate.append(view.weakReference)
        setNeedsSolve()
    }

    func measureLater(_ view: UIView) {
        guard let state = view.layoutState, !state.isToBeMeasured else { return }
        state.isToBeMeasured = true
        contentsToMeasure.append(view.weakReference)
        setNeedsSolve()
    }

    /// Maximum number of rounds in which solving changes constraints, before the engine stops until the next pass.
    private static let maximumRounds = 20

    /// Guides of views whose size or margins have changed.
    var staleGuides: [ObjectIdentifier: [any SystemLayoutGuide]] = [:]

    private func updateStaleGuides() {
        guard !staleGuides.isEmpty else { return }
        let stale = staleGuides
        staleGuides = [:]
        for guides in stale.values { for guide in guides { guide.updateConstants() } }
    }

    /// Updates constraints and content sizes without solving, since the measured view, such as the cell of a row, may
    /// have a temporary frame that does not fit.
    func prepareForFitting() {
        guard !isSolving else { return }
        updateStaleGuides()
        guard needsSolve else { return }
        isSolving = true
        defer { isSolving = false }
        removeDeallocatedItems()
        updateConstraints()
        measureContents()
        needsSolve = true
    }

    /// Solves pending changes.
    ///
    /// - Parameter isConsequence: Whether the pending changes are due to the frames of the previous solution only.
    func solveIfNeeded(isConsequence: Bool = false) {
        if !isSolving { updateStaleGuides() }
        guard needsSolve, !isSolving else { return }
        if !isConsequence { cause += 1 }
        isSolving = true
        defer { isSolving = false }
        removeDeallocatedItems()
        solution += 1
        var rounds = 0
        var nonConverging: [String] = []
        while needsSolve, rounds < Self.maximumRounds {
            needsSolve = false
            rounds += 1
            if rounds == Self.maximumRounds { nonConverging = pendingViews() }
            if !viewsToUpdate.isEmpty { solution += 1 }
            updateConstraints()
            measureContents()
            solve()
            takeChanges()
        }
        if needsSolve {
            needsSolve = false
            Diagnostics.warn(
                .layout,
                "Constraints were changed \(rounds) times while they were solved; the remaining changes are applied at the next layout. "
                    + "These views changed them each time: \(nonConverging.joined(separator: ", "))")
        }
    }

    /// Returns the names of the views whose constraints or contents are pending.
    private func pendingViews() -> [String] {
        var names: [String] = []
        for view in (viewsToUpdate + contentsToMeasure).compactMap(\.object) {
            let name = Diagnostics.name(view)
            if names.count < 8, !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Removes the variables of deallocated items.
    private func removeDeallocatedItems() {
        for variable in LayoutState.takeAbandoned() {
            for id in solver.constraints(mentioning: variable) { constraints[id] = nil }
            try? solver.remove(variable)
        }
    }

    private func updateConstraints() {
        guard !viewsToUpdate.isEmpty else { return }
        let views = viewsToUpdate.compactMap(\.object).filter { !$0.isRootViewBeforeAppearing }
        viewsToUpdate = []
        // Bottom-up.
        let byDepth = views.map { (view: $0, depth: $0.depth) }.sorted { $0.depth > $1.depth }
        for (view, _) in byDepth { view.updateConstraintsIfNeeded() }
    }

    /// Solves the constraints. If required constraints conflict, the constraint that was added last is broken, with
    /// UIKit's message. It remains active and is satisfied as nearly as possible. After the conflicting constraints
    /// are removed, it is satisfied completely again.
    private func solve() {
        for _ in 0..<100 {
            do {
                try solver.solve()
                return
            } catch {
                guard let broken = error.constraints.last(where: { constraints[$0]?.constraint != nil }),
                    let constraint = constraints[broken]?.constraint
                else { return }
                Diagnostics.warn(.layout, unsatisfiable(error.constraints, breaking: constraint))
                constraint.isBroken = true
                try? solver.setPriority(broken, Self.brokenPriority)
            }
        }
    }

    /// A priority below required constraints and above all optional constraints.
    private static let brokenPriority = 999.999

    func constraint(of id: ConstraintID) -> NSLayoutConstraint? { constraints[id]?.constraint }

    /// Returns the constraints with a variable of an item, without duplicates.
    func constraints(mentioning state: LayoutState) -> [NSLayoutConstraint] {
        var mentioned = Set<ConstraintID>()
        for variable in [state.minX, state.minY, state.width, state.height] {
            for id in solver.constraints(mentioning: variable) { mentioned.insert(id) }
        }
        if mentioned.isEmpty { return [] }
        return mentioned.compactMap { constraints[$0]?.constraint }
    }

    private func takeChanges() {
        for variable in solver.takeChangedVariables() {
            guard Int(variable.index) < owners.count, let state = owners[Int(variable.index)].state,
                let item = state.item
            else { continue }
            guard let view = item as? UIView else {
                // The content size of the scroll view has changed.
                if item is ContentLayoutGuide { item.layoutView?.setNeedsLayout() }
                continue
            }
            let isWidth = variable == state.width
            if isWidth, state.usesBaseline { measureAgain(view, state) }
            guard !view.translatesAutoresizingMaskIntoConstraints else { continue }
            view.superviewStorage?.flags.hasConstrainedSubviews = true
            (view.superviewStorage ?? view).setNeedsLayout()
            if isWidth, !state.usesBaseline, view.contentHeightDependsOnWidth { measureAgain(view, state) }
        }
    }

    // MARK: Contents

    /// Maximum number of height measurements for widths that solving has changed, before constraints change again.
    ///
    /// Widths do not depend on heights, so one measurement is sufficient, unless constraints relate heights to widths
    /// (an aspect ratio of a view with the height of an adjacent text). In that case, a height that fits its own width
    /// may not exist, and UIKit stops after a second solution, too; here, the second solution is corrected once.
    private static let maximumMeasurements = 2

    private func measureAgain(_ view: UIView, _ state: LayoutState) {
        if state.measuredInSolution != solution { (state.measuredInSolution, state.measurements) = (solution, 0) }
        guard state.measurements < Self.maximumMeasurements else { return }
        state.measurements += 1
        measureLater(view)
    }

    private func measureContents() {
        let views = contentsToMeasure.compactMap(\.object)
        contentsToMeasure = []
        for view in views {
            guard let state = view.layoutState, state.isToBeMeasured else { continue }
            state.isToBeMeasured = false
            if !view.translatesAutoresizingMaskIntoConstraints {
                let width = solver.value(of: state.width)
                setContentSize(view.measuredContentSize(forWidth: width), of: state, in: view)
            }
            updateAlignment(of: view, state)
        }
    }

    /// Sets the optional constraints of hugging (at most) and compression resistance (at least), horizontal and
    /// vertical.
    private func setContentSize(_ size: CGSize?, of state: LayoutState, in view: UIView) {
        let content = size.map {
            ContentSizeConstraints(size: $0, insets: view.alignmentRectInsets, view.contentPriorities)
        }
        guard content != state.content else { return }
        state.content = content
        for id in state.contentConstraints { solver.remove(id) }
        state.contentConstraints = content?.add(to: solver, width: state.width, height: state.height) ?? []
        view.constraintsDidChange()
    }

    /// Updates the values of the view that are part of constraints without being variables.
    private func updateAlignment(of view: UIView, _ state: LayoutState) {
        let insets = view.alignmentRectInsets
        var didChange = insets != state.alignmentInsets
        state.alignmentInsets = insets
        if state.usesBaseline {
            let (old, new) = (state.baselines, baselines(of: view, state))
            state.baselines = new
            if let old, let new, old.hasSameShares(as: new) {
                didChange = didChange || new != old
            } else if old != new {
                for constraint in constraints(mentioning: state) { constraint.lowerAgain() }
            }
        }
        if didChange { updateBases(around: view, state) }
    }

    private func baselines(of view: UIView, _ state: LayoutState) -> TextBaselines? {
        (view as? any TextDisplaying)?.textBaselines(forWidth: solver.value(of: state.width))
    }

    /// Returns the baselines of a view. After the first call, the engine updates them when the view's width or content
    /// changes.
    func baselines(of view: UIView) -> TextBaselines? {
        let state = state(of: view)
        if !state.usesBaseline {
            state.usesBaseline = true
            state.baselines = baselines(of: view, state)
            measureLater(view)
        }
        return state.baselines
    }

    /// Updates the constraints that cross the bounds of the view, since the origin of its bounds is part of them.
    func boundsOriginDidChange(of view: UIView) {
        guard let state = view.layoutState else { return }
        updateBases(around: view, state)
    }

    private func updateBases(around view: UIView, _ state: LayoutState) {
        for constraint in constraints(mentioning: state) { constraint.updateBase() }
        for constraint in view.constraints { constraint.updateBase() }
    }

    // MARK: Solution

    func rect(of state: LayoutState) -> CGRect {
        CGRect(
            x: solver.value(of: state.minX), y: solver.value(of: state.minY), width: solver.value(of: state.width),
            height: solver.value(of: state.height))
    }

    // Chosen (Layout): A view that does not translate its autoresizing mask keeps its frame until it has an active
    // constraint or its content has a size.
    /// Sets the frames of a view's constrained subviews. Size and origin are rounded separately to whole pixels, so
    /// that equal widths remain equal (measured: thirds of 280 points at scale 2 are 93.5 each). Halves are rounded in
    /// the same direction on both sides of zero, except for the solver's rounding errors. A view without constraints
    /// keeps its frame. The top left corner of a zoomed view is at the origin from its constraints.
    func placeSubviews(of view: UIView) {
        let scale = pixels(of: view)
        func round(_ value: CGFloat) -> CGFloat { Self.round(value, scale) }
        for subview in view.subviewsStorage {
            guard subview.isPlacedByConstraints, let state = subview.layoutState else { continue }
            let rect = rect(of: state)
            subview.setUntransformedFrame(
                CGRect(
                    x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height)),
                scale: subview.zoomScaleInScrollView)
        }
    }

    // Chosen (Layout): A view without a superview gets its size from its constraints, because programs that draw single
    // views into images expect it.
    /// Sets the size of a view without superview from its constraints (programs that draw single views into images
    /// expect it; its origin is unchanged).
    func size(detached view: UIView) {
        guard let state = view.layoutState else { return }
        var rect = view.untransformedFrame
        let scale = pixels(of: view)
        if solver.isDetermined(state.width) { rect.size.width = Self.round(solver.value(of: state.width), scale) }
        if solver.isDetermined(state.height) { rect.size.height = Self.round(solver.value(of: state.height), scale) }
        if rect.size != view.bounds.size { view.setUntransformedFrame(rect) }
    }

    private func pixels(of view: UIView) -> CGFloat {
        view.displayPixelScale
    }

    private static func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
}
