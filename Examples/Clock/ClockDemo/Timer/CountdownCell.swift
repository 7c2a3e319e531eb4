import UIKit

/// A timer in the list: the remaining time in large digits, its name, and a small ring with a button.
final class CountdownCell: UITableViewCell {
    private let timeLabel = UILabel()
    private let nameLabel = UILabel()
    private let ring = RingButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    /// The identifier of the timer.
    var countdown: Countdown.ID?
    var press: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        timeLabel.setScaledFont(.monospacedDigitSystemFont(ofSize: 52, weight: .light), growingLike: .largeTitle)
        timeLabel.adjustsFontSizeToFitWidth = true
        timeLabel.minimumScaleFactor = 0.5
        nameLabel.setFont(of: .subheadline)
        nameLabel.numberOfLines = 0
        nameLabel.textColor = .secondaryLabel
        ring.addAction(UIAction { [weak self] _ in self?.press?() }, for: .touchUpInside)
        let names = UIStackView(arrangedSubviews: [timeLabel, nameLabel])
        names.axis = .vertical
        names.alignment = .leading
        let row = UIStackView(arrangedSubviews: [names, ring])
        row.alignment = .center
        row.spacing = 16
        NSLayoutConstraint.activate([
            ring.widthAnchor.constraint(equalToConstant: 60), ring.heightAnchor.constraint(equalToConstant: 60),
        ])
        fill(with: row, leastHeight: 104)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ countdown: Countdown, at time: TimeInterval) {
        let left = countdown.left(at: time)
        timeLabel.text = TimeText.countdown(left)
        timeLabel.textColor = countdown.isRunning ? .label : .secondaryLabel
        show(countdown.phase == .ringing ? "\(countdown.name), time’s up" : countdown.name, in: nameLabel)
        ring.show(part: left / countdown.duration, isRunning: countdown.isRunning, left: left)
    }
}
