import CoreGraphics
import Foundation
import QuartzCore

/// A control that sets a number by a thumb on a track.
///
/// The thumb follows a finger that came down on it. `valueChanged` is sent while it moves, or with `isContinuous` off once the
/// finger is lifted; not when a program sets the value. Subclasses place the parts by `trackRect(forBounds:)`,
/// `thumbRect(forBounds:trackRect:value:)` and their kin.
///
/// Follows <https://developer.apple.com/documentation/uikit/uislider>.
open class UISlider: UIControl {
    let parts = SliderParts()
    var images = SliderImages()
    private var range = SliderRange()
    /// From the middle of the thumb to the finger, in points.
    private var grip: CGFloat?
    private var valueAtStart: Float = 0

    /// Makes a slider from 0 to 1, at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a slider of a storyboard or nib; another coder says nothing.
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

    /// The number, between the minimum and the maximum. The default is 0. NaN leaves the old one.
    open var value: Float {
        get { range.value }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the number, and lets the thumb slide there. Sends no event. During a drag the thumb goes on from there.
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

    /// The smallest number. The default is 0. One above the maximum becomes the maximum as well (chosen). Non-finite ones are
    /// refused with a log.
    open var minimumValue: Float {
        get { range.minimum }
        set {
            guard newValue.isFinite else { return refuse("minimumValue") }
            range.minimum = newValue
            setNeedsLayout()
        }
    }

    /// The largest number. The default is 1. One below the minimum becomes the minimum as well (chosen). Non-finite ones are
    /// refused with a log.
    open var maximumValue: Float {
        get { range.maximum }
        set {
            guard newValue.isFinite else { return refuse("maximumValue") }
            range.maximum = newValue
            setNeedsLayout()
        }
    }

    private func refuse(_ name: String) {
        Diagnostics.warn(.control, "\(Diagnostics.name(self)): \(name) has to be a finite number; the old one stays")
    }

    // MARK: - Modifying the slider's behavior

    /// Whether `valueChanged` is sent while the thumb moves, and not only at the end. The default is `true`.
    open var isContinuous = true

    /// The behaviour that the app prefers.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// How the slider behaves: as on a touch screen.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: - Changing the slider's appearance

    /// The image beside the end of the smallest number; `nil` for none.
    open var minimumValueImage: UIImage? {
        didSet {
            appearanceDidChange(\.minimumValueImage, to: minimumValueImage)
            showParts()
        }
    }

    /// The image beside the end of the largest number; `nil` for none.
    open var maximumValueImage: UIImage? {
        didSet {
            appearanceDidChange(\.maximumValueImage, to: maximumValueImage)
            showParts()
        }
    }

    /// The colour of the track before the thumb. `nil` for the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.minimumTrackTintColor, to: minimumTrackTintColor)
            showParts()
        }
    }

    /// The colour of the track behind the thumb. `nil` for a gray.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.maximumTrackTintColor, to: maximumTrackTintColor)
            showParts()
        }
    }

    /// The colour of the thumb. `nil` for white.
    open var thumbTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.thumbTintColor, to: thumbTintColor)
            showParts()
        }
    }

    /// Sets the thumb's image for a state, in place of the round white one.
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

    /// Sets the image of the track behind the thumb for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        recordAppearance(Int(state.rawValue)) { $0.setMaximumTrackImage(image, for: state) }
        images.maximumTrack[state] = image
        showParts()
    }

    /// The thumb's image that was set for a state.
    open func thumbImage(for state: State) -> UIImage? { images.thumb[state] }

    /// The image of the track before the thumb that was set for a state.
    open func minimumTrackImage(for state: State) -> UIImage? { images.minimumTrack[state] }

    /// The image of the track behind the thumb that was set for a state.
    open func maximumTrackImage(for state: State) -> UIImage? { images.maximumTrack[state] }

    /// The thumb's image that is shown; `nil` for the round white one.
    open var currentThumbImage: UIImage? { images.thumb.image(for: state) }

    /// The image of the track before the thumb that is shown; `nil` for a line.
    open var currentMinimumTrackImage: UIImage? { images.minimumTrack.image(for: state) }

    /// The image of the track behind the thumb that is shown; `nil` for a line.
    open var currentMaximumTrackImage: UIImage? { images.maximumTrack.image(for: state) }

    /// With the properties of sliders.
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

    /// Where the image of the smallest number is: at the leading end, in the middle of the height.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderParts.imageRect(minimumValueImage?.size, in: bounds, isAtRight: isRightToLeft)
    }

    /// Where the image of the largest number is: at the trailing end, in the middle of the height.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderParts.imageRect(maximumValueImage?.size, in: bounds, isAtRight: !isRightToLeft)
    }

    /// Where the track is: between the images, 4 points high, or as high as its image.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        SliderParts.trackRect(
            in: bounds, height: currentMinimumTrackImage?.size.height ?? currentMaximumTrackImage?.size.height,
            minimum: minimumValueImage.map { _ in minimumValueImageRect(forBounds: bounds) },
            maximum: maximumValueImage.map { _ in maximumValueImageRect(forBounds: bounds) },
            isRightToLeft: isRightToLeft)
    }

    /// Where the thumb is for a number: from one end of the track to the other, and two points beyond both.
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

    /// No width of its own; 31 points high, or as high as the thumb's image or one beside the track.
    open override var intrinsicContentSize: CGSize {
        let images = [currentThumbImage, minimumValueImage, maximumValueImage]
        return CGSize(
            width: UIView.noIntrinsicMetric, height: images.reduce(31) { max($0, $1?.size.height ?? 0) })
    }

    /// The width that is offered, and the slider's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    // MARK: - Tracking touches

    /// Follows a finger that came down on the thumb, or within 44 points around its middle.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: range.value)
        let reach = thumb.insetBy(dx: min(0, (thumb.width - 44) / 2), dy: min(0, (thumb.height - 44) / 2))
        guard reach.contains(place) else { return false }
        grip = place.x - thumb.midX
        valueAtStart = range.value
        return true
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

    /// An arrow key moves the thumb by a tenth of the range.
    override func adjust(by steps: Int) -> Bool {
        let old = range.value
        range.fraction = range.fraction(of: old) + Double(steps) / 10
        guard range.value != old else { return true }
        showValue(animated: window != nil)
        send([.valueChanged, .primaryActionTriggered], with: nil)
        return true
    }

    // MARK: Accessibility

    /// `true` unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// The share of the range in percent, unless set.
    open override var accessibilityValue: String? {
        get { accessibilityValues.value ?? percentage }
        set { accessibilityValues.value = newValue }
    }

    /// `adjustable` unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? UIAccessibilityTraits.adjustable.union(stateTraits) }
        set { accessibilityValues.traits = newValue }
    }
}
