import Cassowary

/// Implements the debugging methods of views and guides.
extension LayoutEngine {
    private func variables(of state: LayoutState) -> [Variable] {
        [state.minX, state.minY, state.width, state.height]
    }

    /// Returns whether all variables of an item have unique values.
    func isDetermined(_ state: LayoutState) -> Bool {
        let exercises = state.exercises
        let values = exercises.map { solver.constraint($0) }
        for id in exercises { solver.remove(id) }
        if !exercises.isEmpty { setNeedsSolve() }
        solveIfNeeded()
        let isDetermined = variables(of: state).allSatisfy(solver.isDetermined)
        state.exercises = isDetermined ? [] : values.compactMap { $0.flatMap { try? solver.add($0) } }
        if !exercises.isEmpty { setNeedsSolve() }
        return isDetermined
    }

    /// Returns the constraints that determine an item's position and length along an axis.
    func constraints(affecting item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let state = item.layoutState else { return [] }
        solveIfNeeded()
        let variables = axis == .horizontal ? [state.minX, state.width] : [state.minY, state.height]
        var found: [NSLayoutConstraint] = []
        for id in variables.flatMap(solver.constraints(affecting:)) {
            if let constraint = constraint(of: id), !found.contains(where: { $0 === constraint }) {
                found.append(constraint)
            }
        }
        return found
    }

    /// Changes ambiguous values to different possible values; the next call reverts the change.
    func exercise(_ state: LayoutState) {
        let tried = state.exercises
        for id in tried { solver.remove(id) }
        state.exercises = []
        setNeedsSolve()
        solveIfNeeded()
        guard tried.isEmpty else { return }
        for variable in variables(of: state) where !solver.isDetermined(variable) {
            let value = solver.value(of: variable)
            // The value may be changeable in only one direction.
            for step in [50.0, -50] where solver.value(of: variable) == value {
                if let last = state.exercises.last, step < 0 {
                    solver.remove(last)
                    state.exercises.removeLast()
                }
                let id = try? solver.add(
                    [LinearTerm(variable)], .equal, value + step, priority: Self.exercisePriority)
                if let id { state.exercises.append(id) }
                setNeedsSolve()
                solveIfNeeded()
            }
        }
    }

    /// The priority of exercised values, below all optional constraints of a layout.
    private static let exercisePriority = 0.0005
}
