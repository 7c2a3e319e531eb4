import Foundation

/// The chevron of an outline, which points down while the children of the item are visible.
final class OutlineDisclosureControl: UIControl {
    let symbol = CellSymbolView(.disclosure)

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        addSubview(symbol)
    }

    required init?(coder: NSCoder) { nil }

    // Chosen (Lists): The chevron of an outline is an accessibility element with the label of its row.
    override var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { isExpanded ? .expanded : .collapsed }
        set { super.accessibilityExpandedStatus = newValue }
    }

    var isExpanded = false {
        didSet { if isExpanded != oldValue { turn() } }
    }

    private func turn() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        symbol.transform = isExpanded ? CGAffineTransform(rotationAngle: isRightToLeft ? -.pi / 2 : .pi / 2) : .identity
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbol.bounds = CGRect(origin: .zero, size: symbol.symbol.size)
        symbol.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Extends the touch area to the width of a finger.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -14, dy: 0).contains(point)
    }
}
