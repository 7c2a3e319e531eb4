import Foundation

/// What stands at the beginning of a cell that is edited: a circle that deletes, inserts, or shows whether the row is selected.
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

    /// Whether the minus stands upright, as while its row shows what it does.
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
