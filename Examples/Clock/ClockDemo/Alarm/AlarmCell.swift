import UIKit

/// An alarm in the list: its time in large digits, what it is called, and whether it rings.
final class AlarmCell: UITableViewCell {
    private let timeLabel = UILabel()
    private let summaryLabel = UILabel()
    private let onSwitch = UISwitch()
    private var didSwitch: ((Bool) -> Void)?
    /// Which alarm it shows.
    private(set) var alarm: Alarm.ID?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 52, weight: .light)
        summaryLabel.font = .systemFont(ofSize: 15)
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
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            column.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func configure(_ alarm: Alarm, didSwitch: @escaping (Bool) -> Void) {
        self.didSwitch = didSwitch
        self.alarm = alarm.id
        show(alarm)
    }

    func show(_ alarm: Alarm) {
        timeLabel.text = alarm.time
        summaryLabel.text = alarm.summary
        if onSwitch.isOn != alarm.isOn { onSwitch.setOn(alarm.isOn, animated: window != nil) }
        showColors()
    }

    private func showColors() {
        let color: UIColor = onSwitch.isOn ? .label : .secondaryLabel
        timeLabel.textColor = color
        summaryLabel.textColor = color
    }
}
