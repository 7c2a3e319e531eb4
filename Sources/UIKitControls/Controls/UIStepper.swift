import CoreGraphics
import Foundation
import QuartzCore

// Chosen (Views): A held button of a stepper repeats the step after half a second, and then ten times per second.
/// A control with two buttons that decrease and increase a number.
///
/// If the user holds a button, the step is repeated after half a second, and then ten times per second. `valueChanged`
/// is sent for each step; if `isContinuous` is `false`, it is sent only at the end of the touch. Setting the value
/// sends no event.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistepper>.
open class UIStepper: UIControl, SingleTapControl {
    private let halves = StepperHalves()
    private var range = StepperRange()
    private var repetition: ScheduledWork?
    private var repeated: StepperRange.Direction?
    private var hasUnsentChange = false

    static let size = CGSize(width: 94, height: 32)

    /// Creates a stepper with the range 0 to 100, a step of 1 and the value 0. The size of the frame is ignored, since
    /// a stepper is always 94 by 32 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Decodes a stepper from a storyboard or nib. Any other coder creates a stepper with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = Self.size
        setUp(coder)
        if let coder = coder.ofDocument { decodeStepper(from: coder) }
    }

    private func setUp(_ coder: NSCoder? = nil) {
        setDefaults(
            opaque: false, hugging: [.horizontal: .defaultHigh, .vertical: .defaultHigh], coder: coder)
        halves.add(to: self)
        showState()
    }

    // MARK: - Configuring the stepper

    /// Whether `valueChanged` is sent for each step. If `false`, it is sent only at the end of the touch. The default
    /// is `true`.
    open var isContinuous = true

    /// Whether the step is repeated while the user holds a button. The default is `true`.
    open var autorepeat = true { didSet { if !autorepeat { stopRepeating() } } }

    /// Whether a step beyond a limit sets the opposite limit. The default is `false`.
    open var wraps: Bool {
        get { range.wraps }
        set {
            range.wraps = newValue
            showState()
        }
    }

    /// The minimum value. The default is 0. Setting a value above `maximumValue` raises an exception, as on iOS.
    open var minimumValue: Double {
        get { range.minimum }
        set {
            guard newValue.isFinite, newValue <= range.maximum else {
                return raise("minimumValue (\(newValue)) must be less than or equal to maximumValue (\(range.maximum))")
            }
            range.minimum = newValue
            showState()
        }
    }

    /// The maximum value. The default is 100. Setting a value below `minimumValue` raises an exception, as on iOS.
    open var maximumValue: Double {
        get { range.maximum }
        set {
            guard newValue.isFinite, newValue >= range.minimum else {
                return raise(
                    "maximumValue (\(newValue)) must be greater than or equal to minimumValue (\(range.minimum))")
            }
            range.maximum = newValue
            showState()
        }
    }

    /// The step. The default is 1. Setting a value of 0 or less raises an exception, as on iOS.
    open var stepValue: Double {
        get { range.step }
        set {
            guard newValue.isFinite, newValue > 0 else {
                return raise("stepValue (\(newValue)) must be greater than 0")
            }
            range.step = newValue
        }
    }

    private func raise(_ sentence: String) {
        Diagnostics.raise(.controlValue, "\(sentence). \(Diagnostics.name(self))")
    }

    // MARK: - Accessing the stepper's value

    /// The value, between `minimumValue` and `maximumValue`. The default is 0. NaN is ignored. Setting the property
    /// sends no event.
    open var value: Double {
        get { range.value }
        set {
            guard !newValue.isNaN else {
                return Diagnostics.warn(
                    .control, "\(Diagnostics.name(self)): value cannot be NaN; the old value is kept")
            }
            range.value = newValue
            showState()
        }
    }

    // MARK: - Customizing appearance

    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        recordAppearance(Int(state.rawValue)) { $0.setBackgroundImage(image, for: state) }
        halves.images.background[state] = image
        showState()
    }

    /// Returns the background image that was set for a state.
    open func backgroundImage(for state: State) -> UIImage? { halves.images.background[state] }

    /// Sets the image between the buttons for states of the left and the right button.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        recordAppearance(Int(leftState.rawValue), Int(rightState.rawValue)) {
            $0.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
        }
        halves.images.dividers[DividerStates(left: leftState, right: rightState)] = image
        showState()
    }

    /// Returns the image between the buttons that was set for states of the left and the right button.
    open func dividerImage(forLeftSegmentState state: State, rightSegmentState rightState: State) -> UIImage? {
        halves.images.dividers[DividerStates(left: state, right: rightState)]
    }

    /// Sets the image of the increment button for a state. An image without a rendering mode is displayed as a
    /// template.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        recordAppearance(Int(state.rawValue)) { $0.setIncrementImage(image, for: state) }
        halves.images.increment[state] = image
        showState()
    }

    /// Returns the image of the increment button that was set for a state.
    open func incrementImage(for state: State) -> UIImage? { halves.images.increment[state] }

    /// Sets the image of the decrement button for a state. An image without a rendering mode is displayed as a
    /// template.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        recordAppearance(Int(state.rawValue)) { $0.setDecrementImage(image, for: state) }
        halves.images.decrement[state] = image
        showState()
    }

    /// Returns the image of the decrement button that was set for a state.
    open func decrementImage(for state: State) -> UIImage? { halves.images.decrement[state] }

    private func showState() {
        func state(of direction: StepperRange.Direction) -> State {
            guard isEnabled, range.canStep(direction) else { return .disabled }
            return repeated == direction && isTouchInside ? .highlighted : .normal
        }
        halves.show(decrement: state(of: .down), increment: state(of: .up), of: self)
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        halves.layout(in: bounds, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The size of the stepper, which is always 94 by 32 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// Returns the size of the stepper, which is always 94 by 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// The named properties of steppers.
    open override class var namedProperties: NamedProperties { addStepperProperties(to: super.namedProperties) }

    // MARK: - Tracking touches

    private func direction(at place: CGPoint) -> StepperRange.Direction {
        (place.x < bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? .down : .up
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let direction = direction(at: touch.location(in: self))
        guard range.canStep(direction) else { return false }
        repeated = direction
        hasUnsentChange = false
        step(direction, with: event)
        // The handler of the event may have disabled or removed the stepper.
        guard repeated != nil, isEnabled, window != nil else { return false }
        repeatLater(after: 0.5)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { repeated != nil }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        stopRepeating()
        if hasUnsentChange { sendChange(with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        stopRepeating()
        if hasUnsentChange { sendChange(with: event) }
    }

    private func repeatLater(after delay: TimeInterval) {
        repetition?.cancel()
        guard autorepeat else { return }
        repetition = MainLoop.current.schedule(at: CACurrentMediaTime() + delay) { [weak self] in
            guard let self, let direction = repeated else { return }
            if isTouchInside { step(direction, with: nil) }
            if repeated != nil { repeatLater(after: 0.1) }
        }
    }

    private func stopRepeating() {
        repetition?.cancel()
        repetition = nil
        repeated = nil
        showState()
    }

    private func step(_ direction: StepperRange.Direction, with event: UIEvent?) {
        guard range.take(direction) else { return }
        showState()
        if isContinuous { sendChange(with: event) } else { hasUnsentChange = true }
    }

    private func sendChange(with event: UIEvent?) {
        hasUnsentChange = false
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    private lazy var accessibleParts = ControlPartList()

    /// The two buttons, unless different elements are set.
    open override var accessibilityElements: [Any]? {
        get { accessibilityValues.elements ?? accessibleParts.elements(of: self, count: 2) }
        set { accessibilityValues.elements = newValue }
    }

    override var ringShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, 8) }

    /// Changes the value by one step because of an arrow key.
    override func adjust(by steps: Int) -> Bool {
        if range.take(steps < 0 ? .down : .up) {
            showState()
            sendChange(with: nil)
        }
        return true
    }

    /// Ignores Return and Space, since the stepper has no primary button.
    override func press(with event: UIEvent?) {}
}
