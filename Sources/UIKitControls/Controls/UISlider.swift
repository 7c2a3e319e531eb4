import CoreGraphics
import Foundation
import QuartzCore

/// A control for selecting a number by moving a thumb along a track.
///
/// The user drags the thumb. `valueChanged` is sent while the thumb moves; if `isContinuous` is `false`, it is sent
/// only at the end of the touch. Setting the value sends no event. To place the parts differently, subclasses override
/// `trackRect(forBounds:)`, `thumbRect(forBounds:trackRect:value:)` and related methods.
///
/// Follows <https://developer.apple.com/documentation/uikit/uislider>.
open class UISlider: UIControl, DraggedControl {
    let parts = SliderParts()
    var images = SliderImages()
    private var range = SliderRange()
    /// The distance from the center of the thumb to the touch, in points; `nil` without a touch.
    private var grip: CGFloat?
    private var valueAtStart: Float = 0

    /// Creates a slider with the range 0 to 1 and the value 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Decodes a slider from a storyboard or nib. Any other coder creates a slider with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(coder)
        if let coder = coder.ofDocument { decodeSlider(from: coder) }
    }

    private func setUp(_ coder: NSCoder? = nil) {
        setDefaults(opaque: false, coder: coder)
        parts.add(to: self)
        showParts()
    }

    // MARK: - Accessing the slider's value

    /// The value, between the minimum and the maximum. The default is 0. NaN is ignored.
    open var value: Float {
        get { range.value }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value. If `animated` is `true`, the thumb moves with an animation. The method sends no event. During a
    /// drag, the user continues from the new value.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return refuse("value") }
        if let place = trackedTouch?.location(in: self).x, grip != nil {
            range.value = value
            grip = place - thumbCenter(at: range.value)
        } else {
            range.value = value
        }
        showValue(animated: animated && window != nil)
    }

    // Chosen (Views): If the minimum of a slider is set above its maximum, or the maximum below the minimum, both get
    // the new value.
    /// The minimum value. The default is 0. Setting a value above `maximumValue` also sets `maximumValue` to it. A
    /// value that is not finite is ignored, and a message is logged.
    open var minimumValue: Float {
        get { range.minimum }
        set {
            guard newValue.isFinite else { return refuse("minimumValue") }
            range.minimum = newValue
            setNeedsLayout()
        }
    }

    /// The maximum value. The default is 1. Setting a value below `minimumValue` also sets `minimumValue` to it. A
    /// value that is not finite is ignored, and a message is logged.
    open var maximumValue: Float {
        get { range.maximum }
        set {
            guard newValue.isFinite else { return refuse("maximumValue") }
            range.maximum = newValue
            setNeedsLayout()
        }
    }

    private func refuse(_ name: String) {
        Diagnostics.warn(.control, "\(Diagnostics.name(self)): \(name) must be finite; the old value is kept")
    }

    // MARK: - Modifying the slider's behavior

    /// Whether `valueChanged` is sent while the thumb moves. If `false`, it is sent only at the end of the touch. The
    /// default is `true`.
    open var isContinuous = true

    /// The behavioral style that the program prefers. The default is `automatic`.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// The behavioral style, which is always `pad`.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: - Changing the slider's appearance

    /// The image at the end of the track for the minimum value; `nil`, the default, for no image.
    open var minimumValueImage: UIImage? {
        didSet {
            appearanceDidChange(\.minimumValueImage, to: minimumValueImage)
            showParts()
        }
    }

    /// The image at the end of the track for the maximum value; `nil`, the default, for no image.
    open var maximumValueImage: UIImage? {
        didSet {
            appearanceDidChange(\.maximumValueImage, to: maximumValueImage)
            showParts()
        }
    }

    /// The color of the track before the thumb; `nil` for the tint color.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.minimumTrackTintColor, to: minimumTrackTintColor)
            showParts()
        }
    }

    /// The color of the track after the thumb; `nil` for gray.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.maximumTrackTintColor, to: maximumTrackTintColor)
            showParts()
        }
    }

    /// The color of the thumb; `nil` for white.
    open var thumbTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.thumbTintColor, to: thumbTintColor)
            showParts()
        }
    }

    /// Sets the image of the thumb for a state. The image replaces the round thumb.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        recordAppearance(Int(state.rawValue)) { $0.setThumbImage(image, for: state) }
        images.thumb[state] = image
        showParts()
    }

    /// Sets the image of the track before the thumb for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        recordAppearance(Int(state.rawValue)) { $0.setMinimumTrackImage(image, for: state) }
        images.minimumTrack[state] = image
        showParts()
    }

    /// Sets the image of the track after the thumb for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        recordAppearance(Int(state.rawValue)) { $0.setMaximumTrackImage(image, for: state) }
        images.maximumTrack[state] = image
        showParts()
    }

    /// Returns the image of the thumb that was set for a state.
    open func thumbImage(for state: State) -> UIImage? { images.thumb[state] }

    /// Returns the image of the track before the thumb that was set for a state.
    open func minimumTrackImage(for state: State) -> UIImage? { images.minimumTrack[state] }

    /// Returns the image of the track after the thumb that was set for a state.
    open func maximumTrackImage(for state: State) -> UIImage? { images.maximumTrack[state] }

    /// The displayed image of the thumb; `nil` for the round thumb.
    open var currentThumbImage: UIImage? { images.thumb.image(for: state) }

    /// The displayed image of the track before the thumb; `nil` for the default track.
    open var currentMinimumTrackImage: UIImage? { images.minimumTrack.image(for: state) }

    /// The displayed image of the track after the thumb; `nil` for the default track.
    open var currentMaximumTrackImage: UIImage? { images.maximumTrack.image(for: state) }

    /// The named properties of sliders.
    open override class var namedProperties: NamedProperties { addSliderProperties(to: super.namedProperties) }

    private func showParts() {
        parts.show(self)
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showParts()
    }

    // MARK: - Placing the parts

    /// Returns the frame of the image for the minimum value: at the leading edge, vertically centered.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderParts.imageRect(minimumValueImage?.size, in: bounds, isAtRight: isRightToLeft)
    }

    /// Returns the frame of the image for the maximum value: at the trailing edge, vertically centered.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderParts.imageRect(maximumValueImage?.size, in: bounds, isAtRight: !isRightToLeft)
    }

    /// Returns the frame of the track between the images. It is 4 points high, or as high as the image of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        SliderParts.trackRect(
            in: bounds, height: currentMinimumTrackImage?.size.height ?? currentMaximumTrackImage?.size.height,
            minimum: minimumValueImage.map { _ in minimumValueImageRect(forBounds: bounds) },
            maximum: maximumValueImage.map { _ in maximumValueImageRect(forBounds: bounds) },
            isRightToLeft: isRightToLeft)
    }

    /// Returns the frame of the thumb for a value. At the ends of the range, the thumb extends two points beyond the
    /// track.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        SliderParts.thumbRect(
            size: currentThumbImage?.size, in: bounds, track: rect, fraction: range.fraction(of: value),
            isRightToLeft: isRightToLeft)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func thumbCenter(at value: Float) -> CGFloat {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value).midX
    }

    private func showValue(animated: Bool) {
        guard animated, parts.areLaidOut else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.parts.layout(self)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layout(self)
    }

    /// A height of 30 points, or the height of the largest image of the thumb and the ends if it is larger. The slider
    /// has no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        let images = [currentThumbImage, minimumValueImage, maximumValueImage]
        return CGSize(
            width: UIView.noIntrinsicMetric, height: images.reduce(30) { max($0, $1?.size.height ?? 0) })
    }

    /// Returns the width of `size` and the height of the frame, which is 31 points without images.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height + alignmentRectInsets.bottom)
    }

    /// The frame is 2 points wider than the alignment rectangle at each side, and a point higher at the bottom, as
    /// recorded in documents of Xcode.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

    // MARK: - Tracking touches

    /// Begins to track a touch on the thumb, or within a square of 44 points around the center of the thumb.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        guard isThumb(at: place) else { return false }
        grip = place.x - thumbCenter(at: range.value)
        valueAtStart = range.value
        return true
    }

    package func isThumb(at point: CGPoint) -> Bool {
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: range.value)
        return thumb.insetBy(dx: min(0, (thumb.width - 44) / 2), dy: min(0, (thumb.height - 44) / 2)).contains(point)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let grip else { return false }
        let (low, high) = (thumbCenter(at: range.minimum), thumbCenter(at: range.maximum))
        guard high != low else { return true }
        let old = range.value
        range.fraction = Double((touch.location(in: self).x - grip - low) / (high - low))
        guard range.value != old else { return true }
        setNeedsLayout()
        if isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        grip = nil
        if !isContinuous, range.value != valueAtStart { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) { grip = nil }

    override var ringShape: (rect: CGRect, cornerRadius: CGFloat) {
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: range.value)
        return (thumb, thumb.height / 2)
    }

    /// Moves the thumb by a tenth of the range because of an arrow key.
    override func adjust(by steps: Int) -> Bool {
        let old = range.value
        range.fraction = range.fraction(of: old) + Double(steps) / 10
        guard range.value != old else { return true }
        showValue(animated: window != nil)
        send([.valueChanged, .primaryActionTriggered], with: nil)
        return true
    }

    // MARK: Accessibility

    /// The center of the thumb, on the screen.
    open override var accessibilityActivationPoint: CGPoint {
        get {
            if let point = accessibilityValues.activationPoint { return point }
            let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
            let frame = UIAccessibility.convertToScreenCoordinates(thumb, in: self)
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { accessibilityValues.activationPoint = newValue }
    }

    /// Whether the slider is an accessibility element. The default is `true`.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// The accessibility value. The default is the position in the range, in percent.
    open override var accessibilityValue: String? {
        get { accessibilityValues.value ?? percentage }
        set { accessibilityValues.value = newValue }
    }

    /// The accessibility traits. The default is `adjustable`.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? UIAccessibilityTraits.adjustable.union(stateTraits) }
        set { accessibilityValues.traits = newValue }
    }
}
