import Cassowary
import Foundation
import QuartzCore

/// Brings constraints to the solver and its answers back to views.
///
///     a constraint, constant, priority, frame     ──▶ solver, needs solving
///     layout pass (or layoutIfNeeded)             ──▶ updateConstraints, content sizes, solve
///     variables that changed                      ──▶ their containers need layout
///     a container's layoutSubviews                ──▶ frames of its constrained subviews
///
/// There is one solver for all views. It never touches what a change has nothing to do with, so hierarchies need none of
/// their own. A view's rectangle is held in its superview's space: moving a view moves nothing inside it.
@MainActor
final class LayoutEngine {
    static let shared = LayoutEngine()

    private let solver = Solver()
    /// By the index of the variable.
    private var owners: [WeakState] = []
    private var constraints: [ConstraintID: WeakConstraint] = [:]
    private var needsSolve = false
    private var isSolving = false
    private var viewsToUpdate: [WeakView] = []
    private var contentsToMeasure: [WeakView] = []

    private struct WeakState { weak var state: LayoutState? }
    private struct WeakConstraint { weak var constraint: NSLayoutConstraint? }
    private struct WeakView { weak var view: UIView? }

    // MARK: Items

    /// The item's state, made when it is first needed.
    func state(of item: any LayoutItem) -> LayoutState {
        if let state = item.layoutState { return state }
        let state = LayoutState(item: item, in: solver)
        item.layoutState = state
        for variable in [state.minX, state.minY, state.width, state.height] {
            while owners.count <= Int(variable.index) { owners.append(WeakState()) }
            owners[Int(variable.index)].state = state
        }
        // No negative sizes.
        _ = try? solver.add([LinearTerm(state.width)], .greaterThanOrEqual, 0)
        _ = try? solver.add([LinearTerm(state.height)], .greaterThanOrEqual, 0)
        if let view = item as? UIView { holdFrame(of: view) }
        setNeedsSolve()
        return state
    }

