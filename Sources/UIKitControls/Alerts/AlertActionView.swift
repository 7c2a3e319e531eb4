import CoreGraphics
import Foundation

/// The button of an action. The alert's view tracks touches for all buttons, so that a finger can slide between them.
final class AlertActionView: UIView {
    let action: UIAlertAction
    private let highlight = UIView()
    private let label = UILabel()
    private var metrics = AlertMetrics(.alert)
    private var measured: (width: CGFloat, height: CGFloat)?
    private var pressedKey: UIKeyboardHIDUsage?

    init(_ action: UIAlertAction) {
        self.action = action
        super.init(frame: .zero)
        // Also clips the focus ring.
        clipsToBounds = true
        highlight.backgroundColor = Self.highlightColor
        highlight.alpha = 0
        highlight.isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(highlight)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Darkens light cards and lightens dark cards to the measured color of pressed actions.
    private static let highlightColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.08)
    }

    // MARK: Content

    func update(_ metrics: AlertMetrics, fonts: AlertFonts, isEmphasized: Bool) {
        self.metrics = metrics
        let wraps = metrics.kind != .alert || metrics.isLargeText
        label.text = action.title
        label.font = isEmphasized ? fonts.emphasized : fonts.action
        label.textColor =
            !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .tintColor
        label.numberOfLines = wraps ? 0 : 1
        label.lineBreakMode = wraps ? .byWordWrapping : .byTruncatingTail
        // The font shrinks to a minimum of 10 points, as in imitations.
        label.adjustsFontSizeToFitWidth = !wraps
        label.minimumScaleFactor = 10 / 17
        accessibilityIdentifier = action.accessibilityIdentifier
        measured = nil
        if !action.isEnabled { isHighlighted = false }
        setNeedsLayout()
    }

    /// Returns the height for a width.
    func height(inWidth width: CGFloat) -> CGFloat {
        if let measured, measured.width == width { return measured.height }
        let room = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
        let height = metrics.rowHeight(ofTitle: label.sizeThatFits(room).height)
        measured = (width, height)
        return height
    }

    /// The width of the title in one line, with its margins.
    var preferredWidth: CGFloat { label.sizeThatFits(.zero).width + 2 * metrics.rowSide }

    private func textWidth(in width: CGFloat) -> CGFloat { max(1, width - 2 * min(metrics.rowSide, width / 4)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        highlight.frame = bounds
        let width = textWidth(in: bounds.width)
        label.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
    }

    // MARK: Pressing

    /// Whether a finger or a key is pressing the action.
    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { highlight.alpha = isHighlighted ? 1 : 0 } }
    }

    /// Space presses the action while it has the focus. (Return is a key command of the alert.)
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFocused, action.isEnabled, pressedKey == nil, let key = Self.pressingKey(of: presses) else {
            return super.pressesBegan(presses, with: event)
        }
        pressedKey = key
        isHighlighted = true
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let pressedKey, Self.pressingKey(of: presses) == pressedKey else {
            return super.pressesEnded(presses, with: event)
        }
        endKeyPress()
        if isFocused { action.alert?.choose(action) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let pressedKey, Self.pressingKey(of: presses) == pressedKey else {
            return super.pressesCancelled(presses, with: event)
        }
        endKeyPress()
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { endKeyPress() }
    }

    private func endKeyPress() {
        guard pressedKey != nil else { return }
        pressedKey = nil
        isHighlighted = false
    }

    private static func pressingKey(of presses: Set<UIPress>) -> UIKeyboardHIDUsage? {
        presses.lazy.compactMap { $0.key?.keyCode }.first {
            $0 == .keyboardSpacebar || $0 == .keyboardReturnOrEnter || $0 == .keypadEnter
        }
    }

    // MARK: The keyboard's focus

    override var canBecomeFocused: Bool { action.isEnabled }

    // MARK: Accessibility

    override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? action.title }
        set { accessibilityValues.label = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? (action.isEnabled ? .button : [.button, .notEnabled]) }
        set { accessibilityValues.traits = newValue }
    }
}

extension AlertActionView: FocusShaping {
    /// The ring is inset from the edges, so that the card's round corners do not clip it.
    var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        let inset = min(3, bounds.width / 4, bounds.height / 4)
        return (bounds.insetBy(dx: inset, dy: inset), AlertMetrics.cornerRadius - 3)
    }
}

extension AlertActionView: ScreenElement {
    var includesLabels: Bool { true }
    var isTouchedAsWhole: Bool { true }
    var takesTouchesOfSubviews: Bool { false }
    var paintsItself: Bool { false }
}
