import CoreGraphics
import Foundation
import QuartzCore

/// A round control that shows a color. A tap opens a color picker.
///
///     let well = UIColorWell()
///     well.title = "Background"
///     well.addTarget(self, action: PageController.colorChanged(_:), for: .valueChanged)
///
/// `valueChanged` is sent for each color that the user chooses. Setting the color sends no event.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicolorwell>.
open class UIColorWell: UIControl, SingleTapControl {
    private let ring = CAGradientLayer()
    private let gap = CALayer()
    private let fill = CALayer()

    /// The size of a color well in points.
    private static let size = CGSize(width: 28, height: 28)

    /// Creates a color well without a color. If the size of the frame is zero, the well has its own size.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
        setUp()
    }

    /// Creates a color well from a storyboard or nib, without a color.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        backgroundColor = .clear
        ring.type = .conic
        ring.colors = (0...6).map { index in
            UIColor(hue: CGFloat(index) / 6, saturation: 0.9, brightness: 1, alpha: 1).cgColor
        }
        (ring.startPoint, ring.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
        ring.masksToBounds = true
        for part in [ring, gap, fill] { layer.addSublayer(part) }
        addTarget(self, action: UIColorWell.openPicker, for: .touchUpInside)
        isAccessibilityElement = true
        showColor()
    }

    // MARK: Accessibility

    // Chosen (Accessibility): A color well has its title as label and the name of its color as value.
    /// The accessibility label. The default is the title.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title }
        set { super.accessibilityLabel = newValue }
    }

    /// The accessibility value. The default is the name of the color.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? selectedColor?.resolvedColor(with: traitCollection).accessibilityName }
        set { super.accessibilityValue = newValue }
    }

    /// The accessibility traits. The default is `button`, combined with `notEnabled` if the well is disabled.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? UIAccessibilityTraits.button.union(stateTraits) }
        set { accessibilityValues.traits = newValue }
    }

    // MARK: Configuring the well

    /// The title of the color picker; the default is `nil`.
    open var title: String?

    /// Whether the user chooses the alpha, too. The default is `true`.
    open var supportsAlpha = true

    /// The color. The default is `nil`, which is shown as an empty well. Setting it sends no event.
    open var selectedColor: UIColor? { didSet { if selectedColor != oldValue { showColor() } } }

    // MARK: Appearance

    private func showColor() {
        let traits = traitCollection
        gap.backgroundColor = UIColor.systemBackground.resolvedColor(with: traits).cgColor
        fill.backgroundColor = selectedColor?.resolvedColor(with: traits).cgColor
        fill.isHidden = selectedColor == nil
    }

    /// The size of a color well: 28 by 28 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let side = min(bounds.width, bounds.height)
        for (part, share) in [(ring, 1.0), (gap, 22.0 / 28), (fill, 18.0 / 28)] as [(CALayer, CGFloat)] {
            part.frame = CGRect(
                x: bounds.midX - side * share / 2, y: bounds.midY - side * share / 2, width: side * share,
                height: side * share)
            part.cornerRadius = side * share / 2
        }
        CATransaction.commit()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColor()
    }

    /// Whether the control is enabled. A disabled color well is dimmed.
    open override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { alpha = isEnabled ? 1 : 0.4 } }
    }

    // MARK: Choosing

    private func openPicker() {
        var responder: UIResponder? = next
        while let current = responder, !(current is UIViewController) { responder = current.next }
        guard let presenter = responder as? UIViewController, presenter.presentedViewController == nil else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.didSelect = { [weak self] color in
            guard let self else { return }
            selectedColor = color
            sendActions(for: .valueChanged)
        }
        // A column of a split view has a compact width in a window of regular width.
        if (window?.traitCollection ?? traitCollection).horizontalSizeClass == .regular {
            picker.modalPresentationStyle = .popover
            picker.preferredContentSize = CGSize(width: 340, height: 560)
            picker.popoverPresentationController?.sourceView = self
            picker.popoverPresentationController?.sourceRect = bounds
        }
        presenter.present(picker, animated: true)
    }
}
