import UIKit

/// A lap: its number and its duration.
final class LapCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let durationLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .systemFont(ofSize: 17)
        durationLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let row = UIStackView(arrangedSubviews: [nameLabel, durationLabel])
        row.distribution = .equalSpacing
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(number: Int, duration: TimeInterval, color: UIColor) {
        nameLabel.text = "Lap \(number)"
        durationLabel.text = TimeText.hundredths(duration)
        for label in [nameLabel, durationLabel] { label.textColor = color }
    }
}
