import CoreGraphics
import Foundation

/// Three sliders for red, green and blue in the color picker.
final class ColorSliders: UIControl {
    private let rows = ["Red", "Green", "Blue"].map { ColorSliderRow($0, maximum: 255) }
    private var alphaValue: CGFloat = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        for row in rows {
            addSubview(row)
            row.slider.addTarget(self, action: ColorSliders.sliderMoved, for: .valueChanged)
            row.slider.addTarget(self, action: ColorSliders.sliderReleased, for: .touchUpInside)
            row.slider.addTarget(self, action: ColorSliders.sliderReleased, for: .touchUpOutside)
        }
    }

    required init?(coder: NSCoder) { nil }

    var color: UIColor {
        get {
            let parts = rows.map { CGFloat($0.slider.value.rounded()) / 255 }
            return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alphaValue)
        }
        set {
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            _ = newValue.getRed(&red, green: &green, blue: &blue, alpha: &alphaValue)
            for (row, part) in zip(rows, [red, green, blue]) { row.value = Float(min(max(part, 0), 1) * 255) }
        }
    }

    private func sliderMoved() {
        for row in rows { row.value = row.slider.value }
        sendActions(for: .valueChanged)
    }

    private func sliderReleased() { sendActions(for: .editingDidEnd) }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * ColorSliderRow.height, width: bounds.width, height: ColorSliderRow.height)
        }
    }
}

/// A slider under its title, with its value beside it.
final class ColorSliderRow: UIView {
    static let height: CGFloat = 64

    let slider = UISlider()
    private let title = UILabel()
    private let number = UILabel()
    private let unit: String

    init(_ name: String, maximum: Float, unit: String = "") {
        self.unit = unit
        super.init(frame: .zero)
        title.text = name.uppercased()
        title.font = .preferredFont(forTextStyle: .footnote)
        title.textColor = .secondaryLabel
        number.font = .preferredFont(forTextStyle: .body)
        number.textAlignment = .right
        slider.maximumValue = maximum
        slider.accessibilityLabel = name
        for view in [title, number, slider] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    var value: Float {
        get { slider.value }
        set {
            slider.value = newValue
            number.text = "\(Int(newValue.rounded()))\(unit)"
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
        number.frame = CGRect(x: bounds.width - 64, y: 24, width: 64, height: 34)
        slider.frame = CGRect(x: 0, y: 24, width: max(0, bounds.width - 76), height: 34)
    }
}
