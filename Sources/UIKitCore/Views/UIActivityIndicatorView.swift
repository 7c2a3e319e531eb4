import AccessibilityTree
import CoreGraphics
import Foundation
import QuartzCore

/// A view that indicates a task of unknown duration, with eight spokes that are lit in turn.
///
/// The display animates the spokes, so that they turn while the main thread is busy, at no cost to it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>.
open class UIActivityIndicatorView: UIView {
    private let spokes = (0..<ActivitySpokes.count).map { _ in CAShapeLayer() }
    private var ownColor: UIColor?

    /// Creates a stopped indicator of the medium style.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    /// Creates a stopped indicator of a style, with its size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        setUp()
    }

    /// Creates an indicator from a storyboard or nib. Other coders are not decoded.
    public required init(coder: NSCoder) {
        style = coder.ofDocument.flatMap(Self.style(of:)) ?? .medium
        super.init(coder: coder)!
        if let coder = coder.ofDocument {
            addBlades()
            decodeIndicator(from: coder)
        } else {
            setUp()
        }
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        addBlades()
        isHidden = true
    }

    private func addBlades() {
        for spoke in spokes { layer.addSublayer(spoke) }
        showColor()
    }

    // MARK: - Managing an activity indicator

    /// Shows the indicator and starts the animation.
    open func startAnimating() {
        isAnimatingStorage = true
        if hidesWhenStopped { isHidden = false }
        turn()
    }

    /// Stops the animation, and hides the indicator if `hidesWhenStopped` is set.
    open func stopAnimating() {
        isAnimatingStorage = false
        if hidesWhenStopped { isHidden = true }
        for spoke in spokes { spoke.removeAnimation(forKey: ActivitySpokes.animationKey) }
    }

    /// Whether the indicator is animating.
    open var isAnimating: Bool { isAnimatingStorage }
    private var isAnimatingStorage = false

    /// Whether the indicator is hidden while it is not animating. The default is `true`.
    open var hidesWhenStopped = true {
        didSet { if !isAnimatingStorage { isHidden = hidesWhenStopped } }
    }

    // MARK: - Configuring the appearance

    /// The style, which determines the size.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            setNeedsLayout()
            invalidateIntrinsicContentSize()
            showColor()
        }
    }

    /// The color of the brightest spoke. `nil` selects the default: a gray that follows the user interface style, or
    /// white for the white styles.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            appearanceDidChange(\.color, to: newValue)
            ownColor = newValue
            showColor()
        }
    }

    private func showColor() {
        let color = color.resolvedColor(with: traitCollection).cgColor
        for spoke in spokes { spoke.fillColor = color }
    }

    // MARK: - Animation

    private func turn() {
        guard isAnimatingStorage, window != nil else { return }
        for (index, spoke) in spokes.enumerated() where spoke.animation(forKey: ActivitySpokes.animationKey) == nil {
            spoke.add(ActivitySpokes.animation(ofSpoke: index), forKey: ActivitySpokes.animationKey)
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColor()
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        for (index, spoke) in spokes.enumerated() {
            spoke.path = ActivitySpokes.path(ofSpoke: index, radius: style.size.width / 2, around: center)
            spoke.opacity = ActivitySpokes.opacity(ofSpoke: index, atStep: 0)
        }
    }

    /// The size of the style: 20 or 37 points.
    open override var intrinsicContentSize: CGSize { style.size }

    /// Returns the size of the style, independent of the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    /// The inherited properties and the properties of indicators.
    open override class var namedProperties: NamedProperties { addIndicatorProperties(to: super.namedProperties) }

    /// The methods that actions call by name: see `NamedActions`.
    open override class var namedActions: NamedActions {
        super.namedActions
            .adding("startAnimating", UIActivityIndicatorView.startAnimating)
            .adding("stopAnimating", UIActivityIndicatorView.stopAnimating)
    }

    // MARK: Accessibility

    /// Whether the indicator is an element; `true` unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// A text for the state of the animation, unless a different label is set.
    open override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? (isAnimating ? "In progress" : "Progress halted") }
        set { accessibilityValues.label = newValue }
    }

    /// 1 while animating, otherwise 0, unless a different value is set.
    open override var accessibilityValue: String? {
        get { accessibilityValues.value ?? (isAnimating ? "1" : "0") }
        set { accessibilityValues.value = newValue }
    }
}

extension UIActivityIndicatorView: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) { node.role = .activityIndicator }
}

extension UIActivityIndicatorView {
    /// The styles of indicators. The raw values are the same as in UIKit.
    public enum Style: Int, Sendable {
        /// A size of 20 points.
        case medium = 100
        /// A size of 37 points.
        case large = 101
        /// A size of 37 points, in white.
        @available(*, deprecated, renamed: "large")
        case whiteLarge = 0
        /// A size of 20 points, in white.
        @available(*, deprecated, renamed: "medium")
        case white = 1
        /// A size of 20 points, in gray.
        @available(*, deprecated, renamed: "medium")
        case gray = 2

        /// The size. Both the new and the old large style, whose raw value is 0, are large.
        var size: CGSize {
            self == .large || rawValue == 0 ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
        }

        /// The default color of the brightest spoke.
        var color: UIColor { rawValue < 2 ? .white : .secondaryLabel }
    }
}
