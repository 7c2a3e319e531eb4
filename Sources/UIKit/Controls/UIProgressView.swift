import CoreGraphics
import Foundation
import QuartzCore

/// A bar that shows how much of something is done.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprogressview>.
open class UIProgressView: UIView {
    private let track = UIImageView()
    private let bar = UIImageView()
    private var observation: ScheduledWork?
    private var storedProgress: Float = 0

    /// Makes a bar of the default style. Its height is that of the style.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar of a style, at its height.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
        progressViewStyle = style
    }

    /// Makes a bar of a storyboard or nib; another coder says nothing.
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

    /// How much is done, from 0 to 1. Values beyond count as these; NaN leaves the old one. Changes at once.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets how much is done, and lets the bar grow or shrink to it over a quarter of a second.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else {
            return Diagnostics.warn(.control, "\(Diagnostics.name(self)): progress cannot be NaN; the old one stays")
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

    /// What the bar follows: its `fractionCompleted`.
    ///
    /// Foundation on Linux reports no changes of a progress, so that it is read ten times a second, while the view is in a
    /// window and the progress has not finished.
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

    /// How high the bar is.
    open var progressViewStyle = Style.default {
        didSet {
            appearanceDidChange(\.progressViewStyle, to: progressViewStyle)
            guard progressViewStyle != oldValue else { return }
            showColors()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The colour of what is done. `nil` for the tint colour.
    open var progressTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.progressTintColor, to: progressTintColor)
            showColors()
        }
    }

    /// The colour of what is left. `nil` for the default.
    open var trackTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.trackTintColor, to: trackTintColor)
            showColors()
        }
    }

    /// The image of what is done, stretched; in place of the colour.
    open var progressImage: UIImage? {
        didSet {
            appearanceDidChange(\.progressImage, to: progressImage)
            showColors()
        }
    }

    /// The image of what is left, stretched; in place of the colour.
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

    /// With the properties of progress views.
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
        // What is not nothing is at least as wide as its round ends.
        let isRound = progressImage == nil
        let width = storedProgress == 0 ? 0 : max(bounds.width * CGFloat(storedProgress), isRound ? bounds.height : 0)
        let shown = min(width, bounds.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        bar.frame = CGRect(x: isRightToLeft ? bounds.width - shown : 0, y: 0, width: shown, height: bounds.height)
        bar.layer.cornerRadius = isRound ? bounds.height / 2 : 0
    }

    /// The height of the style; no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
    }

    /// The width that is offered, and the height of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: progressViewStyle.height)
    }

    // MARK: Accessibility

    /// `true` unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// "Progress" unless set.
    open override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? "Progress" }
        set { accessibilityValues.label = newValue }
    }

    /// The progress in percent, unless set.
    open override var accessibilityValue: String? {
        get { accessibilityValues.value ?? "\(Int((progress * 100).rounded()))%" }
        set { accessibilityValues.value = newValue }
    }

    /// `updatesFrequently` unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? .updatesFrequently }
        set { accessibilityValues.traits = newValue }
    }
}

extension UIProgressView {
    /// How high a progress view is. Raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// 4 points, on a track.
        case `default` = 0
        /// 2.5 points without a track, at the edge of a bar.
        case bar = 1

        var height: CGFloat { self == .default ? 4 : 2.5 }
    }
}
