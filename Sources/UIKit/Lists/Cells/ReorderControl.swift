import Foundation

/// The handle by which a cell is moved, with a line before it where it does not stand alone (recorded for lists). It takes a finger as soon as
/// that is on it.
final class ReorderControl: UIView {
    let symbol = CellSymbolView(.reorder)
    private let line = UIView()
    private let follow: (UILongPressGestureRecognizer) -> Void
    var showsLine = false {
        didSet { if showsLine != oldValue { setNeedsLayout() } }
    }

    /// - Parameter follow: Is called with what the finger does.
    init(_ follow: @escaping (UILongPressGestureRecognizer) -> Void) {
        self.follow = follow
        super.init(frame: .zero)
        isOpaque = false
        line.backgroundColor = .separator
        addSubview(line)
        addSubview(symbol)
        let press = UILongPressGestureRecognizer(target: self, action: ReorderControl.pressDidChange)
        press.minimumPressDuration = 0
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    private func pressDidChange(_ press: UILongPressGestureRecognizer) { follow(press) }

    /// A finger is wider than the drawing.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -11, dy: -8).contains(point)
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
            x: isRightToLeft ? 0 : bounds.width - size.width, y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width,
            height: size.height)
    }
}
