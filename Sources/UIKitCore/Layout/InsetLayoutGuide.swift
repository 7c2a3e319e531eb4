import Foundation

/// A guide of the system's that each layout of its view puts into its place.
@MainActor
protocol SystemLayoutGuide: UILayoutGuide {
    /// Follows what the place depends on.
    func updateConstants()
}

/// A guide that stands off its view's sides by insets, which follow the view.
final class InsetLayoutGuide: UILayoutGuide, SystemLayoutGuide {
    private var pins: [NSLayoutConstraint] = []
    private let insets: @MainActor (UIView) -> UIEdgeInsets

    /// - Parameter pinName: The name that messages have for the constraint of a side: left, right, top or bottom.
    init(
        of view: UIView, pinName: (String) -> String?, insets: @escaping @MainActor (UIView) -> UIEdgeInsets
    ) {
        self.insets = insets
        super.init()
        view.addLayoutGuide(self)
        let now = insets(view)
        pins = [
            leftAnchor.constraint(equalTo: view.leftAnchor, constant: now.left),
            rightAnchor.constraint(equalTo: view.rightAnchor, constant: -now.right),
            topAnchor.constraint(equalTo: view.topAnchor, constant: now.top),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -now.bottom),
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
