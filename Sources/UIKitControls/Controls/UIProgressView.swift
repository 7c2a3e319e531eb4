import CoreGraphics
import Foundation
import QuartzCore

/// A bar that shows the progress of a task.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprogressview>.
open class UIProgressView: UIView {
    private let track = UIImageView()
    private let bar = UIImageView()
    private var observation: ScheduledWork?
    private var storedProgress: Float = 0

    /// Creates a progress view of the default style. The style determines the height.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a progress view of a style, which determines the height.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
        progressViewStyle = style
    }

    /// Decodes a progress view from a storyboard or nib. Any other coder creates a progress view with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(coder)
        if let coder = coder.ofDocument { decodeProgress(from: coder) }
    }

    private func setUp(_ coder: NSCoder? = nil) {
        setDefaults(opaque: false, coder: coder)
        addSubview(track)
        addSubview(bar)
        showColors()
    }

    // MARK: - Managing the progress bar

    /// The progress, from 0 to 1. A value out of range is replaced by the nearest valid value, and NaN is ignored. The
    /// change is not animated.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the progress. If `animated` is `true`, the bar is animated for 0.25 seconds.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else {
            return Diagnostics.warn(
                .control, "\(Diagnostics.name(self)): progress cannot be NaN; the old value is kept")
        }
        let clamped = min(max(progress, 0), 1)
        guard clamped != storedProgress else { return }
        if animated, window != nil {
            layoutIfNeeded()
            storedProgress = clamped
            UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
                self.layoutBar()
            }
        } else {
            storedProgress = clamped
            setNeedsLayout()
        }
    }

    /// A progress object whose `fractionCompleted` the view displays.
    ///
    /// Foundation on Linux does not report changes of a progress object. Therefore, the view reads it ten times per
    /// second, while the view is in a window and the progress is not finished.
    open var observedProgress: Progress? {
        didSet { if observedProgress !== oldValue { observe() } }
    }

    private func observe() {
        observation?.cancel()
        observation = nil
        guard let observedProgress else { return }
        setProgress(Float(observedProgress.fractionCompleted), animated: window != nil)
        guard window != nil, !observedProgress.isFinished, !observedProgress.isCancelled else { return }
        observation = MainLoop.current.schedule(at: CACurrentMediaTime() + 0.1) { [weak self] in self?.observe() }
    }

    // MARK: - Configuring the appearance

    /// The style, which determines the height of the bar.
    open var progressViewStyle = Style.default {
        didSet {
            appearanceDidChange(\.progressViewStyle, to: progressViewStyle)
            guard progressViewStyle != oldValue else { return }
            showColors()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The color of the completed part; `nil` for the tint color.
    open var progressTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.progressTintColor, to: progressTintColor)
            showColors()
        }
    }

    /// The color of the remaining part; `nil` for the default color.
    open var trackTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.trackTintColor, to: trackTintColor)
            showColors()
        }
    }

    /// The image of the completed part, which is stretched and replaces the color.
    open var progressImage: UIImage? {
        didSet {
            appearanceDidChange(\.progressImage, to: progressImage)
            showColors()
        }
    }

    /// The image of the remaining part, which is stretched and replaces the color.
    open var trackImage: UIImage? {
        didSet {
            appearanceDidChange(\.trackImage, to: trackImage)
            showColors()
        }
    }

    private func showColors() {
        bar.image = progressImage
        bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        track.image = trackImage
        let standard: UIColor = progressViewStyle == .bar ? .clear : .systemFill
        track.backgroundColor = trackImage == nil ? trackTintColor ?? standard : nil
        setNeedsLayout()
    }

    /// The named properties of progress views.
    open override class var namedProperties: NamedProperties { addProgressProperties(to: super.namedProperties) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        observe()
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutBar()
    }

    private func layoutBar() {
        track.frame = bounds
        track.layer.cornerRadius = trackImage == nil ? bounds.height / 2 : 0
        // If the progress is greater than 0, the completed part is at least as wide as its round ends.
        let isRound = progressImage == nil
        let width = storedProgress == 0 ? 0 : max(bounds.width * CGFloat(storedProgress), isRound ? bounds.height : 0)
        let shown = min(width, bounds.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        bar.frame = CGRect(x: isRightToLeft ? bounds.width - shown : 0, y: 0, width: shown, height: bounds.height)
        bar.layer.cornerRadius = isRound ? bounds.height / 2 : 0
    }

    /// The height that the style determines. The view has no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
    }

    /// Returns the width of `size` and the height that the style determines.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: progressViewStyle.height)
    }

    // MARK: Accessibility

    /// Whether the view is an accessibility element. The default is `true`.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// The accessibility label. The default is "Progress".
    open override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? "Progress" }
        set { accessibilityValues.label = newValue }
    }

    /// The accessibility value. The default is the progress in percent.
    open override var accessibilityValue: String? {
        get { accessibilityValues.value ?? "\(Int((progress * 100).rounded()))%" }
        set { accessibilityValues.value = newValue }
    }

    /// The accessibility traits. The default is `updatesFrequently`.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? .updatesFrequently }
        set { accessibilityValues.traits = newValue }
    }
}

extension UIProgressView {
    /// The style of a progress view, which determines its height. The raw values match UIKit.
    public enum Style: Int, Sendable {
        /// 4 points high, with a track.
        case `default` = 0
        /// 2.5 points high without a track, at the edge of a bar.
        case bar = 1

        var height: CGFloat { self == .default ? 4 : 2.5 }
    }
}
