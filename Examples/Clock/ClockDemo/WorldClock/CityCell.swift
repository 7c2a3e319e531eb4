import Foundation
import UIKit

/// A city of the world clock: its name, its time difference, and its time in large digits.
final class CityCell: UITableViewCell {
    private let differenceLabel = UILabel()
    private let nameLabel = UILabel()
    private let timeLabel = UILabel()
    private let row = UIStackView()
    private var city: City?
    private var here = TimeZone.current

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        differenceLabel.setFont(of: .subheadline)
        differenceLabel.textColor = .secondaryLabel
        differenceLabel.numberOfLines = 0
        nameLabel.setScaledFont(.systemFont(ofSize: 26), growingLike: .title1)
        nameLabel.adjustsFontSizeToFitWidth = true
        nameLabel.minimumScaleFactor = 0.6
        timeLabel.setScaledFont(.monospacedDigitSystemFont(ofSize: 52, weight: .light), growingLike: .largeTitle)
        timeLabel.adjustsFontSizeToFitWidth = true
        timeLabel.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
        timeLabel.setContentHuggingPriority(.required, for: .horizontal)

        let names = UIStackView(arrangedSubviews: [differenceLabel, nameLabel])
        names.axis = .vertical
        names.spacing = 2
        for view in [names, timeLabel] { row.addArrangedSubview(view) }
        fill(with: row, leastHeight: 88)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: CityCell, _) in cell.arrange() }
        arrange()
    }

    required init?(coder: NSCoder) { nil }

    func configure(_ city: City, in here: TimeZone) {
        self.city = city
        self.here = here
        nameLabel.text = city.name
    }

    func show(_ date: Date) {
        guard let city else { return }
        show(city.difference(at: date, from: here), in: differenceLabel)
        timeLabel.text = city.time(at: date)
    }

    /// With large text, the time is below the name.
    private func arrange() {
        let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isStacked ? .vertical : .horizontal
        row.alignment = isStacked ? .leading : .center
        row.spacing = isStacked ? 2 : 12
        timeLabel.alpha = isEditing && !isStacked ? 0 : 1
    }

    /// While the list is edited, the time beside the name is hidden for the controls.
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if animated { UIView.animate(withDuration: 0.25, animations: arrange) } else { arrange() }
    }
}
