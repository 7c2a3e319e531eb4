import Foundation

/// The chevron of an outline, which points down while what is below is shown.
final class OutlineDisclosureControl: UIControl {
    let symbol = CellSymbolView(.disclosure)

    init() {
        super.init(frame: .zero)
        isOpaque = false
        addSubview(symbol)
    }

    required init?(coder: NSCoder) { nil }

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

    /// A finger is wider than the drawing.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -14, dy: 0).contains(point)
    }
}

/// The handle by which a cell is moved, with a line before it where it does not stand alone (recorded).
final class ReorderAccessoryView: UIView {
    let symbol = CellSymbolView(.reorder)
    private let line = UIView()
    var showsLine = false {
        didSet { if showsLine != oldValue { setNeedsLayout() } }
    }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        line.backgroundColor = .separator
        addSubview(line)
        addSubview(symbol)
    }

    required init?(coder: NSCoder) { nil }

    /// A finger is wider than the drawing.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -8).contains(point)
    }

    var ownSize: CGSize {
        let size = symbol.symbol.size
        return CGSize(width: size.width + (showsLine ? 18 : 0), height: 28)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = symbol.symbol.size
        line.isHidden = !showsLine
        line.frame = CGRect(x: isRightToLeft ? bounds.width - 1 : 0, y: 0, width: 1, height: bounds.height)
        symbol.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }
}
