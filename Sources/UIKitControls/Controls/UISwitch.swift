import CoreGraphics
import Foundation
import QuartzCore

/// A control with two states, on and off.
///
/// A tap toggles the switch, and so does a drag of the thumb to the opposite side. `valueChanged` and
/// `primaryActionTriggered` are sent at the end of the touch. Setting the value sends no event.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiswitch>.
open class UISwitch: UIControl, SingleTapControl, DraggedControl {
    private let track = UIView()
    private let fill = UIView()
    private let thumb = UIView()
    private var storedIsOn = false
    private var drag: SwitchDrag?

    static let size = CGSize(width: 51, height: 31)

    /// Creates a switch that is off. The size of the frame is ignored, since a switch is always 51 by 31 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Decodes a switch from a storyboard or nib. Any other coder creates a switch with default values.
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

    /// Whether the switch is on. The default is `false`. Setting the property is not animated and sends no event.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off. If `animated` is `true`, the thumb moves with an animation. The method sends no
    /// event.
    open func setOn(_ on: Bool, animated: Bool) {
        storedIsOn = on
        drag?.isShownOn = on
        showState(animated: animated && window != nil)
    }

    // MARK: - Customizing the appearance

    /// The color of the track while the switch is on; `nil` for green.
    open var onTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.onTintColor, to: onTintColor)
            showColors()
        }
    }

    /// The color of the thumb; `nil` for white.
    open var thumbTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.thumbTintColor, to: thumbTintColor)
            showColors()
        }
    }

    /// An image that is stored but not displayed, as on iOS 7 and later.
    open var onImage: UIImage? {
        didSet { appearanceDidChange(\.onImage, to: onImage) }
    }

    /// An image that is stored but not displayed, as on iOS 7 and later.
    open var offImage: UIImage? {
        didSet { appearanceDidChange(\.offImage, to: offImage) }
    }

    /// The title beside a check box. The value is always `nil`, since a sliding switch has no title.
    open var title: String? {
        get { nil }
        set { _ = newValue }
    }

    /// The style that the program prefers. The default is `automatic`.
    open var preferredStyle = Style.automatic

    /// The style of the switch, which is always `sliding`, since check boxes exist only on a Mac.
    open var style: Style { .sliding }

    /// The named properties of switches.
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

    /// Updates the position of the thumb. The display server runs the animation.
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
        // The thumb is two points from the edges, and is wider during a touch.
        let inset: CGFloat = 2
        let height = box.height - 2 * inset
        let width = height + (drag == nil ? 0 : SwitchDrag.stretch)
        let isAtRight = isShownOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        thumb.frame = CGRect(
            x: isAtRight ? box.maxX - inset - width : box.minX + inset, y: box.minY + inset, width: width,
            height: height)
        thumb.layer.cornerRadius = height / 2
        layoutMarks(isOn: isShownOn, box)
    }

    // Chosen (Input): With `isOnOffSwitchLabelsEnabled`, a switch has a line on its on side and a circle on its off
    // side.
    private var marks: (on: UIView, off: UIView)?

    private func layoutMarks(isOn: Bool, _ box: CGRect) {
        guard UIAccessibility.isOnOffSwitchLabelsEnabled else {
            for mark in [marks?.on, marks?.off] { mark?.removeFromSuperview() }
            marks = nil
            return
        }
        let marks = marks ?? (UIView(), UIView())
        if self.marks == nil {
            marks.on.backgroundColor = .white
            marks.off.layer.borderWidth = 1
            marks.off.layer.cornerRadius = 5
            for mark in [marks.on, marks.off] {
                mark.isUserInteractionEnabled = false
                insertSubview(mark, belowSubview: thumb)
            }
            self.marks = marks
        }
        marks.off.layer.borderColor = UIColor.secondaryLabel.resolvedColor(with: traitCollection).cgColor
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = (box.minX + 12, box.maxX - 12)
        marks.on.bounds.size = CGSize(width: 1, height: 10)
        marks.off.bounds.size = CGSize(width: 10, height: 10)
        marks.on.center = CGPoint(x: isRightToLeft ? right : left, y: box.midY)
        marks.off.center = CGPoint(x: isRightToLeft ? left : right, y: box.midY)
        (marks.on.alpha, marks.off.alpha) = (isOn ? 1 : 0, isOn ? 0 : 1)
    }

    /// A size of 49 by 31 points. The frame is two points wider, because of `alignmentRectInsets`.
    open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

    /// The insets of the alignment rectangle, which is two points narrower than the frame.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    /// Returns 51 by 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: - Tracking touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag = SwitchDrag(start: touch.location(in: self).x, isShownOn: storedIsOn)
        showState(animated: true)
        return true
    }

    /// Returns `true`: a touch anywhere in the switch moves its thumb.
    package func isThumb(at point: CGPoint) -> Bool { true }

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

    /// Toggles the switch because of Return or Space.
    override func press(with event: UIEvent?) {
        setOn(!storedIsOn, animated: true)
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    // MARK: Accessibility

    /// Whether the switch is an accessibility element. The default is `true`.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// The accessibility value. The default is "1" if the switch is on, otherwise "0".
    open override var accessibilityValue: String? {
        get { accessibilityValues.value ?? (isOn ? "1" : "0") }
        set { accessibilityValues.value = newValue }
    }

    /// The accessibility traits. The default is `button` and `toggleButton`.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? UIAccessibilityTraits([.button, .toggleButton]).union(stateTraits) }
        set { accessibilityValues.traits = newValue }
    }
}

extension UISwitch {
    /// The style of a switch. The raw values match UIKit.
    public enum Style: Int, Sendable {
        /// The style of the platform.
        case automatic = 0
        /// A check box with a title, which exists only on a Mac.
        case checkbox = 1
        /// A sliding thumb.
        case sliding = 2
    }
}

/// A touch on the thumb of a switch.
@MainActor
struct SwitchDrag {
    /// The additional width of the thumb during a touch, in points. A touch may be outside the switch by the same
    /// distance.
    static let stretch: CGFloat = 7
    static let slop: CGFloat = 70
    /// The fractions of the distance to the opposite side that a touch must move before the thumb moves to that side,
    /// or moves back.
    private static let crossingFraction: CGFloat = 0.7
    private static let goesBack: CGFloat = 0.2

    /// The initial location of the touch, or its location when the thumb last moved to the opposite side.
    private var start: CGFloat
    var isShownOn: Bool
    private(set) var hasMovedOver = false

    init(start: CGFloat, isShownOn: Bool) { (self.start, self.isShownOn) = (start, isShownOn) }

    /// Updates the location of the touch. Returns whether the thumb moves to the opposite side.
    mutating func move(to x: CGFloat, isRightToLeft: Bool) -> Bool {
        let length = UISwitch.size.width - UISwitch.size.height - Self.stretch
        let towardsOn = isRightToLeft ? start - x : x - start
        let way = isShownOn ? -towardsOn : towardsOn
        // If the thumb has already moved once, the touch must move farther to move it again.
        guard way > length * (hasMovedOver ? 1 - Self.goesBack : Self.crossingFraction) else { return false }
        isShownOn.toggle()
        hasMovedOver = true
        start = x
        return true
    }
}

extension UISwitch: AccessibilitySettingsFollower {
    package func accessibilitySettingsDidChange() { setNeedsLayout() }
}
