import Foundation
import UIKit

/// A city of the world clock: where it is and how far ahead, and its time in large digits.
final class CityCell: UITableViewCell {
    private let differenceLabel = UILabel()
    private let nameLabel = UILabel()
    private let timeLabel = UILabel()
    private var city: City?
    private var here = TimeZone.current

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        differenceLabel.font = .systemFont(ofSize: 15)
        differenceLabel.textColor = .secondaryLabel
        nameLabel.font = .systemFont(ofSize: 26)
        nameLabel.adjustsFontSizeToFitWidth = true
        nameLabel.minimumScaleFactor = 0.6
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 52, weight: .light)
        timeLabel.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
        timeLabel.setContentHuggingPriority(.required, for: .horizontal)

        let names = UIStackView(arrangedSubviews: [differenceLabel, nameLabel])
        names.axis = .vertical
        names.spacing = 2
        let row = UIStackView(arrangedSubviews: [names, timeLabel])
        row.alignment = .center
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func configure(_ city: City, in here: TimeZone) {
        self.city = city
        self.here = here
        nameLabel.text = city.name
    }

    func show(_ date: Date) {
        guard let city else { return }
        differenceLabel.text = city.difference(at: date, from: here)
        timeLabel.text = city.time(at: date)
    }

    /// While the list is edited the time makes room for the controls.
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        let change = { self.timeLabel.alpha = editing ? 0 : 1 }
        if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
    }
}
