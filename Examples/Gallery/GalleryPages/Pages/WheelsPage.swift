import UIKit

/// Picker views, and date pickers in all styles.
final class WheelsPage: SectionsViewController {
    private let choice = UILabel()
    private let fruits = PickerRows([
        ["Small", "Medium", "Large", "Very large"],
        ["Apple", "Apricot", "Cherry", "Fig", "Lemon", "Mango", "Orange", "Papaya", "Peach", "Pear", "Plum", "Quince"],
    ])
    private let colors = ColorRows()

    override func viewDidLoad() {
        super.viewDidLoad()
        addPickerViews()
        addCompact()
        addWheels()
        addInline()
    }

    private func addPickerViews() {
        let picker = UIPickerView()
        fruits.didSelect = { [weak self] in self?.choice.text = $0.joined(separator: " ").lowercased() }
        (picker.dataSource, picker.delegate) = (fruits, fruits)
        picker.selectRow(1, inComponent: 0, animated: false)
        picker.selectRow(5, inComponent: 1, animated: false)
        choice.text = "medium mango"
        choice.textColor = .secondaryLabel
        choice.font = .preferredFont(forTextStyle: .body)
        choice.adjustsFontForContentSizeCategory = true
        addSection("Picker view", [Row("For breakfast", choice), Row(picker)])
        let swatches = UIPickerView()
        (swatches.dataSource, swatches.delegate) = (colors, colors)
        swatches.selectRow(3, inComponent: 0, animated: false)
        addSection("Rows with views", [Row(swatches)])
    }

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        return picker
    }

    private func addCompact() {
        let disabled = picker(.date, .compact)
        disabled.isEnabled = false
        addSection(
            "Compact date pickers",
            [
                Row("Starts", picker(.dateAndTime, .compact)), Row("Birthday", picker(.date, .compact)),
                Row("Every day at", picker(.time, .compact)), Row("Disabled", disabled),
            ])
    }

    private func addWheels() {
        let quarters = picker(.time, .wheels)
        quarters.minuteInterval = 15
        addSection("Date and time", [Row(picker(.dateAndTime, .wheels))])
        addSection("Quarters of an hour", [Row(quarters)])
        addSection("Month", [Row(picker(.yearAndMonth, .wheels))])
        addSection("Timer", [Row(picker(.countDownTimer, .wheels))])
    }

    private func addInline() {
        let calendar = picker(.dateAndTime, .inline)
        calendar.minimumDate = calendar.date.addingTimeInterval(-5 * 86_400)
        calendar.tintColor = .systemRed
        addSection("Inline", [Row(calendar)])
    }
}

/// Rows of text for a picker view.
private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private let rows: [[String]]
    var didSelect: ([String]) -> Void = { _ in }

    init(_ rows: [[String]]) { self.rows = rows }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        rows[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        didSelect(rows.indices.map { rows[$0][max(0, pickerView.selectedRow(inComponent: $0))] })
    }
}

/// Colors for a picker view, each in a custom view.
private final class ColorRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemBlue, .systemIndigo,
        .systemPurple, .systemPink,
    ]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { colors.count }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 44 }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let swatch = view ?? UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 30))
        swatch.backgroundColor = colors[row]
        swatch.layer.cornerRadius = 8
        return swatch
    }
}
