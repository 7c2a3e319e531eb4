import Foundation

/// The control at the leading end of a cell in editing mode: a circle that deletes or inserts the row, or shows
/// whether it is selected.
final class CellEditingControl: UIControl {
    let symbol: CellSymbolView

    init(_ symbol: CellSymbolView.Symbol) {
        self.symbol = CellSymbolView(symbol)
        super.init(frame: .zero)
        isOpaque = false
        addSubview(self.symbol)
    }

    required init?(coder: NSCoder) { nil }

    var kind: CellSymbolView.Symbol {
        get { symbol.symbol }
        set {
            symbol.symbol = newValue
            isUserInteractionEnabled = newValue == .delete || newValue == .insert
        }
    }

    // Chosen (Lists): The accessibility labels of a cell's editing controls are "Remove", "Insert" and "Reorder".
    override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? isUserInteractionEnabled }
        set { accessibilityValues.isElement = newValue }
    }

    override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? (kind == .insert ? "Insert" : "Remove") }
        set { accessibilityValues.label = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? UIAccessibilityTraits.button.union(stateTraits) }
        set { accessibilityValues.traits = newValue }
    }

    /// Whether the minus sign is vertical, which it is while the row shows its swipe actions.
    var isTurned = false {
        didSet { symbol.transform = isTurned ? CGAffineTransform(rotationAngle: -.pi / 2) : .identity }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = symbol.symbol.size
        symbol.bounds = CGRect(origin: .zero, size: size)
        symbol.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
