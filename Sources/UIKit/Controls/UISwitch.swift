import CoreGraphics
import Foundation
import QuartzCore

/// A control that turns something on or off.
///
/// A tap turns it over, and so does a drag to the other side. `valueChanged` and `primaryActionTriggered` are sent when the
/// finger is lifted, and only then: not when a program sets the value.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiswitch>.
open class UISwitch: UIControl, SingleTapControl {
    private let track = UIView()
    private let fill = UIView()
    private let thumb = UIView()
    private var storedIsOn = false
    private var drag: SwitchDrag?

    static let size = CGSize(width: 51, height: 31)

    /// Makes a switch that is off. Of the frame the origin counts; the size is always 51 by 31 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Makes a switch of a storyboard or nib; another coder says nothing.
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

    /// Whether the switch is on. The default is `false`. Setting it changes what is shown at once, and sends no event.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off, and lets the thumb slide there. Sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        storedIsOn = on
        drag?.isShownOn = on
        showState(animated: animated && window != nil)
    }

    // MARK: - Customizing the appearance

    /// The colour of the track while the switch is on. `nil` for green.
    open var onTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.onTintColor, to: onTintColor)
            showColors()
        }
    }

    /// The colour of the thumb. `nil` for white.
    open var thumbTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.thumbTintColor, to: thumbTintColor)
            showColors()
        }
    }

    /// Kept, and not shown: as on iOS 7 and later.
    open var onImage: UIImage? {
        didSet { appearanceDidChange(\.onImage, to: onImage) }
    }

    /// Kept, and not shown: as on iOS 7 and later.
    open var offImage: UIImage? {
        didSet { appearanceDidChange(\.offImage, to: offImage) }
    }

    /// The title beside a check box. Sliding switches, the only kind outside of the Mac, have none: `nil`, whatever is set.
    open var title: String? {
        get { nil }
        set { _ = newValue }
    }

    /// The style that the app prefers.
    open var preferredStyle = Style.automatic

    /// The style of the switch: sliding, for check boxes exist on the Mac alone.
    open var style: Style { .sliding }

    /// With the properties of switches.
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

    /// Lets the thumb slide to where it belongs, in the display.
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
        // Two points from the edges, and wider while a finger is on it.
        let inset: CGFloat = 2
        let height = box.height - 2 * inset
        let width = height + (drag == nil ? 0 : SwitchDrag.stretch)
        let isAtRight = isShownOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        thumb.frame = CGRect(
            x: isAtRight ? box.maxX - inset - width : box.minX + inset, y: box.minY + inset, width: width,
            height: height)
        thumb.layer.cornerRadius = height / 2
    }

    /// 49 by 31 points: two less than the frame, which the alignment insets add.
    open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

    /// The frame is two points wider than what is aligned.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    /// Always 51 by 31 points.
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

    /// Turns the switch over, as people do.
    override func press(with event: UIEvent?) {
        setOn(!storedIsOn, animated: true)
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    // MARK: Accessibility

    /// `true` unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// 1 for on and 0 for off, unless set.
    open override var accessibilityValue: String? {
        get { accessibilityValues.value ?? (isOn ? "1" : "0") }
        set { accessibilityValues.value = newValue }
    }

    /// A button that is on or off, unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? UIAccessibilityTraits([.button, .toggleButton]).union(stateTraits) }
        set { accessibilityValues.traits = newValue }
    }
}

extension UISwitch {
    /// How a switch looks. Raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// As is usual where the app runs.
        case automatic = 0
        /// A check box with a title, on the Mac.
        case checkbox = 1
        /// A thumb that slides.
        case sliding = 2
    }
}

/// A finger on a switch's thumb.
@MainActor
struct SwitchDrag {
    /// How much wider the thumb is while a finger is on it, and how far a finger may be outside of the switch, in points.
    static let stretch: CGFloat = 7
    static let slop: CGFloat = 70
    /// Shares of the way to the other side, after which the thumb goes there, or goes back from there.
    private static let goesOver: CGFloat = 0.7
    private static let goesBack: CGFloat = 0.2

    /// Where the finger came down, or where the thumb last changed sides.
    private var start: CGFloat
    var isShownOn: Bool
    private(set) var hasMovedOver = false

    init(start: CGFloat, isShownOn: Bool) { (self.start, self.isShownOn) = (start, isShownOn) }

    /// Follows the finger. Returns whether the thumb changes sides.
    mutating func move(to x: CGFloat, isRightToLeft: Bool) -> Bool {
        let length = UISwitch.size.width - UISwitch.size.height - Self.stretch
        let towardsOn = isRightToLeft ? start - x : x - start
        let way = isShownOn ? -towardsOn : towardsOn
        // Over there it waits for more than the way that brought it there.
        guard way > length * (hasMovedOver ? 1 - Self.goesBack : Self.goesOver) else { return false }
        isShownOn.toggle()
        hasMovedOver = true
        start = x
        return true
    }
}
