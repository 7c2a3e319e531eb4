import CoreGraphics
import Foundation

/// A view controller for choosing a color from a grid, a spectrum, or by sliders.
///
///     let picker = UIColorPickerViewController()
///     picker.selectedColor = view.tintColor
///     picker.delegate = self
///     present(picker, animated: true)
///
/// Follows <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller>.
open class UIColorPickerViewController: UIViewController {
    private let heading = UILabel()
    private let closeButton = UIButton(type: .close)
    private let kinds = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
    private let grid = ColorField(.grid)
    private let spectrum = ColorField(.spectrum)
    private let sliders = ColorSliders()
    private let opacity = ColorSliderRow("Opacity", maximum: 100, unit: " %")
    private let sample = UIView()

    /// Creates a color picker. The names are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a color picker with the color black; archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Configuring the picker

    /// The delegate. Not retained.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The chosen color. The default is black. Setting it does not call the delegate.
    open var selectedColor = UIColor.black { didSet { if selectedColor != oldValue { showColor() } } }

    /// Whether the user chooses the alpha, too. If `false`, chosen colors are opaque. The default is `true`.
    open var supportsAlpha = true { didSet { if supportsAlpha != oldValue { viewIfLoaded?.setNeedsLayout() } } }

    // MARK: The view

    /// Adds the parts of the picker.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = title ?? "Colors"
        heading.font = .systemFont(ofSize: 17, weight: .semibold)
        heading.textAlignment = .center
        heading.accessibilityTraits = .header
        closeButton.addTarget(self, action: UIColorPickerViewController.closeTapped, for: .touchUpInside)
        kinds.selectedSegmentIndex = 0
        kinds.addTarget(self, action: UIColorPickerViewController.kindChanged, for: .valueChanged)
        for field in [grid, spectrum] {
            field.addTarget(self, action: UIColorPickerViewController.fieldMoved(_:), for: .valueChanged)
            field.addTarget(self, action: UIColorPickerViewController.released, for: .editingDidEnd)
        }
        sliders.addTarget(self, action: UIColorPickerViewController.slidersMoved, for: .valueChanged)
        sliders.addTarget(self, action: UIColorPickerViewController.released, for: .editingDidEnd)
        opacity.slider.addTarget(self, action: UIColorPickerViewController.opacityMoved, for: .valueChanged)
        opacity.slider.addTarget(self, action: UIColorPickerViewController.released, for: .touchUpInside)
        opacity.slider.addTarget(self, action: UIColorPickerViewController.released, for: .touchUpOutside)
        sample.layer.cornerRadius = 10
        sample.layer.borderWidth = 1
        let parts: [UIView] = [heading, closeButton, kinds, grid, spectrum, sliders, opacity, sample]
        for part in parts { view.addSubview(part) }
        kindChanged()
        showColor()
    }

    /// Arranges the parts of the picker.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        heading.text = title ?? "Colors"
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 0)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        heading.frame = CGRect(x: area.minX, y: area.minY + 12, width: area.width, height: 30)
        closeButton.frame = CGRect(
            x: isMirrored ? area.minX : area.maxX - 30, y: area.minY + 12, width: 30, height: 30)
        kinds.frame = CGRect(x: area.minX, y: area.minY + 56, width: max(area.width, 0), height: 32)
        let bottom: CGFloat = supportsAlpha ? 64 + ColorSliderRow.height : 64
        let top = kinds.frame.maxY + 16
        let height = max(40, min(area.maxY - bottom - 16 - top, 360))
        let field = CGRect(x: area.minX, y: top, width: max(area.width, 0), height: height)
        for part in [grid, spectrum, sliders] as [UIView] { part.frame = field }
        opacity.isHidden = !supportsAlpha
        opacity.frame = CGRect(
            x: area.minX, y: field.maxY + 16, width: max(area.width, 0), height: ColorSliderRow.height)
        sample.frame = CGRect(
            x: isMirrored ? area.maxX - 48 : area.minX, y: supportsAlpha ? opacity.frame.maxY : opacity.frame.minY,
            width: 48, height: 48)
        sample.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    /// Calls the delegate if the user has closed the picker.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isLeaving { delegate?.colorPickerViewControllerDidFinish(self) }
    }

    private func closeTapped() { presentingViewController?.dismiss(animated: true) }

    private func kindChanged() {
        for (index, part) in ([grid, spectrum, sliders] as [UIView]).enumerated() {
            part.isHidden = index != kinds.selectedSegmentIndex
        }
    }

    // MARK: The color

    private func showColor() {
        guard isViewLoaded else { return }
        let shown = PickedColor(selectedColor.resolvedColor(with: traitCollection))
        for field in [grid, spectrum] where field.picked.color != shown.color { field.picked = shown }
        sliders.color = selectedColor.resolvedColor(with: traitCollection)
        opacity.value = Float(shown.alpha * 100)
        sample.backgroundColor = selectedColor
    }

    private func fieldMoved(_ field: ColorField) { choose(field.picked.color) }

    private func slidersMoved() { choose(sliders.color) }

    private func opacityMoved() {
        opacity.value = opacity.slider.value
        choose(selectedColor.withAlphaComponent(CGFloat(opacity.slider.value.rounded()) / 100))
    }

    private func choose(_ color: UIColor) {
        let color = supportsAlpha ? color : color.withAlphaComponent(1)
        guard color != selectedColor else { return }
        selectedColor = color
        tellDelegate(continuously: true)
    }

    private func released() { tellDelegate(continuously: false) }

    private func tellDelegate(continuously: Bool) {
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
        delegate?.colorPickerViewControllerDidSelectColor(self)
        didSelect?(selectedColor)
    }

    /// Called after the delegate; used by `UIColorWell`.
    var didSelect: ((UIColor) -> Void)?
}
