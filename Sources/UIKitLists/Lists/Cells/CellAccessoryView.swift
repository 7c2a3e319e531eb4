import Foundation

/// The view of an accessory type at the trailing end of a cell.
final class CellAccessoryView: UIView {
    let type: UITableViewCell.AccessoryType
    private var symbols: [CellSymbolView] = []
    /// The button that shows details, if the type has one.
    private(set) var detailButton: CellDetailButton?

    init?(_ type: UITableViewCell.AccessoryType) {
        guard type != .none else { return nil }
        self.type = type
        super.init(frame: .zero)
        isOpaque = false
        switch type {
        case .none: break
        case .disclosureIndicator: symbols = [CellSymbolView(.disclosure)]
        case .checkmark: symbols = [CellSymbolView(.checkmark)]
        case .detailButton: detailButton = CellDetailButton()
        case .detailDisclosureButton:
            detailButton = CellDetailButton()
            symbols = [CellSymbolView(.disclosure)]
        }
        if let detailButton { addSubview(detailButton) }
        for symbol in symbols { addSubview(symbol) }
        isUserInteractionEnabled = detailButton != nil
    }

    required init?(coder: NSCoder) { nil }

    private static let gap: CGFloat = 8

    override var intrinsicContentSize: CGSize {
        let parts = (detailButton.map { _ in [CellSymbolView.Symbol.info.size] } ?? []) + symbols.map(\.symbol.size)
        let width = parts.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, parts.count - 1))
        return CGSize(width: width, height: parts.map(\.height).max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        func place(_ view: UIView, _ size: CGSize) {
            let left = isRightToLeft ? bounds.width - x - size.width : x
            view.frame = CGRect(
                x: left, y: ((bounds.height - size.height) / 2).rounded(.up), width: size.width, height: size.height)
            x += size.width + Self.gap
        }
        if let detailButton { place(detailButton, CellSymbolView.Symbol.info.size) }
        for symbol in symbols { place(symbol, symbol.symbol.size) }
    }
}

/// The button of the accessory types that show details.
final class CellDetailButton: UIControl {
    let symbol = CellSymbolView(.info)

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isAccessibilityElement = true
        accessibilityLabel = "More info"
        accessibilityTraits = .button
        addSubview(symbol)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbol.frame = bounds
    }

    override var isHighlighted: Bool {
        didSet { symbol.alpha = isHighlighted ? 0.3 : 1 }
    }

    /// Extends the touch area to the width of a finger.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -11, dy: -11).contains(point)
    }
}
