import UIKit

/// An alarm in the list: its time in large digits, its label, and a switch.
final class AlarmCell: UITableViewCell {
    private let timeLabel = UILabel()
    private let summaryLabel = UILabel()
    private let onSwitch = UISwitch()
    private var didSwitch: ((Bool) -> Void)?
    /// The identifier of the alarm.
    private(set) var alarm: Alarm.ID?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        timeLabel.setScaledFont(.monospacedDigitSystemFont(ofSize: 52, weight: .light), growingLike: .largeTitle)
        timeLabel.adjustsFontSizeToFitWidth = true
        summaryLabel.setFont(of: .subheadline)
        summaryLabel.numberOfLines = 0
        accessoryView = onSwitch
        editingAccessoryType = .disclosureIndicator
        onSwitch.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                didSwitch?(onSwitch.isOn)
                showColors()
            }, for: .valueChanged)

        let column = UIStackView(arrangedSubviews: [timeLabel, summaryLabel])
        column.axis = .vertical
        column.alignment = .leading
        fill(with: column, leastHeight: 96)
    }

    required init?(coder: NSCoder) { nil }

    func configure(_ alarm: Alarm, didSwitch: @escaping (Bool) -> Void) {
        self.didSwitch = didSwitch
        self.alarm = alarm.id
        show(alarm)
    }

    func show(_ alarm: Alarm) {
        timeLabel.text = alarm.time
        onSwitch.accessibilityLabel = alarm.time
        show(alarm.summary, in: summaryLabel)
        if onSwitch.isOn != alarm.isOn { onSwitch.setOn(alarm.isOn, animated: window != nil) }
        showColors()
    }

    private func showColors() {
        let color: UIColor = onSwitch.isOn ? .label : .secondaryLabel
        timeLabel.textColor = color
        summaryLabel.textColor = color
    }
}
