import Foundation

/// A moving guide with constraints that are active only while it is near an edge of its view, or away from it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide>.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private typealias Tracked = [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])]
    private var near: Tracked = []
    private var away: Tracked = []

    /// The edges near the guide.
    var nearEdges: NSDirectionalRectEdge = [] {
        didSet { if nearEdges != oldValue { updateTracked() } }
    }

    // MARK: Tracking constraints

    /// Sets constraints that are active while the guide is near all given edges, replacing the previous ones for these
    /// edges. The guide activates and deactivates them.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        near = replacing(near, edge, trackedConstraints)
        updateTracked()
    }

    /// Sets constraints that are active while the guide is away from all given edges, replacing the previous ones for
    /// these edges. The guide activates and deactivates them.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        away = replacing(away, edge, trackedConstraints)
        updateTracked()
    }

    /// Returns the constraints that are active while the guide is near given edges.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near.first { $0.edge == edge }?.constraints ?? []
    }

    /// Returns the constraints that are active while the guide is away from given edges.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away.first { $0.edge == edge }?.constraints ?? []
    }

    /// Deactivates and removes all constraints that were set for edges.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate((near + away).flatMap(\.constraints))
        near = []
        away = []
    }

    private func replacing(
        _ list: Tracked, _ edge: NSDirectionalRectEdge, _ constraints: [NSLayoutConstraint]
    ) -> Tracked {
        for entry in list where entry.edge == edge { NSLayoutConstraint.deactivate(entry.constraints) }
        return list.filter { $0.edge != edge } + (constraints.isEmpty ? [] : [(edge, constraints)])
    }

    private func updateTracked() {
        let states =
            near.map { ($0.constraints, nearEdges.isSuperset(of: $0.edge)) }
            + away.map { ($0.constraints, nearEdges.isDisjoint(with: $0.edge)) }
        // Deactivated first, so that old and new constraints do not conflict.
        for (constraints, isActive) in states where !isActive { NSLayoutConstraint.deactivate(constraints) }
        for (constraints, isActive) in states where isActive { NSLayoutConstraint.activate(constraints) }
    }
}
