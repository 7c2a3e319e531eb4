import Foundation

/// The handle that moves a cell, with a line before it if other accessories precede it (recorded for lists). It
/// receives a touch as soon as the touch begins.
final class ReorderControl: UIView {
    let symbol = CellSymbolView(.reorder)
    private let line = UIView()
    private let follow: (UILongPressGestureRecognizer) -> Void
    var showsLine = false {
        didSet { if showsLine != oldValue { setNeedsLayout() } }
    }

    /// - Parameter follow: Called when the gesture of the finger changes.
    init(_ follow: @escaping (UILongPressGestureRecognizer) -> Void) {
        self.follow = follow
        super.init(frame: .zero)
        isOpaque = false
        isAccessibilityElement = true
        accessibilityLabel = "Reorder"
        accessibilityTraits = .button
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

    /// Extends the touch area to the width of a finger.
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
