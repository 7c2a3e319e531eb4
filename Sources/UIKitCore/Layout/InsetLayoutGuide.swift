import Foundation

/// A guide of the system's that each layout of its view updates.
@MainActor
protocol SystemLayoutGuide: UILayoutGuide {
    /// Updates the constants of its constraints.
    func updateConstants()
}

/// A guide inset from its view's sides by distances that depend on the view.
final class InsetLayoutGuide: UILayoutGuide, SystemLayoutGuide {
    private var pins: [NSLayoutConstraint] = []
    private let insets: @MainActor (UIView) -> UIEdgeInsets

    /// - Parameters:
    ///   - frame: Whose sides count; `nil` for the view's own.
    ///   - pinName: The identifier, for messages, of the constraint of a side: left, right, top or bottom.
    init(
        of view: UIView, in frame: UILayoutGuide? = nil, pinName: (String) -> String?,
        insets: @escaping @MainActor (UIView) -> UIEdgeInsets
    ) {
        self.insets = insets
        super.init()
        view.addLayoutGuide(self)
        let now = insets(view)
        pins = [
            leftAnchor.constraint(equalTo: frame?.leftAnchor ?? view.leftAnchor, constant: now.left),
            rightAnchor.constraint(equalTo: frame?.rightAnchor ?? view.rightAnchor, constant: -now.right),
            topAnchor.constraint(equalTo: frame?.topAnchor ?? view.topAnchor, constant: now.top),
            bottomAnchor.constraint(equalTo: frame?.bottomAnchor ?? view.bottomAnchor, constant: -now.bottom),
        ]
        for (pin, side) in zip(pins, ["left", "right", "top", "bottom"]) { pin.identifier = pinName(side) }
        NSLayoutConstraint.activate(pins)
    }

    func updateConstants() {
        guard let owningView else { return }
        let now = insets(owningView)
        for (pin, constant) in zip(pins, [now.left, -now.right, now.top, -now.bottom]) { pin.constant = constant }
    }
}
