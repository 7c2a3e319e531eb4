import CoreGraphics
import Foundation
import QuartzCore

/// A control with the two states on and off.
///
/// A tap, or a drag to the opposite side, toggles the switch. `valueChanged` and `primaryActionTriggered` are sent
/// only at the end of the touch. Setting the value sends no event.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiswitch>.
open class UISwitch: UIControl, SingleTapControl {
    private let track = UIView()
    private let fill = UIView()
    private let thumb = UIView()
    private var storedIsOn = false
    private var drag: SwitchDrag?

    static let size = CGSize(width: 51, height: 31)

    /// Creates a switch that is off. Only the origin of the frame is used. The size is always 51 by 31 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Creates a switch from a storyboard or nib. With a different coder the switch has its default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = Self.size
        setUp(coder)
        if let coder = coder.ofDocument { decodeSwitch(from: coder) }
    }

    private func setUp(_ coder: NSCoder? = nil) {
        setDefaults(
            opaque: false, hugging: [.horizontal: .defaultHigh, .vertical: .defaultHigh], coder: coder)
        for view in [track, fill, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        thumb.backgroundColor = .white
        thumb.layer.showThumbShadow()
        showColors()
    }

    // MARK: - Setting the off/on state

    /// Whether the switch is on. The default is `false`. Setting it is not animated, and sends no event.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Sets whether the switch is on, with an animation of the thumb if `animated` is `true`. Sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        storedIsOn = on
        drag?.isShownOn = on
        showState(animated: animated && window != nil)
    }

    // MARK: - Customizing the appearance

    /// The color of the track while the switch is on. `nil` is green.
    open var onTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.onTintColor, to: onTintColor)
            showColors()
        }
    }

    /// The color of the thumb. `nil` is white.
    open var thumbTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.thumbTintColor, to: thumbTintColor)
            showColors()
        }
    }

    /// The image is stored, but not shown, as on iOS 7 and later.
    open var onImage: UIImage? {
        didSet { appearanceDidChange(\.onImage, to: onImage) }
    }

    /// The image is stored, but not shown, as on iOS 7 and later.
    open var offImage: UIImage? {
        didSet { appearanceDidChange(\.offImage, to: offImage) }
    }

    /// The title beside a check box. The value is always `nil`, because sliding switches have no title.
    open var title: String? {
        get { nil }
        set { _ = newValue }
    }

    /// The style that the app prefers.
    open var preferredStyle = Style.automatic

    /// The style of the switch, which is `sliding`, because check boxes exist only on the Mac.
    open var style: Style { .sliding }

    /// Adds the properties of switches.
    open override class var namedProperties: NamedProperties { addSwitchProperties(to: super.namedProperties) }

    private func showColors() {
        track.backgroundColor = .secondarySystemFill
        fill.backgroundColor = onTintColor ?? .systemGreen
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    // MARK: - Showing the state

    /// Updates the thumb, animated by the display.
    private func showState(animated: Bool) {
        guard animated, thumb.frame != .zero else { return setNeedsLayout() }
        UIView.animate(springDuration: 0.3, bounce: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.layoutParts()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    private func layoutParts() {
        let isShownOn = drag?.isShownOn ?? storedIsOn
        let box = CGRect(origin: bounds.origin, size: Self.size)
        track.frame = box
        track.layer.cornerRadius = box.height / 2
        fill.frame = box
        fill.layer.cornerRadius = box.height / 2
        fill.alpha = isShownOn ? 1 : 0
        // Two points from the edges, and wider during a touch.
        let inset: CGFloat = 2
        let height = box.height - 2 * inset
        let width = height + (drag == nil ? 0 : SwitchDrag.stretch)
        let isAtRight = isShownOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        thumb.frame = CGRect(
            x: isAtRight ? box.maxX - inset - width : box.minX + inset, y: box.minY + inset, width: width,
            height: height)
        thumb.layer.cornerRadius = height / 2
    }

    /// 49 by 31 points. The frame is two points wider because of the alignment insets.
    open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

    /// The frame is two points wider than the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    /// Returns 51 by 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: - Tracking touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag = SwitchDrag(start: touch.location(in: self).x, isShownOn: storedIsOn)
        showState(animated: true)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if drag?.move(to: touch.location(in: self).x, isRightToLeft: isRightToLeft) == true {
            showState(animated: true)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let drag else { return }
        let near = bounds.insetBy(dx: -SwitchDrag.slop, dy: -SwitchDrag.slop)
        let isTap = !drag.hasMovedOver && touch.map { near.contains($0.location(in: self)) } == true
        let isOn = isTap ? !storedIsOn : drag.isShownOn
        self.drag = nil
        let changes = isOn != storedIsOn
        storedIsOn = isOn
        showState(animated: window != nil)
        if changes { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        drag = nil
        showState(animated: window != nil)
    }

    override var ringShape: (rect: CGRect, cornerRadius: CGFloat) {
        (CGRect(origin: bounds.origin, size: Self.size), Self.size.height / 2)
    }

    /// Toggles the switch for the user.
    override func press(with event: UIEvent?) {
        setOn(!storedIsOn, animated: true)
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    // MARK: Accessibility

    /// The default is `true`.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// 1 for on and 0 for off, unless a value was set.
    open override var accessibilityValue: String? {
        get { accessibilityValues.value ?? (isOn ? "1" : "0") }
        set { accessibilityValues.value = newValue }
    }

    /// `button` and `toggleButton`, unless traits were set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? UIAccessibilityTraits([.button, .toggleButton]).union(stateTraits) }
        set { accessibilityValues.traits = newValue }
    }
}

extension UISwitch {
    /// The style of a switch. The raw values match UIKit.
    public enum Style: Int, Sendable {
        /// The default of the platform.
        case automatic = 0
        /// A check box with a title, on the Mac.
        case checkbox = 1
        /// A sliding thumb.
        case sliding = 2
    }
}

/// A touch on the thumb of a switch.
@MainActor
struct SwitchDrag {
    /// The additional width of the thumb during a touch, and the distance of a touch from the switch that is
    /// tolerated, in points.
    static let stretch: CGFloat = 7
    static let slop: CGFloat = 70
    /// The parts of the distance to the opposite side after which the thumb moves there, or back.
    private static let goesOver: CGFloat = 0.7
    private static let goesBack: CGFloat = 0.2

    /// The initial location of the touch, or its location at the last change of sides.
    private var start: CGFloat
    var isShownOn: Bool
    private(set) var hasMovedOver = false

    init(start: CGFloat, isShownOn: Bool) { (self.start, self.isShownOn) = (start, isShownOn) }

    /// Updates the location of the touch. Returns whether the thumb changes sides.
    mutating func move(to x: CGFloat, isRightToLeft: Bool) -> Bool {
        let length = UISwitch.size.width - UISwitch.size.height - Self.stretch
        let towardsOn = isRightToLeft ? start - x : x - start
        let way = isShownOn ? -towardsOn : towardsOn
        // After a change of sides, the distance back is larger.
        guard way > length * (hasMovedOver ? 1 - Self.goesBack : Self.goesOver) else { return false }
        isShownOn.toggle()
        hasMovedOver = true
        start = x
        return true
    }
}
