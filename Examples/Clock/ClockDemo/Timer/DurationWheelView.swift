import UIKit

/// Three wheels for hours, minutes and seconds with their units beside them.
final class DurationWheelView: UIView, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    private let picker = UIPickerView()
    private let counts = [24, 60, 60]
    private let units: [UILabel]

    /// The selected duration in seconds.
    var duration: TimeInterval {
        TimeInterval(value(0) * 3600 + value(1) * 60 + value(2))
    }

    /// The value of the minutes' wheel.
    var minutes: Int {
        get { value(1) }
        set { picker.selectRow(newValue, inComponent: 1, animated: false) }
    }

    init() {
        units = ["hours", "min", "sec"].map { text in
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            // Beside its wheel, in every language.
            label.textAlignment = .left
            return label
        }
        super.init(frame: .zero)
        // The hours are first in every language.
        picker.semanticContentAttribute = .forceLeftToRight
        (picker.dataSource, picker.delegate) = (self, self)
        addSubview(picker)
        for view in units { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func value(_ component: Int) -> Int { picker.selectedRow(inComponent: component) }

    private var column: CGFloat { min(bounds.width / 3, 116) }

    override func layoutSubviews() {
        super.layoutSubviews()
        if picker.frame != bounds {
            picker.frame = bounds
            picker.reloadAllComponents()
        }
        let left = bounds.midX - column * 1.5
        for (index, label) in units.enumerated() {
            label.frame = CGRect(
                x: left + CGFloat(index) * column + column - 54, y: bounds.midY - 16, width: 54, height: 32)
        }
    }

    // MARK: Wheels

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        units[component].text
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { max(1, column - 5) }

    /// A number, with room for the unit beside it.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let holder = view ?? UIView()
        let label = holder.subviews.first as? UILabel ?? UILabel()
        label.text = "\(row)"
        label.font = .monospacedDigitSystemFont(ofSize: 23, weight: .regular)
        label.textAlignment = .center
        label.frame = CGRect(x: 0, y: 0, width: column - 56, height: 32)
        holder.addSubview(label)
        holder.bounds.size = CGSize(width: max(1, column - 5), height: 32)
        holder.accessibilityLabel = label.text
        return holder
    }
}