    /// Holds the frame of a view that translates its autoresizing mask, and lets go of it otherwise.
    func holdFrame(of view: UIView) {
        guard let state = view.layoutState else { return }
        if view.translatesAutoresizingMaskIntoConstraints {
            guard state.frameConstraints.isEmpty else { return frameDidChange(of: view) }
            let rect = view.untransformedFrame
            for (variable, value) in zip(
                [state.minX, state.minY, state.width, state.height], [rect.minX, rect.minY, rect.width, rect.height])
            {
                if let id = try? solver.add([LinearTerm(variable)], .equal, value) { state.frameConstraints.append(id) }
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

    /// Takes over the frame that a view was given.
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
            setNeedsSolve()
            return id
        } catch {
            Diagnostics.warn(.layout, "\(constraint) cannot be used: \(error)")
            return nil
        }
    }

    func remove(_ id: ConstraintID) {
        solver.remove(id)
        constraints[id] = nil
        setNeedsSolve()
    }

    func setConstant(_ id: ConstraintID, _ constant: Double) {
        try? solver.setConstant(id, constant)
        setNeedsSolve()
    }

    func setPriority(_ id: ConstraintID, _ priority: Double) {
        try? solver.setPriority(id, priority)
        setNeedsSolve()
    }

    // MARK: Solving

    func setNeedsSolve() {
        guard !needsSolve else { return }
        needsSolve = true
        if !isSolving { CATransaction.addCommitHandler(.preLayout) { [self] in solveIfNeeded() } }
    }

    func updateLater(_ view: UIView) {
        guard !view.flags.needsUpdateConstraints else { return }
        view.flags.needsUpdateConstraints = true
        viewsToUpdate.append(WeakView(view: view))
        setNeedsSolve()
    }

    func measureLater(_ view: UIView) {
        guard view.layoutState != nil else { return }
        contentsToMeasure.append(WeakView(view: view))
        setNeedsSolve()
    }

    /// How often constraints may be changed by solving them before the engine gives up until the next pass.
    private static let mostRounds = 20

    func solveIfNeeded() {
        guard needsSolve, !isSolving else { return }
        isSolving = true
        defer { isSolving = false }
        for variable in LayoutState.takeAbandoned() { try? solver.remove(variable) }
        var rounds = 0
        while needsSolve, rounds < Self.mostRounds {
            needsSolve = false
            rounds += 1
            updateConstraints()
            measureContents()
            solve()
            takeChanges()
        }
        if needsSolve {
            needsSolve = false
            Diagnostics.warn(
                .layout, "Constraints were changed by solving them \(rounds) times in a row; the rest waits")
        }
    }

    private func updateConstraints() {
        guard !viewsToUpdate.isEmpty else { return }
        let views = viewsToUpdate.compactMap(\.view)
        viewsToUpdate = []
        // Bottom-up.
        for view in views.sorted(by: { $0.depth > $1.depth }) { view.updateConstraintsIfNeeded() }
    }

    /// Solves; of required constraints that contradict each other the last added is broken, with UIKit's message.
    private func solve() {
        for _ in 0..<100 {
            do {
                try solver.solve()
                return
            } catch {
                let conflict = error.constraints
                let known = conflict.compactMap { constraints[$0]?.constraint }
                guard let broken = known.last, let id = broken.solverID else { return }
                Diagnostics.warn(
                    .layout,
                    "Unable to simultaneously satisfy constraints.\n(\n    "
                        + known.map { "\"\($0)\"" }.joined(separator: ",\n    ")
                        + "\n)\n\nWill attempt to recover by breaking constraint\n\(broken)")
                solver.remove(id)
                constraints[id] = nil
                broken.solverID = nil
            }
        }
    }

    private func takeChanges() {
        for variable in solver.takeChangedVariables() {
            guard Int(variable.index) < owners.count, let state = owners[Int(variable.index)].state,
                let item = state.item
            else { continue }
            if let view = item as? UIView {
                guard !view.translatesAutoresizingMaskIntoConstraints else { continue }
                view.superviewStorage?.flags.hasConstrainedSubviews = true
                view.superviewStorage?.setNeedsLayout()
                if variable == state.width, view.contentHeightDependsOnWidth { measureLater(view) }
            }
        }
    }

    // MARK: Content sizes

    private func measureContents() {
        let views = contentsToMeasure.compactMap(\.view)
        contentsToMeasure = []
        for view in views {
            guard let state = view.layoutState, !view.translatesAutoresizingMaskIntoConstraints else { continue }
            let width = solver.value(of: state.width)
            setContentSize(view.contentSize(forWidth: width), of: state, in: view)
        }
    }

    /// Hugging (at most) and compression resistance (at least), across and down, as wishes.
    private func setContentSize(_ size: CGSize?, of state: LayoutState, in view: UIView) {
        let priorities = view.contentPriorities
        guard size != state.contentSize || priorities != state.contentPriorities else { return }
        state.contentSize = size
        state.contentPriorities = priorities
        for id in state.contentConstraints { solver.remove(id) }
        state.contentConstraints = []
        guard let size else { return }
        func want(_ variable: Variable, _ length: CGFloat, _ axis: NSLayoutConstraint.Axis) {
            guard length != UIView.noIntrinsicMetric, length.isFinite else { return }
            let hugging = priorities.hugging(axis).strength
            let resistance = priorities.resistance(axis).strength
            for (relation, priority) in [
                (Cassowary.Relation.lessThanOrEqual, hugging), (.greaterThanOrEqual, resistance),
            ] {
                if let id = try? solver.add([LinearTerm(variable)], relation, max(0, length), priority: priority) {
                    state.contentConstraints.append(id)
                }
            }
        }
        want(state.width, size.width, .horizontal)
        want(state.height, size.height, .vertical)
    }

    // MARK: Answers

    func rect(of state: LayoutState) -> CGRect {
        CGRect(
            x: solver.value(of: state.minX), y: solver.value(of: state.minY), width: solver.value(of: state.width),
            height: solver.value(of: state.height))
    }

    /// Gives the constrained subviews of a view their frames, their edges on whole pixels.
    func placeSubviews(of view: UIView) {
        let scale = view.window?.screen.scale ?? view.layer.contentsScale
        func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        for subview in view.subviewsStorage {
            guard !subview.translatesAutoresizingMaskIntoConstraints, let state = subview.layoutState else { continue }
            let rect = rect(of: state)
            let minX = round(rect.minX)
            let minY = round(rect.minY)
            subview.setUntransformedFrame(
                CGRect(x: minX, y: minY, width: round(rect.maxX) - minX, height: round(rect.maxY) - minY))
        }
    }

    func isDetermined(_ state: LayoutState) -> Bool {
        solveIfNeeded()
        return [state.minX, state.minY, state.width, state.height].allSatisfy(solver.isDetermined)
    }

    func constraints(affecting view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let state = view.layoutState else { return [] }
        solveIfNeeded()
        let variables = axis == .horizontal ? [state.minX, state.width] : [state.minY, state.height]
        var found: [NSLayoutConstraint] = []
        for id in variables.flatMap(solver.constraints(affecting:)) {
            if let constraint = constraints[id]?.constraint, !found.contains(constraint) { found.append(constraint) }
        }
        return found
    }

    /// The size that a view would have if it were given a target size with priorities.
    func fittingSize(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let state = state(of: view)
        measureLater(view)
        solveIfNeeded()
        let held = state.frameConstraints
        let values = held.map { solver.constant(of: $0) ?? 0 }
        for id in held { solver.remove(id) }
        let wishes = [(state.width, target.width, horizontal), (state.height, target.height, vertical)].compactMap {
            try? solver.add([LinearTerm($0.0)], .equal, Double($0.1), priority: $0.2.strength)
        }
        try? solver.solve()
        let size = rect(of: state).size
        for id in wishes { solver.remove(id) }
        state.frameConstraints = zip([state.minX, state.minY, state.width, state.height], values).compactMap {
            held.isEmpty ? nil : try? solver.add([LinearTerm($0.0)], .equal, $0.1)
        }
        needsSolve = false
        setNeedsSolve()
        solveIfNeeded()
        return size
    }
}
