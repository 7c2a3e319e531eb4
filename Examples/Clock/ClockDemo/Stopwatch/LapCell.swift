import UIKit

/// A lap: its number and its duration.
final class LapCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let durationLabel = UILabel()
    private let row = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.setFont(of: .body)
        durationLabel.setScaledFont(.monospacedDigitSystemFont(ofSize: 17, weight: .regular), growingLike: .body)
        for label in [nameLabel, durationLabel] {
            label.adjustsFontSizeToFitWidth = true
            row.addArrangedSubview(label)
        }
        fill(with: row, leastHeight: 44)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: LapCell, _) in cell.arrange() }
        arrange()
    }

    /// With large text, the duration is below the number.
    private func arrange() {
        let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isStacked ? .vertical : .horizontal
        row.alignment = isStacked ? .leading : .fill
        row.distribution = isStacked ? .fill : .equalSpacing
    }

    required init?(coder: NSCoder) { nil }

    func show(number: Int, duration: TimeInterval, color: UIColor) {
        nameLabel.text = "Lap \(number)"
        durationLabel.text = TimeText.hundredths(duration)
        for label in [nameLabel, durationLabel] { label.textColor = color }
    }
}
