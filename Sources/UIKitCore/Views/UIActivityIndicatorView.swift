import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows that something goes on whose end is not known: eight blades, lit one after the other.
///
/// The blades are animated by the display, so that they turn while the main thread is busy and cost it nothing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>.
open class UIActivityIndicatorView: UIView {
    private let blades = (0..<ActivitySpokes.count).map { _ in CAShapeLayer() }
    private var ownColor: UIColor?

    /// Makes an indicator of the medium style, that is not animating.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    /// Makes an indicator of a style, at its size, that is not animating.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        setUp()
    }

    /// Makes an indicator of a storyboard or nib; another coder says nothing.
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
        for blade in blades { layer.addSublayer(blade) }
        showColor()
    }

    // MARK: - Managing an activity indicator

    /// Shows the indicator and starts it.
    open func startAnimating() {
        isAnimatingStorage = true
        if hidesWhenStopped { isHidden = false }
        turn()
    }

    /// Stops the indicator, and hides it if `hidesWhenStopped` is set.
    open func stopAnimating() {
        isAnimatingStorage = false
        if hidesWhenStopped { isHidden = true }
        for blade in blades { blade.removeAnimation(forKey: ActivitySpokes.animationKey) }
    }

    /// Whether the indicator is turning.
    open var isAnimating: Bool { isAnimatingStorage }
    private var isAnimatingStorage = false

    /// Whether the indicator is hidden while it is not animating. The default is `true`.
    open var hidesWhenStopped = true {
        didSet { if !isAnimatingStorage { isHidden = hidesWhenStopped } }
    }

    // MARK: - Configuring the appearance

    /// How large the indicator is.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            setNeedsLayout()
            invalidateIntrinsicContentSize()
            showColor()
        }
    }

    /// The colour of the brightest blade. `nil` stands for the default: a gray that follows the interface's style, white for
    /// the styles that are white.
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
        for blade in blades { blade.fillColor = color }
    }

    // MARK: - Turning

    private func turn() {
        guard isAnimatingStorage, window != nil else { return }
        for (index, blade) in blades.enumerated() where blade.animation(forKey: ActivitySpokes.animationKey) == nil {
            blade.add(ActivitySpokes.animation(ofBlade: index), forKey: ActivitySpokes.animationKey)
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
        for (index, blade) in blades.enumerated() {
            blade.path = ActivitySpokes.path(ofBlade: index, radius: style.size.width / 2, around: center)
            blade.opacity = ActivitySpokes.opacity(ofBlade: index, atStep: 0)
        }
    }

    /// The size of the style: 20 or 37 points.
    open override var intrinsicContentSize: CGSize { style.size }

    /// The size of the style, whatever the size that is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    /// With the properties of indicators.
    open override class var namedProperties: NamedProperties { addIndicatorProperties(to: super.namedProperties) }

    /// The methods that actions call by name: see `NamedActions`.
    open override class var namedActions: NamedActions {
        super.namedActions
            .adding("startAnimating", UIActivityIndicatorView.startAnimating)
            .adding("stopAnimating", UIActivityIndicatorView.stopAnimating)
    }

    // MARK: Accessibility

    /// `true` unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// Whether it turns, unless set.
    open override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? (isAnimating ? "In progress" : "Progress halted") }
        set { accessibilityValues.label = newValue }
    }

    /// 1 while it turns, else 0, unless set.
    open override var accessibilityValue: String? {
        get { accessibilityValues.value ?? (isAnimating ? "1" : "0") }
        set { accessibilityValues.value = newValue }
    }
}

extension UIActivityIndicatorView {
    /// How large an indicator is. Raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        /// 37 points, white.
        @available(*, deprecated, renamed: "large")
        case whiteLarge = 0
        /// 20 points, white.
        @available(*, deprecated, renamed: "medium")
        case white = 1
        /// 20 points, gray.
        @available(*, deprecated, renamed: "medium")
        case gray = 2

        /// Large are the new large one and the old, whose raw value is 0.
        var size: CGSize {
            self == .large || rawValue == 0 ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
        }

        /// The colour of the brightest blade where none is set.
        var color: UIColor { rawValue < 2 ? .white : .secondaryLabel }
    }
}
