import UIKit

/// Choosing a color and a font, and the features of a font.
final class ColorAndFontPage: SectionsViewController, UIFontPickerViewControllerDelegate {
    private let sample = UILabel()
    private var descriptor = UIFont.systemFont(ofSize: 22).fontDescriptor

    override func viewDidLoad() {
        super.viewDidLoad()
        sample.text = "Quick brown fox 1/2 0123456789"
        sample.numberOfLines = 0
        addSection("Sample", [Row(sample, alignment: .leading)])
        let well = UIColorWell()
        well.title = "Text colour"
        well.selectedColor = .label
        well.addAction(
            UIAction { [weak self] action in
                self?.sample.textColor = (action.sender as? UIColorWell)?.selectedColor
            }, for: .valueChanged)
        addSection("Colour", [Row("Colour well", well)])
        let choose = UIButton(
            type: .system, primaryAction: UIAction(title: "Choose…") { [weak self] _ in self?.choose() })
        addSection(
            "Font",
            [
                Row("Font picker", choose),
                feature("Digits of equal width", kNumberSpacingType, kMonospacedNumbersSelector),
                feature("Fractions", kFractionsType, kDiagonalFractionsSelector),
                feature("Slashed zero", kTypographicExtrasType, kSlashedZeroOnSelector),
            ])
        show()
    }

    private var features: [Int: Int] = [:]

    private func feature(_ title: String, _ type: Int, _ selector: Int) -> UIView {
        let toggle = UISwitch()
        toggle.addAction(
            UIAction { [weak self] action in
                let isOn = (action.sender as? UISwitch)?.isOn == true
                self?.features[type] = isOn ? selector : nil
                self?.show()
            }, for: .valueChanged)
        return Row(title, toggle)
    }

    private func show() {
        let settings = features.sorted { $0.key < $1.key }.map { type, selector in
            [UIFontDescriptor.FeatureKey.type: type, .selector: selector]
        }
        sample.font = UIFont(descriptor: descriptor.addingAttributes([.featureSettings: settings]), size: 22)
    }

    private func choose() {
        let picker = UIFontPickerViewController()
        picker.delegate = self
        picker.selectedFontDescriptor = descriptor
        present(picker, animated: true)
    }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        guard let chosen = viewController.selectedFontDescriptor else { return }
        descriptor = chosen
        show()
    }
}
