import UIKit

/// The delegate of a dial. Its methods are optional.
@objc public protocol DialDelegate {
    @objc(dial:willTurnToValue:)
    optional func dial(_ dial: Dial, willTurnTo value: CGFloat) -> CGFloat
    @objc optional func dialDidBegin(_ dial: Dial)
    @objc(dialDidEnd:animated:) optional func dialDidEnd(_ dial: Dial, animated: Bool)
}

/// A round control for a number.
@IBDesignable
open class Dial: UIControl {
    // MARK: Inspectable

    @IBInspectable open var minimumValue: CGFloat = 0 {
        didSet { value = max(value, minimumValue) }
    }

    @IBInspectable open var maximumValue: CGFloat = 100 {
        didSet { value = min(value, maximumValue) }
    }

    @IBInspectable public dynamic var trackColor: UIColor? = .lightGray {
        didSet { setNeedsDisplay() }
    }

    @objc public dynamic var knobColor: UIColor = UIColor.white {
        willSet { knobChanges += 1 }
        didSet { knob.backgroundColor = knobColor }
    }

    @IBInspectable
    open var isContinuous: Bool = true

    @IBOutlet public weak var delegate: AnyObject? {
        get { _delegate }
        set { _delegate = newValue as? DialDelegate }
    }

    private weak var _delegate: DialDelegate?

    /// The number. Setting it does not send `valueChanged`.
    @objc open dynamic var value: CGFloat {
        get { storedValue }
        set {
            let proposed = _delegate?.dial?(self, willTurnTo: newValue) ?? newValue
            storedValue = min(max(proposed, minimumValue), maximumValue)
            setNeedsLayout()
            label.text = String(format: "%.0f", Double(storedValue))
        }
    }

    private var storedValue: CGFloat = 0
    private(set) var knobChanges = 0
    let knob = UIView()
    let label = UILabel()
    private(set) lazy var doubleTap = UITapGestureRecognizer(target: self, action: #selector(reset))
    private lazy var press: UILongPressGestureRecognizer = {
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        press.minimumPressDuration = 0.8
        press.delegate = self
        return press
    }()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    open override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        value = 42
    }

    private func commonInit() {
        knob.backgroundColor = knobColor
        knob.isUserInteractionEnabled = false
        addSubview(knob)
        addSubview(label)
        label.text = "0"
        doubleTap.numberOfTapsRequired = 2
        addGestureRecognizer(doubleTap)
        addGestureRecognizer(press)
        addTarget(self, action: #selector(touched(_:for:)), for: [.touchDown, .touchUpInside])
        addTarget(self, action: #selector(Dial.changed), for: .valueChanged)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        #if DIAL_HAPTICS
        haptics()
        #endif
    }

    private(set) var events: [String] = []

    @objc private func touched(_ sender: Dial, for event: UIEvent?) {
        events.append("touched")
    }

    @objc private func changed() {
        events.append("changed \(Int(value))")
    }

    @objc
    private func reset() {
        value = minimumValue
        sendActions(for: .primaryActionTriggered)
    }

    @objc func pressed(_ recognizer: UILongPressGestureRecognizer) {
        if case .began = recognizer.state { events.append("pressed") }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 80) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let range = max(maximumValue - minimumValue, 1)
        let x = bounds.width * (value - minimumValue) / range
        knob.frame = CGRect(x: x - 10, y: bounds.midY - 10, width: 20, height: 20)
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
    }

    open override var isHighlighted: Bool {
        didSet { knob.alpha = isHighlighted ? 0.5 : 1 }
    }

    open override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            super.isEnabled = newValue
            alpha = newValue ? 1 : 0.3
        }
    }

    // MARK: Tracking

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _delegate?.dialDidBegin?(self)
        turn(to: touch.location(in: self))
        return true
    }

    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        turn(to: touch.location(in: self))
        return true
    }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendActions(for: .valueChanged) }
        _delegate?.dialDidEnd?(self, animated: false)
    }

    func turn(to point: CGPoint) {
        value = minimumValue + (maximumValue - minimumValue) * point.x / max(bounds.width, 1)
        if isContinuous { sendActions(for: .valueChanged) }
    }

    // MARK: Accessibility

    @objc open func increment() { value += 10 }
    @objc open func decrement() { value -= 10 }
    open override var accessibilityValue: String? {
        get { return label.text }
        set { super.accessibilityValue = newValue }
    }
}

extension Dial: UIGestureRecognizerDelegate {
    override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer.isKind(of: UILongPressGestureRecognizer.self) else { return true }
        return isEnabled
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
