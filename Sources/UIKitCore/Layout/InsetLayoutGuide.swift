import Cassowary
import Foundation

/// A system guide that each layout of its view updates.
@MainActor
protocol SystemLayoutGuide: UILayoutGuide {
    /// Updates the constants of its constraints.
    func updateConstants()
}

/// A guide inset from its view's edges by distances that depend on the view.
final class InsetLayoutGuide: UILayoutGuide, SystemLayoutGuide {
    private var pins: [NSLayoutConstraint] = []
    /// Centers a guide with a maximum width between the insets.
    private var center: NSLayoutConstraint?
    private let insets: @MainActor (UIView) -> UIEdgeInsets
    private let yields: Bool

    /// - Parameters:
    ///   - frame: The guide whose edges are used; `nil` for the view's own.
    ///   - pinName: The identifier, for messages, of the constraint of an edge: left, right, top or bottom.
    ///   - yields: Whether the guide is empty in a view that is smaller than the insets: its right or bottom edge
    ///     moves. Otherwise the guide's constraints conflict in such a view.
    ///   - largestWidth: The maximum width, in which the guide is centered. It uses constraints instead of constants
    ///     that follow the view's width, so that it is valid for every width during solving.
    init(
        of view: UIView, in frame: UILayoutGuide? = nil, pinName: (String) -> String?, yields: Bool = false,
        largestWidth: CGFloat? = nil, insets: @escaping @MainActor (UIView) -> UIEdgeInsets
    ) {
        self.insets = insets
        self.yields = yields
        super.init()
        view.addLayoutGuide(self)
        let (left, right) = (frame?.leftAnchor ?? view.leftAnchor, frame?.rightAnchor ?? view.rightAnchor)
        pins = [
            largestWidth == nil
                ? leftAnchor.constraint(equalTo: left) : leftAnchor.constraint(greaterThanOrEqualTo: left),
            largestWidth == nil
                ? rightAnchor.constraint(equalTo: right) : rightAnchor.constraint(lessThanOrEqualTo: right),
            topAnchor.constraint(equalTo: frame?.topAnchor ?? view.topAnchor),
            bottomAnchor.constraint(equalTo: frame?.bottomAnchor ?? view.bottomAnchor),
        ]
        for (pin, side) in zip(pins, ["left", "right", "top", "bottom"]) { pin.identifier = pinName(side) }
        if let largestWidth {
            let center = centerXAnchor.constraint(equalTo: view.centerXAnchor)
            let wide = widthAnchor.constraint(equalToConstant: largestWidth)
            wide.priority = UILayoutPriority(999)
            self.center = center
            NSLayoutConstraint.activate([
                center, wide, widthAnchor.constraint(lessThanOrEqualToConstant: largestWidth),
            ])
        }
        updateConstants(insets(view))
        NSLayoutConstraint.activate(pins)
        updatePriorities(insets(view), in: view.bounds.size)
    }

    func updateConstants() {
        guard let owningView else { return }
        let now = insets(owningView)
        updateConstants(now)
        updatePriorities(now, in: owningView.bounds.size)
    }

    /// Updates whether pins yield. The priority of a yielding pin is below required constraints, and above all
    /// optional ones.
    private func updatePriorities(_ now: UIEdgeInsets, in size: CGSize) {
        guard yields else { return }
        let engine = LayoutEngine.current
        engine.setProvisional(pins[1], now.left + now.right > size.width)
        engine.setProvisional(pins[3], now.top + now.bottom > size.height)
    }

    /// Returns the horizontal or vertical constraints of the guide if no other constraint uses its lines in that
    /// direction. A view that uses only the leading margin need not be as high as its top and bottom margins.
    func idleConstraints(in solver: Solver) -> [ConstraintID] {
        guard let state = layoutState else { return [] }
        let sides = [(state.minX, state.width, pins.prefix(2)), (state.minY, state.height, pins.suffix(2))]
        return sides.flatMap { start, length, pins -> [ConstraintID] in
            let own = pins.compactMap(\.solverID)
            let all = Set(solver.constraints(mentioning: start) + solver.constraints(mentioning: length))
            return all.subtracting(own).subtracting(state.limits).isEmpty ? own : []
        }
    }

    private func updateConstants(_ now: UIEdgeInsets) {
        for (pin, constant) in zip(pins, [now.left, -now.right, now.top, -now.bottom]) { pin.constant = constant }
        center?.constant = (now.left - now.right) / 2
    }
}
