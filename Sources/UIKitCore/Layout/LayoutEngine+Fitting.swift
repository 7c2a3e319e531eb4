import Cassowary
import Foundation

/// Measures a view by its content.
extension LayoutEngine {
    // Chosen (Views): A view that computes its fitting size and requests it recursively gets its current size.
    /// Returns the size of a view from its own and its descendants' constraints, for a target size with priorities.
    /// Constraints of ancestors are ignored, and the layout is unchanged.
    func fittingSize(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        guard viewsBeingFitted.insert(ObjectIdentifier(view)).inserted else {
            Diagnostics.warn(
                .layout,
                "\(Diagnostics.name(view)) requests its fitting size while its fitting size is computed; its current size is used"
            )
            return view.bounds.size
        }
        defer { viewsBeingFitted.remove(ObjectIdentifier(view)) }
        _ = state(of: view)
        prepareForFitting()
        let fitting = FittingLayout(of: view, in: solver)
        return fitting.size(target: target, horizontal: horizontal, vertical: vertical)
    }
}

/// A copy of the constraints of a view and its contents, in a separate solver.
@MainActor
private final class FittingLayout {
    private let solver = Solver()
    private let main: Solver
    private var copies: [Variable: Variable] = [:]
    private var ownConstraints: Set<ConstraintID> = []
    private var contents: [Content] = []
    private let width: Variable
    private let height: Variable

    private struct Content {
        var view: UIView
        var width: Variable
        var height: Variable
        var sizeConstraints: ContentSizeConstraints?
        var constraints: [ConstraintID] = []
    }

    init(of root: UIView, in main: Solver) {
        self.main = main
        width = solver.makeVariable(isLength: true)
        height = solver.makeVariable(isLength: true)
        var states: [LayoutState] = []
        root.collectLayoutStates(into: &states)
        for state in states {
            if state.item === root {
                copies[state.width] = width
                copies[state.height] = height
                // The present frame of the root is ignored.
                ownConstraints.formUnion(state.frameConstraints)
            } else {
                for variable in [state.minX, state.minY] { copies[variable] = solver.makeVariable() }
                for variable in [state.width, state.height] {
                    copies[variable] = solver.makeVariable(isLength: true)
                }
            }
            ownConstraints.formUnion(state.contentConstraints + state.exercises)
            if let guide = state.item as? InsetLayoutGuide {
                ownConstraints.formUnion(guide.idleConstraints(in: main))
            }
            // The measured view uses its content size, even if its frame is constrained elsewhere.
            guard let view = state.item as? UIView, view === root || !view.translatesAutoresizingMaskIntoConstraints,
                let width = copies[state.width], let height = copies[state.height]
            else { continue }
            contents.append(Content(view: view, width: width, height: height))
        }
        copyConstraints(of: states)
    }

    /// Copies all constraints that refer only to these items.
    private func copyConstraints(of states: [LayoutState]) {
        var seen = ownConstraints
        var found: [ConstraintID] = []
        for state in states {
            for variable in [state.minX, state.minY, state.width, state.height] where copies[variable] != nil {
                for id in main.constraints(mentioning: variable) where seen.insert(id).inserted { found.append(id) }
            }
        }
        for id in found {
            guard var constraint = main.constraint(id) else { continue }
            let terms = constraint.terms.compactMap { term in
                copies[term.variable].map { LinearTerm($0, term.coefficient) }
            }
            guard terms.count == constraint.terms.count else { continue }
            constraint.terms = terms
            _ = try? solver.add(constraint)
        }
    }

    func size(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        for (variable, length, priority) in [(width, target.width, horizontal), (height, target.height, vertical)]
        where length.isFinite {
            let length = min(max(0, length), 1e9)
            _ = try? solver.add([LinearTerm(variable)], .equal, Double(length), priority: priority.strength)
        }
        // Heights may depend on widths, which may depend on other heights; this converges in a few rounds.
        for _ in 0..<20 {
            let didChange = measure()
            try? solver.solve()
            if !didChange { break }
        }
        return CGSize(width: solver.value(of: width), height: solver.value(of: height))
    }

    private func measure() -> Bool {
        var didChange = false
        for index in contents.indices {
            let content = contents[index]
            let size = content.view.measuredContentSize(forWidth: solver.value(of: content.width))
            let sizeConstraints = ContentSizeConstraints(
                size: size, insets: content.view.alignmentRectInsets, content.view.contentPriorities)
            guard sizeConstraints != content.sizeConstraints else { continue }
            for id in content.constraints { solver.remove(id) }
            contents[index].sizeConstraints = sizeConstraints
            contents[index].constraints = sizeConstraints.add(to: solver, width: content.width, height: content.height)
            didChange = true
        }
        return didChange
    }
}
